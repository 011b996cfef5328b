import { DONE } from '@sandtable/kernel';
import { bases, count, place, placeable, take } from '../forces.js';
import { isCity, population, type Space } from '../map.js';
import { BASE, POLICE, TROOPS } from '../pieces.js';
import type { Position } from '../position.js';
import { spaceRef } from '../references.js';
import { pay } from '../resources.js';
import { CIVIC_COST, canCivicAction, hasGovernmentControl } from '../rules/civic.js';
import { TRAIN_COST } from '../rules/operations/costs.js';
import { ACTIVE_SUPPORT, shift } from '../support.js';
import { removeMarkers } from '../terror.js';
import {
  type Answerer,
  best,
  evaluateAndRestore,
  gainOf,
  type HeuristicInput,
  type InSpace,
  offeredNumbers,
  offers,
  openSpaces,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { outlook } from './move.js';
import { operationStep } from './operation-step.js';

/** Train (3.2.1) and Civic Action (6.4.1). */

const MAX_CUBES = 6;
/** The weight of a space's outlook when troops are placed there. */
const OUTLOOK = 0.02;

interface Recruits {
  readonly troops: number;
  readonly police: number;
}

/** The best mix of new troops and police here, in steps of two: as many as possible in total. */
function recruits(g: Position, space: Space): Recruits {
  const troops = Math.min(MAX_CUBES, placeable(g, space, TROOPS));
  const police = Math.min(MAX_CUBES, placeable(g, space, POLICE));
  const total = Math.min(MAX_CUBES, troops + police);
  const mixes: (Recruits & { gain: number })[] = [];
  const least = Math.max(0, total - police);
  for (let t = least; t <= Math.min(troops, total); t += 2) {
    const mix = { troops: t, police: total - t };
    mixes.push({ ...mix, gain: gainOf(g, [space], () => enlist(g, space, mix)) });
  }
  return best(mixes) ?? { troops: 0, police: 0 };
}

function enlist(g: Position, space: Space, { troops, police }: Recruits): void {
  place(g, space, TROOPS, troops);
  place(g, space, POLICE, police);
}

const canReceiveCubes = (g: Position, space: Space) => isCity(space) || bases(g, space, 'government') > 0;

/** What Train here would gain: cubes, estimated as half troops and half police, and the Civic Action they allow. */
const trainGain = (g: Position, space: Space, cost: number, civicElsewhere: number): number => {
  const cubes = canReceiveCubes(g, space) ? evenMix(g, space) : { troops: 0, police: 0 };
  if (cubes.troops + cubes.police === 0 && !bestSteps(g, space)) {
    return gainOf(g, [], () => pay(g, 'government', cost)) + Math.max(0, baseGain(g, space) - civicElsewhere);
  }
  const gain = gainOf(g, [space], () => {
    g.resources.government -= cost;
    enlist(g, space, cubes);
    const civic = bestSteps(g, space);
    if (civic && civic.gain > civicElsewhere) takeCivicSteps(g, space, civic.steps);
  });
  return gain + ((cubes.troops + cubes.police) * OUTLOOK * outlook(g, space)) / MAX_CUBES;
};

const evenMix = (g: Position, space: Space): Recruits => {
  const troops = Math.min(MAX_CUBES / 2, placeable(g, space, TROOPS));
  return { troops, police: Math.min(MAX_CUBES - troops, placeable(g, space, POLICE)) };
};

/** What the best Civic Action in one of these spaces would gain after `spent` resources are gone. */
const bestCivic = (g: Position, spaces: readonly Space[], spent: number): number =>
  evaluateAndRestore(g, [], () => {
    g.resources.government -= spent;
    return Math.max(0, ...spaces.map((space) => bestSteps(g, space)?.gain ?? 0));
  });

export const trainSpace: Answerer = (q) => {
  const { g, x } = q;
  const cost = x?.free ? 0 : TRAIN_COST;
  const selected = x?.selected ?? [];
  // Resources spent here can't pay for the Civic Action at the end of the Train.
  const civic = bestCivic(g, selected, cost);
  const lost = bestCivic(g, selected, 0) - civic;
  return operationStep(
    q,
    openSpaces(q).map((space) =>
      scoredOption(spaceRef(space), trainGain(g, space, cost, civic) - lost, 'train', { space: spaceRef(space) }),
    ),
  );
};

export const trainTroops: Answerer<InSpace> = (q) => numberOf(q, (mix) => mix.troops);
/** The troops are already placed, so the rest are police. */
export const trainPolice: Answerer = (q) => {
  const numbers = offeredNumbers(q);
  return scoredOption(`number:${numbers[numbers.length - 1]}`, 0, 'train.cubes');
};

const numberOf = (q: HeuristicInput<InSpace>, part: (mix: Recruits) => number): ScoredOption =>
  scoredOption(`number:${part(recruits(q.g, q.params.space))}`, 0, 'train.cubes');

interface Steps {
  readonly steps: number;
  readonly gain: number;
}

/** Carries out steps of Civic Action: first Terror markers, then shifts. Changes `g`. */
function takeCivicSteps(g: Position, space: Space, steps: number): void {
  g.resources.government -= CIVIC_COST * steps;
  for (let n = 0; n < steps; n++) {
    if (g.terror[space] > 0) removeMarkers(g, space);
    else shift(g, space, 1);
  }
}

const civicGain = (g: Position, space: Space, steps: number): number =>
  gainOf(g, [space], () => takeCivicSteps(g, space, steps));

/** The best number of Civic Action steps here during Train, if any number gains. */
function bestSteps(g: Position, space: Space): Steps | undefined {
  if (!hasGovernmentControl(g, space) || !canCivicAction(g, space, 'train')) return undefined;
  const levels = population(space) > 0 ? ACTIVE_SUPPORT - g.support[space] : 0;
  const most = Math.min(Math.floor(g.resources.government / CIVIC_COST), g.terror[space] + levels);
  const ways: Steps[] = [];
  for (let steps = 1; steps <= most; steps++) ways.push({ steps, gain: civicGain(g, space, steps) });
  const found = best(ways);
  return found && found.gain > 0 ? found : undefined;
}

/** A base in place of 3 cubes, troops first. At least one cube must stay with it. */
const baseGain = (g: Position, space: Space): number => {
  if (bases(g, space, 'government') > 0 || isCity(space) || placeable(g, space, BASE.government) === 0) return -1;
  if (count(g, space, TROOPS) + count(g, space, POLICE) < 4) return -1;
  return gainOf(g, [space], () => {
    const troops = Math.min(3, count(g, space, TROOPS));
    take(g, space, TROOPS, troops);
    take(g, space, POLICE, 3 - troops);
    place(g, space, BASE.government);
  });
};

export const trainBuild: Answerer = (q) => {
  const choices = openSpaces(q).flatMap((space) => {
    const civic = bestSteps(q.g, space);
    const build = scoredOption(spaceRef(space), baseGain(q.g, space), 'base');
    return civic ? [scoredOption(spaceRef(space), civic.gain, 'civic', { space: spaceRef(space) }), build] : [build];
  });
  return operationStep(q, choices);
};

/**
 * Base or Civic Action, where both are possible. Neither the question nor the position names the space, so this finds
 * again what `trainBuild` chose.
 */
export const trainWay: Answerer = (q) => {
  const found = trainBuild({ ...q, options: (q.x?.selected ?? []).map(spaceRef) });
  return found?.reason === 'base'
    ? scoredOption('base', found.gain, 'base')
    : scoredOption('civic-action', 0, 'way.civic');
};

/** As many troops as possible among the 3 cubes, because police hold the space. */
export const trainBase: Answerer = (q) => {
  const numbers = offeredNumbers(q);
  return scoredOption(`number:${numbers[numbers.length - 1]}`, 0, 'base');
};

/** 6.4.1 in the Support phase: the space with the highest net gain, while there is one. */
export const civicSpace: Answerer = (q) => {
  const found = best(
    openSpaces(q).map((space) =>
      scoredOption(spaceRef(space), supportGain(q.g, space).gain, 'civic', { space: spaceRef(space) }),
    ),
  );
  return found && found.gain > 0 ? found : offers(q, DONE) ? scoredOption(DONE, 0, 'save') : found;
};

/** Removing Terror markers gains only through the shifts that follow, so this evaluates all steps together. */
function supportGain(g: Position, space: Space): Steps {
  const most = Math.min(
    Math.floor(g.resources.government / CIVIC_COST),
    g.terror[space] + (population(space) > 0 ? ACTIVE_SUPPORT - g.support[space] : 0),
  );
  let found: Steps = { steps: 1, gain: Number.NEGATIVE_INFINITY };
  for (let steps = 1; steps <= most; steps++) {
    const gain = civicGain(g, space, steps);
    if (gain > found.gain) found = { steps, gain };
  }
  return found;
}

export const civicSteps: Answerer<InSpace> = (q) => {
  const { space } = q.params;
  const { steps, gain } = supportGain(q.g, space);
  return scoredOption(`number:${steps}`, gain, 'civic', { space: spaceRef(space) });
};
