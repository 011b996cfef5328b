import { INSURGENTS } from '../factions.js';
import { cubes, room } from '../forces.js';
import { isProtected } from '../lasting-events.js';
import { econ, isForest, isLoc, PANAMA, population, type Space } from '../map.js';
import type { Execution } from '../operation.js';
import { ACTIVE, POLICE, TROOPS, UNDERGROUND } from '../pieces.js';
import { adjacent, PIECE_KINDS, type Position } from '../position.js';
import { NONE_MOVED, unmovedCount } from '../rules/moved-pieces.js';
import { spaceWorth } from './position-worth.js';

/** What it gains to move cubes to another space and search for guerrillas there. */

/** Activates the guerrillas that the cubes here would find in a Sweep (3.2.3). */
export function search(g: Position, space: Space): void {
  if (space === PANAMA) return;
  findBest(g, space, isForest(space) ? Math.floor(cubes(g, space) / 2) : cubes(g, space));
}

/** Activates up to `n` guerrillas, in the order of `INSURGENTS`. Ignores shipments. */
function findBest(g: Position, space: Space, n: number): void {
  const at = space * PIECE_KINDS;
  let left = n;
  for (const faction of INSURGENTS) {
    if (left <= 0) return;
    const turned = isProtected(g, faction) ? 0 : Math.min(left, g.pieces[at + UNDERGROUND[faction]]);
    g.pieces[at + UNDERGROUND[faction]] -= turned;
    g.pieces[at + ACTIVE[faction]] += turned;
    left -= turned;
  }
}

/** The gain of moving cubes and searching. Moving changes nothing off the map, so the two spaces are enough. */
export function moveGain(
  g: Position,
  from: Space,
  to: Space,
  troops: number,
  police: number,
  before = spaceWorth(g, from) + spaceWorth(g, to),
): number {
  const [pieces, a, b] = [g.pieces, from * PIECE_KINDS, to * PIECE_KINDS];
  const found = pieces.slice(b + FIRST_ENEMY, b + PIECE_KINDS);
  pieces[a + TROOPS] -= troops;
  pieces[a + POLICE] -= police;
  pieces[b + TROOPS] += troops;
  pieces[b + POLICE] += police;
  search(g, to);
  const gain = spaceWorth(g, from) + spaceWorth(g, to) - before;
  pieces[a + TROOPS] += troops;
  pieces[a + POLICE] += police;
  pieces[b + TROOPS] -= troops;
  pieces[b + POLICE] -= police;
  for (let k = 0; k < found.length; k++) pieces[b + FIRST_ENEMY + k] = found[k];
  return gain;
}

/** What a search here gains if no cubes come. */
export const searchGain = (g: Position, space: Space): number => moveGain(g, space, space, 0, 0) / 2;

/** A space's piece counts begin with the Government's three. */
const FIRST_ENEMY = 3;

/** How many cubes can still move from one space to another. */
export interface Supply {
  readonly troops: number;
  readonly police: number;
}

export const supply = (g: Position, x: Execution | undefined, from: Space, to: Space): Supply => {
  const moved = x?.moved ?? NONE_MOVED;
  return {
    troops: Math.min(unmovedCount(g, moved, from, TROOPS), room(g, to, TROOPS)),
    police: Math.min(unmovedCount(g, moved, from, POLICE), room(g, to, POLICE)),
  };
};

/** The targets and LoCs near this space: how well placed troops here are for the next campaign. */
export function outlook(g: Position, space: Space): number {
  let sum = 0;
  for (const near of adjacent(g, space)) {
    if (!isLoc(near)) sum += targetWorth(g, near);
    else for (const far of adjacent(g, near)) sum += far === space ? econ(near) * 0.1 : targetWorth(g, far) * 0.7;
  }
  return sum;
}

function targetWorth(g: Position, space: Space): number {
  const at = space * PIECE_KINDS;
  let enemies = 0;
  for (let k = 3; k < PIECE_KINDS; k++) enemies += g.pieces[at + k];
  return enemies * (0.5 + population(space) * 0.3);
}
