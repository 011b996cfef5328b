import { purchasesIn, type Seen, type SpaceId } from '@sandtable/imperial-struggle/facts';
import { json } from '../view.js';

/** What it would cost to buy in each space that is offered now. */

export interface Price {
  readonly total: number;
  /** Something may make it cheaper, or there is more than one thing to buy. */
  readonly from: boolean;
}

/** Purchases are what is asked for when the round may be ended instead (5.3). */
const areAsked = (view: Seen, options: ReadonlySet<string>): boolean => view.round !== undefined && options.has('done');

export function pricesIn(view: Seen, options: ReadonlySet<string>): ReadonlyMap<SpaceId, Price> {
  const prices = new Map<SpaceId, Price>();
  if (!areAsked(view, options)) return prices;
  for (const { option, space, price, least, lack } of purchasesIn(json(view))) {
    if (!space || lack || !options.has(option)) continue;
    const other = prices.get(space);
    const total = Math.min(price.total, other?.total ?? price.total);
    prices.set(space, { total, from: other !== undefined || least < price.total });
  }
  return prices;
}
