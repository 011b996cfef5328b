import { type Audience, reveal, shuffle } from '@sandtable/kernel';
import type { PlotKind, Position } from './position.js';
import type { Side } from './sides.js';

/**
 * How rules read hands and the supply of plots (5.3.2, 8.5.2, 9.2). Each function says who learns something from it.
 * Rules and events read these fields of the position only through this file and the functions of deck.ts and plots.ts;
 * scripts/hidden-things.test.ts enforces that.
 */

/** How many cards a side holds. Everyone may know this. */
export const handSize = (g: Position, side: Side): number => g.hands[side].length;

/** For questions to the side that holds the hand, which learns nothing new. The result must not affect what others see. */
export const ownHand = (g: Position, side: Side): readonly number[] => g.hands[side];

/** For effects that others notice: they see the hand or learn something about it. */
export function shownHand(g: Position, side: Side, to: Audience): readonly number[] {
  reveal(g.chance, to);
  return g.hands[side];
}

/** Does the side hold a card besides this visible one? The size of the hand shows that. */
export const holdsBesides = (g: Position, side: Side, card: number): boolean => g.hands[side].some((it) => it !== card);

/**
 * For the condition of an event that is declared to depend on hands (`conditionOnHand`). Code that lets others see
 * whether it holds must use `conditionShown`, which counts as a reveal.
 */
export const handInCondition = (g: Position, side: Side): readonly number[] => g.hands[side];

/** 9.2: in the solitaire game, the Jihadists' next card, which no one has seen before. */
export function turnTopCard(g: Position): number {
  const hand = shownHand(g, 'jihadist', 'everybody');
  return hand[hand.length - 1];
}

export function addToHand(g: Position, side: Side, card: number): void {
  g.hands[side].push(card);
}

/** 9.2: in the solitaire game, so that no one knows the order of the Jihadists' stack. */
export function shuffleStack(g: Position): void {
  shuffle(g.chance, g.hands.jihadist);
}

/** Is a plot of this kind Available? Reveals that to `to`. */
export function plotIsLeft(g: Position, kind: PlotKind, to: Audience): boolean {
  reveal(g.chance, to);
  return g.available[kind] > 0;
}
