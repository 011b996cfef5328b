import type { Procedure } from '@sandtable/kernel';
import { pickPiece, pickSpace, question } from '../../ask.js';
import { enemyOf, hasEnemies, kindsIn, outnumberPolice, underground } from '../../forces.js';
import { ALL_SPACES, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import type { Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { removePiece } from '../../shipments.js';
import { affords } from '../execution.js';
import { terrorCost } from '../operations/costs.js';
import { terrorize } from '../operations/terror-effects.js';

/** 4.4.2 Assassinate: any one enemy piece, even a protected base, in up to 3 spaces of this Terror. */
const MAX_SPACES = 3;

/** A space of this Terror, or one that can still be. */
export const isOfTerror = (g: Position, x: Execution, space: Space): boolean =>
  x.selected.includes(space) || (underground(g, space, 'auc') > 0 && affords(g, x, terrorCost(space)));

function isOpen(g: Position, x: Execution, space: Space): boolean {
  if (!outnumberPolice(g, space, 'auc') || !hasEnemies(g, space, 'auc')) return false;
  return !x.specialSpaces.includes(space) && isOfTerror(g, x, space);
}

export const canAssassinate = (g: Position, x: Execution): boolean =>
  x.specialSpaces.length < MAX_SPACES && ALL_SPACES.some((space) => isOpen(g, x, space));

export function* assassinate(g: Position, x: Execution): Procedure {
  const spaces = ALL_SPACES.filter((s) => isOpen(g, x, s));
  const space = yield* pickSpace(g, question('auc', 'assassinate.space', '4.4.2'), spaces);
  if (space === undefined) return;
  x.specialSpaces.push(space);
  const q = question('auc', 'assassinate.target', '4.4.2', { space: spaceRef(space) });
  const piece = yield* pickPiece(g, q, kindsIn(g, space, enemyOf('auc')));
  if (piece !== undefined) yield* removePiece(g, space, piece, { by: 'assassinate', faction: 'auc' });
  // A space struck before its Terror is thereby selected for it.
  if (!x.selected.includes(space)) terrorize(g, 'auc', x, space);
}
