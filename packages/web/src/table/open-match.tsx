import type { GatheringSnapshot } from '@sandtable/client';
import { type ReactNode, useEffect, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { GAME_UIS, isGame } from '../games/index.js';
import { links } from '../home/stored-links.js';
import { playLocal } from '../play/local-play.js';
import { type JoinEvents, playOnline } from '../play/online-play.js';
import type { Play } from '../play/play.js';
import { useReaderPreferences, useWords } from '../shell/reader-preferences.js';
import { ADDRESS, linkTo } from '../shell/route.js';
import { serverReachability } from '../shell/server-reachability.js';
import { TopBar } from '../shell/top-bar.js';
import { tablePageMessages } from '../words/table-page-messages.js';
import { inputError, sayWith, text } from '../words/text.js';
import { Gathering } from './gathering.js';
import { refusal } from './refusal-text.js';
import { TablePage } from './table-page.js';

/** Opens a match and shows its table page. */

export const LocalTable = ({ id }: { readonly id: string }) => <MatchOpener key={id} open={() => playLocal(id)} />;

export const OnlineTable = ({ match, token }: { readonly match: string; readonly token: string }) => (
  <MatchOpener key={match + token} open={(joining) => openLink(match, token, joining)} />
);

/**
 * Remembers an opened link, so that the home page leads back to it. The stored seed hash and history show on the next
 * visit whether the server has lost or changed anything.
 */
async function openLink(match: string, token: string, joining: JoinEvents): Promise<Play> {
  const link = { address: window.location.origin, match, token };
  const play = await playOnline(link, joining, {
    seedHash: links.seedHashOf(match),
    held: links.heldOf(match, token),
    dice: links.diceOf(match, token),
    onDice: (dice, { game, seat, seedHash }) =>
      links.followed({ match, token, game, seat, at: Date.now(), seedHash, dice }),
  });
  const { setup, viewer, online } = play.snapshot();
  const pinned = online?.seedHash.pinned;
  const known = { match, token, game: setup.game, seat: viewer, at: Date.now() };
  links.followed({ ...known, ...(pinned ? { seedHash: pinned } : {}) });
  storeHeld(play, match, token);
  play.subscribe(() => storeHeld(play, match, token));
  return play;
}

function storeHeld(play: Play, match: string, token: string): void {
  const held = play.snapshot().online?.held;
  if (held && held.mark !== links.heldOf(match, token)?.mark) links.storeHeld(match, token, held);
}

export interface OpenedTable {
  readonly play: Play;
  readonly gameUi: GameUi;
}

type OpenAttempt =
  | OpenedTable
  | { readonly error: unknown }
  | { readonly gathering: GatheringSnapshot }
  | 'waiting'
  | undefined;

export function MatchOpener({
  open,
  renderTable = ({ play, gameUi }) => <TablePage play={play} gameUi={gameUi} />,
}: {
  readonly open: (joining: JoinEvents) => Promise<Play>;
  readonly renderTable?: (opened: OpenedTable) => ReactNode;
}) {
  const [opened, setOpened] = useState<OpenAttempt>();
  const { words } = useReaderPreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once; another match has another key
  useEffect(() => {
    const unmounted = new AbortController();
    let play: Play | undefined;
    const begin = async (): Promise<OpenedTable> => {
      play = await open({
        signal: unmounted.signal,
        onWaiting: () => setOpened((before) => before ?? 'waiting'),
        onGathering: (gathering) => setOpened({ gathering }),
      });
      const { game } = play.snapshot().setup;
      if (!isGame(game)) throw inputError('play.error.game', { game });
      return { play, gameUi: await GAME_UIS[game]() };
    };
    begin().then(
      (table) => {
        if (unmounted.signal.aborted) table.play.close();
        else setOpened(table);
      },
      (error: unknown) => {
        play?.close();
        if (!unmounted.signal.aborted) setOpened({ error });
      },
    );
    return () => {
      unmounted.abort();
      play?.close();
    };
  }, []);
  if (!opened) return <p className="loading">{words.say(text('shell.loading'))}</p>;
  if (opened === 'waiting') return <Waiting />;
  if ('play' in opened) return renderTable(opened);
  if ('gathering' in opened) return <Gathering now={opened.gathering} />;
  return <NotOpened error={opened.error} />;
}

const CATALOGS = [tablePageMessages];
const NO_NAMES = {};

function NotOpened({ error }: { readonly error: unknown }) {
  const words = useWords(CATALOGS, NO_NAMES);
  return (
    <>
      <TopBar />
      <main className="page table-waiting" role="alert">
        <p>{refusal(error, words)}</p>
        <div className="table-waiting-buttons">
          <button type="button" className="primary" onClick={() => window.location.reload()}>
            {words.say(text('shell.again'))}
          </button>
          <a className="button" {...linkTo(ADDRESS.home)}>
            {words.say(text('shell.home'))}
          </a>
        </div>
      </main>
    </>
  );
}

/** Shown while the server can't be reached. The match opens by itself once it can. */
function Waiting() {
  const { words } = useReaderPreferences();
  const say = sayWith(words);
  return (
    <>
      <TopBar />
      <main className="page table-waiting" role="status">
        <p>{say('play.waiting')}</p>
        <div className="table-waiting-buttons">
          <button type="button" className="primary" onClick={() => serverReachability.retryNow()}>
            {say('shell.again')}
          </button>
          <a className="button" {...linkTo(ADDRESS.home)}>
            {say('shell.home')}
          </a>
        </div>
      </main>
    </>
  );
}
