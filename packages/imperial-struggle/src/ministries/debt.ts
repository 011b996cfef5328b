import { isRevealed } from '../cabinet.js';
import type { ActionType } from '../data/investments.js';
import type { Position, Round } from '../position.js';
import { ministryRef } from '../references.js';
import { log } from '../text.js';
import { availableDebt } from '../treasury.js';
import { MERCHANT_BANKS, TURGOT } from './cards.js';
import { addEffect, hasEffect } from './points.js';
import { isSpent, logUse, spendAbility } from './spent.js';

/** How Ministries change Debt taken for points (6.1). */

const BANK_POINTS = [1, 2];
/** Ministry 17: this much Debt for Economic points is not recorded this turn. */
export const unrecorded = (g: Position, { side }: Round, type: ActionType): number =>
  side === 'britain' && type === 'economic' && isRevealed(g, side, MERCHANT_BANKS)
    ? BANK_POINTS.filter((point) => !isSpent(g, MERCHANT_BANKS, point)).length
    : 0;

export function leaveUnrecorded(g: Position, n: number): void {
  if (n === 0) return;
  const free = BANK_POINTS.filter((point) => !isSpent(g, MERCHANT_BANKS, point));
  for (const point of free.slice(0, n)) spendAbility(g, MERCHANT_BANKS, point);
  log(g, 'log.ministry.unrecorded', { ministry: ministryRef(MERCHANT_BANKS), n });
}

/** Ministry 23, R54: the round's first Debt counts twice if afterwards France has more Available Debt than Britain. */
export const doubled = (g: Position, round: Round): number =>
  round.side === 'france' &&
  isRevealed(g, 'france', TURGOT) &&
  !hasEffect(round, 'debt') &&
  availableDebt(g, 'france') >= 1 &&
  availableDebt(g, 'france') - 1 > availableDebt(g, 'britain')
    ? 1
    : 0;

/** Records that the round's first Debt is taken, and whether it counted twice. */
export function rememberDebt(g: Position, round: Round, twice: boolean): void {
  if (twice) logUse(g, 'france', TURGOT);
  if (!hasEffect(round, 'debt')) addEffect(round, 'debt');
}
