import type { Game } from '@sandtable/kernel';
import { type OpenMatch, openMatches } from '../store/matches.js';
import type { Database } from '../store/store.js';
import { hasBots, hasPeople } from './bot-thread.js';
import { isUnplayable } from './live-match.js';

/** After a start: bots whose turn it was when the server went down go on, although nobody has opened their match yet. */
export interface BotResumption {
  /** Resolves when there is nothing left to open. */
  readonly done: Promise<void>;
  /** Opens no more; resolves when the one that was being opened is. */
  stop(): Promise<void>;
}

export interface ResumeBotsOptions {
  readonly store: Database;
  readonly games: Readonly<Record<string, Game>>;
  readonly open: (id: string) => Promise<unknown>;
  /** Is there room in memory for one more? Those whom people use come first. */
  readonly hasRoom: () => boolean;
  readonly report: (error: unknown, what: string) => void;
  /** How many are opened, the newest first: nobody waits for what has long been left. */
  readonly maxMatches?: number;
  /** Milliseconds between two of them, so that people are served as ever. */
  readonly pauseMs?: number;
}

const MAX_MATCHES = 1000;
const PAUSE_MS = 100;
const PAGE_SIZE = 100;

export function resumeBots(options: ResumeBotsOptions): BotResumption {
  const { store, games, open, hasRoom, report, maxMatches = MAX_MATCHES, pauseMs = PAUSE_MS } = options;
  let stopped = false;
  let wake: () => void = () => {};
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      if (stopped) return resolve();
      wake = resolve;
      setTimeout(resolve, pauseMs).unref();
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
  const openThose = async (chosen: (match: OpenMatch) => boolean): Promise<void> => {
    let page: OpenMatch[];
    let before = Number.MAX_SAFE_INTEGER;
    do {
      page = await openMatches(store, before, PAGE_SIZE);
      for (const match of page) {
        before = match.pk;
        if (stopped || opened >= maxMatches) break;
        if (!hasBots(match.seating) || !chosen(match)) continue;
        // One of another version may be carried over; the registry reports it if not.
        if (Object.hasOwn(games, match.game)) {
          opened++;
          await openOne(match.id);
        } else unknown++;
      }
      if (page.length === PAGE_SIZE) await rest();
    } while (!stopped && opened < maxMatches && page.length === PAGE_SIZE);
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
