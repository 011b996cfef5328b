import { type FactsOf, type Optionality, type Procedure, pickThing, type Question } from '@sandtable/kernel';
import type { Space } from './map.js';
import { cardRef, cardReferred, spaceRef, spaceReferred } from './references.js';

/** Questions of the rules for spaces and cards. */

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
