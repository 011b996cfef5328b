import type { Procedure } from '@sandtable/kernel';
import { pickSpace, pickWord, question } from '../../ask.js';
import { availableOf, bases, outnumberPolice, place, room, shiftPieces } from '../../forces.js';
import { CITIES_AND_DEPARTMENTS, isDepartment, population, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { BASE } from '../../pieces.js';
import type { Position } from '../../position.js';
import { spaceRef } from '../../references.js';

/** 4.5.1 Cultivate: a cartels' base comes from anywhere, or a new one grows in a department of this Rally. */
export const isFertile = (g: Position, space: Space): boolean =>
  population(space) > 0 && outnumberPolice(g, space, 'cartels') && room(g, space, BASE.cartels) > 0;

export const canGrow = (g: Position, x: Execution, space: Space): boolean =>
  x.operation === 'rally' && x.selected.includes(space) && growsHere(g, space);
const growsHere = (g: Position, space: Space): boolean => isDepartment(space) && availableOf(g, BASE.cartels) > 0;

export const sources = (g: Position, to: Space): Space[] =>
  CITIES_AND_DEPARTMENTS.filter((from) => from !== to && bases(g, from, 'cartels') > 0);

const isOpen = (g: Position, x: Execution, space: Space): boolean =>
  isFertile(g, space) && (canGrow(g, x, space) || sources(g, space).length > 0);

export const canCultivate = (g: Position, x: Execution): boolean =>
  CITIES_AND_DEPARTMENTS.some((space) => isOpen(g, x, space));

export function* cultivate(g: Position, x: Execution): Procedure {
  const spaces = CITIES_AND_DEPARTMENTS.filter((space) => isOpen(g, x, space));
  const to = yield* pickSpace(g, question('cartels', 'cultivate.space', '4.5.1'), spaces);
  if (to !== undefined) yield* cultivateIn(g, x, to);
}

function* cultivateIn(g: Position, x: Execution, to: Space): Procedure {
  x.specialSpaces.push(to);
  const params = { to: spaceRef(to) };
  const from = sources(g, to);
  const ways: ('new-base' | 'move-base')[] = [];
  if (canGrow(g, x, to)) ways.push('new-base');
  if (from.length > 0) ways.push('move-base');
  const way = yield* pickWord(g, question('cartels', 'cultivate.way', '4.5.1', params), ways);
  if (way === 'new-base') {
    place(g, to, BASE.cartels);
    return;
  }
  const origin = yield* pickSpace(g, question('cartels', 'cultivate.from', '4.5.1', params), from);
  if (origin !== undefined) shiftPieces(g, origin, to, BASE.cartels, 1);
}

const mayCultivate = (x: Execution): boolean => x.faction === 'cartels' && x.maySpecial && x.special === undefined;

/** In the midst of a Rally, before its space is resolved (R18). */
export const canCultivateHere = (g: Position, x: Execution, space: Space): boolean =>
  mayCultivate(x) && isFertile(g, space) && (canGrow(g, x, space) || sources(g, space).length > 0);

/** Would selecting the space for a Rally let a new base grow there? */
export const couldGrowIn = (g: Position, x: Execution, space: Space): boolean =>
  mayCultivate(x) && isFertile(g, space) && growsHere(g, space);

export function* cultivateHere(g: Position, x: Execution, space: Space): Procedure {
  x.special = 'cultivate';
  yield* cultivateIn(g, x, space);
}
