import type { Message, Params } from '@sandtable/kernel';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import { countryReferred } from '../references.js';
import type { Need } from './words.js';

/** What a country must be or have to be chosen now, and whether it is so. */
export interface Condition {
  readonly text: Message;
  readonly holds: boolean;
}

/** A country in the light of a question. */
export interface Candidate {
  readonly g: Position;
  readonly params: Params;
  readonly country: Country;
}

/** What a question asks for, made of the predicates that the rules themselves go by. */
export interface Demand {
  readonly needs: (c: Candidate) => readonly Condition[];
  /**
   * The rules may also remember what was said since the question was first put, or know a card’s text: no position
   * shows that. So a country that meets all else and still is not offered is kept out by this.
   */
  readonly beyond?: (c: Candidate) => Message | undefined;
}
export type Demands = Readonly<Record<string, Demand>>;

const text = (key: Need, params?: Params): Message =>
  params ? { key: `need.${key}`, params } : { key: `need.${key}` };

export const need = (key: Need, holds: boolean, params?: Params): Condition => ({ text: text(key, params), holds });

/** What is told only where it stands in the way: that a country is not Iran goes without saying. */
export const obstacle = (key: Need, holds: boolean, params?: Params): Condition[] =>
  holds ? [] : [need(key, holds, params)];

/** What the rules remember, as `beyond` of a demand. */
export const remembered = (key: Need) => () => text(key);

/** What a card wants stands in its own text, which the reader has before them. */
export const asCardSays = ({ params }: Candidate): Message | undefined =>
  params.card === undefined ? undefined : text('text', { card: params.card });

/** Not the country that a parameter of the question names. */
export const otherThan = ({ params, country }: Candidate, param: string): Condition[] => {
  const reference = params[param];
  const named = typeof reference === 'string' ? countryReferred(reference) : undefined;
  return obstacle('other', named !== country);
};
