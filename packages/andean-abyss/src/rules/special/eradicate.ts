import type { Procedure } from '@sandtable/kernel';
import { pickSpace, question } from '../../ask.js';
import { place, removeCubesOrBases, strength } from '../../forces.js';
import { missilesForbid } from '../../lasting-events.js';
import { DEPARTMENTS, isDepartment, type Space } from '../../map.js';
import { BASE, UNDERGROUND } from '../../pieces.js';
import { adjacent, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { changeAid } from '../../resources.js';
import { canShift, shift } from '../../support.js';

/** 4.2.3 Eradicate: cartels' bases fall and aid comes, but the farmers turn to FARC. */
const AID = 4;
const ALL_BASES = 99;

const isOpen = (g: Position, space: Space): boolean => strength(g, space, 'cartels') > 0 && !missilesForbid(g, space);

export const canEradicate = (g: Position): boolean => DEPARTMENTS.some((space) => isOpen(g, space));

export function* eradicate(g: Position): Procedure {
  const spaces = DEPARTMENTS.filter((space) => isOpen(g, space));
  const space = yield* pickSpace(g, question('government', 'eradicate.space', '4.2.3'), spaces);
  if (space === undefined) return;
  changeAid(g, AID);
  removeCubesOrBases(g, space, BASE.cartels, ALL_BASES);
  const near = [space, ...adjacent(g, space).filter(isDepartment)].filter((s) => canShift(g, s, -1));
  const q = question('government', 'eradicate.shift', '4.2.3', { space: spaceRef(space) });
  const turned = yield* pickSpace(g, q, near);
  if (turned === undefined) place(g, space, UNDERGROUND.farc);
  else shift(g, turned, -1);
}
