import { reveal, shuffle, tell } from '@sandtable/kernel';
import { EVENT_CARDS } from './data/events.js';
import { eraOf, type Position } from './position.js';
import type { Side } from './sides.js';

/** Event cards (3.4.1). */
export const eventCard = (card: number) => EVENT_CARDS[card - 1];

/** R4: in the Revolution Era a Succession card that turns up leaves the game and is replaced. */
function drawOne(g: Position): number | undefined {
  for (;;) {
    const card = g.draw.pop();
    if (card === undefined) return undefined;
    if (eraOf(g.turn) !== 'revolution' || eventCard(card).era !== 'succession') return card;
    g.removed = [...g.removed, card];
  }
}

/** As many as there are. */
export function drawEvents(g: Position, side: Side, n: number): number {
  let drawn = 0;
  for (; drawn < n; drawn++) {
    const card = drawOne(g);
    if (card === undefined) break;
    g.hands[side].push(card);
  }
  reveal(g.chance);
  if (drawn > 0) tell(g, 'log.draw', { side: `seat:${side}`, n: drawn });
  return drawn;
}

/** 4.1.6: one by one in turn (R59); discards are shuffled when the pile is short. */
export function dealEvents(g: Position, sides: readonly Side[], each: number): void {
  for (let i = 0; i < each; i++) {
    for (const side of sides) {
      // Again where the pile held nothing but what leaves the game (R4).
      while (drawEvents(g, side, 1) === 0 && g.discard.length > 0) {
        g.draw = shuffle(g.chance, [...g.discard]);
        g.discard = [];
        tell(g, 'log.reshuffle');
      }
    }
  }
}

export function discardEvent(g: Position, side: Side, card: number): void {
  g.hands[side].splice(g.hands[side].indexOf(card), 1);
  g.discard = [...g.discard, card];
}
