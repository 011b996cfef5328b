import type { Procedure } from '@sandtable/kernel';
import { operationQuestion, SPACE, spaceQuestion, wordQuestion } from '../../ask.js';
import { availableOf, bases, outnumberPolice, place, room, shiftPieces } from '../../forces.js';
import { CITIES_AND_DEPARTMENTS, isDepartment, population, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { BASE } from '../../pieces.js';
import type { Position } from '../../position.js';
import { CARTELS_NAME, HAS_POPULATION, otherThanTo } from '../space-needs.js';

/** 4.5.1 Cultivate: a cartels' base comes from anywhere, or a new one grows in a department of this Rally. */
export const CULTIVATE = {
  space: operationQuestion('cultivate.space', '4.5.1', {
    needs: {
      populated: HAS_POPULATION,
      outnumberPolice: { holds: (g, _, space) => outnumberPolice(g, space, 'cartels'), params: CARTELS_NAME },
      roomForBase: (g, _, space) => room(g, space, BASE.cartels) > 0,
      grow: (g, x, space) => canGrow(g, x, space) || hasSource(g, space),
    },
  }),
  way: wordQuestion('cultivate.way', '4.5.1', { to: SPACE }, ['new-base', 'move-base']),
  from: spaceQuestion(
    'cultivate.from',
    '4.5.1',
    { to: SPACE },
    {
      needs: {
        other: otherThanTo,
        base: { holds: (g, _, space) => bases(g, space, 'cartels') > 0, params: CARTELS_NAME },
      },
    },
  ),
};

export const isFertile = (g: Position, space: Space): boolean =>
  population(space) > 0 && outnumberPolice(g, space, 'cartels') && room(g, space, BASE.cartels) > 0;

export const canGrow = (g: Position, x: Execution, space: Space): boolean =>
  x.operation === 'rally' && x.selected.includes(space) && growsHere(g, space);
const growsHere = (g: Position, space: Space): boolean => isDepartment(space) && availableOf(g, BASE.cartels) > 0;

/** Is there a base that could come from elsewhere? */
const hasSource = (g: Position, to: Space): boolean =>
  CITIES_AND_DEPARTMENTS.some((from) => from !== to && bases(g, from, 'cartels') > 0);

export const canCultivate = (g: Position, x: Execution): boolean => CULTIVATE.space.hasAny(g, x);

export function* cultivate(g: Position, x: Execution): Procedure {
  const to = yield* CULTIVATE.space.ask(g, x);
  if (to !== undefined) yield* cultivateIn(g, x, to);
}

function* cultivateIn(g: Position, x: Execution, to: Space): Procedure {
  x.specialSpaces.push(to);
  const given = { faction: 'cartels', to } as const;
  const ways: (typeof CULTIVATE.way.words)[number][] = [];
  if (canGrow(g, x, to)) ways.push('new-base');
  if (hasSource(g, to)) ways.push('move-base');
  const way = yield* CULTIVATE.way.ask(g, given, ways);
  if (way === 'new-base') {
    place(g, to, BASE.cartels);
    return;
  }
  const origin = yield* CULTIVATE.from.ask(g, given);
  if (origin !== undefined) shiftPieces(g, origin, to, BASE.cartels, 1);
}

const mayCultivate = (x: Execution): boolean => x.faction === 'cartels' && x.maySpecial && x.special === undefined;

/** In the midst of a Rally, before its space is resolved (R18). */
export const canCultivateHere = (g: Position, x: Execution, space: Space): boolean =>
  mayCultivate(x) && isFertile(g, space) && (canGrow(g, x, space) || hasSource(g, space));

/** Would selecting the space for a Rally let a new base grow there? */
export const couldGrowIn = (g: Position, x: Execution, space: Space): boolean =>
  mayCultivate(x) && isFertile(g, space) && growsHere(g, space);

export function* cultivateHere(g: Position, x: Execution, space: Space): Procedure {
  x.special = 'cultivate';
  yield* cultivateIn(g, x, space);
}
