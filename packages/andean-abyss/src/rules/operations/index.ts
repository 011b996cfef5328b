import type { Procedure } from '@sandtable/kernel';
import { type Faction, type Insurgent, isInsurgent } from '../../factions.js';
import { cubes } from '../../forces.js';
import { ALL_SPACES, isLoc, type Space } from '../../map.js';
import {
  COIN_OPERATIONS,
  type Execution,
  INSURGENT_OPERATIONS,
  type OperationId,
  type OperationTerms,
} from '../../operation.js';
import { adjacent, type Position } from '../../position.js';
import { begin, mayTake, plan } from '../execution.js';
import { maxLiftedTo } from '../special/air-lift.js';
import { assault } from './assault.js';
import { canAssault, hasAssaultTarget } from './assault-spaces.js';
import { attack } from './attack.js';
import { minCost } from './beginning.js';
import { canContinue } from './can-continue.js';
import { march } from './march.js';
import { isRoute, patrol } from './patrol.js';
import { rally } from './rally.js';
import { sweep } from './sweep.js';
import { hasUsefulSweep } from './sweep-spaces.js';
import { terror } from './terror.js';
import { hasUsefulTrain, train } from './train.js';

/** The four operations of each faction (3.1): COIN (3.2) or insurgent (3.3). */
export const operationsOf = (faction: Faction): readonly OperationId[] =>
  isInsurgent(faction) ? INSURGENT_OPERATIONS : COIN_OPERATIONS;

/**
 * Would the Government pay for nothing but a special activity that could go with another operation? It has no space in
 * which to do anything, nor could an Air Lift bring troops for an Assault to one.
 */
function hasNoUse(g: Position, x: Execution): boolean {
  switch (x.operation) {
    case 'train':
      return !hasUsefulTrain(g, x);
    case 'patrol':
      return !ALL_SPACES.some((s) => cubes(g, s) > 0 && (isLoc(s) || adjacent(g, s).some(isRoute)));
    case 'sweep':
      return !hasUsefulSweep(g, x);
    case 'assault':
      return !ALL_SPACES.some((s) => mayTake(x, s) && (canAssault(g, s) || (x.maySpecial && couldAssault(g, s))));
    default:
      return false;
  }
}

/** Could an Assault remove anything here after an Air Lift (4.1)? */
const couldAssault = (g: Position, space: Space): boolean =>
  hasAssaultTarget(g, space) && canAssault(g, space, { helpers: () => maxLiftedTo(g, space) });

/** What the faction can begin; `empty` of it would change nothing. */
export interface StartableOperations {
  readonly operations: readonly OperationId[];
  readonly empty: readonly OperationId[];
  /** What it cannot begin. */
  readonly beyond: readonly OperationId[];
}

/**
 * Of these operations those that the faction can begin. One that would change nothing is left out if a useful one is to
 * be had for no more; otherwise it is marked.
 */
export function startableOperations(
  g: Position,
  faction: Faction,
  operations: readonly OperationId[],
  termsOf: (operation: OperationId) => OperationTerms,
): StartableOperations {
  const plans = operations
    .map((operation) => plan(faction, operation, termsOf(operation)))
    .filter((x) => canContinue(g, x));
  const useless = plans.filter((x) => hasNoUse(g, x));
  const beaten = (x: Execution) =>
    plans.some((other) => !useless.includes(other) && minCost(g, other) <= minCost(g, x));
  const kept = plans.filter((x) => !useless.includes(x) || !beaten(x));
  const named = (some: readonly Execution[]) => some.map((x) => x.operation);
  const open = named(plans);
  return {
    operations: named(kept),
    empty: named(useless.filter((x) => kept.includes(x))),
    beyond: operations.filter((operation) => !open.includes(operation)),
  };
}

export const canOperate = (g: Position, faction: Faction, operation: OperationId, terms: OperationTerms): boolean =>
  canContinue(g, plan(faction, operation, terms));

export function* operate(
  g: Position,
  faction: Faction,
  operation: OperationId,
  terms: OperationTerms,
): Procedure<Execution> {
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
