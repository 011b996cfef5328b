import type { Procedure } from '@sandtable/kernel';
import type { Position } from '../position.js';
import { playCard } from './play-card.js';

/** 9.4: one card of the solitaire Jihadists, from the top of their stack. */
export function* playSolitaire(g: Position, card: number): Procedure {
  yield* playCard(g, 'jihadist', card);
}
