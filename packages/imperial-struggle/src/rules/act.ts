import { type Condition, DeclaredQuestion, type Message, type OptionFacts, type ParamsNamed } from '@sandtable/kernel';
import { type AsksForSpace, asker, type Given, SPACE, wordQuestion } from '../ask.js';
import type { ActionType } from '../data/investments.js';
import { FORTS, MARKETS, NAVAL, POLITICAL, type Space } from '../map.js';
import { ministryFacts } from '../ministries/option-facts.js';
import type { Pool, Position, Round } from '../position.js';
import { text } from '../text.js';
import { availableDebt } from '../treasury.js';
import { advantageFacts } from './advantages.js';
import { isAffordable, lowestPrice, missingPoints } from './affordable.js';
import { isInQuestion, isLegal, planned, purchaseKindsAt, RISING, type SpacePurchase } from './legal-purchases.js';
import { pricesOf, purchaseFacts } from './option-facts.js';
import { mayPay } from './payment.js';
import { priceOf } from './prices.js';
import { type PlannedPurchase, PURCHASE_KINDS } from './purchase-kinds.js';
import { listed } from './war-report.js';

/** 5.3: what is asked until the round is over. */

type OfRound = Given & {
  readonly round: Round;
};

/** 5.3.2: a Minor Action pays for one thing; what is left of its points is lost. */
export const isLost = ({ minorSpent }: Pick<Round, 'minorSpent'>, { source }: Pick<Pool, 'source'>): boolean =>
  source === 'minor' && minorSpent;

/** The points that can be spent. */
function left(g: Position, { side, round }: OfRound): ParamsNamed<'points' | 'debt' | 'treaty'> {
  const points = round.pools
    .filter((pool) => pool.points > 0 && !isLost(round, pool))
    .map(({ source, type, points: n, limit }) => {
      const named = { n, type: `type:${type}`, source: text(`option.${source}`) };
      return limit === undefined
        ? text('points.left', named)
        : text('points.left.limited', { ...named, limit: `limit:${limit}` });
    });
  return {
    points: points.length > 0 ? listed('log.list', points) : text('points.left.none'),
    debt: Math.max(0, availableDebt(g, side)),
    treaty: g.treaty[side],
  };
}

const hasPoints = ({ pools }: Round, type: ActionType): boolean => pools.some((pool) => pool.type === type);

/** The price as a need: whether and how it can be paid, or what is missing. */
function priceText(g: Position, round: Round, act: PlannedPurchase): Message {
  const cost = priceOf(g, round, act).total;
  if (mayPay(g, round, act, cost)) return text('need.payable', { cost });
  const least = lowestPrice(g, round, act);
  if (mayPay(g, round, act, least)) return text('need.payableCheaper', { cost, least });
  const lack = missingPoints(g, round, act, least);
  switch (lack.reason) {
    case 'points':
      return text('need.short', { cost: least, n: lack.n });
    case 'minor':
      return text('need.minor');
    case 'minor-spent':
      return text('need.minorSpent');
    case 'limit':
      return text('need.limit');
  }
}

/** Points of its type, what the map demands, and a price that can be paid. */
const mayBuy = (g: Position, round: Round, it: SpacePurchase, space: Space): boolean =>
  hasPoints(round, it.type) && isLegal(g, round, it, space);
const canBuy = (g: Position, round: Round, it: SpacePurchase, space: Space): boolean =>
  mayBuy(g, round, it, space) && isAffordable(g, round, planned(g, round, it, space));

const NO_PARAMS = {};

/**
 * The question for the next purchase, among other things that a round can do. A space is offered if and only if one of
 * the purchases there meets all its needs.
 */
class PurchaseQuestion extends DeclaredQuestion<'act', Position, OfRound, typeof NO_PARAMS> implements AsksForSpace {
  constructor() {
    const facts = (g: Position, { round }: OfRound, option: string): OptionFacts | undefined =>
      ministryFacts(option) ?? advantageFacts(option) ?? purchaseFacts(g, round, option);
    super('act', asker('5.3', NO_PARAMS, { also: left, facts }), NO_PARAMS);
  }

  /** Every space where something can be bought: Markets, Political spaces, then what only Military points can buy. */
  open(g: Position, round: Round): Space[] {
    const found: Space[] = [];
    const addIfOpen = (space: Space): void => {
      for (const it of purchaseKindsAt(space)) if (canBuy(g, round, it, space)) return void found.push(space);
    };
    if (hasPoints(round, 'economic')) MARKETS.forEach(addIfOpen);
    if (hasPoints(round, 'diplomatic')) POLITICAL.forEach(addIfOpen);
    if (!hasPoints(round, 'military')) return found;
    const others = new Set(found);
    FORTS.forEach(addIfOpen);
    NAVAL.forEach(addIfOpen);
    const isNew = (space: Space): boolean => !others.has(space);
    for (const spaces of [MARKETS, POLITICAL]) {
      for (const space of spaces) if (g.conflicts[space] > 0 && isNew(space)) addIfOpen(space);
    }
    if (!round.effects.includes('uprising')) return found;
    for (const space of RISING) if (g.conflicts[space] === 0 && isNew(space)) addIfOpen(space);
    return found;
  }

  /** The needs of the purchase here that can be bought, or else of one that is legal, or else of one in question. */
  conditionsAt(g: Position, _side: unknown, _prompted: unknown, space: Space): readonly Condition[] {
    const { round } = g;
    if (!round) return [];
    const inQuestion = purchaseKindsAt(space).filter((it) => isInQuestion(g, round, it, space));
    const it =
      inQuestion.find((one) => canBuy(g, round, one, space)) ??
      inQuestion.find((one) => mayBuy(g, round, one, space)) ??
      inQuestion.find(({ type }) => hasPoints(round, type)) ??
      inQuestion[0];
    if (!it) return [{ text: text('need.forSale'), holds: false }];
    const found: Condition[] = [
      { text: text(`need.${it.type}`), holds: hasPoints(round, it.type) },
      ...it.needs.conditions(g, round, space, undefined),
    ];
    // What is illegal has no price.
    if (!found.every(({ holds }) => holds)) return found;
    const act = planned(g, round, it, space);
    return [...found, { text: priceText(g, round, act), holds: isAffordable(g, round, act) }];
  }
}

type OfPurchases = OfRound & {
  readonly space: Space;
  readonly acts: readonly PlannedPurchase[];
};

export const ACT = {
  purchase: new PurchaseQuestion(),
  /** If a space can be had in several ways. */
  what: wordQuestion('act.what', '5.3', { space: SPACE }, PURCHASE_KINDS, {
    facts: (g, { round, acts }: OfPurchases, word) =>
      pricesOf(
        g,
        round,
        acts.filter(({ kind }) => kind === word),
      ),
  }),
};
