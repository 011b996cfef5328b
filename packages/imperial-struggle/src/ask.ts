import {
  type FactsOf,
  question as makeQuestion,
  type Optionality,
  type Procedure,
  pickThing,
  type Question,
} from '@sandtable/kernel';
import type { Space } from './map.js';
import type { QuestionId } from './question-id.js';
import { cardRef, cardReferred, spaceRef, spaceReferred } from './references.js';
import type { Side } from './sides.js';

/** Questions of the rules. */

export const question = (side: Side, id: QuestionId, rule: string, params?: Question['params']): Question =>
  makeQuestion(side, id, rule, params);

export const pickSpace = (
  q: Question,
  spaces: readonly Space[],
  may: Optionality = 'must',
  facts?: FactsOf,
): Procedure<Space | undefined> => pickThing(q, spaces, may, spaceRef, spaceReferred, facts);

export const pickCard = (
  q: Question,
  cards: readonly number[],
  may: Optionality = 'must',
): Procedure<number | undefined> => pickThing(q, cards, may, cardRef, cardReferred);
