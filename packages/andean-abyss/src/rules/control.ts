import type { Faction } from '../factions.js';
import { outnumbersAll } from '../forces.js';
import { CITIES_AND_DEPARTMENTS, type Space } from '../map.js';
import { CONTROL, inPlay, type Position } from '../position.js';

/** Control (6.2): more pieces of one faction than of all others together, in cities and departments. */
export function markControl(g: Position): void {
  for (const space of CITIES_AND_DEPARTMENTS) {
    if (!inPlay(g, space)) continue;
    g.control[space] = outnumbersAll(g, space, 'government') ? 1 : outnumbersAll(g, space, 'farc') ? 2 : 0;
  }
}

/** First edition: the markers of this round count. Second: only in the Redeploy phase (E4). */
export const marksControl = (g: Position): boolean => g.rules.edition === '1' || g.step === 'redeploy';

/** By the markers where they count, otherwise counted now. */
export const controls = (g: Position, faction: Faction, space: Space): boolean =>
  marksControl(g) ? CONTROL[g.control[space]] === faction : outnumbersAll(g, space, faction);
