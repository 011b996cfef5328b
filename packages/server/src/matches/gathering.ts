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
import { isBot } from './bot-thread.js';
import { allRevealed, claimNotice, close, commit, reveal, withdraw } from './gathering-steps.js';
import { RefusedError } from './live-match.js';

/** A connection that waits for a match with shared dice to begin. */
interface Guest {
  /** A seat, or `observer`. */
  readonly seat: SeatId;
  send(message: ToClient): void;
  /** The match has begun: from now on the connection subscribes to it like to any other. */
  begun(): void;
}

/** A match that has not begun, and its connections in this process. Contributions are only in the database. */
export interface GatheringRoom extends GatheringMatch {
  readonly guests: Set<Guest>;
  /** Steps run one after another, so that everybody is notified of them in order. */
  turn: Promise<unknown>;
  /** Starts when this process sees that the list is closed. When it ends, the match begins without missing reveals. */
  deadline: NodeJS.Timeout | undefined;
}

/** Matches with shared dice, until they begin. */
export interface Gatherings {
  /** Undefined if the match has begun, or if no match has this id. */
  open(id: string): Promise<GatheringRoom | undefined>;
  /** Sends the gathering to the guest, now and after every change. Returns the function that ends this. */
  join(gatheringRoom: GatheringRoom, guest: Guest): Promise<() => void>;
  commit(gatheringRoom: GatheringRoom, seat: SeatId, commitment: string): Promise<void>;
  reveal(gatheringRoom: GatheringRoom, seat: SeatId, contribution: string): Promise<void>;
  /** Closes the list of commitments, at the request of a seat that has committed. */
  closeList(gatheringRoom: GatheringRoom, seat: SeatId): Promise<void>;
  /** Something has changed, perhaps in another process. */
  news(match: number | 'all'): Promise<void>;
  /** Is this seat still waited for and without a notice? True for exactly one caller, in all processes together. */
  claimNotice(gatheringRoom: GatheringRoom, seat: SeatId): Promise<boolean>;
  close(): Promise<void>;
}

export interface GatheringOptions {
  readonly store: Database;
  /** A seat that has not revealed its contribution this long after the list was closed contributes nothing. */
  readonly revealTimeoutMs: number;
  readonly begun: (match: GatheringMatch) => void;
  /** Somebody waits for these seats of people. */
  readonly onMissing?: (gatheringRoom: GatheringRoom, seats: readonly SeatId[]) => void;
  readonly report: (error: unknown, what: string) => void;
}

export function gatheringsOf(options: GatheringOptions): Gatherings {
  const { store, revealTimeoutMs, begun, onMissing = () => {}, report } = options;
  const rooms = new Map<string, GatheringRoom>();
  let closed = false;

  const leaveMemory = (gatheringRoom: GatheringRoom): void => {
    clearTimeout(gatheringRoom.deadline);
    if (rooms.get(gatheringRoom.id) === gatheringRoom) rooms.delete(gatheringRoom.id);
  };

  const inTurn = <T>(gatheringRoom: GatheringRoom, work: () => Promise<T>): Promise<T> => {
    const done = gatheringRoom.turn.then(work);
    gatheringRoom.turn = done.catch(() => undefined);
    return done;
  };

  /** Sends everybody the gathering, or notifies them that the match has begun. Runs only inside `inTurn`. */
  const notify = async (gatheringRoom: GatheringRoom): Promise<void> => {
    const state = await readGathering(store, gatheringRoom.pk);
    if (state) {
      if (state.phase === 'closed') waitForReveals(gatheringRoom);
      const seats = await seatsIn(gatheringRoom, state);
      if (state.phase === 'open' && Object.keys(state.commitments).length > 0) {
        onMissing(
          gatheringRoom,
          seats.filter(({ online }) => !online).map(({ seat }) => seat),
        );
      }
      for (const guest of gatheringRoom.guests)
        guest.send({ is: 'gathering', gathering: gatheringFor(gatheringRoom, guest, state, seats) });
      return;
    }
    leaveMemory(gatheringRoom);
    const guests = [...gatheringRoom.guests];
    gatheringRoom.guests.clear();
    for (const guest of guests) guest.begun();
  };

  const seatsIn = async (gatheringRoom: GatheringRoom, state: GatheringState): Promise<GatheringSeat[]> => {
    const names = new Map((await keysOf(store, gatheringRoom.pk)).map(({ seat, name }) => [seat, name]));
    return gatheringRoom.seats.map((seat) => {
      const commitment = state.commitments[seat] ?? null;
      const isHere = [...gatheringRoom.guests].some((guest) => guest.seat === seat);
      return {
        seat,
        player: gatheringRoom.seating[seat] ?? 'person',
        name: names.get(seat) ?? null,
        // Leaving withdraws a commitment, so a seat with one is connected, perhaps to another process.
        online: isBot(gatheringRoom.seating, seat) || isHere || commitment !== null,
        commitment,
        revealed: Object.hasOwn(state.contributions, seat),
      };
    });
  };

  const waitForReveals = (gatheringRoom: GatheringRoom): void => {
    if (closed || gatheringRoom.deadline) return;
    // Keeps the room in memory: the match begins even if everybody has left.
    rooms.set(gatheringRoom.id, gatheringRoom);
    gatheringRoom.deadline = setTimeout(() => {
      inTurn(gatheringRoom, async () => {
        await begin(gatheringRoom, ({ phase }) => phase === 'closed');
        await notify(gatheringRoom);
      }).catch((error: unknown) => {
        report(error, 'gathering');
        gatheringRoom.deadline = undefined;
        if (!closed) waitForReveals(gatheringRoom);
      });
    }, revealTimeoutMs).unref();
  };

  const begin = async (gatheringRoom: GatheringRoom, isReady: (state: GatheringState) => boolean): Promise<void> => {
    if (await beginGathered(store, gatheringRoom, isReady)) begun(gatheringRoom);
  };

  const step = (gatheringRoom: GatheringRoom, change: GatheringChange): Promise<void> =>
    inTurn(gatheringRoom, async () => {
      const state = await changeGathering(store, gatheringRoom.pk, change);
      if (state && allRevealed(state)) await begin(gatheringRoom, allRevealed);
      await notify(gatheringRoom);
    });

  const leave = (gatheringRoom: GatheringRoom, guest: Guest): void => {
    if (!gatheringRoom.guests.delete(guest)) return;
    if (gatheringRoom.guests.size === 0 && !gatheringRoom.deadline) leaveMemory(gatheringRoom);
    // When the server shuts down, its clients reconnect by themselves.
    if (closed) return;
    const isGone = ![...gatheringRoom.guests].some(({ seat }) => seat === guest.seat);
    step(gatheringRoom, (state) => (isGone ? withdraw(state, guest.seat) : undefined)).catch((error: unknown) =>
      report(error, 'gathering'),
    );
  };

  const personIn = ({ seats, seating }: GatheringRoom, seat: SeatId): SeatId => {
    if (seats.includes(seat) && !isBot(seating, seat)) return seat;
    throw new RefusedError('notYours', 'Only players contribute to the dice.');
  };

  return {
    async open(id) {
      const inMemory = rooms.get(id);
      if (inMemory) return inMemory;
      const match = await findGathering(store, id);
      // Another request may have opened it during the read.
      return rooms.get(id) ?? (match && { ...match, guests: new Set(), turn: Promise.resolve(), deadline: undefined });
    },
    async join(gatheringRoom, guest) {
      const here = rooms.get(gatheringRoom.id) ?? gatheringRoom;
      rooms.set(here.id, here);
      here.guests.add(guest);
      try {
        await inTurn(here, () => notify(here));
      } catch (error) {
        leave(here, guest);
        throw error;
      }
      return () => leave(here, guest);
    },
    async commit(gatheringRoom, seat, commitment) {
      const { seats, seating } = gatheringRoom;
      const people = seats.filter((it) => !isBot(seating, it));
      const mine = personIn(gatheringRoom, seat);
      await step(gatheringRoom, (state) => commit(state, people, mine, commitment));
    },
    async reveal(gatheringRoom, seat, contribution) {
      const mine = personIn(gatheringRoom, seat);
      await step(gatheringRoom, (state) => reveal(state, mine, contribution));
    },
    async closeList(gatheringRoom, seat) {
      const mine = personIn(gatheringRoom, seat);
      await step(gatheringRoom, (state) => close(state, mine));
    },
    async claimNotice(gatheringRoom, seat) {
      const here = rooms.get(gatheringRoom.id) ?? gatheringRoom;
      if ([...here.guests].some((guest) => guest.seat === seat)) return false;
      let isTaken = false;
      await changeGathering(store, here.pk, (state) => {
        const next = claimNotice(state, seat);
        isTaken = next !== undefined;
        return next;
      });
      return isTaken;
    },
    async news(match) {
      const changed = [...rooms.values()].filter(({ pk }) => match === 'all' || match === pk);
      await Promise.all(
        changed.map((gatheringRoom) =>
          inTurn(gatheringRoom, () => notify(gatheringRoom)).catch((error: unknown) => report(error, 'gathering')),
        ),
      );
    },
    async close() {
      closed = true;
      const open = [...rooms.values()];
      for (const gatheringRoom of open) leaveMemory(gatheringRoom);
      await Promise.all(open.map(({ turn }) => turn));
    },
  };
}

const gatheringFor = (
  { id, game }: GatheringRoom,
  { seat }: Guest,
  { secret, phase }: GatheringState,
  seats: readonly GatheringSeat[],
): Gathering => ({ match: id, game, seat, seedHash: sha256(secret), phase, seats });
