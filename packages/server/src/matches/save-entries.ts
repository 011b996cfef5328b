import type { Entry } from '../store/store.js';
import type { Committer } from './commit.js';
import { type LiveMatch, RefusedError, takePendingSnapshot } from './live-match.js';
import type { SubscriberNotifier } from './notify-subscribers.js';
import type { Room } from './room.js';
import type { RoomSync } from './room-sync.js';
import type { Report } from './unplayable-reports.js';

export interface SaveOptions {
  readonly committer: Committer;
  readonly sync: RoomSync;
  readonly notify: SubscriberNotifier;
  readonly report: Report;
}

/**
 * Commits entries that were just applied in memory, then notifies the subscribers. Runs only inside an action. If
 * another process was faster, the room is reloaded and the entries are refused as late.
 */
export type SaveEntries = (room: Room, live: LiveMatch, entries: readonly Entry[]) => Promise<void>;

export function saveEntries({ committer, sync, notify, report }: SaveOptions): SaveEntries {
  const commit = async (live: LiveMatch, entries: readonly Entry[]): ReturnType<Committer['commit']> => {
    const snapshot = takePendingSnapshot(live);
    const { result } = live.match;
    const addition = {
      match: live.stored.pk,
      entries,
      ...(snapshot ? { snapshot } : {}),
      ...(result ? { result: JSON.stringify(result) } : {}),
    };
    try {
      return await committer.commit(addition, live);
    } catch (error) {
      report(error, 'commit');
      throw error;
    }
  };

  return async (room, live, entries) => {
    // The match in memory counts as wrong until the commit has succeeded.
    room.stale = true;
    if ((await commit(live, entries)) === 'lost') {
      await sync.reload(room);
      throw new RefusedError('late', 'The match has moved on.');
    }
    room.stale = false;
    notify.changed(room);
  };
}
