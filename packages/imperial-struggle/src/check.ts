import { findProblem } from './invariants/index.js';
import type { Position } from './position.js';

/** Throws if an invariant is broken in a position of a game in progress. */
export function check(g: Position): void {
  const problem = findProblem(g);
  if (problem) throw new Error(`invariant broken: ${problem.key} ${JSON.stringify(problem.params)}`);
}
