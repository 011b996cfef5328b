import { type Audience, reveal } from '@sandtable/kernel';
import type { Position } from './position.js';
import type { Side } from './sides.js';

/**
 * Hands and the draw pile (3.4), as rules read them: each function says who learns from it. Rules, events and Ministries read
 * the fields of the position only through here and the verbs of deck.ts; scripts/hidden-things.test.ts holds them to that.
 */

/** How many cards a side holds: everybody may count them. */
export const handSize = (g: Position, side: Side): number => g.hands[side].length;
/** How many cards are left to draw: everybody may count them. */
export const cardsToDraw = (g: Position): number => g.draw.length;

/** For what is asked of the side that holds it, which learns nothing new. Nobody else may notice what it says. */
export const ownHand = (g: Position, side: Side): readonly number[] => g.hands[side];

/** For what others notice: they see the hand, or learn something of it. */
export function shownHand(g: Position, side: Side, to: Audience): readonly number[] {
  reveal(g.chance, to);
  return g.hands[side];
}
