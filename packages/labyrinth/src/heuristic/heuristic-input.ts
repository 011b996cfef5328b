import { type AnswererOf, type Decision, type DecisionInput, decisionInput, offeredThings } from '@sandtable/kernel';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import type { QuestionId } from '../question-id.js';
import { cardReferred, countryReferred } from '../references.js';

export { best, bestOf, offeredNumbers, offers, type ScoredOption, scoredOption } from '@sandtable/kernel';

/** A question to a side and everything it considers in its answer. It keeps no memory between questions. */
export interface HeuristicInput extends DecisionInput {
  readonly g: Position;
}

export type Answerer = AnswererOf<HeuristicInput>;

/** Answers by question. */
export type AnswerTable = { readonly [Id in QuestionId]?: Answerer };

export const heuristicInputOf = (decision: Decision, g: Position): HeuristicInput => ({
  ...decisionInput(decision),
  g,
});

export const openCountries = (q: HeuristicInput): Country[] => offeredThings(q, countryReferred);
export const openCards = (q: HeuristicInput): number[] => offeredThings(q, cardReferred);

export const countryParam = (q: HeuristicInput, name = 'space'): Country | undefined =>
  countryReferred(String(q.params[name]));
export const cardParam = (q: HeuristicInput): number | undefined => cardReferred(String(q.params.card));
export const numberParam = (q: HeuristicInput, name = 'ops'): number => Number(q.params[name] ?? 0);
