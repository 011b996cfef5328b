import { isProtected } from '../control.js';
import { eventAutomaticDiscounts } from '../events/prices.js';
import { isMarket, isPolitical, NAVAL, printedCost, regionOf, type Space } from '../map.js';
import { ministryAutomaticDiscounts } from '../ministries/prices.js';
import { DEAR_CONFLICT, flagOf, NOBODY, type Position, type Round } from '../position.js';
import type { Discount } from './discount-offer.js';
import type { PlannedPurchase } from './purchase-kinds.js';

/** 5.6.5, 5.6.1, 5.5.3. */
const SQUADRON = 4;
export const WAR_TILE = 2;
export const EVENT_CARD = 3;

/** Why a price starts below the printed one: what is on the space, its state, or what makes it cheaper. */
type Setting = 'conflict' | 'isolated' | 'protected' | 'offer';

/** A price with all its parts, to be shown before paying (R24). */
export interface Price {
  readonly printed: number;
  /** The price before discounts and additions. */
  readonly base: number;
  readonly set: Setting | undefined;
  /** The sum of all discounts. */
  readonly discount: number;
  readonly protection: number;
  readonly region: number;
  /** 3.8.1: for the back of a Conflict marker. */
  readonly dear: number;
  readonly total: number;
}

const NO_DISCOUNT: Discount = {};

/** R24: first what sets the base, then what comes off, then what is added; never below 1 where a space is shifted. */
export function priceOf(g: Position, round: Round, act: PlannedPurchase, discount: Discount = NO_DISCOUNT): Price {
  const { kind, space } = act;
  if (space === undefined)
    return flat(kind === 'construct' ? SQUADRON : kind === 'war-tile' ? WAR_TILE : EVENT_CARD, discount);
  switch (kind) {
    case 'shift':
      return priceOfShift(g, round, act, space, surcharge(g, round, space), discount);
    // Ministry 4: for Military points, which know no Regions.
    case 'uprising':
      return priceOfShift(g, round, act, space, 0, discount);
    case 'calm':
      return priceOfCalm(g, space);
    case 'build':
      return flat(printedCost(space), discount);
    case 'repair':
      return flat(printedCost(space) - 1, discount);
    case 'seize':
      return flat(printedCost(space) + 1, discount);
    case 'deploy':
      return flat(deployCost(g, space, hasSquadronAtSea(g, round)), discount);
    default:
      return flat(0, discount);
  }
}

function flat(printed: number, { to = printed, off = 0 }: Discount): Price {
  const base = Math.min(printed, to);
  const set = base < printed ? 'offer' : undefined;
  return { printed, base, set, discount: off, protection: 0, region: 0, dear: 0, total: Math.max(0, base - off) };
}

/** 5.6.2: less where the Market is protected. */
const CALM = 2;
function priceOfCalm(g: Position, space: Space): Price {
  const guarded = isProtected(g, space);
  const base = guarded ? CALM - 1 : CALM;
  const dear = g.conflicts[space] === DEAR_CONFLICT ? 1 : 0;
  const set = guarded ? 'protected' : undefined;
  return { printed: CALM, base, set, discount: 0, protection: 0, region: 0, dear, total: base + dear };
}

/** 5.6.6: a Squadron that comes from the Navy Box pays more to drive another off. */
export const deployCost = (g: Position, space: Space, fromSea: boolean): number =>
  g.flags[space] === NOBODY ? 1 : fromSea ? 2 : 3;

/** What sets the base of a shift to 1, if anything does (R24). */
const settingOf = (g: Position, round: Round, space: Space, to: number | undefined): Setting | undefined => {
  if (g.conflicts[space] > 0) return 'conflict';
  if (round.isolated[space] && !round.changed[space]) return 'isolated';
  return to === 1 ? 'offer' : undefined;
};

/** 5.4.2, 5.5.2: what a shift costs, at least 1. */
function priceOfShift(
  g: Position,
  round: Round,
  act: PlannedPurchase,
  space: Space,
  region: number,
  discount: Discount,
): Price {
  const { to, off: taken = 0 } = discount;
  const printed = printedCost(space);
  const set = settingOf(g, round, space, to);
  const base = set ? 1 : printed;
  const off =
    taken + ministryAutomaticDiscounts(g, round, act).length + eventAutomaticDiscounts(g.flags, round, act).length;
  const protection = act.hostile && isMarket(space) && isProtected(g, space) ? 1 : 0;
  const total = Math.max(1, base - off + protection + region);
  return { printed, base, set, discount: off, protection, region, dear: 0, total };
}

/** What takes 1 each off a price, whatever is chosen. */
export const automaticDiscounts = (g: Position, round: Round, act: PlannedPurchase): readonly string[] => [
  ...ministryAutomaticDiscounts(g, round, act),
  ...eventAutomaticDiscounts(g.flags, round, act),
];

/** 5.3.4, R1: another Region than the first of the round, counted apart for Markets and for politics. */
function surcharge(g: Position, round: Round, space: Space): number {
  const paid = isPolitical(space) ? round.regions.diplomatic : round.regions.economic;
  const region = regionOf(space);
  if (paid.length === 0 || paid[0] === region) return 0;
  return g.rules.surcharge === 'region' && paid.includes(region) ? 0 : 1;
}

/** 5.6.6: from another sea it costs less than from the Navy Box. */
const hasSquadronAtSea = (g: Position, round: Round): boolean =>
  NAVAL.some((sea) => g.flags[sea] === flagOf(round.side) && !round.deployed.includes(sea));
