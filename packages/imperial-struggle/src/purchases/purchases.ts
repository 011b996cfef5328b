import type { SpaceId } from '../data/spaces.js';
import { FORTS, MARKETS, NAVAL, POLITICAL, type Space, spaceId } from '../map.js';
import type { Pool, Position, Round } from '../position.js';
import { spaceRef } from '../references.js';
import { type Act, WAYS } from '../rules/acts.js';
import { otherActs } from '../rules/affordable.js';
import { tileActs } from '../rules/bound-tiles.js';
import { berthsFor } from '../rules/buy.js';
import { deployCost, type Price, priceOf, standing } from '../rules/costs.js';
import { discountsFor, leastPrice, together, usefulOffers } from '../rules/discounts.js';
import { actsAt } from '../rules/legal.js';
import type { Discount } from '../rules/offer.js';
import { isWay, mayPay, type Plan, plan, reachFor, waysFor } from '../rules/payment.js';

/** What the points of the round under way can buy, what it would cost and which points would pay: by the rules' own reckoning. */

export interface Purchase {
  /** The answer to `ask.act` that begins it. */
  readonly option: string;
  readonly kind: Act['kind'];
  readonly type: Act['type'];
  readonly space?: SpaceId;
  readonly hostile: boolean;
  /** Without any discount that is a choice. */
  readonly price: Price;
  /** What takes 1 each off by itself: Ministries, events. */
  readonly off: readonly string[];
  /** What could be used to make it cheaper, by the option that takes it, and the price with it alone. */
  readonly offers: readonly { readonly by: string; readonly total: number }[];
  /** The price with the best of them. */
  readonly least: number;
  /** 5.6.6: what other places than the cheapest a Squadron can come from, and the price from there. */
  readonly from: readonly { readonly berth: 'navy-box'; readonly total: number }[];
  /** The price that `ways` are for: without a discount, or the least if nothing more can be paid. */
  readonly pays: number;
  readonly ways: readonly Plan[];
  /** Why it cannot be paid, if it cannot. */
  readonly lack?: Lack;
}

/** Points that are missing; or there is only a Minor Action, which may not or no more; or no points are for this. */
export type Lack = { readonly why: 'points'; readonly n: number } | { readonly why: 'minor' | 'minor-spent' | 'limit' };

const SELLING: readonly Space[] = [...MARKETS, ...POLITICAL, ...FORTS, ...NAVAL];

/** Every purchase that the map allows for the kinds of points there are, payable or not. */
export function purchases(g: Position): Purchase[] {
  const { round } = g;
  if (!round) return [];
  const types = new Set(round.pools.map(({ type }) => type));
  return [...SELLING.flatMap((space) => actsAt(g, round, space)), ...otherActs(g, round)]
    .filter(({ type }) => types.has(type))
    .map((act) => purchaseOf(g, round, act));
}

export function purchaseOf(g: Position, round: Round, act: Act): Purchase {
  const { kind, type, space, hostile } = act;
  const price = priceOf(g, round, act);
  const total = (discount?: Discount): number => priceOf(g, round, act, discount).total;
  const discounts = discountsFor(g, round, act);
  const least = Math.min(price.total, leastPrice(discounts, [], total));
  const pays = mayPay(g, round, act, price.total) ? price.total : least;
  const ways = waysOf(g, round, act, pays);
  return {
    option: space === undefined ? kind : spaceRef(space),
    kind,
    type,
    ...(space === undefined ? {} : { space: spaceId(space) }),
    hostile,
    price,
    off: standing(g, round, act),
    offers: usefulOffers(g, round, act, discounts, [], total).map((offer) => ({
      by: offer.option,
      total: total(together([offer])),
    })),
    least,
    from: otherBerths(g, round, act, price.total),
    pays,
    ways,
    ...(ways.length > 0 ? {} : { lack: lackOf(g, round, act, least) }),
  };
}

/** A tile for points that are bound to a Region is bought otherwise than one for others (R18). */
const waysOf = (g: Position, round: Round, act: Act, cost: number): Plan[] =>
  (act.kind === 'war-tile' ? tileActs(g, round, act).map((it) => it.act) : [act]).flatMap((it) =>
    waysFor(g, round, it, cost).map((way) => plan(g, round, it, cost, way)),
  );

function otherBerths(g: Position, round: Round, act: Act, total: number): Purchase['from'] {
  if (act.kind !== 'deploy' || act.space === undefined) return [];
  const dear = deployCost(g, act.space, false);
  return dear > total && berthsFor(g, round, act, act.space).includes('navy-box')
    ? [{ berth: 'navy-box', total: dear }]
    : [];
}

function lackOf(g: Position, round: Round, act: Act, least: number): Lack {
  const ways = WAYS.filter((way) => isWay(g, round, act, way));
  if (ways.length > 0) {
    return { why: 'points', n: least - Math.max(...ways.map((way) => reachFor(g, round, act, way))) };
  }
  const isMajor = ({ source, type }: Pool): boolean => type === act.type && source !== 'minor' && source !== 'ministry';
  if (round.pools.some(isMajor)) return { why: 'limit' };
  return { why: round.minorSpent ? 'minor-spent' : 'minor' };
}
