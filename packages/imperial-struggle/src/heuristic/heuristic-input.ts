import { type AnswererOf, type DecisionView, offeredThings, type Params, type ScoredOption } from '@sandtable/kernel';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import { type QuestionId, type QuestionInput, type QuestionParams, questionInput } from '../questions.js';
import { spaceReferred } from '../references.js';
import type { Side } from '../sides.js';
import { type LeadValues, leadValuesOf } from './lead-values.js';
import type { STEADY_WORDS } from './words.js';

export { bestOf, offeredNumbers, offers, type ScoredOption } from '@sandtable/kernel';

type AfterReason<Key> = Key extends `reason.steady.${infer Reason}` ? Reason : never;
/** Why the player answers so, by what comes after `reason.steady.`: one without texts doesn't compile. */
export type Reason = AfterReason<keyof typeof STEADY_WORDS>;

export const scoredOption = (option: string, gain: number, reason: Reason, params?: Params): ScoredOption => ({
  option,
  gain,
  reason,
  params,
});

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
