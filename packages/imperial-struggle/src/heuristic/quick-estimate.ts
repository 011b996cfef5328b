import type { Space } from '../map.js';
import { NOBODY, type Position, type Round } from '../position.js';
import { discountsFor, minPrice } from '../rules/discounts.js';
import { paymentActionsFor, pointsFor } from '../rules/payment.js';
import { priceOf } from '../rules/prices.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';
import { other } from '../sides.js';
import type { WorthWith } from './position-worth.js';

/** A quick estimate of a purchase at a space. It changes the position itself and restores it. */
export interface QuickEstimate {
  readonly worth: number;
  /** Points of the round that it uses. */
  readonly spent: number;
}

export function quickEstimate(
  worthWith: WorthWith,
  g: Position,
  round: Round,
  act: PlannedPurchase,
  space: Space,
): QuickEstimate {
  const cost = minCost(g, round, act);
  const { side } = round;
  // With as little Debt as possible. Points left of a Minor Action are lost.
  let short = Number.POSITIVE_INFINITY;
  let spent = cost;
  for (const way of paymentActionsFor(g, round, act, cost)) {
    const points = pointsFor(g, round, act, way);
    if (Math.max(0, cost - points) >= short) continue;
    short = Math.max(0, cost - points);
    spent = way === 'minor' ? points : cost - short;
  }
  if (!Number.isFinite(short)) return { worth: Number.NEGATIVE_INFINITY, spent };
  const treaty = Math.min(short, g.treaty[side]);
  const then = worthWith(space, () => {
    const undo = carryOut(g, round, act, space);
    g.treaty[side] -= treaty;
    g.debt[side] += short - treaty;
    return () => {
      g.treaty[side] += treaty;
      g.debt[side] -= short - treaty;
      undo();
    };
  });
  return { worth: then, spent };
}

function minCost(g: Position, round: Round, act: PlannedPurchase): number {
  const offers = discountsFor(g, round, act);
  if (offers.length === 0) return priceOf(g, round, act).total;
  return minPrice(offers, [], (discount) => priceOf(g, round, act, discount).total);
}

/** Makes the changes that affect the position's value and returns a function that undoes them. */
function carryOut(g: Position, { side }: Round, { kind }: PlannedPurchase, space: Space): () => void {
  const flag = side === 'britain' ? 1 : 2;
  const foe = other(side);
  const before = { flag: g.flags[space], conflict: g.conflicts[space], damaged: g.damaged[space] };
  const box = { own: g.navyBox[side], foe: g.navyBox[foe] };
  switch (kind) {
    case 'calm':
      g.conflicts[space] = 0;
      break;
    case 'repair':
      g.damaged[space] = 0;
      break;
    case 'deploy':
      if (before.flag !== NOBODY) g.navyBox[foe]++;
      g.flags[space] = flag;
      g.navyBox[side]--;
      break;
    default:
      g.flags[space] = before.flag === NOBODY || kind === 'seize' ? flag : NOBODY;
      g.conflicts[space] = 0;
      if (kind === 'seize') g.damaged[space] = 0;
  }
  return () => {
    g.flags[space] = before.flag;
    g.conflicts[space] = before.conflict;
    g.damaged[space] = before.damaged;
    g.navyBox[side] = box.own;
    g.navyBox[foe] = box.foe;
  };
}
