import { randomBelow, reveal } from '@sandtable/kernel';
import { WARS } from './data/wars.js';
import type { Deployed, Position, Tile } from './position.js';
import { theaterRefOf } from './references.js';
import { SIDES, type Side } from './sides.js';
import { log } from './text.js';
import { BASIC_TILES, BONUS_PER_THEATER, BONUS_TILES } from './tiles.js';

/** The display of the next war (7.6) and the tiles on it. */

export const hasWar = (g: Position): boolean => g.war < WARS.length;
export const theatersOf = (g: Position) => (hasWar(g) ? WARS[g.war].theaters : []);

const bonusIn = (g: Position, side: Side, theater: number): number => g.display[side][theater].bonus.length;
export const bonusPlaced = (g: Position, side: Side): number =>
  g.display[side].reduce((sum, { bonus }) => sum + bonus.length, 0);

export function replace(g: Position, side: Side, theater: number, deployed: Deployed): void {
  g.display = { ...g.display, [side]: g.display[side].map((it, i) => (i === theater ? deployed : it)) };
}

/** Draws a random tile from a pool; its side sees it. */
function drawFrom(g: Position, side: Side, pool: Tile[]): Tile | undefined {
  if (pool.length === 0) return undefined;
  reveal(g.chance, side);
  const [tile] = pool.splice(randomBelow(g.chance, pool.length), 1);
  return tile;
}
export const drawBasic = (g: Position, side: Side): Tile | undefined => drawFrom(g, side, g.basicPool[side]);
export const drawBonus = (g: Position, side: Side): Tile | undefined => drawFrom(g, side, g.bonusPool[side]);

/** 5.6.1: does any theater have room for one more? */
export const theatersWithRoom = (g: Position, side: Side): number[] =>
  theatersOf(g).flatMap((_, theater) => (bonusIn(g, side, theater) < BONUS_PER_THEATER ? [theater] : []));

export function addBonus(g: Position, side: Side, theater: number, tile: Tile): void {
  const { basic, bonus } = g.display[side][theater];
  replace(g, side, theater, { basic, bonus: [...bonus, tile] });
  log(g, 'log.tile', { side: `seat:${side}`, theater: theaterRef(g, theater) });
}

export const theaterRef = (g: Position, theater: number): string => theaterRefOf(WARS[g.war].theaters[theater]);

/** 7.6: a random Basic tile for each theater and side; a new set of Bonus tiles. */
export function layOut(g: Position): void {
  for (const side of SIDES) {
    g.bonusPool[side] = [...BONUS_TILES];
    g.display = {
      ...g.display,
      [side]: theatersOf(g).map((): Deployed => {
        const tile = drawBasic(g, side);
        return { basic: tile === undefined ? [] : [tile], bonus: [] };
      }),
    };
  }
}

/** 7.5: Basic tiles return to the pool; Bonus tiles leave with their war. */
export function clearDisplay(g: Position): void {
  for (const side of SIDES) {
    for (const { basic } of g.display[side]) g.basicPool[side].push(...basic);
    g.bonusPool[side] = [];
  }
  g.display = { britain: [], france: [] };
}

export const fullBasicPool = (): Tile[] => [...BASIC_TILES];
