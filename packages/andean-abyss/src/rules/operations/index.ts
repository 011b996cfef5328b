import type { Procedure } from '@sandtable/kernel';
import { type Faction, type Insurgent, isInsurgent } from '../../factions.js';
import { cubes, underground } from '../../forces.js';
import { assaultCost, sweepCost } from '../../lasting.js';
import { ALL_SPACES, CITIES_AND_DEPARTMENTS, isLoc, type Space } from '../../map.js';
import { adjacent, type Position } from '../../position.js';
import {
  affords,
  begin,
  COIN_OPERATIONS,
  type Execution,
  INSURGENT_OPERATIONS,
  mayTake,
  type OperationId,
  plan,
  type Terms,
} from '../execution.js';
import { mostLiftedTo } from '../special/air-lift.js';
import { specialsFor } from '../special/index.js';
import { assault, canAssault, hasAssaultTarget } from './assault.js';
import { ATTACK_COST, attack, canAttack } from './attack.js';
import { canMarch, march, marchCost, marchSpaces } from './march.js';
import { isRoute, PATROL_COST, patrol } from './patrol.js';
import { RALLY_COST, rally, rallyLegal } from './rally.js';
import { sweep, sweepSpaces, usefulSweeps } from './sweep.js';
import { terror, terrorCost, terrorSpaces } from './terror.js';
import { TRAIN_COST, train, usefulTrains } from './train.js';

/** The four operations of each faction (3.1): COIN (3.2) or insurgent (3.3). */
export const operationsOf = (faction: Faction): readonly OperationId[] =>
  isInsurgent(faction) ? INSURGENT_OPERATIONS : COIN_OPERATIONS;

/** The least that beginning the operation costs: a space, or a Patrol. */
export function leastCost(g: Position, x: Execution): number {
  if (x.free) return 0;
  const { faction } = x;
  switch (x.operation) {
    case 'train':
      return TRAIN_COST;
    case 'patrol':
      return PATROL_COST;
    case 'sweep':
      return sweepCost(g);
    case 'assault':
      return assaultCost(g);
    case 'rally':
      return RALLY_COST;
    case 'attack':
      return ATTACK_COST;
    case 'march':
      return isInsurgent(faction) && marchSpaces(g, faction).some((s) => marchCost(s) === 0) ? 0 : 1;
    case 'terror':
      return isInsurgent(faction) && terrorSpaces(g, faction).some((s) => terrorCost(s) === 0) ? 0 : 1;
  }
}

/** Is there a space to begin with, money aside? */
function hasSpace(g: Position, x: Execution): boolean {
  switch (x.operation) {
    case 'train':
      // Cities are always open to it.
      return true;
    case 'patrol':
      return true;
    case 'sweep':
      return sweepSpaces(g, x).length > 0;
    case 'assault':
      // A special activity before it (an Air Lift) may yet make it worth while.
      return x.maySpecial || ALL_SPACES.some((s) => mayTake(x, s) && canAssault(g, s));
    default:
      return isInsurgent(x.faction) && hasInsurgentSpace(g, x.faction, x.operation);
  }
}

function hasInsurgentSpace(g: Position, faction: Insurgent, operation: OperationId): boolean {
  switch (operation) {
    case 'rally':
      return CITIES_AND_DEPARTMENTS.some((space) => rallyLegal(g, faction, space));
    case 'march':
      return canMarch(g, faction);
    case 'attack':
      return ALL_SPACES.some((space) => canAttack(g, faction, space));
    case 'terror':
      return ALL_SPACES.some((space) => underground(g, space, faction) > 0);
    default:
      return false;
  }
}

/** Can the operation begin with the resources at hand? */
export const canBegin = (g: Position, x: Execution): boolean =>
  x.begun || (hasSpace(g, x) && (affords(g, x, DEAREST) || affords(g, x, leastCost(g, x))));

/**
 * Can it begin now, or with what a special activity brings first: the resources (4.1, example), or for a Terror of the
 * cartels a guerrilla hidden by a Bribe (R25)?
 */
export const canGoOn = (g: Position, x: Execution): boolean => {
  if (canBegin(g, x)) return true;
  if (hasSpace(g, x)) return specialsFor(g, x).some((id) => BRINGS_RESOURCES.includes(id));
  return x.operation === 'terror' && specialsFor(g, x).includes('bribe');
};

/** No space costs more. */
export const DEAREST = 3;

const BRINGS_RESOURCES: readonly string[] = ['extort', 'kidnap', 'process'];

/**
 * Would the Government pay for nothing but a special activity that could go with another operation? It has no space in
 * which to do anything, nor could an Air Lift bring troops for an Assault to one.
 */
function hasNoUse(g: Position, x: Execution): boolean {
  switch (x.operation) {
    case 'train':
      return usefulTrains(g, x).length === 0;
    case 'patrol':
      return !ALL_SPACES.some((s) => cubes(g, s) > 0 && (isLoc(s) || adjacent(g, s).some(isRoute)));
    case 'sweep':
      return usefulSweeps(g, x).length === 0;
    case 'assault':
      return !ALL_SPACES.some((s) => mayTake(x, s) && (canAssault(g, s) || (x.maySpecial && couldAssault(g, s))));
    default:
      return false;
  }
}

/** Could an Assault remove anything here after an Air Lift (4.1)? */
const couldAssault = (g: Position, space: Space): boolean =>
  hasAssaultTarget(g, space) && canAssault(g, space, { helpers: () => mostLiftedTo(g, space) });

/** What the faction can begin; `empty` of it would change nothing. */
export interface Openings {
  readonly operations: readonly OperationId[];
  readonly empty: readonly OperationId[];
  /** What it cannot begin. */
  readonly beyond: readonly OperationId[];
}

/**
 * Of these operations those that the faction can begin. One that would change nothing is left out if a useful one is to
 * be had for no more; otherwise it is marked.
 */
export function openingsOf(
  g: Position,
  faction: Faction,
  operations: readonly OperationId[],
  termsOf: (operation: OperationId) => Terms,
): Openings {
  const plans = operations
    .map((operation) => plan(faction, operation, termsOf(operation)))
    .filter((x) => canGoOn(g, x));
  const useless = plans.filter((x) => hasNoUse(g, x));
  const beaten = (x: Execution) =>
    plans.some((other) => !useless.includes(other) && leastCost(g, other) <= leastCost(g, x));
  const kept = plans.filter((x) => !useless.includes(x) || !beaten(x));
  const named = (some: readonly Execution[]) => some.map((x) => x.operation);
  const open = named(plans);
  return {
    operations: named(kept),
    empty: named(useless.filter((x) => kept.includes(x))),
    beyond: operations.filter((operation) => !open.includes(operation)),
  };
}

export const canOperate = (g: Position, faction: Faction, operation: OperationId, terms: Terms): boolean =>
  canGoOn(g, plan(faction, operation, terms));

/** How much more the faction needs to begin what nothing but a lack of resources keeps it from; 0 if there is no such lack. */
export function lacks(g: Position, faction: Faction, operation: OperationId, terms: Terms): number {
  const x = plan(faction, operation, terms);
  return hasSpace(g, x) && !canGoOn(g, x) ? leastCost(g, x) - g.resources[faction] : 0;
}

export function* operate(g: Position, faction: Faction, operation: OperationId, terms: Terms): Procedure<Execution> {
  const x = begin(g, faction, operation, terms);
  yield* isInsurgent(faction) ? insurgentOperation(g, faction, x) : coinOperation(g, x);
  return x;
}

function coinOperation(g: Position, x: Execution): Procedure {
  switch (x.operation) {
    case 'train':
      return train(g, x);
    case 'patrol':
      return patrol(g, x);
    case 'sweep':
      return sweep(g, x);
    case 'assault':
      return assault(g, x);
    default:
      throw new Error(`${x.operation} is not a COIN operation`);
  }
}

function insurgentOperation(g: Position, faction: Insurgent, x: Execution): Procedure<unknown> {
  switch (x.operation) {
    case 'rally':
      return rally(g, faction, x);
    case 'march':
      return march(g, faction, x);
    case 'attack':
      return attack(g, faction, x);
    case 'terror':
      return terror(g, faction, x);
    default:
      throw new Error(`${x.operation} is not an insurgent operation`);
  }
}
