import type { Message } from '@sandtable/kernel';
import { AWARDS, DEMAND_TILES } from '../data/awards.js';
import { INVESTMENTS } from '../data/investments.js';
import { eraCards } from '../deck.js';
import { REGIONS } from '../map.js';
import type { Position } from '../position.js';
import { cardRef, investmentRef } from '../references.js';
import { text } from '../text.js';

/** Tiles and cards of the turn. Before the deal, Awards, demand and cards are still those of the last turn. */
export const supplyProblem = (g: Position): Message | undefined =>
  investmentProblem(g) ?? cardTwice(g) ?? (g.step === 'deal' ? undefined : (eraProblem(g) ?? payProblem(g)));

/** 3.3: each tile is in the stack, on offer or used; those taken are on offer. */
function investmentProblem(g: Position): Message | undefined {
  const found = [...g.stack, ...g.available, ...g.used];
  const wrong = INVESTMENTS.findIndex((_, tile) => found.filter((it) => it === tile).length !== 1);
  if (wrong >= 0) return text('wrong.investments', { tile: investmentRef(wrong) });
  const taken = [...g.taken.britain, ...g.taken.france];
  const stray = taken.find((tile, i) => !g.available.includes(tile) || taken.indexOf(tile) < i);
  return stray === undefined ? undefined : text('wrong.taken', { tile: investmentRef(stray) });
}

const cardsIn = (g: Position): number[] => [g.hands.britain, g.hands.france, g.draw, g.discard, g.removed].flat();

/** 3.4: each card that has entered the game is in exactly one place. */
function cardTwice(g: Position): Message | undefined {
  const cards = cardsIn(g);
  const seen = new Set<number>();
  const twice = cards.find((card) => seen.size === seen.add(card).size);
  return twice === undefined ? undefined : text('wrong.cardTwice', { card: cardRef(twice) });
}

/** 4.1.1: the cards of the eras begun are all there, and no others. */
function eraProblem(g: Position): Message | undefined {
  const cards = cardsIn(g);
  const begun = eraCards(g);
  const missing = begun.find((card) => !cards.includes(card));
  if (missing !== undefined) return text('wrong.cardMissing', { card: cardRef(missing) });
  const early = cards.find((card) => !begun.includes(card));
  return early === undefined ? undefined : text('wrong.cardEarly', { card: cardRef(early) });
}

/** 4.1.3, 4.1.4: two Awards per Region in the first turn of an era and one in the second; three commodities in demand. */
function payProblem(g: Position): Message | undefined {
  const awards = REGIONS.flatMap((region) => g.awards[region]);
  const each = g.turn % 2 === 1 ? 2 : 1;
  const known = awards.every((tile) => tile >= 0 && tile < AWARDS.length);
  const once = new Set(awards).size === awards.length;
  if (!known || !once || REGIONS.some((region) => g.awards[region].length !== each))
    return text('wrong.awards', { each });
  const demand = new Set(g.demand).size;
  // Event 19 can add one.
  const right = demand === g.demand.length && demand >= DEMAND_TILES && demand <= DEMAND_TILES + 1;
  return right ? undefined : text('wrong.demand', { n: DEMAND_TILES });
}
