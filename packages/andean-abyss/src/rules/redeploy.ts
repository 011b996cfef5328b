import type { Procedure } from '@sandtable/kernel';
import { NUMBER, numberQuestion, PIECE, SPACE, spaceQuestion } from '../ask.js';
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
import { type Position, spacesInPlay } from '../position.js';
import { pieceRef } from '../references.js';
import { text } from '../text.js';
import { hasGovernmentControl } from './civic.js';
import { controls } from './control.js';
import { GOVERNMENT_NAME, otherThanFrom } from './space-needs.js';

/** Redeployment (6.5), in the Redeploy phase and out of a new FARC Zone (6.4.4). */

type Controlled = (space: Space) => boolean;

/** Control by the markers of the round; when a FARC Zone is placed, by the pieces now (E5). */
const isControlled = (g: Position, space: Space): boolean =>
  g.step === 'redeploy' ? controls(g, 'government', space) : hasGovernmentControl(g, space);
const isHeld = (g: Position, space: Space): boolean => !isLoc(space) && isControlled(g, space);

/** Two destinations, if there are as many: enough to know whether a cube can go to another space than its own. */
function twoDestinations(g: Position, piece: Piece): Space[] {
  const found: Space[] = [];
  for (const to of piece === TROOPS ? CITIES_AND_DEPARTMENTS : spacesInPlay(g)) {
    const isOpen = piece === TROOPS ? isControlled(g, to) && isQuarters(g, to) : isLoc(to) || isControlled(g, to);
    if (isOpen && room(g, to, piece) > 0) found.push(to);
    if (found.length === 2) break;
  }
  return found;
}

const isQuarters = (g: Position, space: Space): boolean => isCity(space) || bases(g, space, 'government') > 0;

export const REDEPLOY = {
  from: spaceQuestion(
    'redeploy.from',
    '6.5.2',
    { piece: PIECE },
    {
      prepare: (g, { piece }) => twoDestinations(g, piece),
      needs: {
        kind: {
          holds: (g, { piece }, space) => count(g, space, piece) > 0,
          params: (_, { piece }) => ({ piece: pieceRef(piece) }),
        },
        somewhere: {
          holds: (_g, _c, space, ends) => ends.length > (ends[0] === space ? 1 : 0),
        },
      },
      otherwise: () => text('need.settled'),
    },
  ),
  to: spaceQuestion(
    'redeploy.to',
    '6.5.2',
    { piece: PIECE, from: SPACE, n: NUMBER },
    {
      needs: {
        other: otherThanFrom,
        control: {
          applies: (_, { piece }) => piece === TROOPS,
          holds: (g, _, space) => isHeld(g, space),
          params: GOVERNMENT_NAME,
        },
        quarters: {
          applies: (_, { piece }) => piece === TROOPS,
          holds: (g, _, space) => isQuarters(g, space),
        },
        locOrControl: {
          applies: (_, { piece }) => piece !== TROOPS,
          holds: (g, _, space) => isLoc(space) || isHeld(g, space),
        },
        room: { holds: (g, { piece }, space) => room(g, space, piece) > 0, shown: 'unmet' },
      },
    },
  ),
  number: numberQuestion('redeploy.number', '6.5.2', { piece: PIECE, from: SPACE, to: SPACE }),
};

/** 6.5.1-2: troops go to controlled cities and controlled spaces with a Government base, as far as there is room. */
const troopDestinations = (g: Position, controlled: Controlled): Space[] =>
  CITIES_AND_DEPARTMENTS.filter((s) => controlled(s) && isQuarters(g, s));

/** 6.5.3: police go to LoCs and controlled spaces, as far as there is room. */
const policeDestinations = (g: Position, controlled: Controlled): Space[] =>
  spacesInPlay(g).filter((s) => isLoc(s) || controlled(s));

const onLocOrWithoutBase = (g: Position, space: Space) =>
  isLoc(space) || (isDepartment(space) && bases(g, space, 'government') === 0);

export function* redeploy(g: Position, controlled: Controlled): Procedure {
  const moved = new Uint8Array(SPACE_COUNT);
  for (const from of ALL_SPACES) {
    const troops = count(g, from, TROOPS);
    if (troops === 0 || !onLocOrWithoutBase(g, from)) continue;
    yield* sendAll(g, from, TROOPS, troops, troopDestinations(g, controlled), '6.5.1', moved);
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
    const among = destinations.filter((to) => to !== from && room(g, to, piece) > 0);
    const given = { faction: 'government', rule, piece, from } as const;
    const to = (yield* REDEPLOY.to.ask(g, { ...given, n: left }, { among })) ?? BOGOTA;
    const most = Math.min(left, room(g, to, piece));
    const sole = among.length <= 1 && most === left;
    const sent = sole ? left : yield* REDEPLOY.number.ask(g, { ...given, to }, 1, most);
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
  const given = { faction: 'government', rule, piece } as const;
  const free = (from: Space) => count(g, from, piece) - moved[from];
  for (;;) {
    const from = yield* REDEPLOY.from.ask(g, given, { may: 'may', only: (space) => free(space) > 0 });
    if (from === undefined) return;
    const among = destinations.filter((to) => to !== from);
    const to = yield* REDEPLOY.to.ask(g, { ...given, from, n: free(from) }, { among });
    if (to === undefined) return;
    const most = Math.min(free(from), room(g, to, piece));
    const n = yield* REDEPLOY.number.ask(g, { ...given, from, to }, 1, most);
    shiftPieces(g, from, to, piece, n);
    moved[to] += n;
  }
}
