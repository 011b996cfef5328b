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
  /** Somebody will look at the table again by then. */
  retry: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;
  /** The turn that bots are thinking about, or wait to. */
  thinking: object | undefined;
  /** How often bots have failed, one time after another, and until when they rest for that. */
  botFaults: number;
  botsRestUntil: number;
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
  retry: undefined,
  thinking: undefined,
  botFaults: 0,
  botsRestUntil: 0,
  lastUsed: Date.now(),
});

/** Nobody follows the match, and nothing is under way that memory is needed for. */
const mayLeave = ({ followers, unsaved, thinking, retry }: Table): boolean =>
  followers.size === 0 && unsaved === 0 && !thinking && !retry;

/** Who has just opened a table has it in hand for so long, and may still want to follow it. */
const IN_HAND = 10_000;

/** The tables that leave memory: those long idle, and beyond `most` those that have been idle for longest. */
export function leaving(tables: readonly Table[], idleMilliseconds: number, most: number, now = Date.now()): Table[] {
  const idle = tables
    .filter((table) => mayLeave(table) && table.lastUsed <= now - Math.min(idleMilliseconds, IN_HAND))
    .sort((a, b) => a.lastUsed - b.lastUsed);
  return idle.filter(({ lastUsed }, i) => lastUsed <= now - idleMilliseconds || i < tables.length - most);
}

/** At a table one act follows another: nobody finds there what is not on the disk yet. */
export function inTurn<T>(table: Table, act: () => Promise<T>): Promise<T> {
  table.unsaved++;
  const done = table.settled.then(act).finally(() => {
    table.unsaved--;
  });
  table.settled = done.catch(() => undefined);
  return done;
}
