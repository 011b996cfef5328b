import { type Chance, cloneChance, type Position as KernelPosition } from '@sandtable/kernel';

export const SEATS = ['north', 'south'] as const;
export type Seat = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => (seat === 'north' ? 'south' : 'north');

/** Where the rules stand at a checkpoint. */
export const STEPS = ['roll', 'bid'] as const;
type Step = (typeof STEPS)[number];

export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A die as it looks to someone who may not see it. */
export const COVERED = 0;

/** At least `count` of all dice show `face`. */
export interface Bid {
  readonly count: number;
  readonly face: number;
}

/** The whole game as plain data. */
export interface Position extends KernelPosition {
  /** Whether ones count as every face. */
  readonly wild: boolean;
  step: Step;
  /** Who is to bid or to doubt. */
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

/** A copy without the journal; dice and bid are replaced, never changed, so they can be shared. */
export const clone = ({ log: _, ...p }: Position): Position => ({ ...p, chance: cloneChance(p.chance) });

export const allDice = (p: Position): readonly number[] => [...p.dice.north, ...p.dice.south];
