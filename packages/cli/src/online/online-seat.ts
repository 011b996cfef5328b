import type { Client, Link, LostHistory } from '@sandtable/client';
import type { SeatId, Words } from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';

/** A seat of an online match at this terminal, or an observer's place. */
export interface OnlineSeat {
  readonly context: Context;
  readonly words: Words;
  readonly client: Client;
  readonly explain: boolean;
  /** Entries already shown. */
  loggedCount: number;
  /** The first line of talk that was not shown. */
  nextChatLine: number;
  /** Names of seats, as they were last shown. */
  names: ReadonlyMap<SeatId, string | null>;
  online: boolean;
  /** What was last asked or waited for: it is shown once. */
  shown: string;
  /** The rematch that was told of. */
  rematch: string | null;
  /** What the server has lost, as it was last shown. */
  lostShown: LostHistory | undefined;
  /** The warning that the hash of the seed has changed was shown. */
  hashWarned: boolean;
  /** How many faults of the dice were shown. */
  diceFaults: number;
  /** Where this terminal goes when it leaves here. */
  next: Link | undefined;
  /** An answer is on its way; whatever was asked is no longer. */
  answering: boolean;
  /** How many requests are on their way. */
  busy: number;
  redraw: () => void;
}

export const isObserver = ({ client }: OnlineSeat): boolean => client.snapshot().welcome.seat === 'observer';

export const nameOf = ({ context: { say }, words }: OnlineSeat, seat: SeatId): string =>
  seat === 'observer' ? say('cli.online.observer') : seatName(words, seat);

/** A seat with the name of who sits there, if they gave one. */
export function seatWithName(onlineSeat: OnlineSeat, seat: SeatId): string {
  const name = onlineSeat.client.snapshot().seats.find((it) => it.seat === seat)?.name;
  return name ? `${nameOf(onlineSeat, seat)} (${withoutControls(name)})` : nameOf(onlineSeat, seat);
}

/** What others wrote cannot move our cursor or turn our text around. */
export const withoutControls = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** The names that people at the table gave themselves, as far as they changed. */
export function showNames(onlineSeat: OnlineSeat): void {
  const { io, say } = onlineSeat.context;
  const names = namesAt(onlineSeat.client);
  for (const [seat, name] of names) {
    if (name && name !== onlineSeat.names.get(seat)) {
      io.out(`  · ${say('cli.online.named', { seat: nameOf(onlineSeat, seat), name: withoutControls(name) })}\n`);
    }
  }
  onlineSeat.names = names;
}

export const namesAt = (client: Client): ReadonlyMap<SeatId, string | null> =>
  new Map(client.snapshot().seats.map(({ seat, name }) => [seat, name]));
