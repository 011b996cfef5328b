import { DONE } from '@sandtable/kernel';
import { bases, count, place, strength } from '../forces.js';
import { ALL_SPACES, econ, isCity, isLoc, type Space } from '../map.js';
import { type Piece, POLICE, TROOPS } from '../pieces.js';
import { PIECE_KINDS, type Position } from '../position.js';
import { spaceRef } from '../references.js';
import { removeMarkers } from '../terror.js';
import {
  type Answerer,
  best,
  gainOf,
  type OfMove,
  offeredNumbers,
  offers,
  openSpaces,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { outlook } from './move.js';
import { spaceWorth } from './position-worth.js';

/** Where cubes go between campaigns: Redeploy (6.5), FARC Zones (6.4.4), open deployment (2.1). */

/** The value of `n` more (or fewer) troops near next campaign's targets. Each further troop counts less. */
const OUTLOOK = 0.06;
function outlookGain(g: Position, space: Space, piece: Piece, n: number): number {
  if (piece !== TROOPS) return 0;
  const [least, most] = n > 0 ? [0, n] : [n, 0];
  let sum = 0;
  for (let i = least; i < most; i++) sum += 1 / (1 + count(g, space, TROOPS) + i);
  return Math.sign(n) * sum * OUTLOOK * outlook(g, space);
}

/** What `n` more (or fewer) cubes gain in a space. A move gains the sum of its two ends. */
function cubesGain(g: Position, space: Space, piece: Piece, n: number): number {
  const at = space * PIECE_KINDS + piece;
  const before = spaceWorth(g, space);
  g.pieces[at] += n;
  const after = spaceWorth(g, space);
  g.pieces[at] -= n;
  return after - before + outlookGain(g, space, piece, n);
}

/** The group sizes that are tried. */
const GROUP_SIZES: readonly number[] = [1, 2, 3, 6, 12];
const groupSizes = (most: number): number[] => GROUP_SIZES.filter((n) => n <= most);

/** The best destination for up to `most` cubes, and how many of them to send. */
function bestEnd(g: Position, ends: readonly Space[], piece: Piece, most: number) {
  return best(
    groupSizes(most).flatMap((n) => ends.map((space) => ({ space, n, gain: cubesGain(g, space, piece, n) }))),
  );
}

type OfPiece = { readonly piece: Piece };

const redeployed = (option: string, gain: number, to: Space): ScoredOption =>
  scoredOption(option, gain, 'redeploy', { space: spaceRef(to) });

export const redeployTo: Answerer<OfPiece & { readonly n: number }> = (q) => {
  const end = bestEnd(q.g, openSpaces(q), q.params.piece, q.params.n);
  return end && redeployed(spaceRef(end.space), end.gain, end.space);
};

/** The number with the highest gain at the destination, minus what the origin loses. */
export const redeployNumber: Answerer<OfPiece & OfMove> = (q) => {
  const { from, to, piece } = q.params;
  return best(
    offeredNumbers(q)
      .filter((n) => GROUP_SIZES.includes(n))
      .map((n) => redeployed(`number:${n}`, cubesGain(q.g, from, piece, -n) + cubesGain(q.g, to, piece, n), to)),
  );
};

/** Cubes that needn't redeploy move only for at least this gain. */
const MIN_REDEPLOY_GAIN = 0.3;

export const redeployFrom: Answerer<OfPiece> = (q) => {
  const { g } = q;
  const { piece } = q.params;
  const origin = best(openSpaces(q).map((space) => ({ space, gain: cubesGain(g, space, piece, -1) })));
  const end = origin && bestEnd(g, ends(g, piece, origin.space), piece, 1);
  return origin && end && origin.gain + end.gain > MIN_REDEPLOY_GAIN
    ? redeployed(spaceRef(origin.space), origin.gain + end.gain, end.space)
    : scoredOption(DONE, 0, 'enough');
};

/** The question doesn't list destinations: controlled cities and bases for troops, and also LoCs for police. */
const ends = (g: Position, piece: Piece, from: Space): Space[] =>
  ALL_SPACES.filter((s) => {
    if (s === from) return false;
    if (piece === POLICE && isLoc(s)) return true;
    return g.control[s] === 1 && (piece === POLICE || isCity(s) || bases(g, s, 'government') > 0);
  });

/** 6.4.4: puts the FARC Zone where the Government has least to lose. */
export const zone: Answerer = (q) =>
  best(
    openSpaces(q).map((space) => {
      const lost = strength(q.g, space, 'government') + Math.max(0, q.g.support[space]);
      return scoredOption(spaceRef(space), -lost, 'zone', { space: spaceRef(space) });
    }),
  );

/** Card 7: removes the most costly markers first. */
export const specialForces: Answerer = (q) =>
  best(
    openSpaces(q).map((space) => {
      const gain = isLoc(space) ? econ(space) : gainOf(q.g, [space], () => removeMarkers(q.g, space)) + 0.1;
      return scoredOption(spaceRef(space), gain, 'markers', { space: spaceRef(space) });
    }),
  ) ?? (offers(q, DONE) ? scoredOption(DONE, 0, 'enough') : undefined);

const deployGain = (g: Position, space: Space, piece: Piece, n: number): number =>
  gainOf(g, [space], () => place(g, space, piece, n)) + outlookGain(g, space, piece, n);

export const deploySpace: Answerer<OfPiece> = (q) => {
  const { piece } = q.params;
  return best(
    openSpaces(q).map((space) =>
      scoredOption(spaceRef(space), deployGain(q.g, space, piece, 1), 'deploy', { space: spaceRef(space) }),
    ),
  );
};

/** One at a time, so that each goes where it is worth most by then. */
export const deployNumber: Answerer = () => scoredOption('number:1', 0, 'deploy.one');
