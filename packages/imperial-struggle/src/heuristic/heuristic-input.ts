import {
  type AnswererOf,
  type DecisionView,
  scoredOption as kernelScoredOption,
  type OptionScorer,
  offeredThings,
  type ReasonWith,
  type ScoredOption,
} from '@sandtable/kernel';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import { type QuestionId, type QuestionInput, type QuestionParams, questionInput } from '../questions.js';
import { spaceReferred } from '../references.js';
import type { Side } from '../sides.js';
import { type LeadValues, leadValuesOf } from './lead-values.js';
import type { STEADY_WORDS } from './words.js';

export { bestOf, offeredNumbers, offers, type ScoredOption } from '@sandtable/kernel';

export const scoredOption: OptionScorer<typeof STEADY_WORDS> = kernelScoredOption;

/** The reasons whose texts have just these parameters. */
export type Reason<Names extends string = never> = ReasonWith<typeof STEADY_WORDS, Names>;

/** A question to a side and everything it considers in its answer. It keeps no memory between questions. */
export interface HeuristicInput<Params = unknown> extends QuestionInput<Params> {
  /** The position as the side sees it; the player's own copy. */
  readonly g: Position;
  readonly side: Side;
  readonly stakes: LeadValues;
  /** Answers any question. The player needs it to try out purchases and events, which ask questions. */
  readonly answerQuestion: (q: AnyInput) => ScoredOption;
}

/** Any question of the game. */
export type AnyInput = HeuristicInput<QuestionParams<QuestionId>>;

/** Answers a question; `Params` are the parameters that it reads. */
export type Answerer<Params = unknown> = AnswererOf<HeuristicInput<Params>>;
/** Answers by question. */
export type AnswerTable = { readonly [Id in QuestionId]: Answerer<QuestionParams<Id>> };

export const heuristicInputOf = (
  decision: DecisionView,
  g: Position,
  side: Side,
  answerQuestion: HeuristicInput['answerQuestion'],
  stakes: LeadValues = leadValuesOf(g, side),
): AnyInput => ({ ...questionInput(decision), g, side, stakes, answerQuestion });

export const openSpaces = (q: HeuristicInput): Space[] => offeredThings(q, spaceReferred);
