import type { Json, Options } from '@sandtable/kernel';
import type { Side } from '../data/cards.js';
import { nonplayerSide } from '../events/effective.js';
import { runEvent } from '../events/index.js';
import type { Faction } from '../factions.js';
import type { Position } from '../position.js';
import { letThem, type Others, type Step } from './nonplayers.js';
import { scene } from './scene.js';

type Note = { readonly [key: string]: Json };

export interface EventPlay {
  /** Rolls of the non-players for 8.2 and 8.3. */
  readonly dice?: readonly number[];
  /** Rolls of the game itself. */
  readonly rolls?: readonly number[];
  /** What the note says besides card and spaces. */
  readonly note?: Note;
  readonly options?: Options;
  /** The side that a player executes; a non-player’s own if left out. */
  readonly side?: Side;
  readonly others?: Others;
}

export interface PlayedEvent {
  readonly g: Position;
  readonly steps: readonly Step[];
  /** Why the non-player answered one kind of question as it did: rule and reason of each answer. */
  why(key: string): string[];
}

/** An event executed by this faction, with every insurgent faction a non-player. */
export function playEvent(
  card: number,
  executor: Faction,
  spaces: { readonly [space: string]: Note },
  { dice, rolls = [], note = {}, options = {}, side = nonplayerSide(card), others }: EventPlay = {},
): PlayedEvent {
  const g = scene({ card, spaces, ...note }, { nonplayers: 'farc+auc+cartels', ...options }, [...rolls]);
  const { steps } = letThem(g, runEvent(g, card, side, executor), dice, others);
  return {
    g,
    steps,
    why: (key) => steps.filter((step) => step.key === key).map(({ rule, reason }) => `${rule} ${reason}`),
  };
}
