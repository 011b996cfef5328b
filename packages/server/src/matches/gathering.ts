import type { Gathering, GatheringSeat, ToClient } from '@sandtable/client/wire';
import type { SeatId } from '@sandtable/kernel';
import {
  beginGathered,
  changeGathering,
  findGathering,
  type GatheringChange,
  type GatheringMatch,
  type GatheringState,
  readGathering,
} from '../store/gatherings.js';
import { keysOf } from '../store/matches.js';
import type { Database } from '../store/store.js';
import { sha256 } from '../tokens.js';
import { isBot } from './bots.js';
import { allRevealed, close, commit, reveal, withdraw } from './gathering-steps.js';
import { Refused } from './live.js';

/** Somebody who waits for a match with shared dice to begin. */
interface Guest {
  /** A seat, or `observer`. */
  readonly seat: SeatId;
  tell(message: ToClient): void;
  /** The match has begun: from here on it is followed as any other. */
  begun(): void;
}

/** A match that has not begun, and who is there in this process. What was contributed is in the database alone. */
export interface GatheringRoom extends GatheringMatch {
  readonly guests: Set<Guest>;
  /** One step after another, so that everybody hears of them in their order. */
  turn: Promise<unknown>;
  /** Runs from the moment when this process sees the list closed; then the match begins without what is missing. */
  deadline: NodeJS.Timeout | undefined;
}

/** Matches with shared dice, until they begin. */
export interface Gatherings {
  /** Undefined if the match has begun, or if there is none of that name. */
  open(id: string): Promise<GatheringRoom | undefined>;
  /** Tells where the gathering stands, now and after every change. Returns what ends that. */
  join(room: GatheringRoom, guest: Guest): Promise<() => void>;
  commit(room: GatheringRoom, seat: SeatId, commitment: string): Promise<void>;
  reveal(room: GatheringRoom, seat: SeatId, contribution: string): Promise<void>;
  /** Closes the list for somebody who has committed. */
  closeList(room: GatheringRoom, seat: SeatId): Promise<void>;
  /** Something has changed, perhaps in another process. */
  news(match: number | 'all'): Promise<void>;
  close(): Promise<void>;
}

export interface GatheringHabits {
  readonly store: Database;
  /** Whoever has not revealed their contribution this long after the list was closed contributes nothing. */
  readonly revealMilliseconds: number;
  readonly begun: (match: GatheringMatch) => void;
  readonly report: (error: unknown, what: string) => void;
}

export function gatheringsOf({ store, revealMilliseconds, begun, report }: GatheringHabits): Gatherings {
  const rooms = new Map<string, GatheringRoom>();
  let closed = false;

  const leaveMemory = (room: GatheringRoom): void => {
    clearTimeout(room.deadline);
    if (rooms.get(room.id) === room) rooms.delete(room.id);
  };

  const inTurn = <T>(room: GatheringRoom, act: () => Promise<T>): Promise<T> => {
    const done = room.turn.then(act);
    room.turn = done.catch(() => undefined);
    return done;
  };

  /** Tells everybody where it stands, or that the match has begun. Only in turn. */
  const show = async (room: GatheringRoom): Promise<void> => {
    const state = await readGathering(store, room.pk);
    if (state) {
      if (state.phase === 'closed') waitForReveals(room);
      const seats = await seatsIn(room, state);
      for (const guest of room.guests)
        guest.tell({ is: 'gathering', gathering: gatheringFor(room, guest, state, seats) });
      return;
    }
    leaveMemory(room);
    const guests = [...room.guests];
    room.guests.clear();
    for (const guest of guests) guest.begun();
  };

  const seatsIn = async (room: GatheringRoom, state: GatheringState): Promise<GatheringSeat[]> => {
    const names = new Map((await keysOf(store, room.pk)).map(({ seat, name }) => [seat, name]));
    return room.seats.map((seat) => {
      const commitment = state.commitments[seat] ?? null;
      const isHere = [...room.guests].some((guest) => guest.seat === seat);
      return {
        seat,
        player: room.seating[seat] ?? 'person',
        name: names.get(seat) ?? null,
        // Whoever leaves withdraws: a commitment is of somebody who is there, perhaps in another process.
        online: isBot(room.seating, seat) || isHere || commitment !== null,
        commitment,
        revealed: Object.hasOwn(state.contributions, seat),
      };
    });
  };

  const waitForReveals = (room: GatheringRoom): void => {
    if (closed || room.deadline) return;
    // Whoever waits for the match may have left: it begins all the same.
    rooms.set(room.id, room);
    room.deadline = setTimeout(() => {
      inTurn(room, async () => {
        await begin(room, ({ phase }) => phase === 'closed');
        await show(room);
      }).catch((error: unknown) => {
        report(error, 'gathering');
        room.deadline = undefined;
        if (!closed) waitForReveals(room);
      });
    }, revealMilliseconds).unref();
  };

  const begin = async (room: GatheringRoom, isReady: (state: GatheringState) => boolean): Promise<void> => {
    if (await beginGathered(store, room, isReady)) begun(room);
  };

  const step = (room: GatheringRoom, change: GatheringChange): Promise<void> =>
    inTurn(room, async () => {
      const state = await changeGathering(store, room.pk, change);
      if (state && allRevealed(state)) await begin(room, allRevealed);
      await show(room);
    });

  const leave = (room: GatheringRoom, guest: Guest): void => {
    if (!room.guests.delete(guest)) return;
    if (room.guests.size === 0 && !room.deadline) leaveMemory(room);
    // When the server goes down its clients come back by themselves.
    if (closed) return;
    const isGone = ![...room.guests].some(({ seat }) => seat === guest.seat);
    step(room, (state) => (isGone ? withdraw(state, guest.seat) : undefined)).catch((error: unknown) =>
      report(error, 'gathering'),
    );
  };

  const personIn = ({ seats, seating }: GatheringRoom, seat: SeatId): SeatId => {
    if (seats.includes(seat) && !isBot(seating, seat)) return seat;
    throw new Refused('notYours', 'Only those who play contribute to the dice.');
  };

  return {
    async open(id) {
      const known = rooms.get(id);
      if (known) return known;
      const match = await findGathering(store, id);
      // Somebody else may have opened it meanwhile.
      return rooms.get(id) ?? (match && { ...match, guests: new Set(), turn: Promise.resolve(), deadline: undefined });
    },
    async join(room, guest) {
      const here = rooms.get(room.id) ?? room;
      rooms.set(here.id, here);
      here.guests.add(guest);
      try {
        await inTurn(here, () => show(here));
      } catch (error) {
        leave(here, guest);
        throw error;
      }
      return () => leave(here, guest);
    },
    async commit(room, seat, commitment) {
      const { seats, seating } = room;
      const people = seats.filter((it) => !isBot(seating, it));
      const mine = personIn(room, seat);
      await step(room, (state) => commit(state, people, mine, commitment));
    },
    async reveal(room, seat, contribution) {
      const mine = personIn(room, seat);
      await step(room, (state) => reveal(state, mine, contribution));
    },
    async closeList(room, seat) {
      const mine = personIn(room, seat);
      await step(room, (state) => close(state, mine));
    },
    async news(match) {
      const changed = [...rooms.values()].filter(({ pk }) => match === 'all' || match === pk);
      await Promise.all(
        changed.map((room) => inTurn(room, () => show(room)).catch((error: unknown) => report(error, 'gathering'))),
      );
    },
    async close() {
      closed = true;
      const last = [...rooms.values()];
      for (const room of last) leaveMemory(room);
      await Promise.all(last.map(({ turn }) => turn));
    },
  };
}

const gatheringFor = (
  { id, game }: GatheringRoom,
  { seat }: Guest,
  { secret, phase }: GatheringState,
  seats: readonly GatheringSeat[],
): Gathering => ({ match: id, game, seat, seedHash: sha256(secret), phase, seats });
