import type { ChatLine, Seated, ToClient } from '@sandtable/client/wire';
import type { SeatId } from '@sandtable/kernel';
import type { Follower, Table } from './matches/registry.js';
import { chatSince } from './store/chat.js';
import { keysOf } from './store/matches.js';
import { rematchOf } from './store/seats.js';
import type { Database } from './store/store.js';

/** What is at a table beside the match: who sits there and who is here, what is said, and where they play next. */
export interface Company {
  /** Secrets' hashes, names and notices, as the database has them. */
  keys(table: Table): Promise<SeatRows>;
  /** The same if they are at hand. */
  keysAtHand(table: Table): SeatRows | undefined;
  seated(table: Table): Promise<Seated[]>;
  isHere(table: Table, seat: SeatId): boolean;
  rematch(table: Table): string | null;
  /** `chatKnown`: the number of the first line that the newcomer does not have. */
  join(table: Table, follower: Follower, tell: Tell, chatKnown: number): () => void;
  /** Something changed here, or in another process: whoever is at the table is told what they do not know. */
  news(table: Table): Promise<void>;
}

type SeatRows = Awaited<ReturnType<typeof keysOf>>;
type Tell = (message: ToClient) => void;

interface Guest {
  readonly tell: Tell;
  chatKnown: number;
}

interface Circle {
  readonly guests: Map<Follower, Guest>;
  keys: Promise<SeatRows> | undefined;
  atHand: SeatRows | undefined;
  rematch: string | null;
  /** What everybody was last told of the seats. */
  seats: string;
  turn: Promise<void>;
}

export function companyOf(store: Database, report: (error: unknown, what: string) => void): Company {
  const circles = new WeakMap<Table, Circle>();

  const circleOf = (table: Table): Circle => {
    const known = circles.get(table);
    if (known) return known;
    const { rematch } = table.live.stored;
    const guests = new Map<Follower, Guest>();
    const made: Circle = { guests, keys: undefined, atHand: undefined, rematch, seats: '', turn: Promise.resolve() };
    circles.set(table, made);
    return made;
  };

  const keys = (table: Table): Promise<SeatRows> => {
    const circle = circleOf(table);
    if (circle.keys) return circle.keys;
    const reading = keysOf(store, table.live.stored.pk);
    circle.keys = reading;
    reading.then(
      (rows) => {
        if (circle.keys === reading) circle.atHand = rows;
      },
      () => {
        // Who asks next tries again.
        if (circle.keys === reading) circle.keys = undefined;
      },
    );
    return reading;
  };

  const isHere = (table: Table, seat: SeatId): boolean => {
    for (const follower of table.followers) if (follower.seat === seat) return true;
    return false;
  };

  const seated = async (table: Table): Promise<Seated[]> => {
    const { seats, seating } = table.live.stored;
    const names = new Map((await keys(table)).map(({ seat, name }) => [seat, name]));
    return seats.map((seat) => {
      const player = seating[seat] ?? 'person';
      return { seat, player, name: names.get(seat) ?? null, online: player !== 'person' || isHere(table, seat) };
    });
  };

  const tellSeats = async (table: Table, newcomer?: Guest): Promise<void> => {
    const circle = circleOf(table);
    const seats = await seated(table);
    const now = JSON.stringify(seats);
    if (now === circle.seats) return newcomer?.tell({ is: 'seats', seats });
    circle.seats = now;
    for (const { tell } of circle.guests.values()) tell({ is: 'seats', seats });
  };

  /** Numbers of lines may come to this process in any order: everybody is told from where they left off. */
  const tellChat = async (table: Table): Promise<void> => {
    const { guests } = circleOf(table);
    if (guests.size === 0) return;
    const oldest = Math.min(...[...guests.values()].map(({ chatKnown }) => chatKnown));
    const lines: ChatLine[] = await chatSince(store, table.live.stored.pk, oldest);
    for (const guest of guests.values()) {
      for (const line of lines) if (line.number >= guest.chatKnown) guest.tell({ is: 'chat', line });
      guest.chatKnown = Math.max(guest.chatKnown, (lines.at(-1)?.number ?? -1) + 1);
    }
  };

  const tellRematch = async (table: Table): Promise<void> => {
    const circle = circleOf(table);
    if (circle.rematch !== null || !table.live.match.result) return;
    circle.rematch = await rematchOf(store, table.live.stored.pk);
    if (circle.rematch === null) return;
    for (const { tell } of circle.guests.values()) tell({ is: 'rematch', match: circle.rematch });
  };

  /** One after another, so that nothing is told twice. */
  const inTurn = (table: Table, act: () => Promise<void>): Promise<void> => {
    const circle = circleOf(table);
    circle.turn = circle.turn.then(act).catch((error: unknown) => report(error, 'news'));
    return circle.turn;
  };

  return {
    keys,
    keysAtHand: (table) => circleOf(table).atHand,
    seated,
    isHere,
    rematch: (table) => circleOf(table).rematch,
    join(table, follower, tell, chatKnown) {
      const { guests } = circleOf(table);
      const guest: Guest = { tell, chatKnown };
      guests.set(follower, guest);
      void inTurn(table, async () => {
        await tellSeats(table, guest);
        await tellChat(table);
      });
      return () => {
        guests.delete(follower);
        void inTurn(table, () => tellSeats(table));
      };
    },
    news: (table) =>
      inTurn(table, async () => {
        const circle = circleOf(table);
        circle.keys = undefined;
        circle.atHand = undefined;
        await tellSeats(table);
        await tellChat(table);
        await tellRematch(table);
      }),
  };
}
