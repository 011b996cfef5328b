import { type Audience, randomBelow, reveal, shuffle } from '@sandtable/kernel';
import { type ASSOCIATIONS, CARDS, type Card } from './data/cards.js';
import { isSolitaire, type Position } from './position.js';
import { cardRef, sideRef } from './references.js';
import type { Side } from './sides.js';
import { log } from './text.js';
import { decksOf, finalTally } from './victory.js';

/** The piles (5.3) and hands. Every card is in exactly one place. */

export const cardOf = (number: number): Card => CARDS[number - 1];

/** Shuffles these cards into the draw pile. With three piles (9.2) they alternate: unassociated, Jihadist, US. */
export function makeDrawPile(g: Position, cards: readonly number[]): void {
  if (g.rules.piles === 'one') {
    g.draw = shuffle(g.chance, [...cards]);
    return;
  }
  const piles = (['unassociated', 'jihadist', 'us'] as const satisfies readonly (typeof ASSOCIATIONS)[number][]).map(
    (association) =>
      shuffle(
        g.chance,
        cards.filter((card) => cardOf(card).association === association),
      ),
  );
  const order: number[] = [];
  while (order.length < cards.length) {
    for (const pile of piles) {
      const card = pile.pop();
      if (card !== undefined) order.push(card);
    }
  }
  g.draw = order.reverse();
}

/** 5.3.1: when the draw pile is empty, the discards are shuffled; the last time, the game ends instead. */
function reshuffle(g: Position): void {
  if (g.deck >= decksOf(g)) {
    log(g, 'log.lastCard');
    throw finalTally(g);
  }
  g.deck++;
  // 4.7.7.3: a card that leaves its box leaves a marker behind.
  const cards = [...g.discard, ...g.lapsingBox, ...(g.firstPlotCard > 0 ? [g.firstPlotCard] : [])];
  g.discard = [];
  g.lapsingBox = [];
  g.firstPlotCard = 0;
  makeDrawPile(g, cards);
  log(g, 'log.reshuffle', { n: g.deck });
}

/** Deals cards to a hand; in the solitaire game, onto the Jihadists' stack (9.2). */
export function drawCards(g: Position, side: Side, n: number): void {
  // First, because the last card of the last deck ends the game.
  reveal(g.chance, side === 'jihadist' && isSolitaire(g) ? 'nobody' : side);
  let drawn = 0;
  for (; drawn < n; drawn++) {
    if (g.draw.length === 0) reshuffle(g);
    const card = g.draw.pop();
    if (card === undefined) break;
    g.hands[side].push(card);
  }
  log(g, 'log.draw', { side: sideRef(side), n: drawn });
}

/** Takes a card from a hand. The caller must put it somewhere. */
export function takeFromHand(g: Position, side: Side, card: number): void {
  const at = g.hands[side].lastIndexOf(card);
  if (at < 0) throw new Error(`${side} does not hold card ${card}`);
  g.hands[side].splice(at, 1);
}

export function discardCard(g: Position, card: number): void {
  g.discard.push(card);
  log(g, 'log.discard', { card: cardRef(card) });
}

/** Draws a random card of this hand and reveals it to `to`; in the solitaire game, the Jihadists' top card (9.2). Undefined if there is none. */
export function randomCard(g: Position, side: Side, ...to: readonly Audience[]): number | undefined {
  const hand = g.hands[side];
  if (hand.length === 0) return undefined;
  for (const audience of to) reveal(g.chance, audience);
  return isSolitaire(g) && side === 'jihadist' ? hand[hand.length - 1] : hand[randomBelow(g.chance, hand.length)];
}

/** 47: the Jihadist's cards come by chance. */
export const ITJIHAD = 47;

/** 120: occurs with every use of its card and is never played as an event (6.3.1). */
export const US_ELECTION = 120;
