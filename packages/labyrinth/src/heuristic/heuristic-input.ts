import {
  type AnswererOf,
  scoredOption as kernelScoredOption,
  type OptionScorer,
  offeredThings,
  type ReasonWith,
} from '@sandtable/kernel';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import type { QuestionId, QuestionInput, QuestionParams } from '../questions.js';
import { cardReferred, countryReferred } from '../references.js';
import type { STEADY_WORDS } from './words.js';

export {
  best,
  bestOf,
  offeredNumbers,
  offeredThings,
  offers,
  type ScoredOption,
} from '@sandtable/kernel';

export const scoredOption: OptionScorer<typeof STEADY_WORDS> = kernelScoredOption;

/** The reasons whose texts have just these parameters. */
export type ReasonFor<Names extends string> = ReasonWith<typeof STEADY_WORDS, Names>;

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
