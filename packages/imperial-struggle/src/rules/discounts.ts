import { isWorthExhausting } from '../ministries/exhaustion.js';
import { ministryDiscounts } from '../ministries/prices.js';
import type { Position, Round } from '../position.js';
import { advantageRef, cardRef } from '../references.js';
import {
  advantagesAgainst,
  exhaust,
  kindOfAdvantage,
  mayUse,
  regionOfAdvantage,
  SQUADRON_ADVANTAGES,
} from './advantages.js';
import type { Discount, DiscountOffer } from './discount-offer.js';
import { mayPay } from './payment.js';
import type { PlannedPurchase } from './purchase-kinds.js';

/** Event 4: the round's next Squadron costs 2 less. */
export const SOUTH_SEA = 'south-sea';
const SOUTH_SEA_CARD = 4;

export function discountsFor(g: Position, round: Round, act: PlannedPurchase): DiscountOffer[] {
  const { kind, space, hostile } = act;
  const offers = ministryDiscounts(g, round, act);
  const against =
    kind === 'construct'
      ? SQUADRON_ADVANTAGES
      : kind === 'shift' && hostile && space !== undefined
        ? advantagesAgainst(space)
        : [];
  for (const advantage of against) if (mayUse(g, round, advantage)) offers.push(advantageOffer(g, round, advantage));
  if (kind === 'construct' && round.effects.includes(SOUTH_SEA)) offers.push(SPECULATION);
  return offers;
}

const advantageOffer = (g: Position, round: Round, advantage: number): DiscountOffer => ({
  option: advantageRef(advantage),
  discount: discountOf(advantage),
  use: () => exhaust(g, round, advantage),
  advantage: true,
  worthwhile: isWorthExhausting(g, round, regionOfAdvantage(advantage)),
});

/** R25: the price is set to 1 before what is added to it; R39: a Squadron's to 2. */
function discountOf(advantage: number): Discount {
  const kind = kindOfAdvantage(advantage);
  return kind === 'squadron-2' ? { to: 2 } : kind === 'unflag-set-1' ? { to: 1 } : { off: 1 };
}

const SPECULATION: DiscountOffer = {
  option: cardRef(SOUTH_SEA_CARD),
  discount: { off: 2 },
  use: (_, round) => {
    round.effects = round.effects.filter((effect) => effect !== SOUTH_SEA);
  },
};

/** R24: what sets a price does so once, what comes off adds up. */
export const combineDiscounts = (offers: readonly DiscountOffer[]): Discount => {
  let to: number | undefined;
  let off = 0;
  for (const { discount } of offers) {
    if (discount.to !== undefined) to = Math.min(to ?? discount.to, discount.to);
    off += discount.off ?? 0;
  }
  return to === undefined ? { off } : { to, off };
};

/** The best discounts besides those chosen: all that aren't Advantages, and at most one Advantage. */
export function minPrice(
  offers: readonly DiscountOffer[],
  chosen: readonly DiscountOffer[],
  price: (discount: Discount) => number,
): number {
  const rest = offers.filter((offer) => !chosen.includes(offer));
  const others = [...chosen, ...rest.filter(({ advantage }) => !advantage)];
  let least = price(combineDiscounts(others));
  if (chosen.some(({ advantage }) => advantage)) return least;
  for (const offer of rest) if (offer.advantage) least = Math.min(least, price(combineDiscounts([...others, offer])));
  return least;
}

/** R24: the discounts that still lower the price besides those chosen, if it can be paid in the end. */
export const usefulOffers = (
  g: Position,
  round: Round,
  act: PlannedPurchase,
  offers: readonly DiscountOffer[],
  chosen: readonly DiscountOffer[],
  price: (discount?: Discount) => number,
): DiscountOffer[] =>
  offers.filter((offer) => {
    if (chosen.includes(offer) || (offer.advantage && chosen.some(({ advantage }) => advantage))) return false;
    const more = [...chosen, offer];
    const cheaper = price(combineDiscounts(more)) < price(combineDiscounts(chosen)) || offer.worthwhile;
    return cheaper && mayPay(g, round, act, minPrice(offers, more, price));
  });
