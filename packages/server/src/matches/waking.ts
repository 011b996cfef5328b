import type { Game } from '@sandtable/kernel';
import { type GoingOn, goingOn } from '../store/matches.js';
import type { Database } from '../store/store.js';
import { hasBots, hasPeople } from './bots.js';
import { isUnplayable } from './live.js';

/** After a start: bots whose turn it was when the server went down go on, although nobody has opened their match yet. */
export interface Waking {
  /** Resolves when there is nothing left to open. */
  readonly done: Promise<void>;
  /** Opens no more; resolves when the one that was being opened is. */
  stop(): Promise<void>;
}

export interface WakingHabits {
  readonly store: Database;
  readonly games: Readonly<Record<string, Game>>;
  readonly open: (id: string) => Promise<unknown>;
  /** Is there room in memory for one more? Those whom people use come first. */
  readonly hasRoom: () => boolean;
  readonly report: (error: unknown, what: string) => void;
  /** How many are opened, the newest first: nobody waits for what has long been left. */
  readonly most?: number;
  /** Milliseconds between two of them, so that people are served as ever. */
  readonly pause?: number;
}

const MOST = 1000;
const PAUSE = 100;
const A_PAGE = 100;

export function wakeBots(habits: WakingHabits): Waking {
  const { store, games, open, hasRoom, report, most = MOST, pause = PAUSE } = habits;
  let stopped = false;
  let wake: () => void = () => {};
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      if (stopped) return resolve();
      wake = resolve;
      setTimeout(resolve, pause).unref();
    });

  const openOne = async (id: string): Promise<void> => {
    while (!stopped && !hasRoom()) await rest();
    if (stopped) return;
    try {
      await open(id);
    } catch (error) {
      // Of a match that cannot be played the log knows already.
      if (!isUnplayable(error)) report(error, 'waking bots');
    }
    await rest();
  };

  let opened = 0;
  let unknown = 0;
  const openThose = async (chosen: (match: GoingOn) => boolean): Promise<void> => {
    let page: GoingOn[];
    let before = Number.MAX_SAFE_INTEGER;
    do {
      page = await goingOn(store, before, A_PAGE);
      for (const match of page) {
        before = match.pk;
        if (stopped || opened >= most) break;
        if (!hasBots(match.seating) || !chosen(match)) continue;
        // One of another version may be carried over; the registry reports it if not.
        if (Object.hasOwn(games, match.game)) {
          opened++;
          await openOne(match.id);
        } else unknown++;
      }
      if (page.length === A_PAGE) await rest();
    } while (!stopped && opened < most && page.length === A_PAGE);
  };

  /** Bots opposite people first. */
  const all = async (): Promise<void> => {
    await openThose(({ seats, seating }) => hasPeople(seats, seating));
    await openThose(({ seats, seating }) => !hasPeople(seats, seating));
    if (unknown > 0) {
      report(new Error(`matches with bots, of games that are not here: ${unknown}`), 'waking bots');
    }
  };
  const done = all().catch((error: unknown) => {
    // A database that fails: whoever opens a match wakes its bots.
    if (!stopped) report(error, 'waking bots');
  });

  return {
    done,
    stop() {
      stopped = true;
      wake();
      return done;
    },
  };
}
