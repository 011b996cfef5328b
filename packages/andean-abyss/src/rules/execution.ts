import type { Faction } from '../factions.js';
import type { Space } from '../map.js';
import type { Execution, OperationId, OperationTerms } from '../operation.js';
import type { Position } from '../position.js';
import { factionRef, spaceRef } from '../references.js';
import { pay } from '../resources.js';
import { log } from '../text.js';
import { NONE_MOVED, newMovedCounts } from './moved-pieces.js';

/** Operations in which pieces move, and none twice. */
const MOVING: readonly OperationId[] = ['patrol', 'sweep', 'march'];

/** An operation at its beginning, before anything was selected. */
export const plan = (
  faction: Faction,
  operation: OperationId,
  terms: OperationTerms = {},
  moved = NONE_MOVED,
): Execution => ({
  faction,
  operation,
  free: terms.free ?? false,
  limited: terms.limited ?? false,
  maySpecial: (terms.special ?? false) && !terms.limited,
  within: terms.within,
  selected: [],
  begun: terms.optional ?? false,
  spent: 0,
  special: undefined,
  specialSpaces: [],
  moved,
  placedIn: [],
  refused: [],
  doneOver: undefined,
});

export function begin(g: Position, faction: Faction, operation: OperationId, terms: OperationTerms = {}): Execution {
  log(g, terms.limited ? 'log.limited' : 'log.operation', {
    faction: factionRef(faction),
    operation: `operation:${operation}`,
  });
  const x = plan(faction, operation, terms, MOVING.includes(operation) ? newMovedCounts() : NONE_MOVED);
  g.underway = x;
  return x;
}

export const affords = (g: Position, x: Execution, cost: number): boolean => x.free || g.resources[x.faction] >= cost;

/** No space is selected twice in an operation (E9), nor one outside its bounds. */
export const mayTake = (x: Execution, space: Space): boolean =>
  !x.selected.includes(space) && (!x.within || x.within.includes(space));

/** Takes a space and pays for it; players pay space by space (E9). */
export function select(g: Position, x: Execution, space: Space, cost: number): void {
  x.selected.push(space);
  log(g, 'log.select', { operation: `operation:${x.operation}`, space: spaceRef(space) });
  spend(g, x, cost);
}

export function spend(g: Position, x: Execution, cost: number): void {
  x.begun = true;
  if (x.free || cost === 0) return;
  pay(g, x.faction, cost);
  x.spent += cost;
}
