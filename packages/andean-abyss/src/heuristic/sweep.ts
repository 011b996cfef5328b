import { DONE } from '@sandtable/kernel';
import { INSURGENTS } from '../factions.js';
import { allGuerrillas, bases, count, cubes, guerrillas, shiftPieces, strength } from '../forces.js';
import { sweepCost } from '../lasting-events.js';
import { CITIES_AND_DEPARTMENTS, isForest, isMountain, population, type Space } from '../map.js';
import type { Execution } from '../operation.js';
import { POLICE, TROOPS } from '../pieces.js';
import type { Position } from '../position.js';
import { spaceRef } from '../references.js';
import { sweepOrigins } from '../rules/operations/sweep-spaces.js';
import {
  type Answerer,
  best,
  evaluateAndRestore,
  type HeuristicInput,
  offeredNumbers,
  offers,
  openSpaces,
  scoredOption,
  worthOf,
} from './heuristic-input.js';
import { moveGain, search, searchGain, supply } from './move.js';
import { operationStep } from './operation-step.js';
import { spaceWorth, WEIGHTS } from './position-worth.js';
import { assaultChoices } from './strike.js';

/** Sweep (3.2.3): troops go where they can find guerrillas to strike later, or where they gain control. */

/** The least a group of troops must add to the gain of searching without it. */
const MIN_GROUP_GAIN = 0.1;
const MAX_GROUPS = 2;

interface SweepGroup {
  readonly from: Space;
  readonly n: number;
  readonly gain: number;
}

/** Enough troops to find and strike every guerrilla there, and for control. */
function needed(g: Position, to: Space): number {
  const enemies = allGuerrillas(g, to);
  const factor = isForest(to) || isMountain(to) ? 2 : 1;
  return Math.max(1, enemies * factor + 1 - cubes(g, to), strengthOfEnemies(g, to) + 1 - strength(g, to, 'government'));
}

const strengthOfEnemies = (g: Position, space: Space): number =>
  strength(g, space, 'farc') + strength(g, space, 'auc') + strength(g, space, 'cartels');

/** The group of troops that would gain most by coming. */
function bestGroup(
  g: Position,
  x: Execution | undefined,
  to: Space,
  origins: readonly Space[],
): SweepGroup | undefined {
  const stationary = searchGain(g, to);
  const enough = needed(g, to);
  const there = spaceWorth(g, to);
  let found: SweepGroup | undefined;
  for (const from of origins) {
    const { troops } = supply(g, x, from, to);
    if (troops === 0) continue;
    const before = there + spaceWorth(g, from);
    for (const n of troops > enough ? [enough, troops] : troops > 1 ? [troops, troops - 1] : [troops]) {
      const gain = moveGain(g, from, to, n, 0, before) - stationary;
      if (!found || gain > found.gain) found = { from, n, gain };
    }
  }
  return found && found.gain > MIN_GROUP_GAIN ? found : undefined;
}

/** What a Sweep of this space would gain with its best groups. */
function sweepGain(g: Position, x: Execution | undefined, to: Space, cost: number): number {
  const origins = sweepOrigins(g, to);
  const touched = [to, ...origins];
  const before = worthOf(g, touched);
  return evaluateAndRestore(g, touched, () => {
    g.resources.government -= cost;
    for (let n = 0; n < MAX_GROUPS; n++) {
      const group = bestGroup(g, x, to, origins);
      if (!group) break;
      shiftPieces(g, group.from, to, TROOPS, group.n);
    }
    search(g, to);
    return worthOf(g, touched) - before;
  });
}

/** An upper bound of the gain in one space: every enemy in reach of an Assault, and control. */
function prospect(g: Position, space: Space): number {
  const people = population(space) * (3 - g.support[space]);
  let enemies = 0;
  for (const f of INSURGENTS) {
    enemies += guerrillas(g, space, f) * WEIGHTS.guerrilla[f] + bases(g, space, f) * WEIGHTS.base[f];
  }
  return (
    enemies * WEIGHTS.danger + (enemies > 0 || strength(g, space, 'government') === 0 ? people * WEIGHTS.civic : 0)
  );
}

/** How many spaces are evaluated in full: those with the highest upper bound. */
const MAX_EVALUATED_SPACES = 4;
/** The least that one space's resources are worth, while they are not plentiful. */
const MIN_COST = 0.5;

/** An upper bound of the gain of a whole Sweep, minus what each space costs. */
export function sweepProspect(g: Position, limited: boolean): number {
  const all = CITIES_AND_DEPARTMENTS.map((space) => Math.max(0, prospect(g, space) - MIN_COST)).sort((a, b) => b - a);
  return all.slice(0, limited ? 1 : MAX_EVALUATED_SPACES).reduce((sum, one) => sum + one, 0);
}

export const sweepSpace: Answerer = (q) => {
  const { g, x } = q;
  const cost = x?.free ? 0 : sweepCost(g);
  const open = openSpaces(q).map((space) => ({ space, prospect: prospect(g, space) }));
  const promising = open.sort((a, b) => b.prospect - a.prospect).slice(0, MAX_EVALUATED_SPACES);
  return operationStep(
    q,
    promising.map(({ space }) =>
      scoredOption(spaceRef(space), sweepGain(g, x, space, cost), 'sweep', { space: spaceRef(space) }),
    ),
  );
};

export const sweepFrom: Answerer<{ readonly to: Space }> = (q) => {
  const group = bestGroup(q.g, q.x, q.params.to, openSpaces(q));
  if (group) return scoredOption(spaceRef(group.from), group.gain, 'sweep.troops');
  return scoredOption(DONE, 0, 'enough');
};

/** The group size that was planned when its origin was chosen. */
export function sweepNumber(q: HeuristicInput, from: Space, to: Space) {
  const numbers = offeredNumbers(q);
  const group = bestGroup(q.g, q.x, to, [from]);
  const n = group && numbers.includes(group.n) ? group.n : numbers[numbers.length - 1];
  return scoredOption(`number:${n}`, group?.gain ?? 0, 'sweep.troops');
}

/** Card 11: one police joins if that gains enough. */
export const sweepPolice: Answerer<{ readonly to: Space }> = (q) => {
  const { to } = q.params;
  const stationary = searchGain(q.g, to);
  const found = best(
    openSpaces(q).map((from) =>
      scoredOption(spaceRef(from), moveGain(q.g, from, to, 0, 1) - stationary, 'sweep.troops'),
    ),
  );
  return found && found.gain > MIN_GROUP_GAIN ? found : scoredOption(DONE, 0, 'enough');
};

/** The order of searching hardly matters. The special activity waits until all spaces are searched. */
export const findNext: Answerer = (q) => (offers(q, DONE) ? scoredOption(DONE, 0, 'find') : undefined);

/** Card 11, shaded: the cubes that are more numerous over all selected spaces. */
export const sweepKind: Answerer = (q) => {
  const { g, x } = q;
  const spaces = x?.selected ?? [];
  const troops = spaces.reduce((sum, s) => sum + count(g, s, TROOPS), 0);
  const police = spaces.reduce((sum, s) => sum + count(g, s, POLICE), 0);
  return scoredOption(police > troops ? 'by-police' : 'by-troops', 0, 'find');
};

export const assaultSpace: Answerer = (q) => operationStep(q, assaultChoices(q.g, openSpaces(q), q.x?.free ?? false));
