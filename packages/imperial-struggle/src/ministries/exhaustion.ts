import { isRevealed } from '../cabinet.js';
import type { Region } from '../data/spaces.js';
import type { Position, Round } from '../position.js';
import { gainTreaty } from '../treasury.js';
import { POMPADOUR, WATT } from './cards.js';
import { addEffect, hasEffect } from './points.js';
import { logUse } from './spent.js';

/** Ministry 13: exhausting an Advantage is useful by itself. */
export const isWorthExhausting = (g: Position, round: Round, region: Region): boolean =>
  round.side === 'france' &&
  region === 'europe' &&
  isRevealed(g, 'france', POMPADOUR) &&
  !hasEffect(round, 'pompadour');

/** Ministries 13 and 19 react when France exhausts an Advantage of that Region, each once per round. */
export function advantageExhausted(g: Position, round: Round, region: Region): void {
  if (round.side !== 'france') return;
  if (isWorthExhausting(g, round, region)) {
    addEffect(round, 'pompadour');
    logUse(g, 'france', POMPADOUR);
    gainTreaty(g, 'france', 1);
  }
  if (isRevealed(g, 'britain', WATT) && !hasEffect(round, 'watt')) {
    addEffect(round, 'watt');
    logUse(g, 'britain', WATT);
    gainTreaty(g, 'britain', 1);
  }
}
