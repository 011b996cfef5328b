import type { Param } from './messages.js';

/** What a six-sided die must show. */
export interface RollNeed {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What the log entry of a roll may say beside its text, for the pages that show the die. */
export interface LoggedNeed extends RollNeed {
  /** What the number needed brings, and what any other brings, if the roll decides between two things. */
  readonly aim?: Param;
  readonly otherwise?: Param;
}

/** What a six-sided die must show, and how likely that is. */
export interface RollOdds extends RollNeed {
  /** From 0 to 1. */
  readonly chance: number;
}

const SIDES_OF_DIE = 6;
const chanceOf = (faces: number): number => Math.max(0, Math.min(1, faces / SIDES_OF_DIE));

/** A number below 1 is shown as 1: every die succeeds. */
export const oddsAtLeast = (n: number): RollOdds => ({
  atLeast: Math.max(1, n),
  chance: chanceOf(SIDES_OF_DIE + 1 - n),
});
/** A number above 6 is shown as 6: every die succeeds. */
export const oddsAtMost = (n: number): RollOdds => ({ atMost: Math.min(SIDES_OF_DIE, n), chance: chanceOf(n) });
