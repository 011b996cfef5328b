import type { SpaceId } from '../data/spaces.js';
import { FORTS, MARKETS, NAVAL, POLITICAL, type Space, spaceId } from '../map.js';
import type { Position, Round } from '../position.js';
import { spaceRef } from '../references.js';
import { lowestPrice, type MissingPoints, missingPoints, otherPurchases } from '../rules/affordable.js';
import { tilePurchases } from '../rules/bound-tiles.js';
import { squadronOrigins } from '../rules/buy.js';
import type { Discount } from '../rules/discount-offer.js';
import { combineDiscounts, discountsFor, usefulOffers } from '../rules/discounts.js';
import { purchasesAt } from '../rules/legal-purchases.js';
import { mayPay, type PaymentPlan, paymentActionsFor, planPayment } from '../rules/payment.js';
import { automaticDiscounts, deployCost, type Price, priceOf } from '../rules/prices.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';

/** What the points of the current round can buy, at what price and with which points, computed by the rules themselves. */

/** Powers of Ministries and Advantages that cost points are answers of their own. */
type ListedPurchase = PlannedPurchase & { readonly kind: Exclude<PlannedPurchase['kind'], 'claim' | 'drive-off'> };
const isListed = (act: PlannedPurchase): act is ListedPurchase => act.kind !== 'claim' && act.kind !== 'drive-off';

export interface Purchase {
  /** The answer to `ask.act` that begins it. */
  readonly option: string;
  readonly kind: ListedPurchase['kind'];
  readonly type: PlannedPurchase['type'];
  readonly space?: SpaceId;
  readonly hostile: boolean;
  /** Without optional discounts. */
  readonly price: Price;
  /** Automatic discounts of 1 each: Ministries, events. */
  readonly off: readonly string[];
  /** Optional discounts by the option that takes them, each with the price if it is the only one. */
  readonly offers: readonly { readonly by: string; readonly total: number }[];
  /** The price with the best of them. */
  readonly least: number;
  /** 5.6.6: places other than the cheapest from which a Squadron can come, with their prices. */
  readonly from: readonly { readonly berth: 'navy-box'; readonly total: number }[];
  /** The price that `ways` pay: without discounts, or the lowest if only that can be paid. */
  readonly pays: number;
  readonly ways: readonly PaymentPlan[];
  /** Why it can't be paid, if it can't. */
  readonly lack?: MissingPoints;
}

const OFFERS_PURCHASES: readonly Space[] = [...MARKETS, ...POLITICAL, ...FORTS, ...NAVAL];

/** Every purchase that the map allows with the available types of points, payable or not. */
export function purchases(g: Position): Purchase[] {
  const { round } = g;
  if (!round) return [];
  const types = new Set(round.pools.map(({ type }) => type));
  return [...OFFERS_PURCHASES.flatMap((space) => purchasesAt(g, round, space)), ...otherPurchases(g, round)]
    .filter(isListed)
    .filter(({ type }) => types.has(type))
    .map((act) => purchaseOf(g, round, act));
}

function purchaseOf(g: Position, round: Round, act: ListedPurchase): Purchase {
  const { kind, type, space, hostile } = act;
  const price = priceOf(g, round, act);
  const total = (discount?: Discount): number => priceOf(g, round, act, discount).total;
  const discounts = discountsFor(g, round, act);
  const least = lowestPrice(g, round, act);
  const pays = mayPay(g, round, act, price.total) ? price.total : least;
  const ways = waysOf(g, round, act, pays);
  return {
    option: space === undefined ? kind : spaceRef(space),
    kind,
    type,
    ...(space === undefined ? {} : { space: spaceId(space) }),
    hostile,
    price,
    off: automaticDiscounts(g, round, act),
    offers: usefulOffers(g, round, act, discounts, [], total).map((offer) => ({
      by: offer.option,
      total: total(combineDiscounts([offer])),
    })),
    least,
    from: otherBerths(g, round, act, price.total),
    pays,
    ways,
    ...(ways.length > 0 ? {} : { lack: missingPoints(g, round, act, least) }),
  };
}

/** A tile paid with points bound to a Region is a different purchase from other tiles (R18). */
const waysOf = (g: Position, round: Round, act: PlannedPurchase, cost: number): PaymentPlan[] =>
  (act.kind === 'war-tile' ? tilePurchases(g, round, act).map((it) => it.act) : [act]).flatMap((it) =>
    paymentActionsFor(g, round, it, cost).map((way) => planPayment(g, round, it, cost, way)),
  );

function otherBerths(g: Position, round: Round, act: PlannedPurchase, total: number): Purchase['from'] {
  if (act.kind !== 'deploy' || act.space === undefined) return [];
  const dear = deployCost(g, act.space, false);
  return dear > total && squadronOrigins(g, round, act, act.space).includes('navy-box')
    ? [{ berth: 'navy-box', total: dear }]
    : [];
}
