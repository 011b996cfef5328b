import { lazy, Suspense } from 'react';
import { Home } from '../home/home.js';
import { text } from '../words/text.js';
import { useBackLayers } from './back-button.js';
import { ErrorBoundary } from './error-boundary.js';
import { useReaderPreferences } from './reader-preferences.js';
import { type Route, useRoute } from './route.js';
import { TopBar } from './top-bar.js';

/** All pages but the home page are loaded on demand. */
const NewGame = lazy(() => import('../home/new-game.js').then(({ NewGame }) => ({ default: NewGame })));
const Account = lazy(() => import('../home/account.js').then(({ Account }) => ({ default: Account })));
const ConfirmMail = lazy(() => import('../home/confirm-mail.js').then(({ ConfirmMail }) => ({ default: ConfirmMail })));
const LocalTable = lazy(() => import('../table/open-match.js').then(({ LocalTable }) => ({ default: LocalTable })));
const OnlineTable = lazy(() => import('../table/open-match.js').then(({ OnlineTable }) => ({ default: OnlineTable })));
const Learn = lazy(() => import('../learn/learn.js').then(({ Learn }) => ({ default: Learn })));

export function App() {
  const route = useRoute();
  const { words } = useReaderPreferences();
  useBackLayers();
  return (
    <ErrorBoundary key={JSON.stringify(route)}>
      <Suspense fallback={<p className="loading">{words.say(text('shell.loading'))}</p>}>
        <Page route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Page({ route }: { readonly route: Route }) {
  const { words } = useReaderPreferences();
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewGame game={route.game} />;
    case 'account':
      return <Account />;
    case 'confirm':
      return <ConfirmMail token={route.token} />;
    case 'local':
      return <LocalTable id={route.id} />;
    case 'online':
      return <OnlineTable match={route.match} token={route.token} />;
    case 'learn':
      return <Learn game={route.game} />;
    case 'nowhere':
      return (
        <>
          <TopBar />
          <main className="page">
            <p>{words.say(text('shell.notFound'))}</p>
          </main>
        </>
      );
  }
}
