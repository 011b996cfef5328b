import type { Procedure } from '@sandtable/kernel';
import { spaceQuestion } from '../ask.js';
import { outnumbersAll, removeCubesOrBases, strength } from '../forces.js';
import { CITIES_AND_DEPARTMENTS, DEPARTMENTS, isDepartment, type Space } from '../map.js';
import { BASE } from '../pieces.js';
import { inPlay, type Position } from '../position.js';
import { spaceRef } from '../references.js';
import { log, text } from '../text.js';
import { leaveZone } from './redeploy.js';
import { DEPARTMENT, NO_ZONE } from './space-needs.js';

/** 6.4.4 FARC Zones: departments that the Government may not enter. */

export const ZONE = {
  /** Where there are most FARC pieces, among the departments that an event may limit further. */
  space: spaceQuestion(
    'zone',
    '6.4.4',
    {},
    {
      needs: {
        department: DEPARTMENT,
        noZone: NO_ZONE,
        mostFarc: {
          applies: (g) => isElection(g),
          holds: (g, _, space) =>
            !isDepartment(space) || g.zones[space] > 0 || zoneCandidates(g, () => true).includes(space),
          shown: (g, _, space) => isDepartment(space) && !g.zones[space],
        },
      },
      otherwise: (g) => (isElection(g) ? undefined : text('need.mostFarcAllowed')),
    },
  ),
};
const isElection = (g: Position): boolean => g.step === 'election';

/** Among the departments allowed and not yet Zones, those with the most FARC pieces. */
function zoneCandidates(g: Position, allowed: (space: Space) => boolean): Space[] {
  const open = DEPARTMENTS.filter((space) => inPlay(g, space) && !g.zones[space] && allowed(space));
  const most = Math.max(...open.map((space) => strength(g, space, 'farc')));
  return open.filter((space) => strength(g, space, 'farc') === most);
}

/** The Government picks the department, moves its cubes out and removes its bases. Returns the new Zone. */
export function* placeFarcZone(
  g: Position,
  rule = '6.4.4',
  allowed: (space: Space) => boolean = () => true,
): Procedure<Space | undefined> {
  const zone = yield* ZONE.space.ask(g, { faction: 'government', rule }, { among: zoneCandidates(g, allowed) });
  if (zone === undefined) return undefined;
  const held = CITIES_AND_DEPARTMENTS.filter((s) => inPlay(g, s) && outnumbersAll(g, s, 'government'));
  log(g, 'log.zone', { space: spaceRef(zone) });
  yield* leaveZone(g, zone, (space) => space !== zone && held.includes(space));
  removeCubesOrBases(g, zone, BASE.government, 99);
  g.zones[zone] = 1;
  return zone;
}

export function removeFarcZone(g: Position, zone: Space): void {
  g.zones[zone] = 0;
  log(g, 'log.zoneRemoved', { space: spaceRef(zone) });
}

export const farcZones = (g: Position): Space[] => DEPARTMENTS.filter((space) => g.zones[space] > 0);
