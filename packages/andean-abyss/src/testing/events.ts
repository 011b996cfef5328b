import type { Json, Settings } from '@sandtable/kernel';
import type { CardHalf } from '../data/cards.js';
import { nonplayerHalf } from '../events/effective.js';
import { runEvent } from '../events/index.js';
import type { Faction } from '../factions.js';
import type { Position } from '../position.js';
import { letNonplayersAct, type NonplayerAnswer, type OtherAnswers } from './nonplayers.js';
import { positionWith } from './positions.js';

type PositionFields = { readonly [key: string]: Json };

export interface EventPlay {
  /** Rolls of the non-players for 8.2 and 8.3. */
  readonly dice?: readonly number[];
  /** Rolls of the game itself. */
  readonly rolls?: readonly number[];
  /** Fields of the position file besides card and spaces. */
  readonly position?: PositionFields;
  readonly options?: Settings;
  /** The half that is executed. Default: the one a non-player takes. */
  readonly half?: CardHalf;
  readonly others?: OtherAnswers;
}

export interface PlayedEvent {
  readonly g: Position;
  readonly steps: readonly NonplayerAnswer[];
  /** Rule and reason of each of the non-player's answers to one kind of question. */
  reasons(key: string): string[];
}

/** Runs an event executed by this faction, with every insurgent faction a non-player. */
export function playEvent(
  card: number,
  executor: Faction,
  spaces: { readonly [space: string]: PositionFields },
  { dice, rolls = [], position = {}, options = {}, half = nonplayerHalf(card), others }: EventPlay = {},
): PlayedEvent {
  const g = positionWith({ card, spaces, ...position }, { nonplayers: 'farc+auc+cartels', ...options }, [...rolls]);
  const { steps } = letNonplayersAct(g, runEvent(g, card, half, executor), dice, others);
  return {
    g,
    steps,
    reasons: (key) => steps.filter((step) => step.key === key).map(({ rule, reason }) => `${rule} ${reason}`),
  };
}
