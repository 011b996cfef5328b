import type { Procedure } from '@sandtable/kernel';
import { SPACE, spaceQuestion } from '../../ask.js';
import { count, room, shiftPieces } from '../../forces.js';
import { BLACKHAWKS, missilesForbid } from '../../lasting-events.js';
import { ALL_SPACES, type Space } from '../../map.js';
import { TROOPS } from '../../pieces.js';
import { hasCapability, type Position } from '../../position.js';
import { CUBES } from '../move-cubes.js';
import { NO_MISSILES, otherThanFrom } from '../space-needs.js';

/** 4.2.1 Air Lift: up to 3 troops from one space to another. */
const TROOPS_LIFTED = 3;

export const AIR_LIFT = {
  from: spaceQuestion(
    'airLift.from',
    '4.2.1',
    {},
    {
      needs: {
        troops: (g, _, space) => count(g, space, TROOPS) > 0,
        missiles: NO_MISSILES,
      },
    },
  ),
  to: spaceQuestion(
    'airLift.to',
    '4.2.1',
    { from: SPACE },
    {
      needs: {
        other: otherThanFrom,
        room: { holds: (g, _, space) => room(g, space, TROOPS) > 0, shown: 'unmet' },
        missiles: NO_MISSILES,
      },
    },
  ),
};

/** Card 10: any number, or only 1. */
function capacity(g: Position): number {
  if (hasCapability(g, BLACKHAWKS, 'unshaded')) return 99;
  return hasCapability(g, BLACKHAWKS, 'shaded') ? 1 : TROOPS_LIFTED;
}

const isOrigin = (g: Position, space: Space) => count(g, space, TROOPS) > 0 && !missilesForbid(g, space);
const isEnd = (g: Position, space: Space) => room(g, space, TROOPS) > 0 && !missilesForbid(g, space);

/** How many troops one Air Lift could bring here. */
export function maxLiftedTo(g: Position, to: Space): number {
  if (!isEnd(g, to)) return 0;
  const most = Math.min(capacity(g), room(g, to, TROOPS));
  const from = (space: Space) => (space !== to && isOrigin(g, space) ? Math.min(most, count(g, space, TROOPS)) : 0);
  return Math.max(...ALL_SPACES.map(from));
}

export const canAirLift = (g: Position): boolean =>
  ALL_SPACES.some((from) => isOrigin(g, from) && ALL_SPACES.some((to) => to !== from && isEnd(g, to)));

export function* airLift(g: Position): Procedure {
  const from = yield* AIR_LIFT.from.ask(g, { faction: 'government' });
  if (from === undefined) return;
  const to = yield* AIR_LIFT.to.ask(g, { faction: 'government', from });
  if (to === undefined) return;
  const most = Math.min(capacity(g), count(g, from, TROOPS), room(g, to, TROOPS));
  const given = { faction: 'government', rule: '4.2.1', from, to } as const;
  shiftPieces(g, from, to, TROOPS, yield* CUBES.troops.ask(g, given, 1, most));
}
