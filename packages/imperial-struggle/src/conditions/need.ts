import { type Message, needMessages, type Params, type Requirement } from '@sandtable/kernel';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import type { QuestionId } from '../question-id.js';
import type { Side } from '../sides.js';
import type { Need } from './words.js';

/** A space that a question to a side could offer. */
export interface Candidate {
  readonly g: Position;
  readonly side: Side;
  readonly params: Params;
  readonly space: Space;
}

export type Requirements = { readonly [Id in QuestionId]?: Requirement<Candidate> };

const words = needMessages<Need>();
export const { need, needIfUnmet, fallbackNeed } = words;

/** The text of the card, Advantage or Ministry, which the player can read, says what it requires. */
export const asTextSays = ({ params }: Candidate): Message | undefined => {
  const what = params.card ?? params.advantage;
  return what === undefined ? undefined : words.text('text', { card: what });
};
