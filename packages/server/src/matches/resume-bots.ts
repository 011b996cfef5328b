import type { Game } from '@sandtable/kernel';
import { type OpenMatch, openMatches } from '../store/matches.js';
import type { Database } from '../store/store.js';
import { hasBots, hasPeople } from './bot-thread.js';
import { isUnplayable } from './live-match.js';

/** After a start, bots whose turn it was when the server stopped continue, even if nobody has opened their match. */
export interface BotResumption {
  /** Resolves when no match is left to open. */
  readonly done: Promise<void>;
  /** Opens no further match; resolves when the one being opened is open. */
  stop(): Promise<void>;
}

export interface ResumeBotsOptions {
  readonly store: Database;
  readonly games: Readonly<Record<string, Game>>;
  readonly open: (id: string) => Promise<unknown>;
  /** Is there space in memory for one more match? Matches that people use take precedence. */
  readonly hasCapacity: () => boolean;
  readonly report: (error: unknown, what: string) => void;
  /** The most matches that are opened, newest first: nobody waits for matches abandoned long ago. */
  readonly maxMatches?: number;
  /** The pause between two matches, so that requests are served in between. */
  readonly pauseMs?: number;
}

const MAX_MATCHES = 1000;
const PAUSE_MS = 100;
const PAGE_SIZE = 100;

export function resumeBots(options: ResumeBotsOptions): BotResumption {
  const { store, games, open, hasCapacity, report, maxMatches = MAX_MATCHES, pauseMs = PAUSE_MS } = options;
  let stopped = false;
  let wake: () => void = () => {};
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      if (stopped) return resolve();
      wake = resolve;
      setTimeout(resolve, pauseMs).unref();
    });

  const openOne = async (id: string): Promise<void> => {
    while (!stopped && !hasCapacity()) await rest();
    if (stopped) return;
    try {
      await open(id);
    } catch (error) {
      // The registry has already reported a match that cannot be played.
      if (!isUnplayable(error)) report(error, 'resuming bots');
    }
    await rest();
  };

  let opened = 0;
  let unknown = 0;
  const openMatching = async (isChosen: (match: OpenMatch) => boolean): Promise<void> => {
    let page: OpenMatch[];
    let before = Number.MAX_SAFE_INTEGER;
    do {
      page = await openMatches(store, before, PAGE_SIZE);
      for (const match of page) {
        before = match.pk;
        if (stopped || opened >= maxMatches) break;
        if (!hasBots(match.seating) || !isChosen(match)) continue;
        // A match of another version may be carried over; the registry reports it if it can't be.
        if (Object.hasOwn(games, match.game)) {
          opened++;
          await openOne(match.id);
        } else unknown++;
      }
      if (page.length === PAGE_SIZE) await rest();
    } while (!stopped && opened < maxMatches && page.length === PAGE_SIZE);
  };

  /** Matches with people come first. */
  const openAll = async (): Promise<void> => {
    await openMatching(({ seats, seating }) => hasPeople(seats, seating));
    await openMatching(({ seats, seating }) => !hasPeople(seats, seating));
    if (unknown > 0) {
      report(new Error(`matches with bots, of games that are not here: ${unknown}`), 'resuming bots');
    }
  };
  const done = openAll().catch((error: unknown) => {
    // The database failed. Opening a match starts its bots too, so nothing is retried here.
    if (!stopped) report(error, 'resuming bots');
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
