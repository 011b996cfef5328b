import { WARS } from '../data/wars.js';
import { replace, theaterRef, theatersOf } from '../display.js';
import type { Position } from '../position.js';
import { BASIC_TILES, TILES } from '../tiles.js';
import { type Answerer, type Asked, bestOf, choice, openNumbers } from './asked.js';
import { type Standing, standingOf, strengthWorth } from './land.js';
import { mapCopy } from './trial.js';
import { SYMBOL_WORTH, worth } from './worth.js';

/** War tiles of one's own: where they go, and which are changed (5.3.3, 5.6.1, 12.2). */

const withBasic = (g: Position, side: Asked['side'], theater: number, tile: number): Position => {
  const copy = mapCopy(g);
  replace(copy, side, theater, { basic: [tile], bonus: g.display[side][theater].bonus });
  return copy;
};

/** What another Basic tile in a theater brings on the average, as the better of the two stays. */
function gainIn(q: Asked, g: Position, theater: number, standing: Standing): number {
  const [old] = g.display[q.side][theater].basic;
  const pool = g.basicPool[q.side];
  if (old === undefined || old < 0 || pool.length === 0) return 0;
  let sum = 0;
  for (const tile of pool) {
    if (tile < 0) return 0;
    const stronger = strengthWorth(q.outlook, standing, theater, TILES[tile].strength - TILES[old].strength);
    sum += Math.max(0, stronger + q.outlook.arms * (symbolWorth(tile) - symbolWorth(old)));
  }
  return sum / pool.length;
}
const symbolWorth = (tile: number): number => SYMBOL_WORTH[TILES[tile].symbol];

function bestTheater(q: Asked, g: Position) {
  const standing = standingOf(q.outlook, g);
  return bestOf(
    theatersOf(g).map((_, theater) => theater),
    (theater) => gainIn(q, g, theater, standing),
  );
}
export const upgradeGain = (q: Asked, g: Position): number => bestTheater(q, g)?.gain ?? 0;

export const upgrade: Answerer = (q) => {
  const found = bestTheater(q, q.g);
  return found && choice(theaterRef(q.g, found.item), found.gain, 'upgrade', { theater: theaterRef(q.g, found.item) });
};

/** Where the two tiles of a choice might fight: where the old one lies. */
const theaterOfTile = (q: Asked, tile: number): number =>
  q.g.display[q.side].findIndex(({ basic }) => basic.includes(tile));

export const keep: Answerer = (q) => {
  const tiles = openNumbers(q, 'tile:');
  const theater = tiles.map((tile) => theaterOfTile(q, tile)).find((it) => it >= 0);
  const found = bestOf(tiles, (tile) =>
    theater === undefined ? tileStrength(tile) : worth(q.outlook, withBasic(q.g, q.side, theater, tile)),
  );
  return found && choice(`tile:${found.item}`, found.gain, 'upgrade.keep');
};

const MEAN = 0.75;
/** As the pool knows it: strength, and what the symbol is worth. */
export const tileStrength = (tile: number): number => (tile < 0 ? MEAN : TILES[tile].strength + symbolWorth(tile));

/** A tile worse than the rest is better out of the game; it lies in neither place now, like those that are gone. */
export const fate: Answerer = (q) => {
  const known = [...q.g.basicPool[q.side], ...q.g.display[q.side].flatMap(({ basic }) => basic)];
  const missing = BASIC_TILES.filter((tile) => !known.includes(tile));
  const mean = (tiles: readonly number[]): number =>
    tiles.reduce((sum, tile) => sum + tileStrength(tile), 0) / Math.max(1, tiles.length);
  return mean(missing) < mean(known) ? choice('remove', 0, 'upgrade.remove') : choice('return', 0, 'upgrade.return');
};

/** 12.2: swap where that alone is better; else draw. */
export const how: Answerer = (q) => {
  const drawn = bestTheater(q, q.g)?.gain ?? 0;
  const swapped = bestSwap(q)?.gain ?? 0;
  return swapped > drawn ? choice('swap', swapped, 'upgrade.swap') : choice('draw', drawn, 'upgrade.draw');
};

function bestSwap(q: Asked, first?: number) {
  const theaters = theatersOf(q.g).map((_, theater) => theater);
  const now = worth(q.outlook, q.g);
  const pairs = theaters.flatMap((a) => theaters.filter((b) => b !== a).map((b) => [a, b] as const));
  return bestOf(
    pairs.filter(([a]) => first === undefined || a === first),
    ([a, b]) => {
      const [at, to] = [q.g.display[q.side][a], q.g.display[q.side][b]];
      const copy = mapCopy(q.g);
      replace(copy, q.side, a, { ...at, basic: to.basic });
      replace(copy, q.side, b, { ...to, basic: at.basic });
      return worth(q.outlook, copy) - now;
    },
  );
}

/** The first of the two, and then the other: of those still offered one is missing. */
export const swap: Answerer = (q) => {
  const refs = theatersOf(q.g).map((_, theater) => theaterRef(q.g, theater));
  const first = refs.findIndex((ref) => !q.options.includes(ref));
  const found = bestSwap(q, first < 0 ? undefined : first);
  if (!found) return undefined;
  const theater = refs[found.item[first < 0 ? 0 : 1]];
  return choice(theater, found.gain, 'upgrade.swap', { theater });
};

/** A Bonus tile goes where it does most. */
export const placeTile: Answerer = (q) => {
  const tile = Number(String(q.params.tile).slice('tile:'.length));
  return towards(q, tile, 'war-tile');
};
/** Where a tile has to leave, the weaker; then where it does most. */
export const moveTile: Answerer = (q) => {
  const found = bestOf(openNumbers(q, 'tile:'), (tile) => -tileStrength(tile));
  return found && choice(`tile:${found.item}`, 0, 'war-tile.move');
};
export const moveTo: Answerer = (q) => towards(q, -1, 'war-tile');

function towards(q: Asked, tile: number, reason: string) {
  const theaters = theatersOf(q.g).map((_, theater) => theater);
  const open = theaters.filter((theater) => q.options.includes(theaterRef(q.g, theater)));
  const now = worth(q.outlook, q.g);
  const found = bestOf(open, (theater) => {
    const { basic, bonus } = q.g.display[q.side][theater];
    // Where two lie, one has to go elsewhere: worth little.
    const full = bonus.length >= 2;
    const copy = mapCopy(q.g);
    replace(copy, q.side, theater, { basic, bonus: [...bonus, tile] });
    return (worth(q.outlook, copy) - now) * (full ? 0.2 : 1);
  });
  return found && choice(theaterRef(q.g, found.item), found.gain, reason, { theater: theaterRef(q.g, found.item) });
}

/** 12.2: the strongest where most is at stake: each theater in turn takes the tile that suits it best of what is left. */
export const layout: Answerer = (q) => {
  const theater = WARS[q.g.war].theaters.findIndex(({ id }) => `theater:${id}` === String(q.params.theater));
  const tiles = openNumbers(q, 'tile:');
  if (theater < 0) return undefined;
  const stakes = theatersOf(q.g).map((_, i) => q.outlook.theaters[i][17] - q.outlook.theaters[i][15]);
  // How many theaters still to come are at least as dear decides which of the tiles, from the best, comes here.
  const dearer = stakes.filter((it, i) => i > theater && it > stakes[theater]).length;
  const sorted = [...tiles].sort((a, b) => tileStrength(b) - tileStrength(a));
  const tile = sorted[Math.min(dearer, sorted.length - 1)];
  return choice(`tile:${tile}`, 0, 'layout');
};
