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
import { type LeadValues, leadValuesOf } from './lead-values.js';

export { bestOf, offeredNumbers, offers, type ScoredOption, scoredOption } from '@sandtable/kernel';

/** A question to a side and everything it considers in its answer. It keeps no memory between questions. */
export interface HeuristicInput extends DecisionInput {
  /** The position as the side sees it; the player's own copy. */
  readonly g: Position;
  readonly side: Side;
  readonly stakes: LeadValues;
  /** Answers any question. The player needs it to try out purchases and events, which ask questions. */
  readonly answerQuestion: (q: HeuristicInput) => ScoredOption;
}

export type Answerer = AnswererOf<HeuristicInput>;

export const heuristicInputOf = (
  decision: Decision,
  g: Position,
  side: Side,
  answerQuestion: HeuristicInput['answerQuestion'],
  stakes: LeadValues = leadValuesOf(g, side),
): HeuristicInput => ({ ...decisionInput(decision), g, side, stakes, answerQuestion });

export const openSpaces = (q: HeuristicInput): Space[] => offeredThings(q, spaceReferred);
