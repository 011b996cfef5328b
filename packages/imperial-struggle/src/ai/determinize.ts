import { type Chance, cloneChance, randomBelow, shuffle } from '@sandtable/kernel';
import { choosable } from '../cabinet.js';
import { AWARDS } from '../data/awards.js';
import { REGIONS } from '../data/spaces.js';
import { eraCards } from '../deck.js';
import type { Deployed, Minister, Position } from '../position.js';
import { other, type Side } from '../sides.js';
import { BASIC_TILES, BONUS_TILES } from '../tiles.js';

/**
 * Fills in what a side can't see at a checkpoint: the other hand and the piles (3.4), face-down Ministries (3.5), the
 * other side's war tiles (3.7), coming Awards (3.9) and the order of Investment tiles. What has turned up since lies
 * where it can have come from.
 */
export function determinize(g: Position, now: Position, side: Side, chance: Chance): void {
  dealCards(g, now, side, chance);
  chooseMinisters(g, now, other(side), chance);
  turnTiles(g, now, other(side), chance);
  layAwards(g, chance);
  g.stack = shuffle(chance, g.stack);
  placeDraws(g, now, side, chance);
}

/** 5.6.1, 5.3.3: the tiles that the side has drawn since lie in its pools where the next draws will find them. */
function placeDraws(g: Position, now: Position, side: Side, chance: Chance): void {
  const pools = [
    { before: g.bonusPool[side], after: now.bonusPool[side] },
    { before: g.basicPool[side], after: now.basicPool[side] },
  ];
  const left = pools.map(({ before, after }) => before.filter((tile) => after.includes(tile)));
  const drawn = pools.flatMap(({ before }, pool) =>
    before.filter((tile) => !left[pool].includes(tile)).map((tile) => ({ pool, tile })),
  );
  if (drawn.length === 0) return;
  const coming = cloneChance(g.chance);
  const sizes = pools.map(({ before }) => before.length);
  const places = shuffle(chance, drawn).map((it) => ({ ...it, at: randomBelow(coming, sizes[it.pool]--) }));
  for (const { pool, tile, at } of places.reverse()) left[pool].splice(at, 0, tile);
  for (const [i, { before }] of pools.entries()) before.splice(0, before.length, ...left[i]);
}

const shownCards = (g: Position, side: Side): number[] => [...g.hands[side], ...g.discard, ...g.removed];

function dealCards(g: Position, now: Position, side: Side, chance: Chance): void {
  const shown = new Set(shownCards(g, side));
  const unseen = eraCards(g).filter((card) => !shown.has(card));
  const turnedUp = shownCards(now, side).filter((card) => unseen.includes(card));
  const drawn = now.hands[side].filter((card) => turnedUp.includes(card));
  const played = turnedUp.filter((card) => !drawn.includes(card));
  const pool = shuffle(
    chance,
    unseen.filter((card) => !turnedUp.includes(card)),
  );
  // What the other side has shown came from its hand as far as that has shrunk, and from the draw pile beyond that.
  const foe = other(side);
  const hand = g.hands[foe];
  const shrunk = Math.max(0, hand.length - now.hands[foe].length);
  const known = played.splice(0, Math.min(shrunk, hand.length));
  g.hands[foe] = shuffle(chance, [...known, ...pool.splice(0, hand.length - known.length)]);
  // Cards are drawn from the end, so what the side drew first lies last.
  g.draw = [...pool, ...played, ...drawn.reverse()];
}

/** 4.1.7: any card of the era that is still in the game may lie face down; one revealed since certainly does. */
function chooseMinisters(g: Position, now: Position, foe: Side, chance: Chance): void {
  const cabinet = g.cabinet[foe];
  const faceUp = cabinet.filter(({ revealed }) => revealed).map(({ card }) => card);
  const isOpen = ({ card, revealed }: Minister): boolean => revealed && !faceUp.includes(card);
  const revealedSince = now.cabinet[foe].filter(isOpen).map(({ card }) => card);
  const others = choosable(g, foe).filter((card) => !faceUp.includes(card) && !revealedSince.includes(card));
  const cards = [...revealedSince, ...shuffle(chance, others)];
  const turned = cabinet.map((it) => (it.revealed ? it : { card: cards.shift() ?? it.card, revealed: false }));
  g.cabinet = { ...g.cabinet, [foe]: turned };
}

/** 3.7: each side has the same tiles; those of the other side that lie open are known. */
function turnTiles(g: Position, now: Position, foe: Side, chance: Chance): void {
  const open = (of: (laid: Deployed) => readonly number[]): number[] =>
    g.display[foe].flatMap(of).filter((tile) => tile >= 0);
  const unknown = (tiles: readonly number[], seen: readonly number[]): number[] =>
    shuffle(
      chance,
      tiles.filter((tile) => !seen.includes(tile)),
    );
  const basic = unknown(
    BASIC_TILES,
    open((laid) => laid.basic),
  );
  const bonus = unknown(
    BONUS_TILES,
    open((laid) => laid.bonus),
  );
  const turn = (tiles: readonly number[], seen: readonly number[] | undefined, from: number[]): number[] =>
    tiles.map((tile, i) => (tile >= 0 ? tile : takeTile(from, seen?.[i])));
  const display = g.display[foe].map((laid, theater): Deployed => {
    const seen = now.display[foe][theater];
    return { basic: turn(laid.basic, seen?.basic, basic), bonus: turn(laid.bonus, seen?.bonus, bonus) };
  });
  g.display = { ...g.display, [foe]: display };
  g.basicPool[foe] = basic.splice(0, g.basicPool[foe].length);
  g.bonusPool[foe] = bonus.splice(0, g.bonusPool[foe].length);
}

/** The tile that has turned up in this place since, or any other. */
function takeTile(from: number[], seen: number | undefined): number {
  const at = seen === undefined || seen < 0 ? -1 : from.indexOf(seen);
  const [tile] = at < 0 ? from.splice(-1) : from.splice(at, 1);
  if (tile === undefined) throw new Error('there are more tiles on the display than in the set');
  return tile;
}

/** 4.1.3: the Awards of the era's second turn are those that its first turn has not shown. */
function layAwards(g: Position, chance: Chance): void {
  const shown = REGIONS.flatMap((region) => g.awards[region]).filter((award) => award >= 0);
  const later = shuffle(
    chance,
    AWARDS.map((_, i) => i).filter((award) => !shown.includes(award)),
  );
  for (const region of REGIONS) {
    const laid = g.awards[region].map((award) => (award >= 0 ? award : (later.pop() ?? award)));
    g.awards = { ...g.awards, [region]: laid };
  }
}
