import { cubes, room, shiftPieces } from '../forces.js';
import { econ, isForest, isLoc, PANAMA, population, type Space } from '../map.js';
import { POLICE, TROOPS } from '../pieces.js';
import { adjacent, PIECE_KINDS, type Position } from '../position.js';
import type { Execution } from '../rules/execution.js';
import { idle, NOBODY } from '../rules/moved.js';
import { gainOf } from './asked.js';
import { findBest } from './strike.js';

/** Cubes on the move: what it is worth to have so many of them elsewhere, and to look for guerrillas there. */

export interface Move {
  readonly from: Space;
  readonly to: Space;
  readonly troops: number;
  readonly police: number;
  readonly gain: number;
}

/** Does whoever arrives look for guerrillas, and how many does a cube find? */
export type Search = 'none' | 'sweep' | 'patrol';

export function search(g: Position, space: Space, by: Search): void {
  if (by === 'none' || space === PANAMA) return;
  const found = by === 'sweep' && isForest(space) ? Math.floor(cubes(g, space) / 2) : cubes(g, space);
  findBest(g, space, found);
}

export function moveGain(g: Position, from: Space, to: Space, troops: number, police: number, by: Search): number {
  return gainOf(g, [from, to], () => {
    shiftPieces(g, from, to, TROOPS, troops);
    shiftPieces(g, from, to, POLICE, police);
    search(g, to, by);
  });
}

/** How many may go: none, a few, half, all but one, all. */
function amounts(most: number): number[] {
  if (most <= 3) return most <= 0 ? [0] : [0, 1, 2, 3].slice(0, most + 1);
  return [...new Set([0, 1, 2, 3, Math.ceil(most / 2), most - 1, most])];
}

/** How many of each kind can still go from here to there. */
export interface Supply {
  readonly troops: number;
  readonly police: number;
}

export const supply = (g: Position, x: Execution | undefined, from: Space, to: Space): Supply => {
  const moved = x?.moved ?? NOBODY;
  return {
    troops: Math.min(idle(g, moved, from, TROOPS), room(g, to, TROOPS)),
    police: Math.min(idle(g, moved, from, POLICE), room(g, to, POLICE)),
  };
};

/** The best mix from here to there, among those that `fits`. */
export function bestMix(
  g: Position,
  from: Space,
  to: Space,
  most: Supply,
  by: Search,
  fits: (troops: number, police: number) => boolean = () => true,
): Move | undefined {
  let found: Move | undefined;
  for (const troops of amounts(most.troops)) {
    for (const police of amounts(most.police)) {
      if (troops + police === 0 || !fits(troops, police)) continue;
      const gain = moveGain(g, from, to, troops, police, by);
      if (!found || gain > found.gain) found = { from, to, troops, police, gain };
    }
  }
  return found;
}

/** Prey and roads that troops would have next to them here: where to wait for the next campaign. */
export function outlook(g: Position, space: Space): number {
  let sum = 0;
  for (const near of adjacent(g, space)) {
    if (!isLoc(near)) sum += prey(g, near);
    else for (const far of adjacent(g, near)) sum += far === space ? econ(near) * 0.1 : prey(g, far) * 0.7;
  }
  return sum;
}

function prey(g: Position, space: Space): number {
  const at = space * PIECE_KINDS;
  let enemies = 0;
  for (let k = 3; k < PIECE_KINDS; k++) enemies += g.pieces[at + k];
  return enemies * (0.5 + population(space) * 0.3);
}
