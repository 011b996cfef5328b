import type { Position } from '../position.js';

export const SEATS = ['red', 'blue'] as const;

export type Seat = (typeof SEATS)[number];

export const PLACES = ['hill', 'ford', 'mill'] as const;

export type Place = (typeof PLACES)[number];

export const STEPS = ['turn', 'bid', 'first', 'second', 'score'] as const;

type Step = (typeof STEPS)[number];

export interface Toy extends Position {
  readonly rounds: number;
  /** Whether each side's coins are hidden from the other. */
  readonly fog: boolean;
  round: number;
  step: Step;
  /** The card bid for, 0 before it is turned over. */
  card: number;
  /** Hidden; the last card is on top. */
  deck: number[];
  coins: Record<Seat, number>;
  points: Record<Seat, number>;
  holder: Record<Place, Seat | 'none'>;
  first: Seat;
}

/** Stands for a hidden card or number of coins in a redacted position. */
export const BLANK = -1;

export const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');
