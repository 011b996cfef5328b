import type { Procedure } from '@sandtable/kernel';
import { pickPiece, pickSpace, pickWord, question } from '../../ask.js';
import { isInsurgent } from '../../factions.js';
import { allPieces, bases, cubes, enemyOf, guerrillaPiece, kindsIn } from '../../forces.js';
import { ALL_SPACES, type Space, spaceId } from '../../map.js';
import { isBase, isCube, isGuerrilla, isUnderground, ownerOf } from '../../pieces.js';
import type { Position } from '../../position.js';
import { pay } from '../../resources.js';
import { flip, removePiece } from '../../shipments.js';
import type { Execution } from '../execution.js';
import { attackSpaces } from '../operations/attack.js';
import { leastCost } from '../operations/index.js';
import { terrorSpaces } from '../operations/terror.js';

/** 4.5.4 Bribe: in up to 3 spaces, for 3 resources each: 2 cubes, 2 guerrillas (removed or turned over) or 1 base. */
const COST = 3;
const MOST_SPACES = 3;
const MOST_PIECES = 2;

const WAYS = ['bribe-cubes', 'bribe-guerrillas', 'bribe-flip', 'bribe-base'] as const;
type Way = (typeof WAYS)[number];

const enemyGuerrillas = (g: Position, space: Space) =>
  kindsIn(g, space, (piece) => isGuerrilla(piece) && ownerOf(piece) !== 'cartels');
const enemyBases = (g: Position, space: Space) =>
  kindsIn(g, space, (piece) => isBase(piece) && enemyOf('cartels')(piece));

/** Is there any way to spend a bribe here? */
const hasBribable = (g: Position, space: Space): boolean => allPieces(g, space) > bases(g, space, 'cartels');

function waysIn(g: Position, space: Space): Way[] {
  const ways: Way[] = [];
  if (cubes(g, space) > 0) ways.push('bribe-cubes');
  if (enemyGuerrillas(g, space).length > 0) ways.push('bribe-guerrillas');
  if (kindsIn(g, space, guerrillaPiece).length > 0) ways.push('bribe-flip');
  if (enemyBases(g, space).length > 0) ways.push('bribe-base');
  return ways;
}

/** Taken before the operation, it must leave the operation possible (4.1): money for a space, and somebody to act there. */
function leavesOperation(g: Position, x: Execution, space: Space): boolean {
  if (x.begun) return true;
  if (!x.free && g.resources.cartels < COST + leastCost(g, x)) return false;
  const needed =
    x.operation === 'attack' ? attackSpaces(g, 'cartels') : x.operation === 'terror' ? terrorSpaces(g, 'cartels') : [];
  return needed.length === 0 || needed.some((other) => other !== space);
}

const spaces = (g: Position, x: Execution): Space[] =>
  x.specialSpaces.length >= MOST_SPACES || g.resources.cartels < COST
    ? []
    : ALL_SPACES.filter(
        (space) => hasBribable(g, space) && !x.specialSpaces.includes(space) && leavesOperation(g, x, space),
      );

export const canBribe = (g: Position, x: Execution): boolean => spaces(g, x).length > 0;

export function* bribe(g: Position, x: Execution): Procedure {
  const space = yield* pickSpace(g, question('cartels', 'bribe.space', '4.5.4'), spaces(g, x));
  if (space === undefined) return;
  x.specialSpaces.push(space);
  pay(g, 'cartels', COST);
  yield* bribeIn(g, space);
}

/** Spaces where there is anything to bribe, for an event that bribes for nothing. */
export const bribeSpaces = (g: Position): Space[] => ALL_SPACES.filter((space) => hasBribable(g, space));

export function* bribeIn(g: Position, space: Space): Procedure {
  const params = { space: `space:${spaceId(space)}` };
  const way = yield* pickWord(g, question('cartels', 'bribe.way', '4.5.4', params), waysIn(g, space));
  const most = way === 'bribe-base' ? 1 : MOST_PIECES;
  const q = question('cartels', `bribe.${way === 'bribe-flip' ? 'flip' : 'target'}`, '4.5.4', params);
  for (let n = 0; n < most; n++) {
    const piece = yield* pickPiece(g, q, bribable(g, space, way), n === 0 ? 'must' : 'may');
    if (piece === undefined) return;
    const owner = ownerOf(piece);
    if (way !== 'bribe-flip') yield* removePiece(g, space, piece, { by: 'bribe' });
    else if (isInsurgent(owner)) flip(g, space, owner, isUnderground(piece) ? 'active' : 'underground', 1);
  }
}

function bribable(g: Position, space: Space, way: Way) {
  switch (way) {
    case 'bribe-cubes':
      return kindsIn(g, space, isCube);
    case 'bribe-guerrillas':
      return enemyGuerrillas(g, space);
    case 'bribe-flip':
      return kindsIn(g, space, guerrillaPiece);
    case 'bribe-base':
      return enemyBases(g, space);
  }
}
