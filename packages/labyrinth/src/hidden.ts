import { type Audience, reveal, shuffle } from '@sandtable/kernel';
import type { PlotKind, Position } from './position.js';
import type { Side } from './sides.js';

/**
 * Hands and the supply of plots (5.3.2, 8.5.2, 9.2), as rules read them: each function says who learns from it. Rules and
 * events read the fields of the position only through here and the verbs of deck.ts and plots.ts;
 * scripts/hidden-things.test.ts holds them to that.
 */

/** How many cards a side holds: everybody may count them. */
export const handSize = (g: Position, side: Side): number => g.hands[side].length;

/** For what is asked of the side that holds it, which learns nothing new. Nobody else may notice what it says. */
export const ownHand = (g: Position, side: Side): readonly number[] => g.hands[side];

/** For what others notice: they see the hand, or learn something of it. */
export function shownHand(g: Position, side: Side, to: Audience): readonly number[] {
  reveal(g.chance, to);
  return g.hands[side];
}

/** Does the side hold a card besides this one, which everybody sees? Counting the hand tells. */
export const holdsBesides = (g: Position, side: Side, card: number): boolean => g.hands[side].some((it) => it !== card);

/**
 * For the condition of an event, which names itself as one on hands (`conditionOnHand`): whoever lets others see whether it
 * holds goes through `conditionShown`, which reveals.
 */
export const handInCondition = (g: Position, side: Side): readonly number[] => g.hands[side];

/** 9.2: alone, the Jihadists' next card, which nobody has seen before. */
export function turnTopCard(g: Position): number {
  const hand = shownHand(g, 'jihadist', 'everybody');
  return hand[hand.length - 1];
}

export function addToHand(g: Position, side: Side, card: number): void {
  g.hands[side].push(card);
}

/** 9.2: alone, so that nobody knows the order of the Jihadists' stack. */
export function shuffleStack(g: Position): void {
  shuffle(g.chance, g.hands.jihadist);
}

/** Is a plot of this kind Available? They learn whether one is left. */
export function plotIsLeft(g: Position, kind: PlotKind, to: Audience): boolean {
  reveal(g.chance, to);
  return g.available[kind] > 0;
}
