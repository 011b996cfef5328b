import { purchasesFromView, type SpaceId, type View } from '@sandtable/imperial-struggle/facts';
import { viewJson } from '../view.js';

/** What it would cost to buy in each space that is offered now. */

export interface SpacePrice {
  readonly total: number;
  /** Something may make it cheaper, or there is more than one thing to buy. */
  readonly from: boolean;
}

/** Purchases are what is asked for when the round may be ended instead (5.3). */
const arePricesShown = (view: View, options: ReadonlySet<string>): boolean =>
  view.round !== undefined && options.has('done');

export function pricesIn(view: View, options: ReadonlySet<string>): ReadonlyMap<SpaceId, SpacePrice> {
  const prices = new Map<SpaceId, SpacePrice>();
  if (!arePricesShown(view, options)) return prices;
  for (const { option, space, price, least, lack } of purchasesFromView(viewJson(view))) {
    if (!space || lack || !options.has(option)) continue;
    const other = prices.get(space);
    const total = Math.min(price.total, other?.total ?? price.total);
    prices.set(space, { total, from: other !== undefined || least < price.total });
  }
  return prices;
}
