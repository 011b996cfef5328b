import type { Procedure } from '@sandtable/kernel';
import { operationQuestion, SPACE, spaceQuestion } from '../../ask.js';
import type { Insurgent } from '../../factions.js';
import { hasRoomEverywhere, room } from '../../forces.js';
import type { Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { ACTIVE, UNDERGROUND } from '../../pieces.js';
import { adjacent, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { flip } from '../../shipments.js';
import { text } from '../../text.js';
import { select } from '../execution.js';
import { markMoved, NONE_MOVED } from '../moved-pieces.js';
import { nextSpace } from '../next-step.js';
import { FRESH, insurgentOf, named, paid } from '../space-needs.js';
import { MARCH_COST, marchCost } from './costs.js';
import { anyIdle, idleGroup, isSeen, marchReach } from './march-spaces.js';
import { moveSome } from './rally.js';

/** 3.3.2 March: moves own guerrillas to adjacent spaces. */
export const MARCH = {
  space: operationQuestion(
    'march.space',
    '3.3.2',
    {
      prepare: (g, x) => marchReach(g, insurgentOf(x), x.moved),
      needs: {
        besideIdle: { holds: (_g, _x, to, reached) => reached[to] > 0, params: named },
        room: {
          holds: (g, x, to) => room(g, to, UNDERGROUND[insurgentOf(x)]) > 0,
          allMeet: hasRoomEverywhere,
          shown: 'unmet',
        },
        resources: paid(
          (_, to) => marchCost(to),
          () => MARCH_COST,
        ),
        fresh: FRESH,
      },
    },
    () => MARCH_COST,
  ),
  from: spaceQuestion(
    'march.from',
    '3.3.2',
    { to: SPACE },
    {
      needs: {
        adjacentTo: {
          holds: (g, { to }, space) => adjacent(g, to).includes(space),
          params: (_, { to }) => ({ space: spaceRef(to) }),
        },
        guerrillasIdle: {
          holds: (g, c, space) => anyIdle(g, insurgentOf(c), space, c.x?.moved ?? NONE_MOVED),
          params: named,
        },
        roomThere: {
          holdsForAll: (g, c) => room(g, c.to, UNDERGROUND[insurgentOf(c)]) > 0,
          shown: 'unmet',
          params: (_, { to }) => ({ to: spaceRef(to) }),
        },
      },
      otherwise: () => text('need.notDrawnOn'),
    },
  ),
};

/** Returns the destinations. */
export function* march(g: Position, faction: Insurgent, x: Execution): Procedure<readonly Space[]> {
  for (;;) {
    const to = yield* nextSpace(g, x, MARCH.space);
    if (to === undefined) break;
    select(g, x, to, marchCost(to));
    yield* marchInto(g, faction, to, x);
  }
  return x.selected;
}

/** All that march from one space to the destination are one group, seen or unseen together. */
function* marchInto(g: Position, faction: Insurgent, to: Space, x: Execution): Procedure {
  const { moved } = x;
  const used: Space[] = [];
  for (;;) {
    const from = yield* MARCH.from.ask(
      g,
      { faction, x, to },
      {
        may: used.length === 0 ? 'must' : 'may',
        among: adjacent(g, to),
        only: (space) => !used.includes(space),
      },
    );
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
