import type { Insurgent } from '../../factions.js';
import { cubes, guerrillas, room } from '../../forces.js';
import { ALL_SPACES, isLoc, SPACE_COUNT, type Space } from '../../map.js';
import type { Moved } from '../../operation.js';
import { ACTIVE, UNDERGROUND } from '../../pieces.js';
import { adjacent, type Position } from '../../position.js';
import { isOpposition, isSupport } from '../../support.js';
import { unmovedCount } from '../moved-pieces.js';

/** Where a March (3.3.2) can go, and which guerrillas it would activate. */

/** A group is seen when it and the cubes at its destination are more than this. */
const UNSEEN = 3;

/** Guerrillas that have not marched yet, by state. */
export const idleGroup = (g: Position, faction: Insurgent, from: Space, moved: Moved) => ({
  underground: unmovedCount(g, moved, from, UNDERGROUND[faction]),
  active: unmovedCount(g, moved, from, ACTIVE[faction]),
});

export const anyIdle = (g: Position, faction: Insurgent, from: Space, moved: Moved): boolean =>
  unmovedCount(g, moved, from, UNDERGROUND[faction]) > 0 || unmovedCount(g, moved, from, ACTIVE[faction]) > 0;

/** Marks the spaces next to guerrillas that can march. Searches from the guerrillas, because they are fewer than the spaces. */
export function marchReach(g: Position, faction: Insurgent, moved?: Moved): Uint8Array {
  const reached = new Uint8Array(SPACE_COUNT);
  for (const from of ALL_SPACES) {
    if (guerrillas(g, from, faction) === 0 || (moved && !anyIdle(g, faction, from, moved))) continue;
    for (const to of adjacent(g, from)) reached[to] = 1;
  }
  return reached;
}

/** Spaces to which a guerrilla could march. */
export function marchSpaces(g: Position, faction: Insurgent): Space[] {
  const reached = marchReach(g, faction);
  const hidden = UNDERGROUND[faction];
  return ALL_SPACES.filter((to) => reached[to] > 0 && room(g, to, hidden) > 0);
}

/** Can any guerrilla march? */
export function canMarch(g: Position, faction: Insurgent): boolean {
  const hidden = UNDERGROUND[faction];
  return ALL_SPACES.some(
    (from) => guerrillas(g, from, faction) > 0 && adjacent(g, from).some((to) => room(g, to, hidden) > 0),
  );
}

/** Into a LoC or support (for AUC, opposition too), if the group and the cubes there are more than 3. */
export function isSeen(g: Position, faction: Insurgent, to: Space, size: number): boolean {
  const watched = isLoc(to) || isSupport(g, to) || (faction === 'auc' && isOpposition(g, to));
  const watchers = cubes(g, to) + (faction === 'auc' ? guerrillas(g, to, 'farc') : 0);
  return watched && size + watchers > UNSEEN;
}
