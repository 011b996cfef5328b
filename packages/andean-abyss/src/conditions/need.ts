import type { Message, Params } from '@sandtable/kernel';
import { type Faction, type Insurgent, isInsurgent } from '../factions.js';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import { spaceReferred } from '../references.js';
import type { Execution } from '../rules/execution.js';
import type { Need } from './words/index.js';

/** What a space must be or have to be chosen now, and whether it is so. */
export interface Condition {
  readonly text: Message;
  readonly holds: boolean;
}

/** A space in the light of a question. */
export interface Candidate {
  readonly g: Position;
  /** The operation under way, if there is one. */
  readonly x: Execution | undefined;
  /** Who is asked. */
  readonly faction: Faction;
  readonly params: Params;
  readonly space: Space;
}

/** The conditions of one kind of question, made of the predicates that the rules themselves go by. */
export type Needs = (c: Candidate) => readonly Condition[];

/** What a question asks for. */
export interface Demand {
  readonly needs: Needs;
  /**
   * The rules may also remember what was done since the question was first put, or know a card’s text: no position
   * shows that. So a space that meets all else and still is not offered is kept out by this.
   */
  readonly beyond?: (c: Candidate) => Message | undefined;
}
export type Demands = Readonly<Record<string, Demand>>;

const text = (key: Need, params?: Params): Message =>
  params ? { key: `need.${key}`, params } : { key: `need.${key}` };

export const need = (key: Need, holds: boolean, params?: Params): Condition => ({ text: text(key, params), holds });

/** What is told only where it stands in the way: that a space is not a FARC Zone goes without saying. */
export const obstacle = (key: Need, holds: boolean, params?: Params): Condition[] =>
  holds ? [] : [need(key, holds, params)];

/** What the rules remember, or the card says, as `beyond` of a demand. */
export const remembered = (key: Need, params?: Params) => () => text(key, params);

/** The space that a parameter of the question names. */
export const named = (c: Candidate, param: string): Space | undefined => {
  const reference = c.params[param];
  return typeof reference === 'string' ? spaceReferred(reference) : undefined;
};

/** The conditions of insurgents; nobody else is asked such a question. */
export const ofInsurgent =
  (needs: (c: Candidate, faction: Insurgent) => readonly Condition[]): Needs =>
  (c) =>
    isInsurgent(c.faction) ? needs(c, c.faction) : [];

/** The conditions within an operation; without one there is no such question. */
export const ofOperation =
  (needs: (c: Candidate, x: Execution) => readonly Condition[]): Needs =>
  (c) =>
    c.x ? needs(c, c.x) : [];
