import type { Procedure } from '@sandtable/kernel';
import { pickSpace, question } from '../../ask.js';
import type { Insurgent } from '../../factions.js';
import { room } from '../../forces.js';
import type { Space } from '../../map.js';
import type { Execution, Moved } from '../../operation.js';
import { ACTIVE, UNDERGROUND } from '../../pieces.js';
import type { Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { flip } from '../../shipments.js';
import { affords, priced, select } from '../execution.js';
import { markMoved } from '../moved-pieces.js';
import { nextSpace } from '../next-step.js';
import { MARCH_COST, marchCost } from './costs.js';
import { idleGroup, isSeen, marchSpaces, originsFor } from './march-spaces.js';
import { moveSome } from './rally.js';

/** 3.3.2 March: moves own guerrillas to adjacent spaces. */

/** Returns the destinations. */
export function* march(g: Position, faction: Insurgent, x: Execution): Procedure<readonly Space[]> {
  const open = () =>
    marchSpaces(g, faction, x.moved).filter((to) => !x.selected.includes(to) && affords(g, x, marchCost(to)));
  for (;;) {
    const to = yield* nextSpace(g, x, { key: 'march.space', rule: '3.3.2', params: priced(x, MARCH_COST) }, open);
    if (to === undefined) break;
    select(g, x, to, marchCost(to));
    yield* marchInto(g, faction, to, x.moved);
  }
  return x.selected;
}

/** All that march from one space to the destination are one group, seen or unseen together. */
function* marchInto(g: Position, faction: Insurgent, to: Space, moved: Moved): Procedure {
  const used: Space[] = [];
  for (;;) {
    const origins = originsFor(g, faction, to, moved).filter((from) => !used.includes(from));
    const q = question(faction, 'march.from', '3.3.2', { to: spaceRef(to) });
    const from = yield* pickSpace(g, q, origins, used.length === 0 ? 'must' : 'may');
    if (from === undefined) return;
    used.push(from);
    const most = room(g, to, UNDERGROUND[faction]);
    const group = yield* moveSome(g, faction, from, to, most, '3.3.2', idleGroup(g, faction, from, moved));
    const seen = isSeen(g, faction, to, group.underground + group.active);
    if (seen) flip(g, to, faction, 'active', group.underground);
    markMoved(moved, to, ACTIVE[faction], group.active + (seen ? group.underground : 0));
    markMoved(moved, to, UNDERGROUND[faction], seen ? 0 : group.underground);
  }
}
