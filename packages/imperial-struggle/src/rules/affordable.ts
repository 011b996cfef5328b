import { cardsToDraw } from '../hidden.js';
import type { Space } from '../map.js';
import { hasWar, theatersWithRoom } from '../next-war-display.js';
import type { Pool, Position, Round } from '../position.js';
import { discountsFor, minPrice } from './discounts.js';
import { purchasesAt } from './legal-purchases.js';
import { isPaymentAction, mayPay, reachFor } from './payment.js';
import { priceOf } from './prices.js';
import { PAYMENT_ACTIONS, type PlannedPurchase } from './purchase-kinds.js';

/** What the points of a round can buy (5.3). */

/** 5.6.1: purchases of Bonus War Tiles in a round. */
const MAX_TILES = 2;
export const otherPurchase = (kind: string): PlannedPurchase => ({
  kind: kind === 'draw-event' ? 'draw-event' : kind === 'construct' ? 'construct' : 'war-tile',
  type: kind === 'draw-event' ? 'diplomatic' : 'military',
  hostile: false,
});

/** What can be bought that is at no space, whatever it costs (5.5.3, 5.6.1, 5.6.5). */
export function otherPurchases(g: Position, { side, bought }: Round): PlannedPurchase[] {
  const acts: PlannedPurchase[] = [];
  if (cardsToDraw(g) > 0) acts.push(otherPurchase('draw-event'));
  const room = hasWar(g) && bought < MAX_TILES && theatersWithRoom(g, side).length > 0;
  if (room && g.bonusPool[side].length > 0) acts.push(otherPurchase('war-tile'));
  if (g.unbuilt[side] > 0) acts.push(otherPurchase('construct'));
  return acts;
}

/** Can it be paid, if need be with every discount there is? */
export function isAffordable(g: Position, round: Round, act: PlannedPurchase): boolean {
  if (mayPay(g, round, act, priceOf(g, round, act).total)) return true;
  const offers = discountsFor(g, round, act);
  if (offers.length === 0) return false;
  return mayPay(
    g,
    round,
    act,
    minPrice(offers, [], (discount) => priceOf(g, round, act, discount).total),
  );
}
export const affordable = (g: Position, round: Round, space: Space): PlannedPurchase[] =>
  purchasesAt(g, round, space).filter((act) => isAffordable(g, round, act));

/** The price with every discount there is. */
export const lowestPrice = (g: Position, round: Round, act: PlannedPurchase): number =>
  Math.min(
    priceOf(g, round, act).total,
    minPrice(discountsFor(g, round, act), [], (discount) => priceOf(g, round, act, discount).total),
  );

/** Missing points; or only a Minor Action, which is not allowed or already used; or no points for this purpose. */
export type MissingPoints =
  | { readonly reason: 'points'; readonly n: number }
  | { readonly reason: 'minor' | 'minor-spent' | 'limit' };

/** Why it can't be paid even at its lowest price. */
export function missingPoints(g: Position, round: Round, act: PlannedPurchase, least: number): MissingPoints {
  const ways = PAYMENT_ACTIONS.filter((way) => isPaymentAction(g, round, act, way));
  if (ways.length > 0) {
    return { reason: 'points', n: least - Math.max(...ways.map((way) => reachFor(g, round, act, way))) };
  }
  const isMajor = ({ source, type }: Pool): boolean => type === act.type && source !== 'minor' && source !== 'ministry';
  if (round.pools.some(isMajor)) return { reason: 'limit' };
  return { reason: round.minorSpent ? 'minor-spent' : 'minor' };
}
