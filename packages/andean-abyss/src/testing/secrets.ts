import { type Chance, randomBelow, shuffle } from '@sandtable/kernel';
import type { Secrets } from '@sandtable/kernel/testing';
import { CARDS } from '../data/cards.js';
import { andeanAbyss as game } from '../index.js';
import type { Position } from '../position.js';

/** 2.2: the order of the coming cards, and which cards are out of the game, are hidden from everyone. */
export const secrets: Secrets<Position> = {
  game,
  change(g, _, chance) {
    // Copies of a position share its deck.
    const deck = [...g.deck];
    turnDeck(deck, g.seen, chance);
    movePropaganda(deck, g.seen, chance);
    g.deck = deck;
  },
  // T3, 1.5: shared seats A and B need the next card visible and allow no non-players.
  agree: (options) => ({
    ...options,
    ...(options.eligibility === 'standard' ? {} : { reveal: 'yes' }),
    ...(options.players === '4' ? {} : { nonplayers: 'none' }),
  }),
};

const isEvent = (card: number): boolean => card <= CARDS.length;

/** Swaps unseen event cards with each other and with those out of the game. */
function turnDeck(deck: number[], seen: number, chance: Chance): void {
  const places = deck.flatMap((card, at) => (at >= seen && isEvent(card) ? [at] : []));
  const out = CARDS.map(({ number }) => number).filter((card) => !deck.includes(card));
  const cards = shuffle(chance, [...out, ...places.map((at) => deck[at])]);
  for (const [i, at] of places.entries()) deck[at] = cards[i];
}

/** Moves a Propaganda card one card earlier or later. */
function movePropaganda(deck: number[], seen: number, chance: Chance): void {
  const places = deck.flatMap((card, at) => (at > seen && !isEvent(card) && isEvent(deck[at - 1]) ? [at] : []));
  for (const at of places) {
    if (randomBelow(chance, 2) === 0) continue;
    [deck[at - 1], deck[at]] = [deck[at], deck[at - 1]];
  }
}
