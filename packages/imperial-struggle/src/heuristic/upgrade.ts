import type { Theater } from '../data/wars.js';
import { replace, theaterRef, theatersOf } from '../next-war-display.js';
import type { Position, Tile } from '../position.js';
import { WAR_TILE, warTileRef } from '../references.js';
import { BASIC_TILES, TILES } from '../tiles.js';
import { type Answerer, bestOf, type HeuristicInput, offeredNumbers, scoredOption } from './heuristic-input.js';
import { type MapLeads, mapLeadsOf, strengthWorth } from './map-worth.js';
import { SYMBOL_WORTH, worth } from './position-worth.js';
import { mapCopy } from './try-out.js';

/** The side's war tiles: where to place them and which to upgrade (5.3.3, 5.6.1, 12.2). */

const withBasic = (g: Position, side: HeuristicInput['side'], theater: number, tile: number): Position => {
  const copy = mapCopy(g);
  replace(copy, side, theater, { basic: [tile], bonus: g.display[side][theater].bonus });
  return copy;
};

/** The average gain of drawing another Basic tile in a theater, where the better of the two stays. */
function gainIn(q: HeuristicInput, g: Position, theater: number, leads: MapLeads): number {
  const [old] = g.display[q.side][theater].basic;
  const pool = g.basicPool[q.side];
  if (old === undefined || old < 0 || pool.length === 0) return 0;
  let sum = 0;
  for (const tile of pool) {
    if (tile < 0) return 0;
    const stronger = strengthWorth(q.stakes, leads, theater, TILES[tile].strength - TILES[old].strength);
    sum += Math.max(0, stronger + q.stakes.arms * (symbolWorth(tile) - symbolWorth(old)));
  }
  return sum / pool.length;
}
const symbolWorth = (tile: number): number => SYMBOL_WORTH[TILES[tile].symbol];

function bestTheater(q: HeuristicInput, g: Position) {
  const leads = mapLeadsOf(q.stakes, g);
  return bestOf(
    theatersOf(g).map((_, theater) => theater),
    (theater) => gainIn(q, g, theater, leads),
  );
}
export const upgradeGain = (q: HeuristicInput, g: Position): number => bestTheater(q, g)?.gain ?? 0;

export const upgrade: Answerer = (q) => {
  const found = bestTheater(q, q.g);
  return (
    found && scoredOption(theaterRef(q.g, found.item), found.gain, 'upgrade', { theater: theaterRef(q.g, found.item) })
  );
};

/** The theater of the tile being upgraded. */
const theaterOfTile = (q: HeuristicInput, tile: number): number =>
  q.g.display[q.side].findIndex(({ basic }) => basic.includes(tile));

export const keep: Answerer = (q) => {
  const tiles = offeredNumbers(q, WAR_TILE);
  const theater = tiles.map((tile) => theaterOfTile(q, tile)).find((it) => it >= 0);
  const found = bestOf(tiles, (tile) =>
    theater === undefined ? tileStrength(tile) : worth(q.stakes, withBasic(q.g, q.side, theater, tile)),
  );
  return found && scoredOption(warTileRef(found.item), found.gain, 'upgrade.keep');
};

const MEAN = 0.75;
/** A tile's strength plus the value of its symbol. */
export const tileStrength = (tile: number): number => (tile < 0 ? MEAN : TILES[tile].strength + symbolWorth(tile));

/** Removes a tile that is worse than the rest. The replaced tile is in neither pool nor display now, like removed ones. */
export const fate: Answerer = (q) => {
  const known = [...q.g.basicPool[q.side], ...q.g.display[q.side].flatMap(({ basic }) => basic)];
  const missing = BASIC_TILES.filter((tile) => !known.includes(tile));
  const mean = (tiles: readonly number[]): number =>
    tiles.reduce((sum, tile) => sum + tileStrength(tile), 0) / Math.max(1, tiles.length);
  return mean(missing) < mean(known)
    ? scoredOption('remove', 0, 'upgrade.remove')
    : scoredOption('return', 0, 'upgrade.return');
};

/** 12.2: swaps if that gains more than drawing. */
export const how: Answerer = (q) => {
  const drawn = bestTheater(q, q.g)?.gain ?? 0;
  const swapped = bestSwap(q)?.gain ?? 0;
  return swapped > drawn ? scoredOption('swap', swapped, 'upgrade.swap') : scoredOption('draw', drawn, 'upgrade.draw');
};

function bestSwap(q: HeuristicInput, first?: number) {
  const theaters = theatersOf(q.g).map((_, theater) => theater);
  const now = worth(q.stakes, q.g);
  const pairs = theaters.flatMap((a) => theaters.filter((b) => b !== a).map((b) => [a, b] as const));
  return bestOf(
    pairs.filter(([a]) => first === undefined || a === first),
    ([a, b]) => {
      const [at, to] = [q.g.display[q.side][a], q.g.display[q.side][b]];
      const copy = mapCopy(q.g);
      replace(copy, q.side, a, { ...at, basic: to.basic });
      replace(copy, q.side, b, { ...to, basic: at.basic });
      return worth(q.stakes, copy) - now;
    },
  );
}

/** Answers for the first theater and then for the second, for which the first is no longer offered. */
export const swap: Answerer = (q) => {
  const refs = theatersOf(q.g).map((_, theater) => theaterRef(q.g, theater));
  const first = refs.findIndex((ref) => !q.options.includes(ref));
  const found = bestSwap(q, first < 0 ? undefined : first);
  if (!found) return undefined;
  const theater = refs[found.item[first < 0 ? 0 : 1]];
  return scoredOption(theater, found.gain, 'upgrade.swap');
};

/** A Bonus tile goes where it gains most. */
export const placeTile: Answerer<{ readonly tile: Tile }> = (q) => towards(q, q.params.tile);
/** If a tile must move, the weaker one; then to where it gains most. */
export const moveTile: Answerer = (q) => {
  const found = bestOf(offeredNumbers(q, WAR_TILE), (tile) => -tileStrength(tile));
  return found && scoredOption(warTileRef(found.item), 0, 'war-tile.move');
};
export const moveTo: Answerer = (q) => towards(q, -1);

function towards(q: HeuristicInput, tile: number) {
  const theaters = theatersOf(q.g).map((_, theater) => theater);
  const open = theaters.filter((theater) => q.options.includes(theaterRef(q.g, theater)));
  const now = worth(q.stakes, q.g);
  const found = bestOf(open, (theater) => {
    const { basic, bonus } = q.g.display[q.side][theater];
    // In a full theater another tile must move out, so this gains little.
    const full = bonus.length >= 2;
    const copy = mapCopy(q.g);
    replace(copy, q.side, theater, { basic, bonus: [...bonus, tile] });
    return (worth(q.stakes, copy) - now) * (full ? 0.2 : 1);
  });
  return (
    found && scoredOption(theaterRef(q.g, found.item), found.gain, 'war-tile', { theater: theaterRef(q.g, found.item) })
  );
}

/** 12.2: puts the strongest tiles where most is at stake. */
export const layout: Answerer<{ readonly theater: Theater }> = (q) => {
  const theater = theatersOf(q.g).indexOf(q.params.theater);
  const tiles = offeredNumbers(q, WAR_TILE);
  if (theater < 0) return undefined;
  const stakes = theatersOf(q.g).map((_, i) => q.stakes.theaters[i][17] - q.stakes.theaters[i][15]);
  // Leaves the best tiles to those later theaters where more is at stake.
  const laterWithMore = stakes.filter((it, i) => i > theater && it > stakes[theater]).length;
  const sorted = [...tiles].sort((a, b) => tileStrength(b) - tileStrength(a));
  const tile = sorted[Math.min(laterWithMore, sorted.length - 1)];
  return scoredOption(warTileRef(tile), 0, 'layout');
};
