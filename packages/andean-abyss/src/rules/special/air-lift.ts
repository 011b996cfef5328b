import type { Procedure } from '@sandtable/kernel';
import { pickNumber, pickSpace, question } from '../../ask.js';
import { count, room, shiftPieces } from '../../forces.js';
import { BLACKHAWKS, missilesForbid } from '../../lasting-events.js';
import { ALL_SPACES, type Space } from '../../map.js';
import { TROOPS } from '../../pieces.js';
import { hasCapability, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';

/** 4.2.1 Air Lift: up to 3 troops from one space to another. */
const TROOPS_LIFTED = 3;

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
  const origins = ALL_SPACES.filter((space) => isOrigin(g, space));
  const from = yield* pickSpace(g, question('government', 'airLift.from', '4.2.1'), origins);
  if (from === undefined) return;
  const params = { from: spaceRef(from) };
  const ends = ALL_SPACES.filter((space) => space !== from && isEnd(g, space));
  const to = yield* pickSpace(g, question('government', 'airLift.to', '4.2.1', params), ends);
  if (to === undefined) return;
  const most = Math.min(capacity(g), count(g, from, TROOPS), room(g, to, TROOPS));
  const q = question('government', 'move.troops', '4.2.1', { from: spaceRef(from), to: spaceRef(to) });
  shiftPieces(g, from, to, TROOPS, yield* pickNumber(g, q, 1, most));
}
