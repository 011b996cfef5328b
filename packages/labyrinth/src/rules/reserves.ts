import type { Procedure } from '@sandtable/kernel';
import { NUMBER, wordQuestion } from '../ask.js';
import { cardOf } from '../deck.js';
import type { Position } from '../position.js';
import { sideRef } from '../references.js';
import type { Side } from '../sides.js';
import { log } from '../text.js';
import { MAX_RESERVES } from '../tracks.js';

const RESERVES_USES = ['keep', 'spend'] as const;
export const RESERVES = {
  spend: wordQuestion('either', 'reserves', '6.3.3.1', { n: NUMBER, ops: NUMBER }, RESERVES_USES),
};

/** 6.3.3: a card of 1 or 2 is put by, up to 2. */
export const mayReserve = (card: number): boolean => cardOf(card).ops < 3;
export function addToReserves(g: Position, side: Side, card: number): void {
  g.reserves[side] = Math.min(MAX_RESERVES, g.reserves[side] + cardOf(card).ops);
  log(g, 'log.reserves', { side: sideRef(side), now: g.reserves[side] });
}

/** 6.3.3.1: all of them, up to a value of 3. */
export const withReserves = (g: Position, side: Side, ops: number): number => Math.min(3, ops + g.reserves[side]);

/** The value with Reserves, if the side adds them; if it `must` it is not asked. */
export function* addReserves(g: Position, side: Side, ops: number, may: 'may' | 'must' = 'may'): Procedure<number> {
  const value = withReserves(g, side, ops);
  if (value === ops) return ops;
  const n = g.reserves[side];
  if (may === 'may' && (yield* RESERVES.spend.ask(g, { side, n, ops }, RESERVES_USES)) === 'keep') return ops;
  log(g, 'log.reserves.spent', { side: sideRef(side), n });
  g.reserves[side] = 0;
  return value;
}
