import { type ActionType, INVESTMENTS } from '../data/investments.js';
import { eventCard } from '../deck.js';
import type { Pool } from '../position.js';
import type { View } from '../position-format.js';
import type { RoundView } from '../round-json.js';
import { isLost } from '../rules/act.js';
import { isOfType } from '../rules/round.js';
import { SIDES, type Side } from '../sides.js';
import { roundsOf } from './turns.js';

/** The Action Round in progress (5.0), and the tiles still to be taken. */

/** What is left of a pool: nothing of a Minor Action that has paid for something (5.3.2). */
export const pointsLeft = (round: RoundView, pool: Pool): number => (isLost(round, pool) ? 0 : pool.points);

/** All points of a type that the round has left. */
export const pointsOfType = (round: RoundView, type: ActionType): number =>
  round.pools.reduce((sum, pool) => (pool.type === type ? sum + pointsLeft(round, pool) : sum), 0);

/** 4.1.9: whether the side has yet to take a tile in this turn. */
export const isTileToCome = (view: View, side: Side): boolean =>
  view.step === 'round' &&
  view.taken[side].length < roundsOf(view).filter((it) => it === side).length &&
  (view.round?.side !== side || view.round.tile === '');

/** 5.2: how many of the tiles that are left let a side play this Event card. */
export function tilesForEvent({ available, taken }: View, card: number): number {
  const { type } = eventCard(card);
  return INVESTMENTS.filter(
    (tile) =>
      tile.event === true &&
      isOfType(tile, type) &&
      available.includes(tile.id) &&
      !SIDES.some((side) => taken[side].includes(tile.id)),
  ).length;
}
