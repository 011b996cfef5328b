import type { Procedure } from '@sandtable/kernel';
import { numberQuestion, SPACE } from '../ask.js';
import { count, cubes, outnumbersAll } from '../forces.js';
import { FIRST_DIVISION } from '../lasting-events.js';
import { isLoc, population, type Space } from '../map.js';
import { POLICE, TROOPS } from '../pieces.js';
import { hasCapability, type Position } from '../position.js';
import { spaceRef } from '../references.js';
import { pay } from '../resources.js';
import { ACTIVE_SUPPORT, canShift, level, shift } from '../support.js';
import { removeMarkers } from '../terror.js';
import { log } from '../text.js';

/** 6.4.1 Civic Action: 3 resources take away a Terror marker or, where there is none, build a level of support. */
export const CIVIC_COST = 3;

export const CIVIC = {
  steps: numberQuestion('civic.steps', '6.4.1', { space: SPACE }),
};

/** More Government pieces than of all others (6.2), counted now. */
export const hasGovernmentControl = (g: Position, space: Space): boolean => outnumbersAll(g, space, 'government');

/** Train needs troops and police; so does the Support phase, but for one space under card 1. */
export type CivicSetting = 'train' | 'support' | 'first-division';

export function meetsForces(g: Position, space: Space, setting: CivicSetting): boolean {
  if (setting === 'first-division') return cubes(g, space) > 0;
  const least = hasCapability(g, FIRST_DIVISION, 'shaded') ? 2 : 1;
  return count(g, space, TROOPS) >= least && count(g, space, POLICE) >= least;
}

/** Terror to remove, or a level to build. */
export const hasCivicWork = (g: Position, space: Space): boolean => g.terror[space] > 0 || canShift(g, space, 1);

/** Whether one more step can be bought here; control is the caller's to judge (live in Train, by marker in 6.4). */
export const canCivicAction = (g: Position, space: Space, setting: CivicSetting): boolean =>
  !isLoc(space) && g.resources.government >= CIVIC_COST && hasCivicWork(g, space) && meetsForces(g, space, setting);

/** As many steps as the Government wants in one space, one at least. */
export function* civicAction(g: Position, space: Space): Procedure {
  const levels = population(space) > 0 ? ACTIVE_SUPPORT - level(g, space) : 0;
  const most = Math.min(Math.floor(g.resources.government / CIVIC_COST), g.terror[space] + levels);
  const steps = yield* CIVIC.steps.ask(g, { faction: 'government', space }, 1, most);
  log(g, 'log.civicAction', { space: spaceRef(space) });
  for (let n = 0; n < steps; n++) {
    pay(g, 'government', CIVIC_COST);
    if (g.terror[space] > 0) removeMarkers(g, space);
    else shift(g, space, 1);
  }
}
