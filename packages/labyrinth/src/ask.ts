import {
  question as makeQuestion,
  type Optionality,
  type Params,
  type Procedure,
  pickThing,
  type Question,
} from '@sandtable/kernel';
import type { Country } from './countries.js';
import type { QuestionId } from './question-id.js';
import { cardRef, cardReferred, countryRef, countryReferred } from './references.js';
import type { Side } from './sides.js';

export {
  confirm,
  makeDecision,
  pickHiddenWord,
  pickNumber,
  pickWord,
  type Question,
} from '@sandtable/kernel';

/** How the rules ask questions: the kernel's functions, and those for this game's countries and cards. */

export const question = (side: Side, id: QuestionId, rule: string, params?: Question['params']): Question =>
  makeQuestion(side, id, rule, params);

/** A second question about the same thing. */
export const further = (q: Question, part: string, params: Params): Question => ({
  ...q,
  key: `${q.key}.${part}`,
  params: () => ({ ...(typeof q.params === 'function' ? q.params() : q.params), ...params }),
});

export const pickCountry = (
  q: Question,
  countries: readonly Country[],
  may: Optionality = 'must',
): Procedure<Country | undefined> => pickThing(q, countries, may, countryRef, countryReferred);

/** A card of a hand. Asked even if there is only one, or others would learn that there was no choice. */
export const pickHeldCard = (
  q: Question,
  cards: readonly number[],
  may: Exclude<Optionality, 'must'> = 'always',
): Procedure<number | undefined> => pickThing(q, cards, may, cardRef, cardReferred);

/** A card that everyone sees. */
export const pickCard = (
  q: Question,
  cards: readonly number[],
  may: Optionality = 'must',
): Procedure<number | undefined> => pickThing(q, cards, may, cardRef, cardReferred);
