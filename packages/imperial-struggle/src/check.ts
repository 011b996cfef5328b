import { findProblem } from './invariants/index.js';
import type { Position } from './position.js';

/** Throws if anything is wrong with a position of a game under way. */
export function check(g: Position): void {
  const problem = findProblem(g);
  if (problem) throw new Error(`invariant broken: ${problem.key} ${JSON.stringify(problem.params)}`);
}
