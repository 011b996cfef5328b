import { type Procedure, pickNumber, pickWord, question, tell } from '@sandtable/kernel';
import { isPolitical, regionOf } from '../map.js';
import type { Pool, Position, Round } from '../position.js';
import { availableDebt, takeDebt } from '../treasury.js';
import { type Act, isOfWay, WAYS, type Way } from './acts.js';
import { fits } from './limits.js';

/** Paying (5.2.3, 5.3.2, 6.1, 9.1): points with their sources, and Debt or Treaty Points that inherit their limits. */

const serves = (g: Position, act: Act, way: Way, pool: Pool): boolean =>
  pool.type === act.type && isOfWay(pool.source, way) && fits(g, pool.limit, act);

/** 5.3.2: once, and nothing hostile unless there is a Conflict marker. */
const mayBeMinor = (g: Position, round: Round, act: Act): boolean =>
  !round.minorSpent && (!act.hostile || (act.space !== undefined && g.conflicts[act.space] > 0));

/** Does an action of this type go on, by which this could be bought? A Minor Action needs the tile's own. */
export function isWay(g: Position, round: Round, act: Act, way: Way): boolean {
  if (way === 'minor') {
    const own = round.pools.some(({ source, type }) => source === 'minor' && type === act.type);
    return own && mayBeMinor(g, round, act);
  }
  return round.pools.some((pool) => pool.source !== 'minor' && pool.source !== 'ministry' && serves(g, act, way, pool));
}

export const pointsFor = (g: Position, round: Round, act: Act, way: Way): number =>
  round.pools.reduce((sum, pool) => sum + (serves(g, act, way, pool) ? pool.points : 0), 0);

/** The most that could be paid: with all Debt and Treaty Points. */
export const reachFor = (g: Position, round: Round, act: Act, way: Way): number =>
  pointsFor(g, round, act, way) + Math.max(0, availableDebt(g, round.side)) + g.treaty[round.side];

export const waysFor = (g: Position, round: Round, act: Act, cost: number): Way[] =>
  WAYS.filter((way) => isWay(g, round, act, way) && reachFor(g, round, act, way) >= cost);

export const mayPay = (g: Position, round: Round, act: Act, cost: number): boolean =>
  WAYS.some((way) => isWay(g, round, act, way) && reachFor(g, round, act, way) >= cost);

/** Pays: by which action, then Treaty Points or Debt for what the points do not cover. */
export function* pay(g: Position, round: Round, act: Act, cost: number): Procedure {
  const ways = waysFor(g, round, act, cost);
  const { side } = round;
  const way = yield* pickWord(question(side, 'way', '5.3', { cost }), ways);
  const short = Math.max(0, cost - pointsFor(g, round, act, way));
  if (short > 0) {
    const least = Math.max(0, short - Math.max(0, availableDebt(g, side)));
    const q = question(side, 'treaty', '9.1', { short });
    const treaty = yield* pickNumber(q, least, Math.min(short, g.treaty[side]));
    g.treaty[side] -= treaty;
    takeDebt(g, side, short - treaty);
  }
  spend(g, round, act, way, cost - short);
  if (way === 'minor') round.minorSpent = true;
  rememberRegion(round, act);
  tell(g, 'log.paid', { side: `seat:${side}`, n: cost, type: `type:${act.type}` });
}

/** Points that are good for less go first. */
const rank = ({ limit, source }: Pool): number =>
  (limit === undefined ? 2 : 0) + (source === 'event' || source === 'ministry' ? 0 : 1);

function spend(g: Position, round: Round, act: Act, way: Way, points: number): void {
  let left = points;
  const order = round.pools
    .map((pool, i) => [pool, i] as const)
    .filter(([pool]) => serves(g, act, way, pool))
    .sort(([a], [b]) => rank(a) - rank(b));
  const pools = [...round.pools];
  for (const [pool, i] of order) {
    const n = Math.min(left, pool.points);
    pools[i] = { ...pool, points: pool.points - n };
    left -= n;
  }
  round.pools = pools;
}

/** 5.3.4: the first Region of the round, and the further ones (R1). */
function rememberRegion(round: Round, { kind, space }: Act): void {
  if (kind !== 'shift' || space === undefined) return;
  const key = isPolitical(space) ? 'diplomatic' : 'economic';
  const region = regionOf(space);
  if (!round.regions[key].includes(region)) {
    round.regions = { ...round.regions, [key]: [...round.regions[key], region] };
  }
}
