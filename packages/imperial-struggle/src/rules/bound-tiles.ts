import type { Procedure } from '@sandtable/kernel';
import { wordQuestion } from '../ask.js';
import { REGIONS, type Region } from '../data/spaces.js';
import { theatersOf } from '../next-war-display.js';
import type { Position, Round } from '../position.js';
import { mayPay } from './payment.js';
import { WAR_TILE } from './prices.js';
import type { PlannedPurchase } from './purchase-kinds.js';

/** R18: Military points bound to a Region buy a Bonus War Tile only for a theater of that Region. */

const POINTS = ['bound', 'free'] as const;
type Points = (typeof POINTS)[number];

export const BOUND_TILE = { points: wordQuestion('war-tile.bound', '5.2', {}, POINTS) };

const boundRegions = ({ pools }: Round): Region[] =>
  REGIONS.filter((region) => pools.some(({ type, limit }) => type === 'military' && limit === region));

/** Theaters that bound points pay for; none named if there are no such points. */
export function boundTheaters(g: Position, round: Round): readonly number[] | undefined {
  const regions = boundRegions(round);
  if (regions.length === 0) return undefined;
  return theatersOf(g).flatMap((it, theater) =>
    it.regions.some((region) => regions.includes(region)) ? [theater] : [],
  );
}

/** With bound points and others at hand it is a choice; a theater elsewhere in the act keeps the bound ones out of it. */
export function tilePurchases(
  g: Position,
  round: Round,
  act: PlannedPurchase,
): readonly { readonly word: Points; readonly act: PlannedPurchase }[] {
  const bound = boundTheaters(g, round);
  const elsewhere = bound ? theatersOf(g).findIndex((_, theater) => !bound.includes(theater)) : -1;
  if (!bound || elsewhere < 0) return [{ word: 'bound', act }];
  const free: PlannedPurchase = { ...act, theater: elsewhere };
  const mayFree = mayPay(g, round, free, WAR_TILE);
  const left = round.pools.some(
    ({ type, limit, points }) => type === 'military' && points > 0 && boundRegions(round).some((it) => it === limit),
  );
  const mayBind = bound.length > 0 && (left || !mayFree) && mayPay(g, round, act, WAR_TILE);
  return [
    ...(mayBind ? [{ word: 'bound', act } as const] : []),
    ...(mayFree ? [{ word: 'free', act: free } as const] : []),
  ];
}

export function* bindTile(g: Position, round: Round, act: PlannedPurchase): Procedure<PlannedPurchase> {
  const acts = tilePurchases(g, round, act);
  const words = acts.map(({ word }) => word);
  const word = yield* BOUND_TILE.points.ask(g, { side: round.side }, words);
  return acts[words.indexOf(word)].act;
}
