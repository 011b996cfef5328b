import { type Chance, cloneChance, type Position as KernelPosition } from '@sandtable/kernel';

export const SEATS = ['north', 'south'] as const;
export type Seat = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => (seat === 'north' ? 'south' : 'north');

/** Which part of the sequence of play comes next. */
export const STEPS = ['roll', 'bid'] as const;
type Step = (typeof STEPS)[number];

export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Stands for a die in a redacted position. */
export const COVERED = 0;

/** The claim that at least `count` of all dice show `face`. */
export interface Bid {
  readonly count: number;
  readonly face: number;
}

/** The whole state of the game as plain data. */
export interface Position extends KernelPosition {
  /** Whether ones count as every face. */
  readonly wild: boolean;
  step: Step;
  /** The side that bids or doubts next. */
  turn: Seat;
  bid: Bid | undefined;
  /** Each side's dice, seen by that side alone; lowest first. */
  dice: Readonly<Record<Seat, readonly number[]>>;
}

export const begin = (chance: Chance, dice: number, wild: boolean): Position => ({
  chance,
  wild,
  step: 'roll',
  turn: 'north',
  bid: undefined,
  dice: { north: Array<number>(dice).fill(COVERED), south: Array<number>(dice).fill(COVERED) },
});

/** A copy without the log. Dice and bid are replaced and never changed in place, so copies can share them. */
export const clone = ({ log: _, ...p }: Position): Position => ({ ...p, chance: cloneChance(p.chance) });

export const allDice = (p: Position): readonly number[] => [...p.dice.north, ...p.dice.south];
