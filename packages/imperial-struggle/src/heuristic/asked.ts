import {
  type AnswererOf,
  type Choice,
  type Decision,
  openThings,
  type QuestionTaken,
  takeQuestion,
} from '@sandtable/kernel';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import { spaceReferred } from '../references.js';
import type { Side } from '../sides.js';
import { type Outlook, outlookOf } from './outlook.js';

export { bestOf, type Choice, choice, offers, openNumbers } from '@sandtable/kernel';

/** A question and all that is looked at to answer it. Nothing is remembered between two of them. */
export interface Asked extends QuestionTaken {
  /** As the side sees it; a copy of its own. */
  readonly g: Position;
  readonly side: Side;
  readonly outlook: Outlook;
  /** Answers any question: what comes of a purchase or an event is found by trying it. */
  readonly think: (q: Asked) => Choice;
}

export type Answerer = AnswererOf<Asked>;

export const askedBy = (
  decision: Decision,
  g: Position,
  side: Side,
  think: Asked['think'],
  outlook: Outlook = outlookOf(g, side),
): Asked => ({ ...takeQuestion(decision), g, side, outlook, think });

export const openSpaces = (q: Asked): Space[] => openThings(q, spaceReferred);
