import { GAMES } from '../games/index.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ServerNotice } from '../shell/server-notice.js';
import { TopBar } from '../shell/top-bar.js';
import { sayWith } from '../words/text.js';
import { AccountLink } from './account-link.js';
import { CoverCard } from './cover-card.js';
import { InstallButton } from './install.js';
import { RecordFiles } from './record-file.js';
import { useOnlineGames } from './use-online-games.js';
import { useSavedGames } from './use-saved-games.js';
import { YourGames } from './your-games.js';
import './home.css';

/** The home page: games to play and games in progress. It loads only the covers of the games. */
export function Home() {
  const { words } = useReaderPreferences();
  const say = sayWith(words);
  const saved = useSavedGames();
  const online = useOnlineGames();
  const hasGames = (saved.games?.some(({ result }) => !result) ?? false) || online.matches.some(({ over }) => !over);
  return (
    <RecordFiles>
      {(recordButton) => (
        <>
          <TopBar>
            <nav className="home-nav">
              <AccountLink />
            </nav>
          </TopBar>
          <main className="page home">
            <h1 className="home-tagline">{say('home.tagline')}</h1>
            <ServerNotice text={say('home.offline')} />
            <div className={hasGames ? 'home-columns home-returning' : 'home-columns'}>
              <section className="home-games" aria-labelledby="home-games">
                <h2 id="home-games">{say('home.games')}</h2>
                {GAMES.map((game) => (
                  <CoverCard key={game} game={game} />
                ))}
              </section>
              <YourGames saved={saved} online={online} />
              <div className="home-more">
                {recordButton}
                <InstallButton />
              </div>
            </div>
            <footer className="home-foot">{say('home.credits')}</footer>
          </main>
        </>
      )}
    </RecordFiles>
  );
}
