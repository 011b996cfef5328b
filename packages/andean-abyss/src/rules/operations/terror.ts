import { type Procedure, tell } from '@sandtable/kernel';
import type { Insurgent } from '../../factions.js';
import { underground } from '../../forces.js';
import { ALL_SPACES, isLoc, type Space } from '../../map.js';
import type { Position } from '../../position.js';
import { factionRef, spaceRef } from '../../references.js';
import { changeAid } from '../../resources.js';
import { flip } from '../../shipments.js';
import { level, shift } from '../../support.js';
import { placeMarkers } from '../../terror.js';
import { affords, type Execution, nextSpace, priced, select } from '../execution.js';

/** 3.3.4 Terror: wears down (or, by FARC, turns) support and opposition; on LoCs, Sabotage. */

const TERROR_COST = 1;
/** LoCs cost nothing. */
export const terrorCost = (space: Space): number => (isLoc(space) ? 0 : TERROR_COST);

export const terrorSpaces = (g: Position, faction: Insurgent): Space[] =>
  ALL_SPACES.filter((space) => underground(g, space, faction) > 0);

export const openToTerror = (g: Position, faction: Insurgent, x: Execution): Space[] =>
  terrorSpaces(g, faction).filter((space) => !x.selected.includes(space) && affords(g, x, terrorCost(space)));

export function* terror(g: Position, faction: Insurgent, x: Execution): Procedure {
  for (;;) {
    const space = yield* nextSpace(g, x, { key: 'terror.space', rule: '3.3.4', params: priced(x, TERROR_COST) }, () =>
      openToTerror(g, faction, x),
    );
    if (space === undefined) break;
    terrorise(g, faction, x, space);
  }
  if (faction === 'auc') cutAid(g, x.selected.length);
}

export function terrorise(g: Position, faction: Insurgent, x: Execution, space: Space): void {
  select(g, x, space, terrorCost(space));
  terrorIn(g, faction, space);
}

/** An underground guerrilla shows itself (unless an event lets an active one do it, 5.5); markers; a shift of one level. */
export function terrorIn(g: Position, faction: Insurgent, space: Space, markers = 1, stayHidden = false): void {
  if (!stayHidden) flip(g, space, faction, 'active', 1);
  tell(g, 'log.terrorise', { faction: factionRef(faction), space: spaceRef(space) });
  placeMarkers(g, space, markers);
  if (isLoc(space)) return;
  const toNeutral = -Math.sign(level(g, space));
  shift(g, space, faction === 'farc' ? -1 : toNeutral);
}

/** Aid cut: once an operation or event, for Terror by AUC in one space or in more. */
export function cutAid(g: Position, spaces: number): void {
  if (spaces > 0) changeAid(g, spaces === 1 ? -3 : -5);
}
