import { type Condition, type Demand, type Message, needWords, type Params } from '@sandtable/kernel';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import { countryReferred } from '../references.js';
import type { Need } from './words.js';

/** A country in the light of a question. */
export interface Candidate {
  readonly g: Position;
  readonly params: Params;
  readonly country: Country;
}

export type Demands = Readonly<Record<string, Demand<Candidate>>>;

const words = needWords<Need>();
export const { need, obstacle, remembered } = words;

/** What a card wants stands in its own text, which the reader has before them. */
export const asCardSays = ({ params }: Candidate): Message | undefined =>
  params.card === undefined ? undefined : words.text('text', { card: params.card });

/** Not the country that a parameter of the question names. */
export const otherThan = ({ params, country }: Candidate, param: string): Condition[] => {
  const reference = params[param];
  const named = typeof reference === 'string' ? countryReferred(reference) : undefined;
  return obstacle('other', named !== country);
};
