/** What a six-sided die must show, and how likely that is. */
export interface RollOdds {
  readonly atLeast?: number;
  readonly atMost?: number;
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
