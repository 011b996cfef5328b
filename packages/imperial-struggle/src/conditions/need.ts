import { type Message, needMessages, type Params, type Requirement } from '@sandtable/kernel';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import type { Side } from '../sides.js';
import type { Need } from './words.js';

/** A space in the light of a question that is put to a side. */
export interface Candidate {
  readonly g: Position;
  readonly side: Side;
  readonly params: Params;
  readonly space: Space;
}

export type Requirements = Readonly<Record<string, Requirement<Candidate>>>;

const words = needMessages<Need>();
export const { need, needIfUnmet, fallbackNeed } = words;

/** What a card, an Advantage or a Ministry wants stands in its own text, which the reader can look at. */
export const asTextSays = ({ params }: Candidate): Message | undefined => {
  const what = params.card ?? params.advantage;
  return what === undefined ? undefined : words.text('text', { card: what });
};
