import { type Chance, randomBelow, shuffle } from '@sandtable/kernel';
import type { Secrets, Viewer } from '@sandtable/kernel/testing';
import { choosable } from '../cabinet.js';
import { REGIONS } from '../data/spaces.js';
import { imperialStruggle as game } from '../index.js';
import type { Position } from '../position.js';
import { SIDES, type Side } from '../sides.js';

/** 3.4, 3.5, 3.7, 3.9: the secrets of the game are hands, piles, face-down Ministries, war tiles and coming Awards. */
export const secrets: Secrets<Position> = {
  game,
  change(g, viewer, chance) {
    const hidden = SIDES.filter((side) => side !== viewer);
    const changes: (() => void)[] = [
      () => dealAgain(g, hidden, chance),
      () => hidden.forEach((side) => swapCard(g, side, chance)),
      () => hidden.forEach((side) => turnMinistry(g, side, chance)),
      () => hidden.forEach((side) => turnTiles(g, side, chance)),
      () => turnPiles(g, viewer, chance),
    ];
    for (const change of changes) if (randomBelow(chance, 2) === 0) change();
  },
};

/** Redeals the hands and the pile that the viewer may not see. */
function dealAgain(g: Position, hidden: readonly Side[], chance: Chance): void {
  const cards = shuffle(chance, [...g.draw, ...hidden.flatMap((side) => g.hands[side])]);
  g.draw = cards.splice(0, g.draw.length);
  for (const side of hidden) g.hands[side] = cards.splice(0, g.hands[side].length);
}

function swapCard(g: Position, side: Side, chance: Chance): void {
  const hand = g.hands[side];
  if (hand.length === 0 || g.draw.length === 0) return;
  const [held, drawn] = [randomBelow(chance, hand.length), randomBelow(chance, g.draw.length)];
  [hand[held], g.draw[drawn]] = [g.draw[drawn], hand[held]];
}

/** Replaces a face-down Ministry with another one of the era. */
function turnMinistry(g: Position, side: Side, chance: Chance): void {
  const places = g.cabinet[side].flatMap(({ revealed }, i) => (revealed ? [] : [i]));
  const others = choosable(g, side).filter((card) => !g.cabinet[side].some((it) => it.card === card));
  if (places.length === 0 || others.length === 0) return;
  const place = places[randomBelow(chance, places.length)];
  const card = others[randomBelow(chance, others.length)];
  g.cabinet = { ...g.cabinet, [side]: g.cabinet[side].map((it, i) => (i === place ? { ...it, card } : it)) };
}

/** Swaps a side's war tiles on the display and in its pools. */
function turnTiles(g: Position, side: Side, chance: Chance): void {
  // 7.1: in a war some of them are face up.
  if (g.step === 'war' || g.step === 'after-war') return;
  const basic = shuffle(chance, [...g.basicPool[side], ...g.display[side].flatMap((it) => it.basic)]);
  const bonus = shuffle(chance, [...g.bonusPool[side], ...g.display[side].flatMap((it) => it.bonus)]);
  const display = g.display[side].map((it) => ({
    basic: basic.splice(0, it.basic.length),
    bonus: bonus.splice(0, it.bonus.length),
  }));
  g.display = { ...g.display, [side]: display };
  g.basicPool[side] = basic;
  g.bonusPool[side] = bonus;
}

/** What no one has seen yet: the order of piles and pools, Awards of the next turn. */
function turnPiles(g: Position, viewer: Viewer, chance: Chance): void {
  shuffle(chance, g.draw);
  shuffle(chance, g.stack);
  for (const side of SIDES) {
    if (side !== viewer) continue;
    shuffle(chance, g.basicPool[side]);
    shuffle(chance, g.bonusPool[side]);
  }
  if (!REGIONS.every((region) => g.awards[region].length === 2)) return;
  const later = shuffle(
    chance,
    REGIONS.map((region) => g.awards[region][1]),
  );
  for (const [i, region] of REGIONS.entries()) g.awards = { ...g.awards, [region]: [g.awards[region][0], later[i]] };
}
