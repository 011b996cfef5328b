import { hasWar, theatersWithRoom } from '../display.js';
import { cardsToDraw } from '../hidden.js';
import type { Space } from '../map.js';
import type { Position, Round } from '../position.js';
import type { Act } from './acts.js';
import { priceOf } from './costs.js';
import { discountsFor, leastPrice } from './discounts.js';
import { actsAt } from './legal.js';
import { mayPay } from './payment.js';

/** What the points of a round can buy (5.3). */

/** 5.6.1: purchases of Bonus War Tiles in a round. */
const MOST_TILES = 2;
export const otherAct = (kind: string): Act => ({
  kind: kind === 'draw-event' ? 'draw-event' : kind === 'construct' ? 'construct' : 'war-tile',
  type: kind === 'draw-event' ? 'diplomatic' : 'military',
  hostile: false,
});

/** What can be bought that is at no space, whatever it costs (5.5.3, 5.6.1, 5.6.5). */
export function otherActs(g: Position, { side, bought }: Round): Act[] {
  const acts: Act[] = [];
  if (cardsToDraw(g) > 0) acts.push(otherAct('draw-event'));
  const room = hasWar(g) && bought < MOST_TILES && theatersWithRoom(g, side).length > 0;
  if (room && g.bonusPool[side].length > 0) acts.push(otherAct('war-tile'));
  if (g.unbuilt[side] > 0) acts.push(otherAct('construct'));
  return acts;
}

/** Can it be paid, if need be with every discount there is? */
export function isAffordable(g: Position, round: Round, act: Act): boolean {
  if (mayPay(g, round, act, priceOf(g, round, act).total)) return true;
  const offers = discountsFor(g, round, act);
  if (offers.length === 0) return false;
  return mayPay(
    g,
    round,
    act,
    leastPrice(offers, [], (discount) => priceOf(g, round, act, discount).total),
  );
}
export const affordable = (g: Position, round: Round, space: Space): Act[] =>
  actsAt(g, round, space).filter((act) => isAffordable(g, round, act));
