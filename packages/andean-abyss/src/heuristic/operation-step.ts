import { DONE } from '@sandtable/kernel';
import { best, type HeuristicInput, offers, type ScoredOption, scoredOption } from './heuristic-input.js';
import { costOfLeavingEvent } from './rivals.js';
import { specialChoices } from './special.js';

/** The least net gain for which a step is taken. */
const MIN_GAIN = 0.17;
/** The same for a special activity, which is free but comes only once. */
const MIN_SPECIAL_GAIN = 0.4;

/** The next step of an operation: the best space while it gains enough, then the special activity, then done. */
export function operationStep(q: HeuristicInput, choices: readonly ScoredOption[]): ScoredOption | undefined {
  const space = best(choices);
  if (space && space.gain > MIN_GAIN) return space;
  const special = best(specialChoices(q));
  if (
    special &&
    special.gain > MIN_SPECIAL_GAIN &&
    special.gain > MIN_SPECIAL_GAIN + (q.eventLeftCost ?? costOfLeavingEvent(q.g))
  ) {
    return special;
  }
  // DONE is not offered until the operation has begun.
  return offers(q, DONE) ? scoredOption(DONE, 0, 'enough') : space;
}
