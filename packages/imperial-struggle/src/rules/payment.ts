import type { Procedure } from '@sandtable/kernel';
import { NAME_THING, NUMBER, numberQuestion, thingQuestion, WORD, wordQuestion } from '../ask.js';
import { isPolitical, REGIONS, regionOf } from '../map.js';
import { allowedByBurke, rememberBurke } from '../ministries/burke.js';
import { doubled, leaveUnrecorded, rememberDebt, unrecorded } from '../ministries/debt.js';
import { mayUnflagByMinor } from '../ministries/minor.js';
import type { Pool, Position, Round } from '../position.js';
import { log } from '../text.js';
import { availableDebt, gainTreaty, takeDebt } from '../treasury.js';
import { fits } from './limits.js';
import {
  isPaidBy,
  PAYMENT_ACTIONS,
  type PaymentAction,
  type PlannedPurchase,
  purchaseOption,
} from './purchase-kinds.js';

/** Paying (5.2.3, 5.3.2, 6.1, 9.1): points with their sources, and Debt or Treaty Points that inherit their limits. */

const PRICE = { what: WORD, cost: NUMBER };
export const PAY = {
  way: wordQuestion('way', '5.3.2', PRICE, PAYMENT_ACTIONS),
  /** Which points pay first, if there are more than enough. */
  first: thingQuestion('pay.first', '5.2', PRICE, NAME_THING),
  treaty: numberQuestion('treaty', '9.1', { what: WORD, short: NUMBER }),
};

const serves = (g: Position, round: Round, act: PlannedPurchase, way: PaymentAction, pool: Pool): boolean =>
  pool.type === act.type &&
  isPaidBy(pool.source, way) &&
  fits(g, pool.limit, act) &&
  (round.effects.length === 0 || allowedByBurke(round, act, way, pool));

/** 5.3.2: once, and nothing hostile unless there is a Conflict marker. */
const mayBeMinor = (g: Position, round: Round, act: PlannedPurchase): boolean =>
  !round.minorSpent &&
  (!act.hostile || (act.space !== undefined && g.conflicts[act.space] > 0) || mayUnflagByMinor(g, round, act));

/** Is an action of this type in progress that could buy this? A Minor Action must be the tile's own. */
export function isPaymentAction(g: Position, round: Round, act: PlannedPurchase, way: PaymentAction): boolean {
  if (way === 'minor') {
    const own = round.pools.some(({ source, type }) => source === 'minor' && type === act.type);
    return own && mayBeMinor(g, round, act);
  }
  return round.pools.some(
    (pool) => pool.source !== 'minor' && pool.source !== 'ministry' && serves(g, round, act, way, pool),
  );
}

export const pointsFor = (g: Position, round: Round, act: PlannedPurchase, way: PaymentAction): number =>
  round.pools.reduce((sum, pool) => sum + (serves(g, round, act, way, pool) ? pool.points : 0), 0);

/** The most that could be paid: with all Debt and Treaty Points. */
export const reachFor = (g: Position, round: Round, act: PlannedPurchase, way: PaymentAction): number =>
  pointsFor(g, round, act, way) + credit(g, round, act) + g.treaty[round.side];

/** What Debt can give, with Ministries 17 and 23. */
const credit = (g: Position, round: Round, { type }: PlannedPurchase): number =>
  Math.max(0, availableDebt(g, round.side)) + unrecorded(g, round, type) + doubled(g, round);

export const paymentActionsFor = (g: Position, round: Round, act: PlannedPurchase, cost: number): PaymentAction[] =>
  PAYMENT_ACTIONS.filter((way) => isPaymentAction(g, round, act, way) && reachFor(g, round, act, way) >= cost);

export const mayPay = (g: Position, round: Round, act: PlannedPurchase, cost: number): boolean =>
  PAYMENT_ACTIONS.some((way) => isPaymentAction(g, round, act, way) && reachFor(g, round, act, way) >= cost);

/** Which points would pay a price, and what they leave to Treaty Points and Debt. */
export interface PaymentPlan {
  readonly action: PaymentAction;
  readonly points: readonly { readonly pool: Pool; readonly n: number }[];
  readonly short: number;
  /** 9.1: how many Treaty Points can go into what is short; the rest of it is Debt. */
  readonly treaty: { readonly least: number; readonly most: number };
  /** What would be recorded as Debt if no more Treaty Points went into it than must: Ministries 17 and 23 make it less. */
  readonly debt: number;
  /** Kinds of points of which one must still be named to pay next, as there are more than it takes. */
  readonly open: readonly string[];
}

/** What distinguishes points that can pay for the same thing: their limit, and whether a Ministry added them (3.5.4). */
const kindOfPoints = ({ source, limit = 'any' }: Pool): string =>
  source === 'ministry' ? `points:ministry-${limit}` : `points:${limit}`;

/** Leftover points of a Minor Action are lost (5.3.2), and a tile for bound points must be paid with them (R18). */
const goesFirst = ({ kind, theater }: PlannedPurchase, { source, limit }: Pool): boolean =>
  source === 'minor' || (kind === 'war-tile' && theater === undefined && REGIONS.some((region) => region === limit));

/** Spends the least flexible points first, if the player hasn't named others. */
const rank = (act: PlannedPurchase, pool: Pool, first: readonly string[]): number => {
  if (goesFirst(act, pool)) return 0;
  const named = first.indexOf(kindOfPoints(pool));
  if (named >= 0) return 1 + named;
  const { limit, source } = pool;
  return 1 + first.length + (limit === undefined ? 2 : 0) + (source === 'event' || source === 'ministry' ? 0 : 1);
};

/** `first`: kinds of points in the order in which they are to pay. */
export function planPayment(
  g: Position,
  round: Round,
  act: PlannedPurchase,
  cost: number,
  action: PaymentAction,
  first: readonly string[] = [],
): PaymentPlan {
  const serving = round.pools
    .filter((pool) => pool.points > 0 && serves(g, round, act, action, pool))
    .sort((a, b) => rank(act, a, first) - rank(act, b, first));
  let left = cost;
  const points = serving.flatMap((pool) => {
    const n = Math.min(left, pool.points);
    left -= n;
    return n > 0 ? [{ pool, n }] : [];
  });
  const treaty = treatyFor(g, round, act, left);
  return {
    action,
    points,
    short: left,
    treaty,
    debt: loanOf(g, round, act, left - treaty.least).debt,
    open: openKinds(act, cost, serving, first),
  };
}

const treatyFor = (g: Position, round: Round, act: PlannedPurchase, short: number): PaymentPlan['treaty'] => ({
  least: Math.max(0, short - credit(g, round, act)),
  most: Math.min(short, g.treaty[round.side]),
});

function openKinds(act: PlannedPurchase, cost: number, serving: readonly Pool[], first: readonly string[]): string[] {
  const isSettled = (pool: Pool): boolean => goesFirst(act, pool) || first.includes(kindOfPoints(pool));
  const sum = (pools: readonly Pool[]): number => pools.reduce((total, pool) => total + pool.points, 0);
  const rest = serving.filter((pool) => !isSettled(pool));
  const left = cost - sum(serving.filter(isSettled));
  const kinds = [...new Set(rest.map(kindOfPoints))];
  return left > 0 && left < sum(rest) && kinds.length > 1 ? kinds : [];
}

/** Pays: by which action, which points first if that matters, then Treaty Points or Debt for what they do not cover. */
export function* pay(g: Position, round: Round, act: PlannedPurchase, cost: number): Procedure {
  const { side } = round;
  const what = purchaseOption(act);
  const way = yield* PAY.way.ask(g, { side, what, cost }, paymentActionsFor(g, round, act, cost));
  let planned = planPayment(g, round, act, cost, way);
  const first: string[] = [];
  while (planned.open.length > 0) {
    first.push(yield* PAY.first.askOne(g, { side, what, cost }, planned.open));
    planned = planPayment(g, round, act, cost, way, first);
  }
  const { points, short } = planned;
  let over = 0;
  if (short > 0) {
    const { least, most } = planned.treaty;
    const treaty = yield* PAY.treaty.ask(g, { side, what, short }, least, most);
    gainTreaty(g, side, -treaty);
    over = borrow(g, round, act, short - treaty);
  }
  spend(round, points);
  rememberBurke(
    round,
    act,
    way,
    points.map(({ pool }) => pool),
  );
  if (over > 0 && way === 'major') keep(g, round, act, over);
  if (way === 'minor') round.minorSpent = true;
  rememberRegion(round, act);
  log(g, 'log.paid', { side: `seat:${side}`, n: cost, type: `type:${act.type}` });
}

function spend(round: Round, points: PaymentPlan['points']): void {
  round.pools = round.pools.map((pool) => {
    const spent = points.find((it) => it.pool === pool);
    return spent ? { ...pool, points: pool.points - spent.n } : pool;
  });
}

/** 6.1: what points for Debt come to, less what Merchant Banks bear; Turgot's first gives one more, perhaps one too many. */
function loanOf(g: Position, round: Round, { type }: PlannedPurchase, points: number) {
  const free = Math.min(points, unrecorded(g, round, type));
  const twice = points > free ? doubled(g, round) : 0;
  return { free, twice, debt: points > free ? Math.max(1, points - free - twice) : 0 };
}

/** Takes the Debt; returns the points in excess. */
function borrow(g: Position, round: Round, act: PlannedPurchase, points: number): number {
  const { free, twice, debt } = loanOf(g, round, act, points);
  leaveUnrecorded(g, free);
  if (debt > 0) {
    takeDebt(g, round.side, debt);
    rememberDebt(g, round, twice > 0);
  }
  return debt + free + twice - points;
}

/** An excess point stays with the action for which it was borrowed, if possible without a limit. */
function keep(g: Position, round: Round, act: PlannedPurchase, points: number): void {
  const own = round.pools.filter((pool) => pool.source !== 'ministry' && serves(g, round, act, 'major', pool));
  const pool = own.find(({ limit }) => limit === undefined) ?? own[0];
  round.pools = round.pools.map((it) => (it === pool ? { ...it, points: it.points + points } : it));
}

/** 5.3.4: the first Region of the round, and the further ones (R1). */
function rememberRegion(round: Round, { kind, space }: PlannedPurchase): void {
  if (kind !== 'shift' || space === undefined) return;
  const key = isPolitical(space) ? 'diplomatic' : 'economic';
  const region = regionOf(space);
  if (!round.regions[key].includes(region)) {
    round.regions = { ...round.regions, [key]: [...round.regions[key], region] };
  }
}
