import { type Chance, randomBelow, shuffle } from '@sandtable/kernel';
import type { Secrets, Viewer } from '@sandtable/kernel/testing';
import { labyrinth as game } from '../index.js';
import { isSolitaire, type Plot, type Position } from '../position.js';
import { SIDES, type Side } from '../sides.js';

/** 5.3.2, 8.5.2, 9.2: the secrets of the game are hands, the draw pile and the kinds of plots. */
export const secrets: Secrets<Position> = {
  game,
  change(g, viewer, chance) {
    // Swapping one card keeps the two games comparable for longer than swapping a whole hand; the pile keeps them longest.
    const how = randomBelow(chance, 3);
    if (how === 0) dealAgain(g, viewer, chance);
    else if (how === 1) swapOne(g, viewer, chance);
    else shuffle(chance, g.draw);
    if (viewer !== 'jihadist' && randomBelow(chance, 3) > 0) turnPlots(g, chance);
  },
};

const hiddenHands = (g: Position, viewer: Viewer): Side[] =>
  SIDES.filter((side) => side !== viewer || (side === 'jihadist' && isSolitaire(g)));

/** Swaps one card of each hand that the viewer can't see with one of the draw pile. */
function swapOne(g: Position, viewer: Viewer, chance: Chance): void {
  for (const side of hiddenHands(g, viewer)) {
    const hand = g.hands[side];
    if (hand.length === 0 || g.draw.length === 0) continue;
    const [held, drawn] = [randomBelow(chance, hand.length), randomBelow(chance, g.draw.length)];
    [hand[held], g.draw[drawn]] = [g.draw[drawn], hand[held]];
  }
}

/** Swaps cards that the viewer can't see. */
function dealAgain(g: Position, viewer: Viewer, chance: Chance): void {
  const hidden = hiddenHands(g, viewer);
  const cards = shuffle(chance, [...g.draw, ...hidden.flatMap((side) => g.hands[side])]);
  g.draw = cards.splice(0, g.draw.length);
  for (const side of hidden) g.hands[side].splice(0, Infinity, ...cards.splice(0, g.hands[side].length));
}

/** Swaps markers that only the Jihadist may look at. */
function turnPlots(g: Position, chance: Chance): void {
  const kinds = shuffle(chance, [
    ...g.plots.flatMap(({ open, kind }) => (open ? [] : [kind])),
    ...g.available.flatMap((n, kind) => Array<number>(n).fill(kind)),
    ...g.setAside.flatMap((n, kind) => Array<number>(n).fill(kind)),
  ]);
  g.plots = g.plots.map((plot) => (plot.open ? plot : { ...plot, kind: (kinds.pop() ?? 0) as Plot['kind'] }));
  for (const counts of [g.available, g.setAside]) {
    const n = counts.reduce((a, b) => a + b, 0);
    counts.fill(0);
    for (const kind of kinds.splice(0, n)) counts[kind]++;
  }
}
