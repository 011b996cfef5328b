import type { Procedure } from '@sandtable/kernel';
import { numberQuestion, operationQuestion, SPACE, wordQuestion } from '../../ask.js';
import { availableOf, bases, count, cubes, place, placeable, room, take } from '../../forces.js';
import { isCity, isLoc, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { BASE, POLICE, TROOPS } from '../../pieces.js';
import type { Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { log } from '../../text.js';
import { canCivicAction, civicAction, hasGovernmentControl } from '../civic.js';
import { select } from '../execution.js';
import { afterwards, nextSpace, nextStep } from '../next-step.js';
import { FRESH, LAND, NO_ZONE, paidFor } from '../space-needs.js';
import { TRAIN_COST } from './costs.js';

/** 3.2.1 Train: builds up forces, and in one space a base or support. */
const CUBES_PLACED = 6;
const CUBES_FOR_BASE = 3;

export const TRAIN = {
  space: operationQuestion(
    'train.space',
    '3.2.1',
    {
      needs: {
        cityOrDepartment: LAND,
        noZone: NO_ZONE,
        train: (g, _, space) => receivesCubes(g, space) || canImprove(g, space),
        resources: paidFor(() => TRAIN_COST),
        fresh: FRESH,
      },
      // Spaces worth paying for; if there are none, a Train that has yet to begin may take any legal one.
      prefers: {
        need: 'trainUse',
        holds: (g, x, space) => isUseful(g, x, space),
        insists: (_, x) => x.begun,
        shown: 'unmet',
      },
    },
    () => TRAIN_COST,
  ),
  troops: numberQuestion('train.troops', '3.2.1', { space: SPACE }),
  police: numberQuestion('train.police', '3.2.1', { space: SPACE }),
  /** In at most one of the selected spaces: 3 cubes make a base, or Civic Action. */
  build: operationQuestion('train.build', '3.2.1', {
    needs: {
      selected: (_, x, space) => x.selected.includes(space),
      build: (g, _, space) => canImprove(g, space),
    },
  }),
  way: wordQuestion('train.way', '3.2.1', {}, ['base', 'civic-action']),
  base: numberQuestion('train.base', '3.2.1', { space: SPACE }),
};

/** Cities, and departments with a base. */
const receivesCubes = (g: Position, space: Space) => isCity(space) || bases(g, space, 'government') > 0;

const canBuild = (g: Position, space: Space) =>
  cubes(g, space) >= CUBES_FOR_BASE && availableOf(g, BASE.government) > 0 && room(g, space, BASE.government) > 0;

/** In Train, unlike the Support phase, control is judged at once (6.2). */
const canBuildSupport = (g: Position, space: Space) =>
  hasGovernmentControl(g, space) && canCivicAction(g, space, 'train');

const canImprove = (g: Position, space: Space): boolean =>
  !isLoc(space) && (canBuild(g, space) || canBuildSupport(g, space));

/**
 * Is there anything to pay for here? Cubes that can come, or a base or Civic Action. That is in one selected space only,
 * so a second department that gets no cubes would bring nothing.
 */
const isUseful = (g: Position, x: Execution, space: Space): boolean => {
  if (receivesCubes(g, space) && (placeable(g, space, TROOPS) > 0 || placeable(g, space, POLICE) > 0)) return true;
  const chosen = x.selected.some((other) => !receivesCubes(g, other));
  return (receivesCubes(g, space) || !chosen) && canImprove(g, space);
};

/** Would a Train change anything anywhere? */
export const hasUsefulTrain = (g: Position, x: Execution): boolean => TRAIN.space.hasPreferred(g, x);

export function* train(g: Position, x: Execution): Procedure {
  for (;;) {
    const space = yield* nextSpace(g, x, TRAIN.space, (s) => !isUseful(g, x, s));
    if (space === undefined) break;
    yield* recruit(g, x, space);
  }
  yield* baseOrSupport(g, x);
}

/** A Train in this one space, where an event puts it. */
export function* trainIn(g: Position, x: Execution, space: Space): Procedure {
  yield* recruit(g, x, space);
  yield* baseOrSupport(g, x);
}

function* recruit(g: Position, x: Execution, space: Space): Procedure {
  select(g, x, space, TRAIN_COST);
  if (receivesCubes(g, space)) yield* placeCubes(g, space);
}

/** Up to 6 cubes in any mix. */
function* placeCubes(g: Position, space: Space): Procedure {
  const given = { faction: 'government', space } as const;
  const mostTroops = Math.min(CUBES_PLACED, placeable(g, space, TROOPS));
  const troops = yield* TRAIN.troops.ask(g, given, 0, mostTroops);
  place(g, space, TROOPS, troops);
  const mostPolice = Math.min(CUBES_PLACED - troops, placeable(g, space, POLICE));
  place(g, space, POLICE, yield* TRAIN.police.ask(g, given, 0, mostPolice));
}

/** Then, in at most one of the selected spaces: 3 cubes make a base, or Civic Action. */
function* baseOrSupport(g: Position, x: Execution): Procedure {
  const space = yield* nextStep(g, x, TRAIN.build, x, { among: x.selected });
  if (space === undefined) return;
  const ways: ('base' | 'civic-action')[] = [];
  if (canBuild(g, space)) ways.push('base');
  if (canBuildSupport(g, space)) ways.push('civic-action');
  const way = yield* TRAIN.way.ask(g, { faction: 'government' }, ways);
  if (way === 'base') yield* buildBase(g, space);
  else yield* civicAction(g, space);
  yield* afterwards(g, x);
}

function* buildBase(g: Position, space: Space): Procedure {
  const troops = yield* TRAIN.base.ask(
    g,
    { faction: 'government', space },
    Math.max(0, CUBES_FOR_BASE - count(g, space, POLICE)),
    Math.min(CUBES_FOR_BASE, count(g, space, TROOPS)),
  );
  if (troops > 0) take(g, space, TROOPS, troops);
  if (troops < CUBES_FOR_BASE) take(g, space, POLICE, CUBES_FOR_BASE - troops);
  place(g, space, BASE.government);
  log(g, 'log.built', { space: spaceRef(space) });
}
