import type { Procedure } from '@sandtable/kernel';
import { SPACE, spaceQuestion } from '../../ask.js';
import { place, removeCubesOrBases, strength } from '../../forces.js';
import { population } from '../../map.js';
import { BASE, UNDERGROUND } from '../../pieces.js';
import { adjacent, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { changeAid } from '../../resources.js';
import { canShift, shift } from '../../support.js';
import { CARTELS_NAME, DEPARTMENT, HAS_POPULATION, NO_MISSILES } from '../space-needs.js';

/** 4.2.3 Eradicate: cartels' bases fall and aid comes, but the farmers turn to FARC. */
const AID = 4;
const ALL_BASES = 99;

export const ERADICATE = {
  space: spaceQuestion(
    'eradicate.space',
    '4.2.3',
    {},
    {
      needs: {
        department: DEPARTMENT,
        pieces: { holds: (g, _, space) => strength(g, space, 'cartels') > 0, params: CARTELS_NAME },
        missiles: NO_MISSILES,
      },
    },
  ),
  shift: spaceQuestion(
    'eradicate.shift',
    '4.2.3',
    { space: SPACE },
    {
      needs: {
        department: DEPARTMENT,
        sprayed: {
          holds: (g, { space: sprayed }, space) => space === sprayed || adjacent(g, sprayed).includes(space),
          params: (_, { space }) => ({ space: spaceRef(space) }),
        },
        populated: HAS_POPULATION,
        canOppose: {
          holds: (g, _, space) => population(space) === 0 || canShift(g, space, -1),
          shown: (_g, _c, space) => population(space) > 0,
        },
      },
    },
  ),
};
const GOVERNMENT = { faction: 'government' } as const;

export const canEradicate = (g: Position): boolean => ERADICATE.space.hasAny(g, GOVERNMENT);

export function* eradicate(g: Position): Procedure {
  const space = yield* ERADICATE.space.ask(g, GOVERNMENT);
  if (space === undefined) return;
  changeAid(g, AID);
  removeCubesOrBases(g, space, BASE.cartels, ALL_BASES);
  const near = [space, ...adjacent(g, space)];
  const turned = yield* ERADICATE.shift.ask(g, { ...GOVERNMENT, space }, { among: near });
  if (turned === undefined) place(g, space, UNDERGROUND.farc);
  else shift(g, turned, -1);
}
