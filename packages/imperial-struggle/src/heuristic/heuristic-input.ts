import {
  type AnswererOf,
  type Decision,
  type DecisionInput,
  decisionInput,
  offeredThings,
  type ScoredOption,
} from '@sandtable/kernel';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import { spaceReferred } from '../references.js';
import type { Side } from '../sides.js';
import { type Stakes, stakesOf } from './stakes.js';

export { bestOf, offeredNumbers, offers, type ScoredOption, scoredOption } from '@sandtable/kernel';

/** A question and all that is looked at to answer it. Nothing is remembered between two of them. */
export interface HeuristicInput extends DecisionInput {
  /** As the side sees it; a copy of its own. */
  readonly g: Position;
  readonly side: Side;
  readonly stakes: Stakes;
  /** Answers any question: what comes of a purchase or an event is found by trying it. */
  readonly answerQuestion: (q: HeuristicInput) => ScoredOption;
}

export type Answerer = AnswererOf<HeuristicInput>;

export const heuristicInputOf = (
  decision: Decision,
  g: Position,
  side: Side,
  answerQuestion: HeuristicInput['answerQuestion'],
  stakes: Stakes = stakesOf(g, side),
): HeuristicInput => ({ ...decisionInput(decision), g, side, stakes, answerQuestion });

export const openSpaces = (q: HeuristicInput): Space[] => offeredThings(q, spaceReferred);
