import { TERROR_MARKERS } from './data/deployment.js';
import { isLoc, type Space } from './map.js';
import type { Position } from './position.js';
import { spaceRef } from './references.js';
import { log } from './text.js';

/** Terror and Sabotage markers: two faces of the same 40 counters (3.3.4). */
export function markersOut(g: Position): number {
  let out = 0;
  for (const n of g.terror) out += n;
  return out;
}

export const isSabotaged = (g: Position, loc: Space): boolean => g.terror[loc] > 0;

/** Places up to `n` Terror markers in a city or department, or the one Sabotage marker on a LoC not yet Sabotaged. */
export function placeMarkers(g: Position, space: Space, n = 1): number {
  const wanted = isLoc(space) ? (isSabotaged(g, space) ? 0 : 1) : n;
  const placed = Math.min(wanted, TERROR_MARKERS - markersOut(g));
  if (placed <= 0) return 0;
  g.terror[space] += placed;
  log(g, isLoc(space) ? 'log.sabotage' : 'log.terror', { n: placed, space: spaceRef(space) });
  return placed;
}

export function removeMarkers(g: Position, space: Space, n = 1): void {
  const removed = Math.min(n, g.terror[space]);
  if (removed === 0) return;
  g.terror[space] -= removed;
  log(g, isLoc(space) ? 'log.repair' : 'log.calm', { n: removed, space: spaceRef(space) });
}
