import { isRevealed } from '../cabinet.js';
import { has } from '../control.js';
import { factsOf, isMarket, NAVAL, regionOf, spaceOf } from '../map.js';
import type { Position, Round } from '../position.js';
import { ministryOption, ministryRef, spaceRef } from '../references.js';
import { type DiscountOffer, hasHuguenots } from '../rules/discount-offer.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';
import { log } from '../text.js';
import { BURKE, CHOISEUL, HALLEY, HANBURY_WILLIAMS, PITT, SWIFT } from './cards.js';
import { hasEffect } from './points.js';
import { isSpent, logUse, spendAbility } from './spent.js';

const SONS_OF_LIBERTY = spaceOf('sons-of-liberty');

const NONE: readonly string[] = [];
/** Automatic discounts by Ministries: 1 for each listed. */
export function ministryAutomaticDiscounts(
  g: Position,
  round: Round,
  { kind, space, hostile }: PlannedPurchase,
): readonly string[] {
  if (round.side !== 'britain' || kind !== 'shift' || space === undefined || isMarket(space)) return NONE;
  const { country, opens } = factsOf(space);
  let offs = NONE;
  const take = (card: number): void => {
    offs = [...offs, ministryRef(card)];
  };
  if (!hostile && (country === 'ireland' || country === 'scotland') && isRevealed(g, 'britain', SWIFT)) take(SWIFT);
  const courted = country === 'prussia' || country === 'german-states' || country === 'russia';
  if (hostile && courted && hasEffect(round, 'hanbury-williams')) take(HANBURY_WILLIAMS);
  // Ministry 22: Sons of Liberty and the United States.
  if ((opens === 'united-states' || space === SONS_OF_LIBERTY) && isRevealed(g, 'britain', BURKE)) take(BURKE);
  return offs;
}

/** R39: a Squadron for 2, each once a turn. */
const SHIPWRIGHTS = [
  { card: HALLEY, ability: 1, side: 'britain' },
  { card: PITT, ability: 2, side: 'britain' },
  { card: CHOISEUL, ability: 2, side: 'france' },
] as const;

/** Discounts by Ministries that must be used for them. */
export function ministryDiscounts(g: Position, round: Round, { kind, space }: PlannedPurchase): DiscountOffer[] {
  if (kind === 'construct') return shipwrights(g, round);
  if (kind === 'shift' && space !== undefined && isMarket(space) && round.side === 'france') {
    return huguenots(g, regionOf(space));
  }
  return [];
}

const shipwrights = (g: Position, { side }: Round): DiscountOffer[] =>
  SHIPWRIGHTS.filter(
    (it) =>
      it.side === side &&
      isRevealed(g, side, it.card) &&
      !isSpent(g, it.card, it.ability) &&
      (it.card !== CHOISEUL || NAVAL.some((sea) => regionOf(sea) === 'north-america' && has(g, sea, side))),
  ).map(({ card, ability }) => ({
    option: ministryOption('use', card),
    discount: { to: 2 },
    use: () => {
      spendAbility(g, card, ability);
      logUse(g, side, card);
    },
  }));

/** Ministry 9, R53: a marker is flipped, whether or not the Ministry is still in the cabinet. */
const huguenots = (g: Position, region: ReturnType<typeof regionOf>): DiscountOffer[] =>
  g.huguenots
    .filter(({ space }) => hasHuguenots(g, space) && regionOf(space) === region)
    .map(({ space }) => ({
      option: spaceRef(space),
      discount: { off: 1 },
      use: () => {
        g.huguenots = g.huguenots.map((it) => (it.space === space ? { space, used: true } : it));
        log(g, 'log.huguenots.used', { space: spaceRef(space) });
      },
    }));
