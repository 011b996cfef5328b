import type { GatheringNow } from '@sandtable/client';
import { InputError } from '@sandtable/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import type { Front } from '../games/front.js';
import { FRONTS, isGame } from '../games/index.js';
import { links } from '../home/links.js';
import { playLocal } from '../play/local.js';
import { type Joining, playOnline } from '../play/online.js';
import type { Play } from '../play/play.js';
import { Bar } from '../shell/bar.js';
import { useReader } from '../shell/reader.js';
import { ADDRESS, to } from '../shell/route.js';
import { serverReachability } from '../shell/server-reachability.js';
import { Gathering } from './gathering.js';
import { refusal } from './refusal.js';
import { Table } from './table.js';

/** Opens a match and lays the table for it. */

export const LocalTable = ({ id }: { readonly id: string }) => <Opening key={id} open={() => playLocal(id)} />;

export const OnlineTable = ({ match, token }: { readonly match: string; readonly token: string }) => (
  <Opening key={match + token} open={(joining) => follow(match, token, joining)} />
);

/**
 * A link that opened is remembered with the hash of the seed and what was shown: the home page leads back to it, and a
 * server that has lost something meanwhile is noticed.
 */
async function follow(match: string, token: string, joining: Joining): Promise<Play> {
  const link = { address: window.location.origin, match, token };
  const play = await playOnline(link, joining, {
    seedHash: links.seedHashOf(match),
    held: links.heldOf(match, token),
    dice: links.diceOf(match, token),
    onDice: (dice, { game, seat, seedHash }) =>
      links.followed({ match, token, game, seat, at: Date.now(), seedHash, dice }),
  });
  const { setup, viewer, company } = play.snapshot();
  const pinned = company?.seedHash.pinned;
  const known = { match, token, game: setup.game, seat: viewer, at: Date.now() };
  links.followed({ ...known, ...(pinned ? { seedHash: pinned } : {}) });
  keepHeld(play, match, token);
  play.subscribe(() => keepHeld(play, match, token));
  return play;
}

function keepHeld(play: Play, match: string, token: string): void {
  const held = play.snapshot().company?.held;
  if (held && held.mark !== links.heldOf(match, token)?.mark) links.keepHeld(match, token, held);
}

export interface Laid {
  readonly play: Play;
  readonly front: Front;
}

type Opened = Laid | { readonly error: unknown } | { readonly gathering: GatheringNow } | 'waiting' | undefined;

export function Opening({
  open,
  lay = ({ play, front }) => <Table play={play} front={front} />,
}: {
  readonly open: (joining: Joining) => Promise<Play>;
  readonly lay?: (laid: Laid) => ReactNode;
}) {
  const [opened, setOpened] = useState<Opened>();
  const { words } = useReader();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; another match is another key
  useEffect(() => {
    const gone = new AbortController();
    let play: Play | undefined;
    const begin = async (): Promise<Laid> => {
      play = await open({
        signal: gone.signal,
        onWaiting: () => setOpened((before) => before ?? 'waiting'),
        onGathering: (gathering) => setOpened({ gathering }),
      });
      const { game } = play.snapshot().setup;
      if (!isGame(game)) throw new InputError('play.error.game', { game });
      return { play, front: await FRONTS[game]() };
    };
    begin().then(
      (laid) => {
        if (gone.signal.aborted) laid.play.close();
        else setOpened(laid);
      },
      (error: unknown) => {
        play?.close();
        if (!gone.signal.aborted) setOpened({ error });
      },
    );
    return () => {
      gone.abort();
      play?.close();
    };
  }, []);
  if (!opened) return <p className="loading">{words.say({ key: 'shell.loading' })}</p>;
  if (opened === 'waiting') return <Waiting />;
  if ('play' in opened) return lay(opened);
  if ('gathering' in opened) return <Gathering now={opened.gathering} />;
  return (
    <>
      <Bar />
      <main className="page" role="alert">
        <p>{refusal(opened.error, words)}</p>
        <a className="button" {...to(ADDRESS.home)}>
          {words.say({ key: 'shell.home' })}
        </a>
      </main>
    </>
  );
}

/** The server can't be reached: the table opens by itself when it can. */
function Waiting() {
  const { words } = useReader();
  return (
    <>
      <Bar />
      <main className="page table-waiting" role="status">
        <p>{words.say({ key: 'play.waiting' })}</p>
        <div className="table-waiting-buttons">
          <button type="button" className="primary" onClick={() => serverReachability.retryNow()}>
            {words.say({ key: 'shell.again' })}
          </button>
          <a className="button" {...to(ADDRESS.home)}>
            {words.say({ key: 'shell.home' })}
          </a>
        </div>
      </main>
    </>
  );
}
