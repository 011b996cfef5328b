import type { Condition } from '@sandtable/kernel';
import { cubes, hasUnderground, room } from '../forces.js';
import {
  assaultCost,
  donorsForbid,
  MADRID_DONORS,
  OSPINA,
  oneSpacePerCard,
  sweepCost,
  TAPIAS,
} from '../lasting-events.js';
import { ALL_SPACES, isDepartment, isLoc } from '../map.js';
import type { Execution } from '../operation.js';
import { type Piece, POLICE, TROOPS } from '../pieces.js';
import { adjacent } from '../position.js';
import { spaceRef } from '../references.js';
import { affords } from '../rules/execution.js';
import { NONE_MOVED, unmovedCount } from '../rules/moved-pieces.js';
import { assaultStrength, canAssault, closedToAssault, hasAssaultTarget } from '../rules/operations/assault-spaces.js';
import { TRAIN_COST } from '../rules/operations/costs.js';
import { idleCubes, isRoute, patrolReach } from '../rules/operations/patrol.js';
import { hidesFromSweep, sweepLegal, sweepOrigins, sweepSpaces } from '../rules/operations/sweep-spaces.js';
import { canBuild, canBuildSupport, canTrain, receivesCubes, trainSpaces } from '../rules/operations/train.js';
import { type Candidate, fallbackNeed, named, need, needIfUnmet, ofOperation, type Requirements } from './need.js';
import type { Need } from './words/index.js';

/** COIN operations (3.2). */

const cityOrDepartment = ({ space }: Candidate) => need('cityOrDepartment', !isLoc(space));
const noZone = ({ g, space }: Candidate) => needIfUnmet('noZone', !g.zones[space]);

/** Free operations, and free spaces of other operations, need no resources. */
export const paid = ({ g }: Candidate, x: Execution, cost: number): Condition[] =>
  x.free || cost === 0 ? [] : [need('resources', affords(g, x, cost), { n: cost })];

export const fresh = ({ space }: Candidate, x: Execution) => needIfUnmet('fresh', !x.selected.includes(space));

/** The operation is limited to the spaces of the earlier one on this card. */
const within = ({ space }: Candidate, x: Execution): Condition[] =>
  x.within ? [need('within', x.within.includes(space))] : [];

/** Cards 2 and 3, shaded. */
const onlyOne = ({ g }: Candidate, x: Execution, card: number): Condition[] =>
  oneSpacePerCard(g, x.operation) ? [need('onlyOne', x.selected.length === 0, { card: `card:${card}` })] : [];

/** Card 17, shaded, closes departments. */
const donors = ({ g }: Candidate, open: boolean): Condition[] =>
  donorsForbid(g) ? [need('donors', open, { card: `card:${MADRID_DONORS}` })] : [];

export const otherThan = (c: Candidate, param: string): Condition[] => {
  const other = named(c, param);
  return other === undefined ? [] : needIfUnmet('other', c.space !== other, { space: spaceRef(other) });
};

/** A Sweep brings pieces from here to the space in question. */
const sweepFrom =
  (piece: Piece, key: Need) =>
  (c: Candidate): Condition[] => {
    const to = named(c, 'to');
    if (to === undefined) return [];
    const there = { to: spaceRef(to) };
    return [
      need('origin', sweepOrigins(c.g, to).includes(c.space), there),
      need(key, unmovedCount(c.g, c.x?.moved ?? NONE_MOVED, c.space, piece) > 0),
      ...needIfUnmet('roomThere', room(c.g, to, piece) > 0, there),
    ];
  };

export const GOVERNMENT_REQUIREMENTS: Requirements = {
  'train.space': {
    needs: ofOperation((c, x) => [
      cityOrDepartment(c),
      ...noZone(c),
      need(
        'train',
        !isLoc(c.space) && (receivesCubes(c.g, c.space) || canBuild(c.g, c.space) || canBuildSupport(c.g, c.space)),
      ),
      ...(canTrain(c.g, c.space) && !x.selected.includes(c.space)
        ? needIfUnmet('trainUse', trainSpaces(c.g, x).includes(c.space))
        : []),
      ...paid(c, x, TRAIN_COST),
      ...fresh(c, x),
    ]),
  },
  'train.build': {
    needs: ofOperation((c, x) => [
      need('selected', x.selected.includes(c.space)),
      need('build', !isLoc(c.space) && (canBuild(c.g, c.space) || canBuildSupport(c.g, c.space))),
    ]),
  },
  'patrol.from': {
    needs: ofOperation((c, x) => [
      need('cubesIdle', idleCubes(c.g, x, c.space) > 0),
      ...needIfUnmet('besideRoute', adjacent(c.g, c.space).some(isRoute)),
    ]),
  },
  'patrol.to': {
    needs: (c) => {
      const from = named(c, 'from');
      if (from === undefined) return [];
      return [
        need('route', isRoute(c.space)),
        ...otherThan(c, 'from'),
        need('reach', patrolReach(c.g, from).includes(c.space), { from: spaceRef(from) }),
      ];
    },
  },
  'patrol.destination': { needs: (c) => [need('route', isRoute(c.space))] },
  'patrol.into': {
    needs: ofOperation((c, x) => {
      const to = named(c, 'to');
      if (to === undefined) return [];
      return [
        ...otherThan(c, 'to'),
        need('cubesIdle', idleCubes(c.g, x, c.space) > 0),
        need('reachTo', patrolReach(c.g, c.space).includes(to), { to: spaceRef(to) }),
      ];
    }),
  },
  'patrol.find': {
    needs: ({ g, space }) => [
      need('loc', isLoc(space)),
      need('cubes', cubes(g, space) > 0),
      need('hidden', hasUnderground(g, space)),
    ],
    fallbackReason: fallbackNeed('unsearched'),
  },
  'patrol.assault': {
    needs: ofOperation((c, x) => [
      need('loc', isLoc(c.space)),
      ...(x.limited ? [need('destination', x.selected.includes(c.space))] : []),
      need('target', hasAssaultTarget(c.g, c.space)),
      need('hits', assaultStrength(c.g, c.space) > 0),
    ]),
    fallbackReason: fallbackNeed('unstruck'),
  },
  'sweep.space': {
    needs: ofOperation((c, x) => [
      cityOrDepartment(c),
      ...noZone(c),
      ...donors(c, !isDepartment(c.space)),
      ...(sweepLegal(c.g, c.space)
        ? [need('sweep', x.selected.includes(c.space) || sweepSpaces(c.g, x).includes(c.space))]
        : []),
      ...paid(c, x, sweepCost(c.g)),
      ...onlyOne(c, x, OSPINA),
      ...within(c, x),
      ...fresh(c, x),
    ]),
  },
  'sweep.from': { needs: sweepFrom(TROOPS, 'troopsIdle') },
  'sweep.police': { needs: sweepFrom(POLICE, 'policeIdle') },
  'sweep.find': {
    needs: ofOperation((c, x) => [
      need('selected', x.selected.includes(c.space)),
      need('hidden', hidesFromSweep(c.g, c.space)),
    ]),
    fallbackReason: fallbackNeed('unsearched'),
  },
  'assault.space': {
    needs: ofOperation((c, x) => {
      // If nothing can be removed anywhere, any space that the rule allows may be paid for.
      const anywhere = !x.begun && !ALL_SPACES.some((space) => canAssault(c.g, space));
      const useful = [need('target', hasAssaultTarget(c.g, c.space)), need('hits', assaultStrength(c.g, c.space) > 0)];
      return [
        ...donors(c, !closedToAssault(c.g, c.space)),
        ...(anywhere ? [] : useful),
        ...paid(c, x, assaultCost(c.g)),
        ...onlyOne(c, x, TAPIAS),
        ...within(c, x),
        ...fresh(c, x),
      ];
    }),
  },
};
