import type { Insurgent } from '../../factions.js';
import { isLoc, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import type { Position } from '../../position.js';
import { factionRef, spaceRef } from '../../references.js';
import { changeAid } from '../../resources.js';
import { flip } from '../../shipments.js';
import { level, shift } from '../../support.js';
import { placeMarkers } from '../../terror.js';
import { log } from '../../text.js';
import { select } from '../execution.js';
import { terrorCost } from './costs.js';

/** What Terror (3.3.4) does in a space, for the operation, its special activities and events. */

export function terrorize(g: Position, faction: Insurgent, x: Execution, space: Space): void {
  select(g, x, space, terrorCost(space));
  terrorIn(g, faction, space);
}

/** An underground guerrilla becomes active (an event may allow an active one, 5.5); markers; a shift of one level. */
export function terrorIn(g: Position, faction: Insurgent, space: Space, markers = 1, stayHidden = false): void {
  if (!stayHidden) flip(g, space, faction, 'active', 1);
  log(g, 'log.terrorise', { faction: factionRef(faction), space: spaceRef(space) });
  placeMarkers(g, space, markers);
  if (isLoc(space)) return;
  const toNeutral = -Math.sign(level(g, space));
  shift(g, space, faction === 'farc' ? -1 : toNeutral);
}

/** Aid cut: once an operation or event, for Terror by AUC in one space or in more. */
export function cutAid(g: Position, spaces: number): void {
  if (spaces > 0) changeAid(g, spaces === 1 ? -3 : -5);
}
