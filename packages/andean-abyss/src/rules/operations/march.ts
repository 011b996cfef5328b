import type { Procedure } from '@sandtable/kernel';
import { pickSpace, question } from '../../ask.js';
import type { Insurgent } from '../../factions.js';
import { active, cubes, guerrillas, room, underground } from '../../forces.js';
import { ALL_SPACES, isLoc, SPACE_COUNT, type Space, spaceId } from '../../map.js';
import { UNDERGROUND } from '../../pieces.js';
import { adjacent, type Position } from '../../position.js';
import { flip } from '../../shipments.js';
import { isOpposition, isSupport } from '../../support.js';
import { affords, type Execution, nextSpace, select } from '../execution.js';
import { moveSome } from './rally.js';

/** 3.3.2 March: moves own guerrillas to adjacent spaces. */

/** Entering LoCs is free. */
export const marchCost = (space: Space): number => (isLoc(space) ? 0 : 1);
/** A group is seen when it and the cubes at its destination are more than this. */
const UNSEEN = 3;

/** Guerrillas that have marched, by space and state: none marches twice. */
interface Marched {
  readonly underground: Uint8Array;
  readonly active: Uint8Array;
}

const idle = (g: Position, faction: Insurgent, from: Space, marched: Marched) => ({
  underground: underground(g, from, faction) - marched.underground[from],
  active: active(g, from, faction) - marched.active[from],
});

function originsFor(g: Position, faction: Insurgent, to: Space, marched: Marched): Space[] {
  if (room(g, to, UNDERGROUND[faction]) === 0) return [];
  return adjacent(g, to).filter((from) => {
    const { underground: u, active: a } = idle(g, faction, from, marched);
    return u + a > 0;
  });
}

const nobody = (): Marched => ({ underground: new Uint8Array(SPACE_COUNT), active: new Uint8Array(SPACE_COUNT) });

/** Where somebody could still march: from the guerrillas outward, as they are fewer than the spaces. */
export function marchSpaces(g: Position, faction: Insurgent, marched?: Marched): Space[] {
  const reached = new Uint8Array(SPACE_COUNT);
  for (const from of ALL_SPACES) {
    const gone = marched ? marched.underground[from] + marched.active[from] : 0;
    if (guerrillas(g, from, faction) > gone) for (const to of adjacent(g, from)) reached[to] = 1;
  }
  return ALL_SPACES.filter((to) => reached[to] > 0 && room(g, to, UNDERGROUND[faction]) > 0);
}

/** Can anybody march at all? */
export const canMarch = (g: Position, faction: Insurgent): boolean =>
  ALL_SPACES.some(
    (from) => guerrillas(g, from, faction) > 0 && adjacent(g, from).some((to) => room(g, to, UNDERGROUND[faction]) > 0),
  );

/** Returns the destinations. */
export function* march(g: Position, faction: Insurgent, x: Execution): Procedure<readonly Space[]> {
  const marched = nobody();
  const open = () =>
    marchSpaces(g, faction, marched).filter((to) => !x.selected.includes(to) && affords(g, x, marchCost(to)));
  for (;;) {
    const to = yield* nextSpace(g, x, { key: 'march.space', rule: '3.3.2' }, open);
    if (to === undefined) break;
    select(g, x, to, marchCost(to));
    yield* marchInto(g, faction, to, marched);
  }
  return x.selected;
}

/** All that march from one space to the destination are one group, seen or unseen together. */
function* marchInto(g: Position, faction: Insurgent, to: Space, marched: Marched): Procedure {
  const used: Space[] = [];
  for (;;) {
    const origins = originsFor(g, faction, to, marched).filter((from) => !used.includes(from));
    const q = question(faction, 'march.from', '3.3.2', { to: `space:${spaceId(to)}` });
    const from = yield* pickSpace(g, q, origins, used.length === 0 ? 'must' : 'may');
    if (from === undefined) return;
    used.push(from);
    const most = room(g, to, UNDERGROUND[faction]);
    const group = yield* moveSome(g, faction, from, to, most, '3.3.2', idle(g, faction, from, marched));
    const seen = isSeen(g, faction, to, group.underground + group.active);
    if (seen) flip(g, to, faction, 'active', group.underground);
    marched.active[to] += group.active + (seen ? group.underground : 0);
    marched.underground[to] += seen ? 0 : group.underground;
  }
}

/** Into a LoC or support (for AUC, opposition too), if the group and the cubes there are more than 3. */
export function isSeen(g: Position, faction: Insurgent, to: Space, size: number): boolean {
  const watched = isLoc(to) || isSupport(g, to) || (faction === 'auc' && isOpposition(g, to));
  const watchers = cubes(g, to) + (faction === 'auc' ? guerrillas(g, to, 'farc') : 0);
  return watched && size + watchers > UNSEEN;
}
