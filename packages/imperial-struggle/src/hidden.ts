import { type Audience, reveal } from '@sandtable/kernel';
import type { Position } from './position.js';
import type { Side } from './sides.js';

/**
 * How rules read hands and the draw pile (3.4). Each function says who learns something from it. Rules, events and
 * Ministries read these fields of the position only through this file and the functions of deck.ts;
 * scripts/hidden-things.test.ts enforces that.
 */

/** How many cards a side holds. Everyone may know this. */
export const handSize = (g: Position, side: Side): number => g.hands[side].length;
/** How many cards are left to draw. Everyone may know this. */
export const cardsToDraw = (g: Position): number => g.draw.length;

/** For questions to the side that holds the hand, which learns nothing new. The result must not affect what others see. */
export const ownHand = (g: Position, side: Side): readonly number[] => g.hands[side];

/** For effects that others notice: they see the hand or learn something about it. */
export function shownHand(g: Position, side: Side, to: Audience): readonly number[] {
  reveal(g.chance, to);
  return g.hands[side];
}
