import type { Procedure } from '@sandtable/kernel';
import type { Insurgent } from '../../factions.js';
import type { Execution } from '../../operation.js';
import type { Position } from '../../position.js';
import { priced } from '../execution.js';
import { nextSpace } from '../next-step.js';
import { TERROR_COST } from './costs.js';
import { cutAid, terrorize } from './terror-effects.js';
import { openToTerror } from './terror-spaces.js';

/** 3.3.4 Terror: wears down (or, by FARC, turns) support and opposition; on LoCs, Sabotage. */

export function* terror(g: Position, faction: Insurgent, x: Execution): Procedure {
  for (;;) {
    const space = yield* nextSpace(g, x, { key: 'terror.space', rule: '3.3.4', params: priced(x, TERROR_COST) }, () =>
      openToTerror(g, faction, x),
    );
    if (space === undefined) break;
    terrorize(g, faction, x, space);
  }
  if (faction === 'auc') cutAid(g, x.selected.length);
}
