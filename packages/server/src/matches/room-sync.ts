import type { SeatId } from '@sandtable/kernel';
import { entriesFrom } from '../store/matches.js';
import type { Database } from '../store/store.js';
import { entryCount, inSlices, isUnplayable, type LiveMatch, replayEntry, waitingFor } from './live-match.js';
import type { MatchLoader } from './match-loader.js';
import type { SubscriberNotifier } from './notify-subscribers.js';
import type { Room } from './room.js';

export interface RoomSyncOptions {
  readonly store: Database;
  readonly loader: MatchLoader;
  readonly notify: SubscriberNotifier;
  /** Removes from memory a room whose match cannot be played any more. */
  readonly remove: (room: Room) => void;
}

/** Memory may be ahead of the disk or behind it: the disk is right. Both functions run only inside an action. */
export interface RoomSync {
  /** Loads the whole match again. */
  reload(room: Room): Promise<void>;
  /** Replays the entries that another process has added. */
  catchUp(room: Room): Promise<void>;
}

export function roomSync({ store, loader, notify, remove }: RoomSyncOptions): RoomSync {
  const loadAgain = async (room: Room): Promise<LiveMatch> => {
    const { stored } = room.live;
    try {
      const newest = await loader.load(stored.id);
      // Subscribers get every entry they lack, so the reloaded match must reach back to what each of them knows.
      const known = Math.min(room.announcedN, ...[...room.subscribers].map((subscriber) => subscriber.known()));
      return newest && newest.firstN <= known ? newest : await loader.loadStored(stored);
    } catch (error) {
      if (isUnplayable(error)) {
        remove(room);
        notify.ended(room, error);
      }
      throw error;
    }
  };

  const reload = async (room: Room): Promise<void> => {
    // Cleared before reading: a wake-up during the read may be about entries that the read does not see.
    room.behind = false;
    room.live = await loadAgain(room);
    room.stale = false;
    notify.reloaded(room);
  };

  const catchUp = async (room: Room): Promise<void> => {
    const { live } = room;
    // Cleared before reading, as in `reload`.
    room.behind = false;
    const rested = new Set<SeatId>();
    try {
      const entries = await entriesFrom(store, live.stored.pk, entryCount(live));
      if (entries.length === 0) return;
      await inSlices(entries, (entry) => {
        replayEntry(live, entry);
        const waiting = waitingFor(live);
        for (const seat of live.stored.seats) if (!waiting.includes(seat)) rested.add(seat);
      });
    } catch (error) {
      room.stale = true;
      if (!isUnplayable(error)) throw error;
      // The entries may be right and the match in memory wrong.
      return reload(room);
    }
    notify.changed(room, rested);
  };

  return { reload, catchUp };
}
