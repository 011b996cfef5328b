import type { Position } from '../position.js';
import { ministryRef } from '../references.js';
import type { Side } from '../sides.js';
import { log } from '../text.js';

/** 3.5.2: abilities that work once a turn, each exhausted by itself. */
export const isSpent = (g: Position, card: number, ability: number): boolean => g.spent.includes(`${card}.${ability}`);

export function spendAbility(g: Position, card: number, ability: number): void {
  g.spent = [...g.spent, `${card}.${ability}`];
}

/** Logs that a Ministry was used. */
export function logUse(g: Position, side: Side, card: number): void {
  log(g, 'log.ministry', { side: `seat:${side}`, ministry: ministryRef(card) });
}
