import { log, type Procedure } from '@sandtable/kernel';
import { pickNumber, pickWord, question } from '../../ask.js';
import { availableOf, bases, count, cubes, place, placeable, room, take } from '../../forces.js';
import { CITIES_AND_DEPARTMENTS, isCity, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { BASE, POLICE, TROOPS } from '../../pieces.js';
import { inPlay, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { canCivicAction, civicAction, hasGovernmentControl } from '../civic.js';
import { affords, priced, select } from '../execution.js';
import { afterwards, nextSpace, nextStep } from '../next-step.js';
import { TRAIN_COST } from './costs.js';

/** 3.2.1 Train: builds up forces, and in one space a base or support. */
const CUBES_PLACED = 6;
const CUBES_FOR_BASE = 3;

/** Cities, and departments with a base. */
export const receivesCubes = (g: Position, space: Space) => isCity(space) || bases(g, space, 'government') > 0;

export const canBuild = (g: Position, space: Space) =>
  cubes(g, space) >= CUBES_FOR_BASE && availableOf(g, BASE.government) > 0 && room(g, space, BASE.government) > 0;

/** In Train, unlike the Support phase, control is judged at once (6.2). */
export const canBuildSupport = (g: Position, space: Space) =>
  hasGovernmentControl(g, space) && canCivicAction(g, space, 'train');

export const canTrain = (g: Position, space: Space): boolean =>
  inPlay(g, space) && !g.zones[space] && (receivesCubes(g, space) || canBuild(g, space) || canBuildSupport(g, space));

/**
 * Is there anything to pay for here? Cubes that can come, or a base or Civic Action. That is in one selected space only,
 * so a second department that gets no cubes would bring nothing.
 */
const isUseful = (g: Position, x: Execution, space: Space): boolean => {
  if (receivesCubes(g, space) && (placeable(g, space, TROOPS) > 0 || placeable(g, space, POLICE) > 0)) return true;
  const chosen = x.selected.some((other) => !receivesCubes(g, other));
  return (receivesCubes(g, space) || !chosen) && (canBuild(g, space) || canBuildSupport(g, space));
};

const mayTrain = (g: Position, x: Execution, space: Space): boolean =>
  canTrain(g, space) && !x.selected.includes(space);

export const usefulTrains = (g: Position, x: Execution): Space[] =>
  CITIES_AND_DEPARTMENTS.filter((space) => mayTrain(g, x, space) && isUseful(g, x, space));

/** Spaces worth paying for; if there are none, a Train that has yet to begin may take any legal one. */
export function trainSpaces(g: Position, x: Execution): Space[] {
  const useful = usefulTrains(g, x);
  if (useful.length > 0 || x.begun) return useful;
  return CITIES_AND_DEPARTMENTS.filter((space) => mayTrain(g, x, space));
}

export function* train(g: Position, x: Execution): Procedure {
  const open = () => (affords(g, x, TRAIN_COST) ? trainSpaces(g, x) : []);
  const q = { key: 'train.space', rule: '3.2.1', params: priced(x, TRAIN_COST) };
  for (;;) {
    const space = yield* nextSpace(g, x, q, open, (s) => !isUseful(g, x, s));
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
  const params = { space: spaceRef(space) };
  const mostTroops = Math.min(CUBES_PLACED, placeable(g, space, TROOPS));
  const troops = yield* pickNumber(g, question('government', 'train.troops', '3.2.1', params), 0, mostTroops);
  place(g, space, TROOPS, troops);
  const mostPolice = Math.min(CUBES_PLACED - troops, placeable(g, space, POLICE));
  const police = yield* pickNumber(g, question('government', 'train.police', '3.2.1', params), 0, mostPolice);
  place(g, space, POLICE, police);
}

/** Then, in at most one of the selected spaces: 3 cubes make a base, or Civic Action. */
function* baseOrSupport(g: Position, x: Execution): Procedure {
  const open = () => x.selected.filter((space) => canBuild(g, space) || canBuildSupport(g, space));
  const space = yield* nextStep(g, x, { key: 'train.build', rule: '3.2.1' }, open);
  if (space === undefined) return;
  const ways: ('base' | 'civic-action')[] = [];
  if (canBuild(g, space)) ways.push('base');
  if (canBuildSupport(g, space)) ways.push('civic-action');
  const way = yield* pickWord(g, question('government', 'train.way', '3.2.1'), ways);
  if (way === 'base') yield* buildBase(g, space);
  else yield* civicAction(g, space);
  yield* afterwards(g, x);
}

function* buildBase(g: Position, space: Space): Procedure {
  const troops = yield* pickNumber(
    g,
    question('government', 'train.base', '3.2.1', { space: spaceRef(space) }),
    Math.max(0, CUBES_FOR_BASE - count(g, space, POLICE)),
    Math.min(CUBES_FOR_BASE, count(g, space, TROOPS)),
  );
  if (troops > 0) take(g, space, TROOPS, troops);
  if (troops < CUBES_FOR_BASE) take(g, space, POLICE, CUBES_FOR_BASE - troops);
  place(g, space, BASE.government);
  log(g, 'log.built', { space: spaceRef(space) });
}
