import { type AnswererOf, type Decision, openThings, type QuestionTaken, takeQuestion } from '@sandtable/kernel';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import { cardReferred, countryReferred } from '../references.js';

export { best, bestOf, type Choice, choice, offers, openNumbers } from '@sandtable/kernel';

/** A question to a side and all it looks at to answer it. Nothing is remembered between two of them. */
export interface Asked extends QuestionTaken {
  readonly g: Position;
}

export type Answerer = AnswererOf<Asked>;

export const askedBy = (decision: Decision, g: Position): Asked => ({ ...takeQuestion(decision), g });

export const openCountries = (q: Asked): Country[] => openThings(q, countryReferred);
export const openCards = (q: Asked): number[] => openThings(q, cardReferred);

export const countryParam = (q: Asked, name = 'space'): Country | undefined => countryReferred(String(q.params[name]));
export const cardParam = (q: Asked): number | undefined => cardReferred(String(q.params.card));
export const numberParam = (q: Asked, name = 'ops'): number => Number(q.params[name] ?? 0);
