import type { Procedure } from '@sandtable/kernel';
import { pickSpace, question } from '../../ask.js';
import type { Insurgent } from '../../factions.js';
import { cubes, guerrillas, room } from '../../forces.js';
import { ALL_SPACES, isLoc, SPACE_COUNT, type Space } from '../../map.js';
import { ACTIVE, UNDERGROUND } from '../../pieces.js';
import { adjacent, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { flip } from '../../shipments.js';
import { isOpposition, isSupport } from '../../support.js';
import { affords, type Execution, nextSpace, priced, select } from '../execution.js';
import { idle, type Moved, markMoved } from '../moved.js';
import { moveSome } from './rally.js';

/** 3.3.2 March: moves own guerrillas to adjacent spaces. */

const MARCH_COST = 1;
/** Entering LoCs is free. */
export const marchCost = (space: Space): number => (isLoc(space) ? 0 : MARCH_COST);
/** A group is seen when it and the cubes at its destination are more than this. */
const UNSEEN = 3;

/** Guerrillas that have not marched yet, by state. */
const idleGroup = (g: Position, faction: Insurgent, from: Space, moved: Moved) => ({
  underground: idle(g, moved, from, UNDERGROUND[faction]),
  active: idle(g, moved, from, ACTIVE[faction]),
});
export const anyIdle = (g: Position, faction: Insurgent, from: Space, moved: Moved): boolean =>
  idle(g, moved, from, UNDERGROUND[faction]) > 0 || idle(g, moved, from, ACTIVE[faction]) > 0;

const originsFor = (g: Position, faction: Insurgent, to: Space, moved: Moved): Space[] =>
  room(g, to, UNDERGROUND[faction]) === 0 ? [] : adjacent(g, to).filter((from) => anyIdle(g, faction, from, moved));

/** Where somebody could still march: from the guerrillas outward, as they are fewer than the spaces. */
export function marchSpaces(g: Position, faction: Insurgent, moved?: Moved): Space[] {
  const reached = new Uint8Array(SPACE_COUNT);
  const hidden = UNDERGROUND[faction];
  for (const from of ALL_SPACES) {
    if (guerrillas(g, from, faction) === 0 || (moved && !anyIdle(g, faction, from, moved))) continue;
    for (const to of adjacent(g, from)) reached[to] = 1;
  }
  return ALL_SPACES.filter((to) => reached[to] > 0 && room(g, to, hidden) > 0);
}

/** Can anybody march at all? */
export function canMarch(g: Position, faction: Insurgent): boolean {
  const hidden = UNDERGROUND[faction];
  return ALL_SPACES.some(
    (from) => guerrillas(g, from, faction) > 0 && adjacent(g, from).some((to) => room(g, to, hidden) > 0),
  );
}

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

/** Into a LoC or support (for AUC, opposition too), if the group and the cubes there are more than 3. */
export function isSeen(g: Position, faction: Insurgent, to: Space, size: number): boolean {
  const watched = isLoc(to) || isSupport(g, to) || (faction === 'auc' && isOpposition(g, to));
  const watchers = cubes(g, to) + (faction === 'auc' ? guerrillas(g, to, 'farc') : 0);
  return watched && size + watchers > UNSEEN;
}
