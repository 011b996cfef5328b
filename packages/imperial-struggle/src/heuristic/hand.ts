import { ministry } from '../cabinet.js';
import { eventCard } from '../deck.js';
import type { Position } from '../position.js';
import type { Side } from '../sides.js';

/** The expected value of each event to Britain and to France, with half of its bonus. */
const WORTH: readonly (readonly [britain: number, france: number])[] = [
  [1, 1],
  [0.8, 1.3],
  [0.9, 0.9],
  [1.3, 1.3],
  [1.1, 1],
  [1.2, 1.1],
  [1, 1.2],
  [1.4, 1.4],
  [1.5, 1.5],
  [1.2, 1.4],
  [1.1, 1.3],
  [1.4, 1.4],
  [0.9, 1.5],
  [1, 0.7],
  [1.3, 1.3],
  [1, 1],
  [0.7, 0.9],
  [1.1, 1],
  [0.9, 1],
  [2, 2],
  [0.8, 0.8],
  [1.2, 1.2],
  [1.3, 1.3],
  [0.9, 0.9],
  [1.5, 1.4],
  [0.9, 1.4],
  [1.3, 1.3],
  [0.9, 1.2],
  [1, 2.2],
  [1.5, 1.5],
  [1.2, 1],
  [1, 1],
  [0.9, 1.1],
  [0.8, 1.6],
  [1.3, 1.5],
  [1.6, 1.6],
  [1, 1],
  [1.2, 1.2],
  [1.3, 1],
  [0.9, 0.9],
  [1.1, 1.5],
];
/** What a bonus adds if it is earned, and what a required action type takes off. */
const BONUS = 0.7;
const TYPED = 0.3;

export function cardWorth(g: Position, side: Side, card: number): number {
  if (card <= 0) return 1;
  const { type, bonus } = eventCard(card);
  const earned =
    bonus?.kind === 'keyword' &&
    g.cabinet[side].some((it) => it.card > 0 && ministry(it.card).keywords.includes(bonus.keyword));
  return WORTH[card - 1][side === 'britain' ? 0 : 1] + (earned ? BONUS : 0) - (type ? TYPED : 0);
}
