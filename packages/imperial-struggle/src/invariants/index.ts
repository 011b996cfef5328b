import type { Message } from '@sandtable/kernel';
import type { Position } from '../position.js';
import { SIDES } from '../sides.js';
import { logProblem } from './log.js';
import { mapProblem } from './map.js';
import { roundProblem } from './round.js';
import { sideProblem } from './side.js';
import { supplyProblem } from './supply.js';

/**
 * The invariants of a position, checked at every decision of a game and before a position file is accepted. Returns a
 * message for the first one that is broken.
 */
export const brokenInvariant = (g: Position): Message | undefined =>
  mapProblem(g) ??
  supplyProblem(g) ??
  SIDES.map((side) => sideProblem(g, side)).find((problem) => problem !== undefined) ??
  roundProblem(g) ??
  logProblem(g);

/** Throws if an invariant is broken in a position of a game in progress. */
export function checkInvariants(g: Position): void {
  const problem = brokenInvariant(g);
  if (problem) throw new Error(`invariant broken: ${problem.key} ${JSON.stringify(problem.params)}`);
}
