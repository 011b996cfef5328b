import { isProtected } from '../control.js';
import { eventOff } from '../events/prices.js';
import { isMarket, isPolitical, NAVAL, printedCost, regionOf, type Space } from '../map.js';
import { standingOff } from '../ministries/prices.js';
import { DEAR_CONFLICT, flagOf, NOBODY, type Position, type Round } from '../position.js';
import type { Act } from './acts.js';

/** 5.6.5, 5.6.1, 5.5.3. */
export const SQUADRON = 4;
export const WAR_TILE = 2;
export const EVENT_CARD = 3;

/** A price as it came about, for who wants to see it before paying (R24). */
export interface Price {
  readonly base: number;
  readonly discount: number;
  readonly protection: number;
  readonly region: number;
  readonly total: number;
}

/** What makes it cheaper: the base is set, or so much comes off. */
export interface Discount {
  readonly to?: number;
  readonly off?: number;
}
const NO_DISCOUNT: Discount = {};

/** R24: first what sets the base, then what comes off, then what is added; never below 1 where a space is shifted. */
export function priceOf(g: Position, round: Round, act: Act, discount: Discount = NO_DISCOUNT): Price {
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
      return flat((isProtected(g, space) ? 1 : 2) + (g.conflicts[space] === DEAR_CONFLICT ? 1 : 0), discount);
    case 'build':
      return flat(printedCost(space), discount);
    case 'repair':
      return flat(printedCost(space) - 1, discount);
    case 'seize':
      return flat(printedCost(space) + 1, discount);
    case 'deploy':
      return flat(g.flags[space] === NOBODY ? 1 : hasSquadronAtSea(g, round) ? 2 : 3, discount);
    default:
      return flat(0, discount);
  }
}

const flat = (printed: number, { to = printed, off = 0 }: Discount): Price => {
  const base = Math.min(printed, to);
  return { base, discount: off, protection: 0, region: 0, total: Math.max(0, base - off) };
};

/** 5.4.2, 5.5.2: what a shift costs, 1 at the least. */
function priceOfShift(g: Position, round: Round, act: Act, space: Space, region: number, discount: Discount): Price {
  const { to, off: taken = 0 } = discount;
  const cheap = to === 1 || g.conflicts[space] > 0 || (round.isolated[space] && !round.changed[space]);
  const base = cheap ? 1 : printedCost(space);
  const off = taken + standingOff(g, round, act) + eventOff(g.flags, round, act);
  const protection = act.hostile && isMarket(space) && isProtected(g, space) ? 1 : 0;
  return { base, discount: off, protection, region, total: Math.max(1, base - off + protection + region) };
}

/** 5.3.4, R1: another Region than the first of the round, counted apart for Markets and for politics. */
export function surcharge(g: Position, round: Round, space: Space): number {
  const paid = isPolitical(space) ? round.regions.diplomatic : round.regions.economic;
  const region = regionOf(space);
  if (paid.length === 0 || paid[0] === region) return 0;
  return g.rules.surcharge === 'region' && paid.includes(region) ? 0 : 1;
}

/** 5.6.6: from another sea it costs less than from the Navy Box. */
const hasSquadronAtSea = (g: Position, round: Round): boolean =>
  NAVAL.some((sea) => g.flags[sea] === flagOf(round.side) && !round.deployed.includes(sea));
