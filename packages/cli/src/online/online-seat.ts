import type { Client, Link, LostHistory } from '@sandtable/client';
import type { Game, SeatId, Words } from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';
import type { OptionNumbers } from '../play/option-numbers.js';

/** A seat of an online match, or an observer, at this terminal. */
export interface OnlineSeat {
  readonly context: Context;
  readonly words: Words;
  readonly game: Pick<Game, 'optionHint' | 'standing'>;
  readonly client: Client;
  readonly explain: boolean;
  /** How many entries of the history were shown. */
  loggedCount: number;
  /** The number of the first chat line that was not shown. */
  nextChatLine: number;
  /** Names of seats, as they were last shown. */
  names: ReadonlyMap<SeatId, string | null>;
  online: boolean;
  /** The decision, wait or result that was last shown, so that each is shown once. */
  shown: string;
  /** What to type for the options of the present turn. */
  numbers: OptionNumbers;
  /** The standing that was last shown. */
  standing: string;
  /** The rematch that was last announced. */
  rematch: string | null;
  /** The lost history that was last announced. */
  lostShown: LostHistory | undefined;
  /** Whether the warning that the seed's hash has changed was shown. */
  hashWarned: boolean;
  /** How many faults of the dice were announced. */
  diceFaults: number;
  /** The rematch to which this terminal goes next. */
  next: Link | undefined;
  /** An answer is on its way, so the decision is no longer shown. */
  answering: boolean;
  /** How many requests are on their way. */
  busy: number;
  redraw: () => void;
}

export const isObserver = ({ client }: OnlineSeat): boolean => client.snapshot().welcome.seat === 'observer';

export const nameOf = ({ context: { say }, words }: OnlineSeat, seat: SeatId): string =>
  seat === 'observer' ? say('cli.online.observer') : seatName(words, seat);

/** The seat, with the player's name if they gave one. */
export function seatWithName(onlineSeat: OnlineSeat, seat: SeatId): string {
  const name = onlineSeat.client.snapshot().seats.find((it) => it.seat === seat)?.name;
  return name ? `${nameOf(onlineSeat, seat)} (${withoutControls(name)})` : nameOf(onlineSeat, seat);
}

/** Removes characters with which another player's text could move the cursor or change the text's direction. */
export const withoutControls = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** Shows the player names that have changed. */
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
