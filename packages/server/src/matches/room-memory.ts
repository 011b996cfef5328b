import { storeHeadFingerprints } from '../store/matches.js';
import type { Database } from '../store/store.js';
import { roomsToEvict } from './eviction.js';
import { entryCount, fingerprintOf } from './live-match.js';
import type { Room } from './room.js';
import type { Report } from './unplayable-reports.js';

export interface RoomMemoryOptions {
  readonly store: Database;
  /** A room that nobody has used for this long is evicted. */
  readonly idleMs: number;
  /** Above this number, rooms without subscribers are evicted sooner. */
  readonly maxRooms: number;
  readonly report: Report;
}

/** The rooms of this process. Idle ones are evicted at intervals, and when there are too many. */
export interface RoomMemory {
  readonly rooms: ReadonlyMap<string, Room>;
  add(room: Room): void;
  remove(room: Room): void;
  /** False once the room was evicted, even if its match is in memory again in another room. */
  has(room: Room): boolean;
  /** The rooms of these matches (by primary key) that are in memory. */
  ofMatches(keys: readonly number[] | 'all'): Room[];
  /** Can one more room be in memory, perhaps after an eviction? */
  hasCapacity(): boolean;
  stopEvicting(): void;
  /** Stores the fingerprints of all rooms in memory. Resolves when those of evicted rooms are stored too. */
  storeFingerprints(): Promise<void>;
}

const MIN_SWEEP_MS = 50;

export function roomMemory({ store, idleMs, maxRooms, report }: RoomMemoryOptions): RoomMemory {
  const rooms = new Map<string, Room>();
  const idsByKey = new Map<number, string>();

  /** A later version of the rules must reach the same position (rules-version-carry-over.ts). A stale room has none to compare. */
  const storeFingerprintsOf = async (some: readonly Room[]): Promise<void> => {
    const heads = some
      .filter(({ stale, live }) => !stale && live.stored.head?.n !== entryCount(live))
      .map(({ live }) => ({ match: live.stored.pk, n: entryCount(live), fingerprint: fingerprintOf(live.match) }));
    if (heads.length > 0)
      await storeHeadFingerprints(store, heads).catch((error: unknown) => report(error, 'fingerprints'));
  };

  const remove = ({ live: { stored } }: Room): void => {
    rooms.delete(stored.id);
    idsByKey.delete(stored.pk);
  };

  let storing: Promise<unknown> = Promise.resolve();
  const evict = (): void => {
    const evicted = roomsToEvict([...rooms.values()], idleMs, maxRooms);
    evicted.forEach(remove);
    storing = storing.then(() => storeFingerprintsOf(evicted));
  };
  const sweeper = setInterval(evict, Math.max(MIN_SWEEP_MS, idleMs / 4));
  sweeper.unref();

  return {
    rooms,
    add(room) {
      const { id, pk } = room.live.stored;
      rooms.set(id, room);
      idsByKey.set(pk, id);
      if (rooms.size > maxRooms) evict();
    },
    remove,
    has: (room) => rooms.get(room.live.stored.id) === room,
    ofMatches(keys) {
      const ids = keys === 'all' ? [...rooms.keys()] : keys.flatMap((key) => idsByKey.get(key) ?? []);
      return ids.flatMap((id) => rooms.get(id) ?? []);
    },
    hasCapacity: () => rooms.size < maxRooms || roomsToEvict([...rooms.values()], idleMs, maxRooms - 1).length > 0,
    stopEvicting: () => clearInterval(sweeper),
    async storeFingerprints() {
      await storing;
      await storeFingerprintsOf([...rooms.values()]);
    },
  };
}
