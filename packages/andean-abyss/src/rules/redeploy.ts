import type { Procedure } from '@sandtable/kernel';
import { pickNumber, pickSpace, question } from '../ask.js';
import { bases, count, room, shiftPieces } from '../forces.js';
import {
  ALL_SPACES,
  BOGOTA,
  CITIES_AND_DEPARTMENTS,
  isCity,
  isDepartment,
  isLoc,
  SPACE_COUNT,
  type Space,
} from '../map.js';
import { type Piece, POLICE, TROOPS } from '../pieces.js';
import { inPlay, type Position } from '../position.js';
import { pieceRef, spaceRef } from '../references.js';

/** Redeployment (6.5), in the Redeploy phase and out of a new FARC Zone (6.4.4). */

type Controlled = (space: Space) => boolean;

/** 6.5.1-2: troops go to controlled cities and controlled spaces with a Government base, as far as there is room. */
export const troopDestinations = (g: Position, controlled: Controlled): Space[] =>
  CITIES_AND_DEPARTMENTS.filter((s) => controlled(s) && (isCity(s) || bases(g, s, 'government') > 0));

/** 6.5.3: police go to LoCs and controlled spaces, as far as there is room. */
export const policeDestinations = (g: Position, controlled: Controlled): Space[] =>
  ALL_SPACES.filter((s) => inPlay(g, s) && (isLoc(s) || controlled(s)));

const onLocOrWithoutBase = (g: Position, space: Space) =>
  isLoc(space) || (isDepartment(space) && bases(g, space, 'government') === 0);

export function* redeploy(g: Position, controlled: Controlled): Procedure {
  const moved = new Uint8Array(SPACE_COUNT);
  for (const from of ALL_SPACES) {
    if (!onLocOrWithoutBase(g, from)) continue;
    yield* sendAll(g, from, TROOPS, count(g, from, TROOPS), troopDestinations(g, controlled), '6.5.1', moved);
  }
  yield* sendSome(g, TROOPS, troopDestinations(g, controlled), '6.5.2', moved);
  yield* sendSome(g, POLICE, policeDestinations(g, controlled), '6.5.3', new Uint8Array(SPACE_COUNT));
}

/** 6.4.4: every cube leaves a new FARC Zone at once; control is judged as the Zone arrives (E5). */
export function* leaveZone(g: Position, zone: Space, controlled: Controlled): Procedure {
  const moved = new Uint8Array(SPACE_COUNT);
  yield* sendAll(g, zone, TROOPS, count(g, zone, TROOPS), troopDestinations(g, controlled), '6.4.4', moved);
  yield* sendAll(g, zone, POLICE, count(g, zone, POLICE), policeDestinations(g, controlled), '6.4.4', moved);
}

/** 6.5.1: all must go; the Government divides them among the destinations. If there is none, to Bogotá (R16). */
function* sendAll(
  g: Position,
  from: Space,
  piece: Piece,
  n: number,
  destinations: readonly Space[],
  rule: string,
  moved: Uint8Array,
): Procedure {
  for (let left = n; left > 0; ) {
    const open = destinations.filter((to) => to !== from && room(g, to, piece) > 0);
    const params = { piece: pieceRef(piece), from: spaceRef(from), n: left };
    const to = (yield* pickSpace(g, question('government', 'redeploy.to', rule, params), open)) ?? BOGOTA;
    const most = Math.min(left, room(g, to, piece));
    const sole = open.length <= 1 && most === left;
    const q = question('government', 'redeploy.number', rule, {
      piece: params.piece,
      from: params.from,
      to: spaceRef(to),
    });
    const sent = sole ? left : yield* pickNumber(g, q, 1, most);
    shiftPieces(g, from, to, piece, sent);
    moved[to] += sent;
    left -= sent;
  }
}

/** 6.5.2-3: others may go; no cube redeploys twice (R16). */
function* sendSome(
  g: Position,
  piece: Piece,
  destinations: readonly Space[],
  rule: string,
  moved: Uint8Array,
): Procedure {
  const q = question('government', 'redeploy.from', rule, { piece: pieceRef(piece) });
  const free = (from: Space) => count(g, from, piece) - moved[from];
  for (;;) {
    const ends = destinations.filter((to) => room(g, to, piece) > 0);
    const origins = ALL_SPACES.filter((from) => free(from) > 0 && ends.some((to) => to !== from));
    const from = yield* pickSpace(g, q, origins, 'may');
    if (from === undefined) return;
    const params = { piece: pieceRef(piece), from: spaceRef(from), n: free(from) };
    const open = ends.filter((to) => to !== from);
    const to = yield* pickSpace(g, question('government', 'redeploy.to', rule, params), open);
    if (to === undefined) return;
    const number = question('government', 'redeploy.number', rule, {
      piece: params.piece,
      from: params.from,
      to: spaceRef(to),
    });
    const n = yield* pickNumber(g, number, 1, Math.min(free(from), room(g, to, piece)));
    shiftPieces(g, from, to, piece, n);
    moved[to] += n;
  }
}
