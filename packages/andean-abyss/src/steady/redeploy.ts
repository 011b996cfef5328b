import { DONE } from '../ask.js';
import { count, place, shiftPieces, strength } from '../forces.js';
import { econ, isLoc, type Space } from '../map.js';
import { type Piece, POLICE, TROOPS } from '../pieces.js';
import type { Position } from '../position.js';
import { spaceRef } from '../references.js';
import { removeMarkers } from '../terror.js';
import {
  type Answerer,
  type Asked,
  best,
  type Choice,
  choice,
  gainOf,
  numberParam,
  offers,
  openNumbers,
  openSpaces,
  pieceParam,
  spaceParam,
} from './asked.js';
import { outlook } from './move.js';

/** Where cubes stand between campaigns: Redeploy (6.5), FARC Zones (6.4.4), open deployment (2.1). */

/** What it counts for to stand where the next campaign will be fought; the less, the more are there already. */
const OUTLOOK = 0.03;
const stand = (g: Position, space: Space, piece: Piece): number =>
  piece === TROOPS ? (OUTLOOK * outlook(g, space)) / (1 + count(g, space, TROOPS)) : 0;

/** The last campaign of a road is over: sabotage is judged anew after the Reset phase, so a quiet road is what counts. */
const guard = (g: Position, space: Space, piece: Piece): number =>
  piece === POLICE && isLoc(space) && count(g, space, POLICE) === 0 ? 0.1 * econ(space) : 0;

const sendGain = (g: Position, from: Space, to: Space, piece: Piece, n: number): number =>
  gainOf(g, [from, to], () => shiftPieces(g, from, to, piece, n)) +
  n * (stand(g, to, piece) - stand(g, from, piece)) +
  guard(g, to, piece);

/** One or a few at a time, as many as gain most for each of them. */
const SENT: readonly number[] = [1, 2, 3, 6, 12];

function bestSend(g: Position, from: Space, ends: readonly Space[], piece: Piece, most: number): Choice | undefined {
  return best(
    ends.flatMap((to) =>
      SENT.filter((n) => n <= most).map((n) =>
        choice(spaceRef(to), sendGain(g, from, to, piece, n), 'redeploy', { space: spaceRef(to) }),
      ),
    ),
  );
}

export const redeployTo: Answerer = (q) => {
  const from = spaceParam(q, 'from');
  const piece = pieceParam(q);
  if (from === undefined || piece === undefined) return undefined;
  return bestSend(q.g, from, openSpaces(q), piece, numberParam(q));
};

export const redeployNumber: Answerer = (q) => {
  const from = spaceParam(q, 'from');
  const to = spaceParam(q, 'to');
  const piece = pieceParam(q);
  if (from === undefined || to === undefined || piece === undefined) return undefined;
  const numbers = openNumbers(q).filter((n) => SENT.includes(n));
  return best(
    numbers.map((n) => choice(`number:${n}`, sendGain(q.g, from, to, piece, n), 'redeploy', { space: spaceRef(to) })),
  );
};

/** Who may go goes only where it is clearly better. */
const REDEPLOY_LEAST = 0.3;

export const redeployFrom: Answerer = (q) => {
  const { g } = q;
  const piece = pieceParam(q);
  if (piece === undefined) return undefined;
  const needy = ends(g, q, piece);
  const found = best(
    openSpaces(q).flatMap((from) => {
      const send = bestSend(
        g,
        from,
        needy.filter((to) => to !== from),
        piece,
        Math.min(2, count(g, from, piece)),
      );
      return send ? [choice(spaceRef(from), send.gain, 'redeploy', send.params)] : [];
    }),
  );
  return found && found.gain > REDEPLOY_LEAST ? found : choice(DONE, 0, 'enough');
};

/** Destinations are not told with the question: those that would be offered next for sure. */
function ends(g: Position, q: Asked, piece: Piece): Space[] {
  const held = g.control.flatMap((control, space) => (control === 1 ? [space as Space] : []));
  const own = openSpaces(q);
  return piece === TROOPS ? held.filter((s) => own.includes(s)) : held;
}

/** 6.4.4: the FARC Zone goes where the Government has least to lose. */
export const zone: Answerer = (q) =>
  best(
    openSpaces(q).map((space) => {
      const lost = strength(q.g, space, 'government') + Math.max(0, q.g.support[space]);
      return choice(spaceRef(space), -lost, 'zone', { space: spaceRef(space) });
    }),
  );

/** Card 7: markers that cost most go first. */
export const specialForces: Answerer = (q) =>
  best(
    openSpaces(q).map((space) => {
      const gain = isLoc(space) ? econ(space) : gainOf(q.g, [space], () => removeMarkers(q.g, space)) + 0.1;
      return choice(spaceRef(space), gain, 'markers', { space: spaceRef(space) });
    }),
  ) ?? (offers(q, DONE) ? choice(DONE, 0, 'enough') : undefined);

const deployGain = (g: Position, space: Space, piece: Piece, n: number): number =>
  gainOf(g, [space], () => place(g, space, piece, n)) + n * stand(g, space, piece);

export const deploySpace: Answerer = (q) => {
  const piece = pieceParam(q);
  if (piece === undefined) return undefined;
  return best(
    openSpaces(q).map((space) =>
      choice(spaceRef(space), deployGain(q.g, space, piece, 1), 'deploy', { space: spaceRef(space) }),
    ),
  );
};

/** One at a time: the next goes where it is worth most then. */
export const deployNumber: Answerer = () => choice('number:1', 0, 'deploy.one');
