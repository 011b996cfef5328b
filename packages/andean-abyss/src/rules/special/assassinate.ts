import type { Procedure } from '@sandtable/kernel';
import { operationQuestion, pieceQuestion, SPACE } from '../../ask.js';
import { enemyOf, hasEnemies, kindsIn, outnumberPolice, underground } from '../../forces.js';
import type { Execution } from '../../operation.js';
import type { Position } from '../../position.js';
import { removePiece } from '../../shipments.js';
import { affords } from '../execution.js';
import { terrorCost } from '../operations/costs.js';
import { terrorize } from '../operations/terror-effects.js';
import { AUC_NAME, UNUSED } from '../space-needs.js';

/** 4.4.2 Assassinate: any one enemy piece, even a protected base, in up to 3 spaces of this Terror. */
const MAX_SPACES = 3;

export const ASSASSINATE = {
  space: operationQuestion('assassinate.space', '4.4.2', {
    needs: {
      outnumberPolice: { holds: (g, _, space) => outnumberPolice(g, space, 'auc'), params: AUC_NAME },
      /** A space of this Terror, or one that can still be. */
      ofTerrorPaid: (g, x, space) =>
        x.selected.includes(space) || (underground(g, space, 'auc') > 0 && affords(g, x, terrorCost(space))),
      enemy: (g, _, space) => hasEnemies(g, space, 'auc'),
      unused: UNUSED,
    },
  }),
  target: pieceQuestion('assassinate.target', '4.4.2', { space: SPACE }),
};

export const canAssassinate = (g: Position, x: Execution): boolean =>
  x.specialSpaces.length < MAX_SPACES && ASSASSINATE.space.hasAny(g, x);

export function* assassinate(g: Position, x: Execution): Procedure {
  const space = yield* ASSASSINATE.space.ask(g, x);
  if (space === undefined) return;
  x.specialSpaces.push(space);
  const piece = yield* ASSASSINATE.target.askFor(g, { faction: 'auc', space }, kindsIn(g, space, enemyOf('auc')));
  if (piece !== undefined) yield* removePiece(g, space, piece, { by: 'assassinate', faction: 'auc' });
  // A space struck before its Terror is thereby selected for it.
  if (!x.selected.includes(space)) terrorize(g, 'auc', x, space);
}
