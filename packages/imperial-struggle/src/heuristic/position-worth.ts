import type { Space } from '../map.js';
import type { Position } from '../position.js';
import { other, type Side } from '../sides.js';
import { TILES } from '../tiles.js';
import { availableDebt } from '../treasury.js';
import type { LeadValues } from './lead-values.js';
import { type MapLeads, mapLeadsOf, mapWorth, withSpace } from './map-worth.js';
import { WEIGHTS } from './weights.js';

/** What a position is worth to a side, in victory points: what it has, and what it can expect from every race. */
export function worth(o: LeadValues, g: Position, leads?: MapLeads): number {
  const points = o.side === 'france' ? g.vp - 15 : 15 - g.vp;
  return points + mapWorth(o, g, leads) + purseWorth(o, g, o.side) - purseWorth(o, g, other(o.side)) + tilesWorth(o, g);
}

/** Evaluates the position with one space changed. `change` returns a function that undoes it. */
export type WorthWith = (space: Space, change: () => () => void) => number;
export function worthWith(o: LeadValues, g: Position): WorthWith {
  const leads = mapLeadsOf(o, g);
  return (space, change) => withSpace(o, g, leads, space, change, () => worth(o, g, leads));
}

/** What a tile's symbol is worth in addition to its strength (7.1.2). */
export const SYMBOL_WORTH = { none: 0, debt: 0.4, 'fort-or-fleet': 0.5, unflag: 0.7 } as const;
const tilesWorth = ({ side, arms }: LeadValues, g: Position): number => {
  let sum = 0;
  for (const { basic, bonus } of g.display[side]) {
    for (const tile of basic) if (tile >= 0) sum += SYMBOL_WORTH[TILES[tile].symbol];
    for (const tile of bonus) if (tile >= 0) sum += SYMBOL_WORTH[TILES[tile].symbol];
  }
  return arms * sum;
};

/** What each point of Available Debt is worth. The first ones are worth most, because Debt may be forced (6.3). */
const CREDIT = [0.9, 0.75, 0.6, 0.5, 0.46, 0.43, 0.4, 0.38, 0.36, 0.34];
const MIN_CREDIT = 0.3;
const creditWorth = (available: number): number => {
  let sum = 0;
  for (let i = 0; i < available; i++) sum += CREDIT[i] ?? MIN_CREDIT;
  return sum;
};
const TREATY = [0.5, 0.48, 0.45, 0.42];
const treatyWorth = ({ left, turns }: LeadValues, n: number): number => {
  // 4.1.10: at most four are kept; after the last turn they are worthless.
  const spare = Math.min(0.3, 0.06 * left);
  let sum = 0;
  for (let i = 0; i < n; i++) sum += turns === 0 ? spare : (TREATY[i] ?? spare);
  return sum;
};

function purseWorth(o: LeadValues, g: Position, side: Side): number {
  const ships = Math.min(1, (o.left + 8 * o.turns) / 12);
  // 11.0: at the end, half a victory point for each point more than the other side has.
  const credit = o.turns === 0 ? 0.5 * availableDebt(g, side) : creditWorth(availableDebt(g, side));
  return (
    credit +
    treatyWorth(o, g.treaty[side]) +
    WEIGHTS.squadron * ships * (g.navyBox[side] + 0.8 * g.waiting[side]) +
    WEIGHTS.card * Math.min(3, g.hands[side].length) * ships
  );
}
