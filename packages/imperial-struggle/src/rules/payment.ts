import { type Procedure, pickNumber, pickWord, question, tell } from '@sandtable/kernel';
import { isPolitical, regionOf } from '../map.js';
import { allowedByBurke, rememberBurke } from '../ministries/burke.js';
import { doubled, leaveUnrecorded, rememberDebt, unrecorded } from '../ministries/debt.js';
import { mayUnflagByMinor } from '../ministries/minor.js';
import type { Pool, Position, Round } from '../position.js';
import { availableDebt, gainTreaty, takeDebt } from '../treasury.js';
import { type Act, isOfWay, WAYS, type Way } from './acts.js';
import { fits } from './limits.js';

/** Paying (5.2.3, 5.3.2, 6.1, 9.1): points with their sources, and Debt or Treaty Points that inherit their limits. */

const serves = (g: Position, round: Round, act: Act, way: Way, pool: Pool): boolean =>
  pool.type === act.type &&
  isOfWay(pool.source, way) &&
  fits(g, pool.limit, act) &&
  (round.effects.length === 0 || allowedByBurke(round, act, way, pool));

/** 5.3.2: once, and nothing hostile unless there is a Conflict marker. */
const mayBeMinor = (g: Position, round: Round, act: Act): boolean =>
  !round.minorSpent &&
  (!act.hostile || (act.space !== undefined && g.conflicts[act.space] > 0) || mayUnflagByMinor(g, round, act));

/** Does an action of this type go on, by which this could be bought? A Minor Action needs the tile's own. */
export function isWay(g: Position, round: Round, act: Act, way: Way): boolean {
  if (way === 'minor') {
    const own = round.pools.some(({ source, type }) => source === 'minor' && type === act.type);
    return own && mayBeMinor(g, round, act);
  }
  return round.pools.some(
    (pool) => pool.source !== 'minor' && pool.source !== 'ministry' && serves(g, round, act, way, pool),
  );
}

export const pointsFor = (g: Position, round: Round, act: Act, way: Way): number =>
  round.pools.reduce((sum, pool) => sum + (serves(g, round, act, way, pool) ? pool.points : 0), 0);

/** The most that could be paid: with all Debt and Treaty Points. */
export const reachFor = (g: Position, round: Round, act: Act, way: Way): number =>
  pointsFor(g, round, act, way) + credit(g, round, act) + g.treaty[round.side];

/** What Debt can give, with Ministries 17 and 23. */
const credit = (g: Position, round: Round, { type }: Act): number =>
  Math.max(0, availableDebt(g, round.side)) + unrecorded(g, round, type) + doubled(g, round);

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
  let over = 0;
  if (short > 0) {
    const least = Math.max(0, short - credit(g, round, act));
    const q = question(side, 'treaty', '9.1', { short });
    const treaty = yield* pickNumber(q, least, Math.min(short, g.treaty[side]));
    gainTreaty(g, side, -treaty);
    over = borrow(g, round, act, short - treaty);
  }
  spend(g, round, act, way, cost - short);
  if (over > 0 && way === 'major') keep(g, round, act, over);
  if (way === 'minor') round.minorSpent = true;
  rememberRegion(round, act);
  tell(g, 'log.paid', { side: `seat:${side}`, n: cost, type: `type:${act.type}` });
}

/** 6.1: points for Debt, less what Merchant Banks bear; Turgot's first gives one more, perhaps one too many. */
function borrow(g: Position, round: Round, { type }: Act, points: number): number {
  if (points === 0) return 0;
  const free = Math.min(points, unrecorded(g, round, type));
  leaveUnrecorded(g, free);
  const twice = points > free ? doubled(g, round) : 0;
  const debt = twice > 0 ? Math.max(1, points - free - twice) : points - free;
  takeDebt(g, round.side, debt);
  if (debt > 0) rememberDebt(g, round, twice > 0);
  return debt + free + twice - points;
}

/** A point too many stays with the action that it was borrowed for, with its limit if there is no other. */
function keep(g: Position, round: Round, act: Act, points: number): void {
  const own = round.pools.filter((pool) => pool.source !== 'ministry' && serves(g, round, act, 'major', pool));
  const pool = own.find(({ limit }) => limit === undefined) ?? own[0];
  round.pools = round.pools.map((it) => (it === pool ? { ...it, points: it.points + points } : it));
}

/** Points that are good for less go first; those of a Minor Action above all, as its rest is lost (5.3.2). */
const rank = ({ limit, source }: Pool): number =>
  source === 'minor' ? -1 : (limit === undefined ? 2 : 0) + (source === 'event' || source === 'ministry' ? 0 : 1);

function spend(g: Position, round: Round, act: Act, way: Way, points: number): void {
  let left = points;
  const order = round.pools
    .map((pool, i) => [pool, i] as const)
    .filter(([pool]) => serves(g, round, act, way, pool))
    .sort(([a], [b]) => rank(a) - rank(b));
  const pools = [...round.pools];
  const used: Pool[] = [];
  for (const [pool, i] of order) {
    const n = Math.min(left, pool.points);
    if (n > 0) used.push(pool);
    pools[i] = { ...pool, points: pool.points - n };
    left -= n;
  }
  round.pools = pools;
  rememberBurke(round, act, way, used);
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
