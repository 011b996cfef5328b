import { type Chance, randomBelow, shuffle } from '@sandtable/kernel';
import { CARDS, FIRST_PROPAGANDA, isPropaganda, PROPAGANDA_CARDS } from '../data/cards.js';
import type { Position } from '../position.js';
import { finalPropaganda } from '../rules/propaganda.js';
import { PILE_EVENTS } from '../setup.js';

/**
 * Fills in what nobody can see at a checkpoint: the order of the coming cards, and which of the 72 events are out of the
 * game (2.1). Cards that have been seen since keep their places.
 */
export function determinize(g: Position, now: Position, chance: Chance): void {
  const seen = now.deck.slice(0, now.seen);
  const events = shuffle(
    chance,
    CARDS.map(({ number }) => number).filter((card) => !seen.includes(card)),
  );
  const places = propagandaPlaces(g, seen, chance);
  const left = propagandasLeft(seen);
  const deck = [...seen];
  for (let at = seen.length; at < g.deck.length; at++) {
    const card = places.has(at) ? left.shift() : events.pop();
    deck.push(card ?? events.pop() ?? 0);
  }
  g.deck = deck;
}

/** Propaganda cards that have not been seen, in their piles' order. */
const propagandasLeft = (seen: readonly number[]): number[] =>
  Array.from({ length: PROPAGANDA_CARDS }, (_, pile) => FIRST_PROPAGANDA + pile).filter((card) => !seen.includes(card));

/** Where the Propaganda cards to come may lie: one in each pile (2.1), somewhere among its unseen cards. */
function propagandaPlaces(g: Position, seen: readonly number[], chance: Chance): ReadonlySet<number> {
  const whole = g.deck.length;
  const wanted = finalPropaganda(g) - g.propagandas - seen.slice(g.turned).filter(isPropaganda).length;
  const sizes = pileSizes(g, seen, chance);
  const places = new Set<number>();
  let from = 0;
  for (const size of sizes ?? []) {
    const first = Math.max(from, seen.length);
    const isOut = seen.slice(from, from + size).some(isPropaganda);
    if (!isOut && first < from + size) places.add(first + randomBelow(chance, from + size - first));
    from += size;
  }
  if (places.size === wanted) return places;
  // A position that was set up by hand may have any deck.
  const open = Array.from({ length: Math.max(0, whole - seen.length) }, (_, i) => seen.length + i);
  return new Set(shuffle(chance, open).slice(0, wanted));
}

/** How many tries find piles that were split by eye as the seen cards show. */
const MAX_TRIES = 60;

/** The sizes of the piles, a Propaganda card in each; undefined if the deck was not built by 2.1. */
function pileSizes(g: Position, seen: readonly number[], chance: Chance): readonly number[] | undefined {
  const piles = finalPropaganda(g);
  const [least, most] = PILE_EVENTS[g.rules.piles].map((events) => events + 1);
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const sizes = Array.from({ length: piles }, () => least + randomBelow(chance, most - least + 1));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    if (total === g.deck.length && fits(sizes, seen)) return sizes;
  }
  return undefined;
}

/** Does each pile have one Propaganda card, as far as its cards have been seen? */
function fits(sizes: readonly number[], seen: readonly number[]): boolean {
  let from = 0;
  for (const size of sizes) {
    const found = seen.slice(from, from + size).filter(isPropaganda).length;
    if (found > 1 || (found === 0 && from + size <= seen.length)) return false;
    from += size;
  }
  return true;
}
