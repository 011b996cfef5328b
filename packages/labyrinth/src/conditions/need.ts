import { type Condition, type Message, needMessages, type Params, type Requirement } from '@sandtable/kernel';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import type { QuestionId } from '../question-id.js';
import { countryReferred } from '../references.js';
import type { Need } from './words.js';

/** A country that a question could offer. */
export interface Candidate {
  readonly g: Position;
  readonly params: Params;
  readonly country: Country;
}

export type Requirements = { readonly [Id in QuestionId]?: Requirement<Candidate> };

const words = needMessages<Need>();
export const { need, needIfUnmet, fallbackNeed } = words;

/** The card's own text, which the player sees, says what it requires. */
export const asCardSays = ({ params }: Candidate): Message | undefined =>
  params.card === undefined ? undefined : words.text('text', { card: params.card });

/** Not the country that a parameter of the question names. */
export const otherThan = ({ params, country }: Candidate, param: string): Condition[] => {
  const reference = params[param];
  const named = typeof reference === 'string' ? countryReferred(reference) : undefined;
  return needIfUnmet('other', named !== country);
};
