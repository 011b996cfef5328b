import { type AnswererOf, offeredThings } from '@sandtable/kernel';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import type { QuestionId, QuestionInput, QuestionParams } from '../questions.js';
import { cardReferred, countryReferred } from '../references.js';

export {
  best,
  bestOf,
  offeredNumbers,
  offeredThings,
  offers,
  type ScoredOption,
  scoredOption,
} from '@sandtable/kernel';

/** A question to a side and everything it considers in its answer. It keeps no memory between questions. */
export interface HeuristicInput<Params = unknown> extends QuestionInput<Params> {
  readonly g: Position;
}

/** Any question of the game. */
export type AnyInput = HeuristicInput<QuestionParams<QuestionId>>;

/** Answers a question; `Params` are the parameters that it reads. */
export type Answerer<Params = unknown> = AnswererOf<HeuristicInput<Params>>;
/** Answers by question. */
export type AnswerTable<Id extends QuestionId> = { readonly [I in Id]: Answerer<QuestionParams<I>> };

/** Questions about one country, of one card, of an operation's value. */
export type InCountry = { readonly space: Country };
export type OfCard = { readonly card: number };
export type OfValue = { readonly ops: number };

export const openCountries = (q: HeuristicInput): Country[] => offeredThings(q, countryReferred);
export const openCards = (q: HeuristicInput): number[] => offeredThings(q, cardReferred);
