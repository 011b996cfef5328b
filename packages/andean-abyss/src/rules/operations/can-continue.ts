import type { Faction } from '../../factions.js';
import type { Execution, OperationId, OperationTerms } from '../../operation.js';
import type { Position } from '../../position.js';
import { plan } from '../execution.js';
import { specialsFor } from '../special/index.js';
import { canBegin, hasSpace, minCost } from './beginning.js';

/** Whether an operation can begin with the help of its special activity. */

/**
 * Can it begin now, or with what a special activity brings first: the resources (4.1, example), or for a Terror of the
 * cartels a guerrilla hidden by a Bribe (R25)?
 */
export const canContinue = (g: Position, x: Execution): boolean => {
  if (canBegin(g, x)) return true;
  if (hasSpace(g, x)) return specialsFor(g, x).some((id) => BRINGS_RESOURCES.includes(id));
  return x.operation === 'terror' && specialsFor(g, x).includes('bribe');
};

const BRINGS_RESOURCES: readonly string[] = ['extort', 'kidnap', 'process'];

/** How many more resources the faction needs to begin an operation that is otherwise possible; 0 if it has enough. */
export function missingResources(g: Position, faction: Faction, operation: OperationId, terms: OperationTerms): number {
  const x = plan(faction, operation, terms);
  return hasSpace(g, x) && !canContinue(g, x) ? minCost(g, x) - g.resources[faction] : 0;
}
