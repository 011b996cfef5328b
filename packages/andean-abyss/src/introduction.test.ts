import { readSettings } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, isPropaganda, PROPAGANDA_CARDS } from './data/cards.js';
import { FORCES, SHIPMENTS, TERROR_MARKERS } from './data/deployment.js';
import { andeanAbyss } from './index.js';
import { currentCard } from './position.js';
import { matchAt, positionWith } from './testing/positions.js';
import { view } from './view.js';

describe('1.0 Introduction', () => {
  it('is a game for four factions, with a seat for each', () => {
    expect(andeanAbyss.seats(readSettings(andeanAbyss, {}))).toEqual(['government', 'farc', 'auc', 'cartels']);
  });
});

describe('1.1 General course of play', () => {
  it('plays cards from the deck one at a time, with the next one open to all', () => {
    const match = matchAt({ card: 1, next: 2 });
    const seen = match.view('cartels') as { upcoming: number[]; cardsLeft: number };
    expect(currentCard(match.position)).toBe(1);
    expect(seen.upcoming).toEqual([2]);
    expect(seen.cardsLeft).toBe(match.position.deck.length - 1);
  });

  it('has propaganda cards among the events', () => {
    const g = positionWith();
    expect(g.deck.filter(isPropaganda)).toHaveLength(4);
    expect(g.deck).toHaveLength(64);
  });

  it('shows everyone the same, and no one the coming cards', () => {
    const g = positionWith({ card: 1, next: 2 });
    expect(JSON.stringify(view(g))).not.toContain('"deck"');
  });
});

describe('1.2 Components', () => {
  it('has 72 event cards and 4 propaganda cards', () => {
    expect(CARDS).toHaveLength(72);
    expect(PROPAGANDA_CARDS).toBe(4);
  });

  it('has 153 forces, 4 shipments and 40 Terror and Sabotage markers', () => {
    const all = Object.values(FORCES).flatMap((forces) => Object.values(forces));
    expect(all.reduce((sum, n) => sum + n, 0)).toBe(63 + 39 + 24 + 27);
    expect(SHIPMENTS).toBe(4);
    expect(TERROR_MARKERS).toBe(40);
  });
});
