import type { Procedure } from '@sandtable/kernel';
import { operationQuestion } from '../../ask.js';
import type { Insurgent } from '../../factions.js';
import { underground } from '../../forces.js';
import type { Execution } from '../../operation.js';
import type { Position } from '../../position.js';
import { nextSpace } from '../next-step.js';
import { FRESH, insurgentOf, named, paid } from '../space-needs.js';
import { TERROR_COST, terrorCost } from './costs.js';
import { cutAid, terrorize } from './terror-effects.js';

/** 3.3.4 Terror: wears down (or, by FARC, turns) support and opposition; on LoCs, Sabotage. */
export const TERROR = {
  space: operationQuestion(
    'terror.space',
    '3.3.4',
    {
      needs: {
        underground: { holds: (g, x, space) => underground(g, space, insurgentOf(x)) > 0, params: named },
        resources: paid(
          (_, space) => terrorCost(space),
          () => TERROR_COST,
        ),
        fresh: FRESH,
      },
    },
    () => TERROR_COST,
  ),
};

export function* terror(g: Position, faction: Insurgent, x: Execution): Procedure {
  for (;;) {
    const space = yield* nextSpace(g, x, TERROR.space);
    if (space === undefined) break;
    terrorize(g, faction, x, space);
  }
  if (faction === 'auc') cutAid(g, x.selected.length);
}
