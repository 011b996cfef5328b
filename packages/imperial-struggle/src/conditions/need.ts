import type { Message, Params } from '@sandtable/kernel';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import type { Side } from '../sides.js';
import type { Need } from './words.js';

/** What a space must be or have to be chosen now, and whether it is so. */
export interface Condition {
  readonly text: Message;
  readonly holds: boolean;
}

/** A space in the light of a question that is put to a side. */
export interface Candidate {
  readonly g: Position;
  readonly side: Side;
  readonly params: Params;
  readonly space: Space;
}

/** What a question asks for, made of the predicates that the rules themselves go by. */
export interface Demand {
  readonly needs: (c: Candidate) => readonly Condition[];
  /**
   * The rules may also remember what was said since the question was first put, or know a card’s text: no position
   * shows that. So a space that meets all else and still is not offered is kept out by this.
   */
  readonly beyond?: (c: Candidate) => Message | undefined;
}
export type Demands = Readonly<Record<string, Demand>>;

const text = (key: Need, params?: Params): Message =>
  params ? { key: `need.${key}`, params } : { key: `need.${key}` };

export const need = (key: Need, holds: boolean, params?: Params): Condition => ({ text: text(key, params), holds });

/** What is told only where it stands in the way: that a space is not closed goes without saying. */
export const obstacle = (key: Need, holds: boolean, params?: Params): Condition[] =>
  holds ? [] : [need(key, holds, params)];

/** What no position shows, as `beyond` of a demand. */
export const remembered = (key: Need) => () => text(key);

/** What a card, an Advantage or a Ministry wants stands in its own text, which the reader can look at. */
export const asTextSays = ({ params }: Candidate): Message | undefined => {
  const what = params.card ?? params.advantage;
  return what === undefined ? undefined : text('text', { card: what });
};
