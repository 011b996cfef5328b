import type { OptionFacts, OptionPrice } from '@sandtable/kernel';
import type { Position, Round } from '../position.js';
import { spaceReferred } from '../references.js';
import { affordable, otherPurchases } from './affordable.js';
import { discountsFor, minPrice } from './discounts.js';
import { priceOf } from './prices.js';
import type { PlannedPurchase } from './purchase-kinds.js';

/** The prices of purchases, shown with their options (5.3, R24). */

/** The purchases that an answer to `ask.act` can lead to. */
export function purchaseFacts(g: Position, round: Round, option: string): OptionFacts | undefined {
  const space = spaceReferred(option);
  const acts =
    space === undefined ? otherPurchases(g, round).filter(({ kind }) => kind === option) : affordable(g, round, space);
  return pricesOf(g, round, acts);
}

export const pricesOf = (g: Position, round: Round, acts: readonly PlannedPurchase[]): OptionFacts | undefined =>
  acts.length > 0 ? { prices: acts.map((act) => priceLine(g, round, act)) } : undefined;

function priceLine(g: Position, round: Round, act: PlannedPurchase): OptionPrice {
  const cost = priceOf(g, round, act).total;
  const least = minPrice(discountsFor(g, round, act), [], (discount) => priceOf(g, round, act, discount).total);
  return least < cost ? { ...costs(act, cost), least } : costs(act, cost);
}

/** A price that is settled. */
export const costs = ({ kind, type }: PlannedPurchase, cost: number): OptionPrice => ({
  purchase: kind,
  paidIn: `type:${type}`,
  cost,
});
