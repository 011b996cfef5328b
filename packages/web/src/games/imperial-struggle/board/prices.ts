import { purchasesFromView } from '@sandtable/imperial-struggle/board';
import type { SpaceId, View } from '@sandtable/imperial-struggle/board-data';

/** The price of a purchase in each space that is offered now. */

export interface SpacePrice {
  readonly total: number;
  /** A discount is available, or there is more than one thing to buy. */
  readonly from: boolean;
}

/** The question is about purchases if ending the round is one of its options (5.3). */
const arePricesShown = (view: View, options: ReadonlySet<string>): boolean =>
  view.round !== undefined && options.has('done');

export function pricesIn(view: View, options: ReadonlySet<string>): ReadonlyMap<SpaceId, SpacePrice> {
  const prices = new Map<SpaceId, SpacePrice>();
  if (!arePricesShown(view, options)) return prices;
  for (const { option, space, price, least, lack } of purchasesFromView(view)) {
    if (!space || lack || !options.has(option)) continue;
    const other = prices.get(space);
    const total = Math.min(price.total, other?.total ?? price.total);
    prices.set(space, { total, from: other !== undefined || least < price.total });
  }
  return prices;
}
