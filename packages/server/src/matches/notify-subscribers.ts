import type { SeatId } from '@sandtable/kernel';
import { entryCount, type RefusedError, waitingFor } from './live-match.js';
import type { Room } from './room.js';
import type { Report } from './unplayable-reports.js';

/** Notifies the subscribers of a room. What is on the disk stays done, so a callback that throws is only reported. */
export interface SubscriberNotifier {
  /** New entries were committed. `rested`: seats that had no decision at some moment between them. */
  changed(room: Room, rested?: ReadonlySet<SeatId>): void;
  /** The match was loaded again from the disk. */
  reloaded(room: Room): void;
  /** The match cannot be played here any more. */
  ended(room: Room, why: RefusedError): void;
}

export function subscriberNotifier(
  report: Report,
  onTurn: (room: Room, seats: readonly SeatId[], rested?: ReadonlySet<SeatId>) => void = () => {},
): SubscriberNotifier {
  const safely = (call: () => void): void => {
    try {
      call();
    } catch (error) {
      report(error, 'notifying');
    }
  };
  const turnStarted = (room: Room, rested?: ReadonlySet<SeatId>): void =>
    safely(() => onTurn(room, waitingFor(room.live), rested));

  return {
    changed(room, rested) {
      const { live } = room;
      room.announcedN = entryCount(live);
      for (const subscriber of room.subscribers) safely(() => subscriber.onChange(live));
      turnStarted(room, rested);
    },
    reloaded(room) {
      const { live } = room;
      room.announcedN = entryCount(live);
      for (const subscriber of room.subscribers) safely(() => subscriber.onReload(live));
      turnStarted(room);
    },
    ended({ subscribers }, why) {
      for (const subscriber of subscribers) safely(() => subscriber.onEnd(why));
    },
  };
}
