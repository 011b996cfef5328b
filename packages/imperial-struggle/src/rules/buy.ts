import { DONE, log, message, type Procedure, pickWord } from '@sandtable/kernel';
import { question } from '../ask.js';
import { displace, has, lower, putSquadron, raise, removeConflict, takeSquadron } from '../control.js';
import { drawEvents } from '../deck.js';
import { NAVAL, type Space } from '../map.js';
import { ministryFacts } from '../ministries/option-facts.js';
import { NOBODY, type Position, type Round } from '../position.js';
import { spaceRef, spaceReferred } from '../references.js';
import { drawBonus } from '../war-display.js';
import { bindTile, boundTheaters } from './bound-tiles.js';
import type { Discount, DiscountOffer } from './discount-offer.js';
import { combineDiscounts, discountsFor, usefulOffers } from './discounts.js';
import { costs } from './option-facts.js';
import { mayPay, pay } from './payment.js';
import { deployCost, priceOf } from './prices.js';
import { type PlannedPurchase, purchaseOption } from './purchase-kinds.js';
import { placeBonus } from './war-tiles.js';

/** One purchase: its discount, its payment, and what it brings. Each is finished before the next (5.3). */
export function* buy(g: Position, round: Round, what: PlannedPurchase): Procedure {
  const act = what.kind === 'war-tile' ? yield* bindTile(g, round, what) : what;
  const from =
    act.kind === 'deploy' && act.space !== undefined ? yield* pickSquadron(g, round, act, act.space) : undefined;
  const price = (discount?: Discount): number =>
    from === undefined || act.space === undefined
      ? priceOf(g, round, act, discount).total
      : deployCost(g, act.space, from !== 'navy-box');
  const offers = discountsFor(g, round, act);
  const chosen = offers.length > 0 ? yield* pickDiscounts(g, round, act, offers, price) : [];
  yield* pay(g, round, act, price(combineDiscounts(chosen)));
  for (const { use } of chosen) use(g, round);
  yield* carryOut(g, round, act, from);
}

/** R24: as many as one likes that still make it cheaper, while it can be paid in the end. */
function* pickDiscounts(
  g: Position,
  round: Round,
  act: PlannedPurchase,
  offers: readonly DiscountOffer[],
  price: (discount?: Discount) => number,
): Procedure<readonly DiscountOffer[]> {
  let chosen: readonly DiscountOffer[] = [];
  for (;;) {
    const now = price(combineDiscounts(chosen));
    const useful = usefulOffers(g, round, act, offers, chosen, price);
    if (useful.length === 0) return chosen;
    const options = [...useful.map(({ option }) => option), ...(mayPay(g, round, act, now) ? [DONE] : [])];
    const answer = yield* pickWord(
      question(round.side, 'discount', '8.2', { what: purchaseOption(act), cost: now }),
      options,
      (option) => {
        const more = useful.filter((offer) => offer.option === option);
        return { ...ministryFacts(option), prices: [costs(act, price(combineDiscounts([...chosen, ...more])))] };
      },
    );
    const offer = useful.find(({ option }) => option === answer);
    if (!offer) return chosen;
    chosen = [...chosen, offer];
  }
}

export type SquadronOrigin = Space | 'navy-box';

/** 5.6.6: where a Squadron can come from, that can be paid. */
export function squadronOrigins(g: Position, round: Round, act: PlannedPurchase, to: Space): SquadronOrigin[] {
  const seas = NAVAL.filter((sea) => sea !== to && has(g, sea, round.side) && !round.deployed.includes(sea));
  const berths: SquadronOrigin[] = [...(g.navyBox[round.side] > 0 ? ['navy-box' as const] : []), ...seas];
  return berths.filter((berth) => mayPay(g, round, act, deployCost(g, to, berth !== 'navy-box')));
}

function* pickSquadron(g: Position, round: Round, act: PlannedPurchase, to: Space): Procedure<SquadronOrigin> {
  const options = squadronOrigins(g, round, act, to).map((berth) => (berth === 'navy-box' ? berth : spaceRef(berth)));
  const answer = yield* pickWord(
    question(round.side, 'deploy.from', '5.6.6', { space: spaceRef(to) }),
    options,
    (option) => ({ prices: [costs(act, deployCost(g, to, option !== 'navy-box'))] }),
  );
  return spaceReferred(answer) ?? 'navy-box';
}

function* carryOut(
  g: Position,
  round: Round,
  { kind, space, theater }: PlannedPurchase,
  from: SquadronOrigin | undefined,
): Procedure {
  const { side } = round;
  switch (kind) {
    case 'draw-event':
      drawEvents(g, side, 1);
      return;
    case 'war-tile': {
      round.bought++;
      const tile = drawBonus(g, side);
      // R18: bound points have named no theater.
      const allowed = theater === undefined ? boundTheaters(g, round) : undefined;
      if (tile !== undefined) yield* placeBonus(g, side, tile, '5.6.1', allowed);
      return;
    }
    case 'construct':
      g.unbuilt[side]--;
      g.navyBox[side]++;
      return log(g, 'log.built', { side: `seat:${side}` });
    default:
      break;
  }
  if (space === undefined) return;
  switch (kind) {
    case 'shift':
    case 'uprising':
      return g.flags[space] === NOBODY ? raise(g, space, side) : lower(g, space);
    case 'calm':
      return removeConflict(g, space);
    case 'build':
      return raise(g, space, side);
    case 'repair':
      g.damaged[space] = 0;
      return log(g, 'log.repaired', { space: spaceRef(space) });
    case 'seize':
      g.damaged[space] = 0;
      log(g, 'log.repaired', { space: spaceRef(space) });
      return raise(g, space, side);
    case 'deploy':
      if (g.flags[space] !== NOBODY) displace(g, space);
      if (from === 'navy-box' || from === undefined) g.navyBox[side]--;
      else takeSquadron(g, from);
      putSquadron(g, space, side);
      round.deployed = [...round.deployed.filter((it) => it !== from), space];
      return log(g, 'log.deployed', {
        side: `seat:${side}`,
        space: spaceRef(space),
        from: from === 'navy-box' || from === undefined ? message('option.navy-box') : spaceRef(from),
      });
  }
}
