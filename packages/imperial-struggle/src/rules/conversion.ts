import type { Procedure } from '@sandtable/kernel';
import { numberQuestion, wordQuestion } from '../ask.js';
import type { Pool, Position, Round } from '../position.js';
import { log } from '../text.js';
import { PAYMENT_ACTIONS, type PaymentAction } from './purchase-kinds.js';

/** Turn 6 (5.6.1, R52): two Military points for one of another kind, one kind a round. */

const KINDS = ['economic', 'diplomatic'] as const;
type Kind = (typeof KINDS)[number];
const RATE = 2;

export const CONVERT = {
  kind: wordQuestion('convert', '5.6.1', {}, KINDS),
  from: wordQuestion('convert.from', '5.6.1', {}, PAYMENT_ACTIONS),
  number: numberQuestion('convert.number', '5.6.1', {}),
};

/** Free points of one action count together, from wherever they are (5.2.3). */
const isOf = ({ type, source, limit }: Pool, way: PaymentAction): boolean =>
  type === 'military' && limit === undefined && (source === 'minor') === (way === 'minor');

/** How many points it can make: a Minor Action serves once. */
export function convertible({ pools, minorSpent }: Round, way: PaymentAction): number {
  if (way === 'minor' && minorSpent) return 0;
  const points = pools.reduce((sum, pool) => sum + (isOf(pool, way) ? pool.points : 0), 0);
  const most = Math.floor(points / RATE);
  return way === 'minor' ? Math.min(1, most) : most;
}
export const mayConvert = (g: Position, round: Round): boolean =>
  g.turn === 6 && PAYMENT_ACTIONS.some((way) => convertible(round, way) > 0);

/** What comes of it is as of a Major Action. */
export function change(round: Round, way: PaymentAction, kind: Kind, n: number): void {
  let left = RATE * n;
  const pools = round.pools.map((pool) => {
    if (!isOf(pool, way)) return pool;
    const by = Math.min(left, pool.points);
    left -= by;
    return { ...pool, points: pool.points - by };
  });
  round.pools = [...pools, { source: 'major', type: kind, points: n }];
  round.converted = kind;
  if (way === 'minor') round.minorSpent = true;
}

export function* convert(g: Position, round: Round): Procedure {
  const { side } = round;
  const kinds: readonly Kind[] = round.converted ? [round.converted] : KINDS;
  const kind = yield* CONVERT.kind.ask(g, { side }, kinds);
  const ways = PAYMENT_ACTIONS.filter((way) => convertible(round, way) > 0);
  const way = yield* CONVERT.from.ask(g, { side }, ways);
  const n = yield* CONVERT.number.ask(g, { side }, 1, convertible(round, way));
  change(round, way, kind, n);
  log(g, 'log.converted', { side: `seat:${side}`, from: RATE * n, n, type: `type:${kind}` });
}
