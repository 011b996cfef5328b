import type { Room } from './room.js';

/** Nobody follows the match, and nothing is under way that needs it in memory. */
const isEvictable = ({ subscribers, joining, pendingActions, thinking, retry }: Room): boolean =>
  subscribers.size === 0 && joining === 0 && pendingActions === 0 && !thinking && !retry;

/** Whoever has just opened a room may be about to subscribe, so it stays for this long. */
const JUST_OPENED_MS = 10_000;

/** The rooms to evict: those idle for `idleMs`, and above `maxRooms` those that have been idle longest. */
export function roomsToEvict(rooms: readonly Room[], idleMs: number, maxRooms: number, now = Date.now()): Room[] {
  const idle = rooms
    .filter((room) => isEvictable(room) && room.lastUsed <= now - Math.min(idleMs, JUST_OPENED_MS))
    .sort((a, b) => a.lastUsed - b.lastUsed);
  return idle.filter(({ lastUsed }, i) => lastUsed <= now - idleMs || i < rooms.length - maxRooms);
}
