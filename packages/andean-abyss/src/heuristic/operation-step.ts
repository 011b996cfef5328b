import { DONE } from '@sandtable/kernel';
import { best, type HeuristicInput, offers, type ScoredOption, scoredOption } from './heuristic-input.js';
import { leavesEvent } from './rivals.js';
import { specialChoices } from './special.js';

/** What a step must gain at least, beyond what it costs. */
const MIN_GAIN = 0.17;
/** And a special activity, which is free but comes once. */
const MIN_SPECIAL_GAIN = 0.4;

/** Between two steps of an operation: the best space while it is worth it, then the special activity, then the end. */
export function operationStep(q: HeuristicInput, choices: readonly ScoredOption[]): ScoredOption | undefined {
  const space = best(choices);
  if (space && space.gain > MIN_GAIN) return space;
  const special = best(specialChoices(q));
  if (special && special.gain > MIN_SPECIAL_GAIN && special.gain > MIN_SPECIAL_GAIN + (q.left ?? leavesEvent(q.g))) {
    return special;
  }
  // Nothing may be left undone before the operation has begun.
  return offers(q, DONE) ? scoredOption(DONE, 0, 'enough') : space;
}
