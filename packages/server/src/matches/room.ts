import type { HistoryEntry } from '@sandtable/client/wire';
import type { SeatId } from '@sandtable/kernel';
import { entryCount, type LiveMatch, type RefusedError } from './live-match.js';

/** Somebody who follows a match: told after every commit. */
export interface Subscriber {
  readonly seat: SeatId;
  /** How many entries it has been told of: fewer than the table's when it is told in a moment. */
  known(): number;
  /** Something was done and is on the disk. */
  onChange(live: LiveMatch, happened: readonly HistoryEntry[]): void;
  /** The match had to be read again from the disk; what was told of it still stands, and more may have come. */
  onReload(live: LiveMatch): void;
  /** The match cannot be carried out here any more: there is nothing left to follow. */
  onEnd(why: RefusedError): void;
}

/** A match that somebody uses. */
export interface Room {
  live: LiveMatch;
  readonly subscribers: Set<Subscriber>;
  /** Acts at the table that are under way or wait for their turn. */
  pendingActions: number;
  /** Resolves when all that has been asked for so far is settled; never rejects. */
  settled: Promise<unknown>;
  /** Entries that everybody has been told of: all of them are on the disk. */
  announcedN: number;
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

export const newRoom = (live: LiveMatch): Room => ({
  live,
  subscribers: new Set(),
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

/** Nobody follows the match, and nothing is under way that memory is needed for. */
const isEvictable = ({ subscribers, pendingActions, thinking, retry }: Room): boolean =>
  subscribers.size === 0 && pendingActions === 0 && !thinking && !retry;

/** Who has just opened a table has it in hand for so long, and may still want to follow it. */
const JUST_OPENED_MS = 10_000;

/** The tables that leave memory: those long idle, and beyond `maxRooms` those that have been idle for longest. */
export function roomsToEvict(rooms: readonly Room[], idleMs: number, maxRooms: number, now = Date.now()): Room[] {
  const idle = rooms
    .filter((room) => isEvictable(room) && room.lastUsed <= now - Math.min(idleMs, JUST_OPENED_MS))
    .sort((a, b) => a.lastUsed - b.lastUsed);
  return idle.filter(({ lastUsed }, i) => lastUsed <= now - idleMs || i < rooms.length - maxRooms);
}

/** At a table one act follows another: nobody finds there what is not on the disk yet. */
export function runExclusive<T>(room: Room, action: () => Promise<T>): Promise<T> {
  room.pendingActions++;
  const done = room.settled.then(action).finally(() => {
    room.pendingActions--;
  });
  room.settled = done.catch(() => undefined);
  return done;
}
