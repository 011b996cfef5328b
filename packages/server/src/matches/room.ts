import type { SeatId } from '@sandtable/kernel';
import type { BotTurnWatch } from './bot-thread.js';
import { entryCount, type LiveMatch, type RefusedError } from './live-match.js';

/** Somebody who follows a match: notified after every commit. */
export interface Subscriber {
  readonly seat: SeatId;
  /** How many entries it has received. Fewer than the room has announced while it waits for its next update. */
  known(): number;
  /** Entries were added and are on the disk. */
  onChange(live: LiveMatch): void;
  /** The match was loaded again from the disk. What the subscriber knows is still true; there may be new entries. */
  onReload(live: LiveMatch): void;
  /** The match cannot be played here any more. No further call follows. */
  onEnd(why: RefusedError): void;
}

/** A match in memory, with everybody connected to it. */
export interface Room {
  live: LiveMatch;
  readonly subscribers: Set<Subscriber>;
  /** How many connections are being let in: they will subscribe soon. */
  joining: number;
  /** Actions that are running or wait for their turn. */
  pendingActions: number;
  /** Resolves when all actions requested so far have finished; never rejects. */
  settled: Promise<unknown>;
  /** How many entries the subscribers were notified of. All of them are on the disk. */
  announcedN: number;
  /** Something in memory did not get to the disk: the match must be reloaded before anything is done or shown. */
  stale: boolean;
  /** Another process may have added entries that are not here yet. */
  behind: boolean;
  /** The scheduled check of the room. */
  retry: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;
  /** The turn that bots are thinking about or are queued for. */
  thinking: BotTurnWatch | undefined;
  /** How many times in a row bots have failed, and until when they pause because of that. */
  botFaults: number;
  botsRestUntil: number;
  lastUsed: number;
}

export const newRoom = (live: LiveMatch): Room => ({
  live,
  subscribers: new Set(),
  joining: 0,
  pendingActions: 0,
  settled: Promise.resolve(),
  announcedN: entryCount(live),
  stale: false,
  behind: false,
  retry: undefined,
  thinking: undefined,
  botFaults: 0,
  botsRestUntil: 0,
  lastUsed: Date.now(),
});

/** Runs the actions of a room one after another, so that none of them sees what is not on the disk yet. */
export function runExclusive<T>(room: Room, action: () => Promise<T>): Promise<T> {
  room.pendingActions++;
  const done = room.settled.then(action).finally(() => {
    room.pendingActions--;
  });
  room.settled = done.catch(() => undefined);
  return done;
}
