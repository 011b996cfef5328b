import { type Insurgent, isInsurgent } from '../../factions.js';
import { underground } from '../../forces.js';
import { assaultCost, sweepCost } from '../../lasting-events.js';
import { ALL_SPACES, CITIES_AND_DEPARTMENTS } from '../../map.js';
import type { Execution, OperationId } from '../../operation.js';
import type { Position } from '../../position.js';
import { affords, mayTake } from '../execution.js';
import { canAssault } from './assault-spaces.js';
import { canAttack } from './attack-spaces.js';
import { ATTACK_COST, marchCost, maxCost, PATROL_COST, RALLY_COST, TRAIN_COST, terrorCost } from './costs.js';
import { canMarch, marchSpaces } from './march-spaces.js';
import { rallyLegal } from './rally-spaces.js';
import { sweepLegal } from './sweep-spaces.js';
import { terrorSpaces } from './terror-spaces.js';

/** Whether an operation can begin, and what that costs at least: a space, or a Patrol. */

/** The least that beginning the operation costs: a space, or a Patrol. */
export function minCost(g: Position, x: Execution): number {
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

/** Is there a space to begin with, money aside? For an operation that has not begun. */
export function hasSpace(g: Position, x: Execution): boolean {
  switch (x.operation) {
    case 'train':
      // Cities are always open to it.
      return true;
    case 'patrol':
      return true;
    case 'sweep':
      return CITIES_AND_DEPARTMENTS.some((space) => mayTake(x, space) && sweepLegal(g, space));
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
  x.begun || (hasSpace(g, x) && (affords(g, x, maxCost(x.faction)) || affords(g, x, minCost(g, x))));
