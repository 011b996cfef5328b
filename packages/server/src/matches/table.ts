import type { Happened } from '@sandtable/client/wire';
import type { SeatId } from '@sandtable/kernel';
import { headOf, type Live, type Refused } from './live.js';

/** Somebody who follows a match: told after every commit. */
export interface Follower {
  readonly seat: SeatId;
  /** How many entries it has been told of: fewer than the table's when it is told in a moment. */
  known(): number;
  /** Something was done and is on the disk. */
  changed(live: Live, happened: readonly Happened[]): void;
  /** The match had to be read again from the disk; what was told of it still stands, and more may have come. */
  reread(live: Live): void;
  /** The match cannot be carried out here any more: there is nothing left to follow. */
  ended(why: Refused): void;
}

/** A match that somebody uses. */
export interface Table {
  live: Live;
  readonly followers: Set<Follower>;
  /** Acts at the table that are under way or wait for their turn. */
  unsaved: number;
  /** Resolves when all that has been asked for so far is settled; never rejects. */
  settled: Promise<unknown>;
  /** Entries that everybody has been told of: all of them are on the disk. */
  told: number;
  /** Something in memory did not get to the disk: nothing is done or shown before it has been read again. */
  stale: boolean;
  /** Another process has added something that is not here yet. */
  behind: boolean;
  /** Somebody will try again in a while. */
  retrying: boolean;
  thinking: boolean;
  lastUsed: number;
}

export const newTable = (live: Live): Table => ({
  live,
  followers: new Set(),
  unsaved: 0,
  settled: Promise.resolve(),
  told: headOf(live),
  stale: false,
  behind: false,
  retrying: false,
  thinking: false,
  lastUsed: Date.now(),
});

/** At a table one act follows another: nobody finds there what is not on the disk yet. */
export function inTurn<T>(table: Table, act: () => Promise<T>): Promise<T> {
  table.unsaved++;
  const done = table.settled.then(act).finally(() => {
    table.unsaved--;
  });
  table.settled = done.catch(() => undefined);
  return done;
}
