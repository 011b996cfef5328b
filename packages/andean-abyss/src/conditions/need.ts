import { type Condition, needMessages, type Params, type Requirement } from '@sandtable/kernel';
import { type Faction, type Insurgent, isInsurgent } from '../factions.js';
import type { Space } from '../map.js';
import type { Execution } from '../operation.js';
import type { Position } from '../position.js';
import { spaceReferred } from '../references.js';
import type { Need } from './words/index.js';

/** A space that a question could offer. */
export interface Candidate {
  readonly g: Position;
  /** The operation under way, if there is one. */
  readonly x: Execution | undefined;
  /** The faction that is asked. */
  readonly faction: Faction;
  readonly params: Params;
  readonly space: Space;
}

/** The needs of one kind of question. */
export type Needs = Requirement<Candidate>['needs'];
export type Requirements = Readonly<Record<string, Requirement<Candidate>>>;

export const { need, needIfUnmet, fallbackNeed } = needMessages<Need>();

/** The space that a parameter of the question names. */
export const named = (c: Candidate, param: string): Space | undefined => {
  const reference = c.params[param];
  return typeof reference === 'string' ? spaceReferred(reference) : undefined;
};

/** A need of a question that only insurgents are asked. */
export const ofInsurgent =
  (needs: (c: Candidate, faction: Insurgent) => readonly Condition[]): Needs =>
  (c) =>
    isInsurgent(c.faction) ? needs(c, c.faction) : [];

/** A need of a question that is asked only during an operation. */
export const ofOperation =
  (needs: (c: Candidate, x: Execution) => readonly Condition[]): Needs =>
  (c) =>
    c.x ? needs(c, c.x) : [];
