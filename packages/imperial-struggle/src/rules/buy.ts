import { DONE, type OptionFacts, type Procedure } from '@sandtable/kernel';
import { type Given, recalledSpaceQuestion, SPACE } from '../ask.js';
import { displace, has, lower, putSquadron, raise, removeConflict, takeSquadron } from '../control.js';
import { drawEvents } from '../deck.js';
import { isNaval, NAVAL, type Space } from '../map.js';
import { ministryFacts } from '../ministries/option-facts.js';
import { drawBonus } from '../next-war-display.js';
import { NOBODY, type Position, type Round } from '../position.js';
import { spaceRef } from '../references.js';
import { log, text } from '../text.js';
import { bindTile, boundTheaters } from './bound-tiles.js';
import { DISCOUNT, type Discount, type DiscountOffer } from './discount-offer.js';
import { combineDiscounts, discountsFor, usefulOffers } from './discounts.js';
import { purchasesAt } from './legal-purchases.js';
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
    const factsOf = (option: string): OptionFacts => {
      const more = useful.filter((offer) => offer.option === option);
      return {
        ...ministryFacts(option),
        prices: [costs(g, round, act, price(combineDiscounts([...chosen, ...more])))],
      };
    };
    const asked = { side: round.side, what: purchaseOption(act), cost: now, factsOf };
    const answer = yield* DISCOUNT.use.askAmong(g, asked, options);
    const offer = useful.find(({ option }) => option === answer);
    if (!offer) return chosen;
    chosen = [...chosen, offer];
  }
}

export type SquadronOrigin = Space | 'navy-box';

type OfDeployment = Given & {
  readonly round: Round;
  readonly act: PlannedPurchase;
  readonly space: Space;
};
const isPayable = (g: Position, { round, act, space }: OfDeployment, from: 'sea' | 'navy-box'): boolean =>
  mayPay(g, round, act, deployCost(g, space, from === 'sea'));

function recallDeployment(g: Position, { side, space }: Given<{ space: typeof SPACE }>): OfDeployment | undefined {
  const { round } = g;
  const act = round && purchasesAt(g, round, space).find(({ kind }) => kind === 'deploy');
  return act && { side, round, act, space };
}

/** 5.6.6: where a Squadron comes from. */
export const DEPLOY = {
  from: recalledSpaceQuestion('deploy.from', '5.6.6', { space: SPACE }, recallDeployment, {
    spaces: NAVAL,
    facts: (g, { round, act, space }, option) => ({
      prices: [costs(g, round, act, deployCost(g, space, option !== 'navy-box'))],
    }),
    needs: {
      ownSquadron: (g, { side }, sea) => isNaval(sea) && has(g, sea, side),
      notDeployed: { holds: (_, { round }, sea) => !round.deployed.includes(sea), shown: 'unmet' },
      payFromHere: { holds: (g, c) => isPayable(g, c, 'sea'), shown: 'unmet' },
    },
  }),
};

const berths = (g: Position, c: OfDeployment): readonly 'navy-box'[] =>
  g.navyBox[c.side] > 0 && isPayable(g, c, 'navy-box') ? ['navy-box'] : [];

/** 5.6.6: where a Squadron can come from, that can be paid. */
export function squadronOrigins(g: Position, round: Round, act: PlannedPurchase, to: Space): SquadronOrigin[] {
  const c = { side: round.side, round, act, space: to };
  return [...berths(g, c), ...DEPLOY.from.open(g, c)];
}

function* pickSquadron(g: Position, round: Round, act: PlannedPurchase, to: Space): Procedure<SquadronOrigin> {
  const c = { side: round.side, round, act, space: to };
  return (yield* DEPLOY.from.askOr(g, c, berths(g, c))) ?? 'navy-box';
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
        from: from === 'navy-box' || from === undefined ? text('option.navy-box') : spaceRef(from),
      });
  }
}
