import type { Message } from '@sandtable/kernel';
import type { Position } from '../position.js';
import { text } from '../text.js';

/** 5.0: an Action Round has no points below 0, and its tile was taken. */
export function roundProblem({ round, taken }: Position): Message | undefined {
  if (!round) return undefined;
  const short = round.pools.some(({ points }) => points < 0);
  const notTaken = round.tile >= 0 && !taken[round.side].includes(round.tile);
  return short || notTaken ? text('wrong.round') : undefined;
}
