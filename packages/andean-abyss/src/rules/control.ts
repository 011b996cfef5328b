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

/** First edition: the markers of this round. Second: counted now, but for the Redeploy phase (E4). */
export function controls(g: Position, faction: Faction, space: Space): boolean {
  if (g.rules.edition === '2' && g.step !== 'redeploy') return outnumbersAll(g, space, faction);
  return CONTROL[g.control[space]] === faction;
}
