import { describe, expect, it } from 'vitest';
import { cardOf, discardCard, drawCards, randomCard, takeFromHand } from './deck.js';
import { positionWith } from './testing/positions.js';

describe('5.3 Draw and discard piles', () => {
  it('cards are drawn from the top', () => {
    const g = positionWith({ draw: [7, 8, 9] });
    drawCards(g, 'us', 2);
    expect([g.hands.us, g.draw]).toEqual([[7, 8], [9]]);
  });

  it('5.3.1 an empty pile is refilled with the discards, lapsing cards and the first plot, whose markers stay (4.7.7.3)', () => {
    const g = positionWith({ draw: [7], discard: [1, 3], lapsing: [117] }, { length: 'tournament' });
    g.firstPlot = true;
    g.firstPlotCard = g.removed.pop() ?? 0;
    const first = g.firstPlotCard;
    drawCards(g, 'jihadist', 2);
    expect(g.deck).toBe(2);
    expect([...g.draw, ...g.hands.jihadist].sort((a, b) => a - b)).toEqual([1, 3, 7, 117, first].sort((a, b) => a - b));
    expect(g).toMatchObject({ discard: [], lapsing: [117], lapsingBox: [], firstPlot: true, firstPlotCard: 0 });
  });

  it('5.3.1, D4 the last reshuffle ends the game instead, before any more is dealt', () => {
    const g = positionWith({ draw: [7], discard: [1, 2] });
    expect(() => drawCards(g, 'jihadist', 2)).toThrow('jihadist wins: result.jihadist.last');
    expect(g.hands.jihadist).toEqual([7]);
  });

  it('a card taken from a hand is where it was put', () => {
    const g = positionWith({ us: [1, 2] });
    takeFromHand(g, 'us', 1);
    discardCard(g, 1);
    expect([g.hands.us, g.discard]).toEqual([[2], [1]]);
    expect(() => takeFromHand(g, 'us', 1)).toThrow('does not hold');
  });

  it('9.2 in the solitaire game, a random card of the Jihadists is the top one of their stack', () => {
    const g = positionWith({ jihadist: [50, 87] }, { solitaire: 'yes' });
    expect(randomCard(g, 'jihadist')).toBe(87);
    expect(randomCard(g, 'us')).toBeUndefined();
  });

  it('9.2 three piles: an unassociated card, a Jihadist one, a US one, and so on', () => {
    const g = positionWith(
      { us: [], draw: [], discard: [1, 2, 50, 51, 98, 99] },
      { length: 'campaign', piles: 'three', solitaire: 'yes' },
    );
    drawCards(g, 'jihadist', 6);
    const order = g.hands.jihadist.map((card) => cardOf(card).association);
    expect(order).toEqual(['unassociated', 'jihadist', 'us', 'unassociated', 'jihadist', 'us']);
  });
});
