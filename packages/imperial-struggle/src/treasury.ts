import { isRevealed } from './cabinet.js';
import { WATT } from './ministries/cards.js';
import { logUse } from './ministries/spent.js';
import type { Position } from './position.js';
import { other, type Side } from './sides.js';
import { log } from './text.js';

/** Victory points, Debt and Treaty Points (3.10, 6.0, 9.0). */

/** One marker for both sides: France moves it up, Britain down; it may pass 0 and 30. */
export function score(g: Position, side: Side, points: number): void {
  if (points === 0) return;
  g.vp += side === 'france' ? points : -points;
  log(g, 'log.vp', { side: `seat:${side}`, n: points, now: g.vp });
}

/** 6.4. */
export const availableDebt = (g: Position, side: Side): number => g.debtLimit[side] - g.debt[side];

export function takeDebt(g: Position, side: Side, n: number): void {
  if (n === 0) return;
  g.debt[side] += n;
  log(g, 'log.debt', { side: `seat:${side}`, n, now: g.debt[side] });
}

/** 6.2: never below 0. */
export function reduceDebt(g: Position, side: Side, n: number): number {
  const by = Math.min(n, g.debt[side]);
  if (by > 0) {
    g.debt[side] -= by;
    log(g, 'log.debt', { side: `seat:${side}`, n: -by, now: g.debt[side] });
  }
  return by;
}

/** 6.3: each point of Debt above the limit gives the other side a victory point; not with James Watt (R35). */
export function forceDebt(g: Position, side: Side, n: number): void {
  const fits = Math.max(0, Math.min(n, availableDebt(g, side)));
  takeDebt(g, side, fits);
  const over = n - fits;
  if (over === 0) return;
  log(g, 'log.debt.over', { side: `seat:${side}`, n: over, limit: g.debtLimit[side] });
  if (side === 'britain' && isRevealed(g, side, WATT)) logUse(g, side, WATT);
  else score(g, other(side), over);
}

/** A negative number spends Treaty Points (9.1). */
export function gainTreaty(g: Position, side: Side, n: number): void {
  if (n === 0) return;
  g.treaty[side] += n;
  log(g, 'log.treaty', { side: `seat:${side}`, n, now: g.treaty[side] });
}
