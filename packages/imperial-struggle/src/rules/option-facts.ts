import type { OptionFacts, OptionPrice } from '@sandtable/kernel';
import type { Position, Round } from '../position.js';
import { spaceReferred } from '../references.js';
import { affordable, otherPurchases } from './affordable.js';
import { discountsFor, minPrice } from './discounts.js';
import { mayPay, type PaymentPlan, paymentActionsFor, planPayment } from './payment.js';
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
  if (least >= cost) return costs(g, round, act, cost);
  const pays = mayPay(g, round, act, cost) ? cost : least;
  return { ...costs(g, round, act, cost, pays), least };
}

/** A price that is settled, and what the points leave to Debt and Treaty Points when `pays` is paid (9.1). */
export function costs(g: Position, round: Round, act: PlannedPurchase, cost: number, pays = cost): OptionPrice {
  const ways = paymentActionsFor(g, round, act, pays).map((way) => planPayment(g, round, act, pays, way));
  const [cheapest] = ways.sort((a, b) => a.short - b.short);
  const { kind, type, hostile } = act;
  const price: OptionPrice = { purchase: kind, ...(hostile ? { hostile } : {}), paidIn: `type:${type}`, cost };
  return cheapest && cheapest.short > 0 ? { ...price, short: shortOf(cheapest) } : price;
}

function shortOf({ short, treaty }: PaymentPlan): OptionPrice['short'] & object {
  const by = treaty.most === 0 ? 'debt' : treaty.least === short ? 'treaty' : 'either';
  return { n: short, by };
}
