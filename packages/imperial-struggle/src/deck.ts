import { reveal, shuffle } from '@sandtable/kernel';
import { ERAS } from './data/awards.js';
import { EVENT_CARDS } from './data/events.js';
import { eraOf, type Position } from './position.js';
import type { Side } from './sides.js';
import { log } from './text.js';

/** Event cards (3.4.1). */
export const eventCard = (card: number) => EVENT_CARDS[card - 1];

/** Cards that have come into the game once the turn has been dealt (4.1.1). */
export const eraCards = (g: Position): number[] => {
  const begun = ERAS.indexOf(eraOf(g.turn));
  return EVENT_CARDS.filter(({ era }) => ERAS.indexOf(era) <= begun).map(({ number }) => number);
};

/** R4: in the Revolution Era a drawn Succession card leaves the game and is replaced. */
function drawOne(g: Position): number | undefined {
  const isRevolution = eraOf(g.turn) === 'revolution';
  // Everyone learns whether a Succession card was drawn, even if none was.
  if (isRevolution) reveal(g.chance, 'everybody');
  for (;;) {
    const card = g.draw.pop();
    if (card === undefined) return undefined;
    if (!isRevolution || eventCard(card).era !== 'succession') return card;
    g.removed = [...g.removed, card];
    log(g, 'log.succession', { card: `card:${card}` });
  }
}

function takeOne(g: Position, side: Side): boolean {
  const card = drawOne(g);
  if (card !== undefined) g.hands[side].push(card);
  return card !== undefined;
}
const logDrawn = (g: Position, side: Side, n: number): void => {
  if (n > 0) log(g, 'log.draw', { side: `seat:${side}`, n });
};

/** As many as there are. */
export function drawEvents(g: Position, side: Side, n: number): number {
  reveal(g.chance, side);
  let drawn = 0;
  while (drawn < n && takeOne(g, side)) drawn++;
  logDrawn(g, side, drawn);
  return drawn;
}

/** 4.1.6: one by one in turn (R59); discards are shuffled when the pile is short. */
export function dealEvents(g: Position, sides: readonly Side[], each: number): void {
  for (const side of sides) reveal(g.chance, side);
  const before = sides.map((side) => g.hands[side].length);
  for (let i = 0; i < each; i++) {
    for (const side of sides) {
      // Shuffle again if the pile held only cards that leave the game (R4).
      while (!takeOne(g, side) && g.discard.length > 0) {
        g.draw = shuffle(g.chance, [...g.discard]);
        g.discard = [];
        log(g, 'log.reshuffle');
      }
    }
  }
  sides.forEach((side, i) => {
    logDrawn(g, side, g.hands[side].length - before[i]);
  });
}

/** Takes a card from a hand. The caller must put it somewhere. */
export function takeFromHand(g: Position, side: Side, card: number): void {
  g.hands[side].splice(g.hands[side].indexOf(card), 1);
}

/** 4.1.1: shuffles the new cards into the draw pile. */
export function shuffleIntoDraw(g: Position, cards: readonly number[]): void {
  g.draw = shuffle(g.chance, [...g.draw, ...cards]);
}

export function discardEvent(g: Position, side: Side, card: number): void {
  takeFromHand(g, side, card);
  g.discard = [...g.discard, card];
}
