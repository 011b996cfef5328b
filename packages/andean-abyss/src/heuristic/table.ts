import { DONE } from '@sandtable/kernel';
import { type Asked, best, type Choice, choice, offers } from './asked.js';
import { leavesEvent } from './rivals.js';
import { specialChoices } from './special.js';

/** What a step must gain at least, beyond what it costs. */
const WORTH_WHILE = 0.17;
/** And a special activity, which is free but comes once. */
const SPECIAL_WORTH_WHILE = 0.4;

/** Between two steps of an operation: the best space while it is worth it, then the special activity, then the end. */
export function table(q: Asked, choices: readonly Choice[]): Choice | undefined {
  const space = best(choices);
  if (space && space.gain > WORTH_WHILE) return space;
  const special = best(specialChoices(q));
  if (
    special &&
    special.gain > SPECIAL_WORTH_WHILE &&
    special.gain > SPECIAL_WORTH_WHILE + (q.left ?? leavesEvent(q.g))
  ) {
    return special;
  }
  // Nothing may be left undone before the operation has begun.
  return offers(q, DONE) ? choice(DONE, 0, 'enough') : space;
}
