import type { Procedure } from '@sandtable/kernel';
import { operationQuestion } from '../../ask.js';
import { type Insurgent, isInsurgent } from '../../factions.js';
import { outnumbersAll, underground } from '../../forces.js';
import { ALL_SPACES, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import type { Position } from '../../position.js';
import { gain } from '../../resources.js';
import { flip } from '../../shipments.js';
import { terrorCost } from '../operations/costs.js';
import { insurgentOf, named, UNUSED } from '../space-needs.js';

/**
 * 4.3.1, 4.4.1 Extort: 1 resource where the faction outnumbers all enemies, LoCs included (T11). In all its spaces at
 * the same time, as all rulebooks say: before, during or after the operation, but not again.
 */

export const EXTORT = {
  space: operationQuestion('extort.space', (_, x) => (x.faction === 'farc' ? '4.3.1' : '4.4.1'), {
    needs: {
      underground: { holds: (g, x, space) => underground(g, space, insurgentOf(x)) > 0, params: named },
      outnumbersAll: { holds: (g, x, space) => outnumbersAll(g, space, insurgentOf(x)), params: named },
      unused: UNUSED,
      keepsTerror: {
        applies: (_, x) => x.operation === 'terror' && !x.begun,
        holds: (g, x, space) => keepsTerror(g, insurgentOf(x), x, space),
        shown: 'unmet',
      },
    },
  }),
};

/** Before its Terror, it must leave an underground guerrilla to carry out the Terror (4.1). */
function keepsTerror(g: Position, faction: Insurgent, x: Execution, space: Space): boolean {
  if (underground(g, space, faction) !== 1) return true;
  const payable = (s: Space) => x.free || g.resources[faction] + 1 >= terrorCost(s);
  return ALL_SPACES.some((s) => s !== space && underground(g, s, faction) > 0 && payable(s));
}

export const canExtort = (g: Position, x: Execution): boolean => isInsurgent(x.faction) && EXTORT.space.hasAny(g, x);

export function* extort(g: Position, x: Execution): Procedure {
  const { faction } = x;
  if (!isInsurgent(faction)) return;
  for (let first = true; ; first = false) {
    const space = yield* EXTORT.space.ask(g, x, { may: first ? 'must' : 'may' });
    if (space === undefined) return;
    x.specialSpaces.push(space);
    flip(g, space, faction, 'active', 1);
    gain(g, faction, 1);
  }
}
