import type { Message, Result } from '@sandtable/kernel';
import { REGIONS } from './data/spaces.js';
import type { Position } from './position.js';
import type { Scored } from './scoring.js';
import { other, SIDES, type Side } from './sides.js';
import { text } from './text.js';
import { availableDebt } from './treasury.js';
import { EVEN_VP, MAX_VP, MIN_VP } from './turns.js';

/** The game is over (2.2): thrown by the rule that ends it, caught by the sequence of play. */
export class GameOver extends Error {
  override readonly name = 'GameOver';
  constructor(
    readonly winner: Side,
    readonly reason: Message,
  ) {
    super(`${winner} wins: ${reason.key}`);
  }
}

/** 4.1.13: every Award and all of the Global Demand, by the same player (R3). */
export function checkSweep({ awards, demand }: Scored): void {
  for (const side of SIDES) {
    if (REGIONS.every((region) => awards[region] === side) && demand.every((it) => it === side)) {
      throw new GameOver(side, text('result.sweep', { side: `seat:${side}` }));
    }
  }
}

/** 4.1.13, 7.4: the marker at 0 or 30, or beyond. */
export function checkPoints(g: Position): void {
  if (g.vp <= MIN_VP) throw new GameOver('britain', text('result.points', { side: 'seat:britain', vp: g.vp }));
  if (g.vp >= MAX_VP) throw new GameOver('france', text('result.points', { side: 'seat:france', vp: g.vp }));
}

/** 4.1.14: 16 and more for France, 14 and less for Britain; at 15 more Available Debt, then Britain. */
export function finalResult(g: Position): GameOver {
  const credit = availableDebt(g, 'france') - availableDebt(g, 'britain');
  const winner: Side = g.vp > EVEN_VP || (g.vp === EVEN_VP && credit > 0) ? 'france' : 'britain';
  return new GameOver(winner, text('result.final', { side: `seat:${winner}`, vp: g.vp }));
}

/** Points above or below the middle of the track. */
export function resultOf(g: Position, { winner, reason }: GameOver): Result {
  const score = { france: g.vp - EVEN_VP, britain: EVEN_VP - g.vp };
  return {
    ranking: [
      { seat: winner, place: 1, score: score[winner] },
      { seat: other(winner), place: 2, score: score[other(winner)] },
    ],
    reason,
  };
}
