import type { LiveMatch } from './live-match.js';
import { type Room, runExclusive } from './room.js';
import type { RoomSync } from './room-sync.js';
import type { Report } from './unplayable-reports.js';

export interface RoomActionsOptions {
  readonly sync: RoomSync;
  readonly report: Report;
  readonly closed: () => boolean;
  readonly isInMemory: (room: Room) => boolean;
  /** Called after every action that leaves memory and disk in agreement. */
  readonly onSettled: (room: Room) => void;
}

/** Actions of one room run one after another. Each begins with memory and disk in agreement. */
export interface RoomActions {
  run<T>(room: Room, action: (live: LiveMatch) => T | Promise<T>): Promise<T>;
  /** Runs an empty action: synchronizes the room with the disk and lets its bots think. */
  check(room: Room): void;
  /** The same after a delay, unless an earlier check is scheduled. */
  checkLater(room: Room, delayMs?: number): void;
}

/** How long to wait before the next attempt after a fault, such as a full disk or a database that is away. */
const RETRY_DELAY_MS = 1000;

export function roomActions({ sync, report, closed, isInMemory, onSettled }: RoomActionsOptions): RoomActions {
  const run: RoomActions['run'] = (room, action) =>
    runExclusive(room, async () => {
      try {
        if (room.stale) await sync.reload(room);
        else if (room.behind) await sync.catchUp(room);
        return await action(room.live);
      } finally {
        if (room.stale) checkLater(room);
        else onSettled(room);
      }
    });

  const check = (room: Room): void => void run(room, () => undefined).catch((error: unknown) => report(error, 'match'));

  const checkLater = (room: Room, delayMs = RETRY_DELAY_MS): void => {
    const at = Date.now() + delayMs;
    if (closed() || (room.retry && room.retry.at <= at)) return;
    clearTimeout(room.retry?.timer);
    const timer = setTimeout(() => {
      room.retry = undefined;
      if (!closed() && isInMemory(room)) check(room);
    }, delayMs);
    room.retry = { at, timer: timer.unref() };
  };

  return { run, check, checkLater };
}
