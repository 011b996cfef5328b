import { type Keyword, MINISTRIES, type Ministry } from './data/ministries.js';
import { eraOf, type Position } from './position.js';
import type { Side } from './sides.js';

/** Ministries in a cabinet (3.5). */
export const ministry = (card: number): Ministry => MINISTRIES[card - 1];

export const isRevealed = (g: Position, side: Side, card: number): boolean =>
  g.cabinet[side].some((it) => it.card === card && it.revealed);

/** 3.5.3. */
export const hasKeyword = (g: Position, side: Side, keyword: Keyword): boolean =>
  g.cabinet[side].some(({ card, revealed }) => revealed && ministry(card).keywords.includes(keyword));

/** 3.5.1, 4.1.7: cards of the era that are still in the game. */
export const choosable = (g: Position, side: Side): number[] =>
  MINISTRIES.filter((it) => it.side === side && it.eras.includes(eraOf(g.turn)) && !g.gone.includes(it.number)).map(
    ({ number }) => number,
  );
