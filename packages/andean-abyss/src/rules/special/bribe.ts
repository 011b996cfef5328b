import type { Procedure } from '@sandtable/kernel';
import { operationQuestion, pieceQuestion, SPACE, wordQuestion } from '../../ask.js';
import { isInsurgent } from '../../factions.js';
import { allPieces, bases, count, kindsIn, withTemporary } from '../../forces.js';
import { ALL_SPACES, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { isBase, isCube, isGuerrilla, isUnderground, ownerOf, type Piece, turnedOver } from '../../pieces.js';
import type { Position } from '../../position.js';
import { pay } from '../../resources.js';
import { flip, removePiece } from '../../shipments.js';
import { canBegin } from '../operations/beginning.js';
import { UNUSED } from '../space-needs.js';
import { strike } from '../strike.js';

/** 4.5.4 Bribe: in up to 3 spaces, for 3 resources each: 2 cubes, 2 guerrillas (removed or turned over) or 1 base. */
export const BRIBE_COST = 3;
const MAX_SPACES = 3;
const MAX_PIECES = 2;

const WAYS = ['bribe-cubes', 'bribe-guerrillas', 'bribe-flip', 'bribe-base'] as const;
type Way = (typeof WAYS)[number];

export const BRIBE = {
  space: operationQuestion('bribe.space', '4.5.4', {
    needs: {
      bribable: (g, _, space) => hasBribable(g, space),
      unused: UNUSED,
      leavesOperation: {
        applies: (_, x) => !x.begun,
        holds: (g, x, space) => !hasBribable(g, space) || leavesOperation(g, x, space),
        shown: 'unmet',
      },
    },
  }),
  way: wordQuestion('bribe.way', '4.5.4', { space: SPACE }, WAYS),
  target: pieceQuestion('bribe.target', '4.5.4', { space: SPACE }),
  flip: pieceQuestion('bribe.flip', '4.5.4', { space: SPACE }),
};

const isEnemy = (piece: Piece): boolean => ownerOf(piece) !== 'cartels';
const BUYS: Readonly<Record<Way, (piece: Piece) => boolean>> = {
  'bribe-cubes': isCube,
  'bribe-guerrillas': (piece) => isGuerrilla(piece) && isEnemy(piece),
  'bribe-flip': isGuerrilla,
  'bribe-base': (piece) => isBase(piece) && isEnemy(piece),
};

/** Pieces to bribe here in this way. Before an operation, those only that leave it possible (4.1). */
const bribable = (g: Position, space: Space, way: Way, x: Execution | undefined): Piece[] =>
  kindsIn(g, space, (piece) => {
    if (!BUYS[way](piece)) return false;
    if (!x || x.begun) return true;
    const as = way === 'bribe-flip' ? turnedOver(piece) : undefined;
    return withTemporary(g, space, piece, as, () => canBegin(g, x));
  });

const isOpenWay = (g: Position, space: Space, way: Way, x: Execution | undefined): boolean =>
  bribable(g, space, way, x).length > 0;
const waysIn = (g: Position, space: Space, x?: Execution): Way[] => WAYS.filter((way) => isOpenWay(g, space, way, x));

/** Is there anything to bribe here? All but the cartels' own bases. */
const hasBribable = (g: Position, space: Space): boolean => allPieces(g, space) > bases(g, space, 'cartels');

/** Before the operation, a Bribe here must leave it possible (4.1). */
function leavesOperation(g: Position, x: Execution, space: Space): boolean {
  g.resources.cartels -= BRIBE_COST;
  const open = WAYS.some((way) => isOpenWay(g, space, way, x));
  g.resources.cartels += BRIBE_COST;
  return open;
}

const mayBribe = (g: Position, x: Execution): boolean =>
  x.specialSpaces.length < MAX_SPACES && g.resources.cartels >= BRIBE_COST;

export const canBribe = (g: Position, x: Execution): boolean => mayBribe(g, x) && BRIBE.space.hasAny(g, x);

export function* bribe(g: Position, x: Execution): Procedure {
  const space = yield* BRIBE.space.ask(g, x);
  if (space === undefined) return;
  x.specialSpaces.push(space);
  pay(g, 'cartels', BRIBE_COST);
  yield* bribeIn(g, space, x);
}

/** Spaces with pieces to bribe, for an event with a free Bribe. */
export const bribeSpaces = (g: Position): Space[] => ALL_SPACES.filter((space) => hasBribable(g, space));

export function* bribeIn(g: Position, space: Space, x?: Execution): Procedure {
  const given = { faction: 'cartels', space } as const;
  const way = yield* BRIBE.way.ask(g, given, waysIn(g, space, x));
  if (way === 'bribe-flip') return yield* turnOver(g, space, x);
  const remove = (piece: Piece) => removePiece(g, space, piece, { by: 'bribe' });
  const most = way === 'bribe-base' ? 1 : MAX_PIECES;
  yield* strike(
    g,
    BRIBE.target,
    () => given,
    most,
    () => bribable(g, space, way, x),
    remove,
    true,
  );
}

/** One or two guerrillas of any factions, including the cartels' own (R25); each only once. */
function* turnOver(g: Position, space: Space, x: Execution | undefined): Procedure {
  const given = { faction: 'cartels', space } as const;
  const first = yield* BRIBE.flip.askFor(g, given, bribable(g, space, 'bribe-flip', x));
  if (first === undefined) return;
  turn(g, space, first);
  const fresh = (piece: Piece) => piece !== turnedOver(first) || count(g, space, piece) > 1;
  const second = yield* BRIBE.flip.askFor(g, given, bribable(g, space, 'bribe-flip', x).filter(fresh), 'may');
  if (second !== undefined) turn(g, space, second);
}

function turn(g: Position, space: Space, piece: Piece): void {
  const owner = ownerOf(piece);
  if (isInsurgent(owner)) flip(g, space, owner, isUnderground(piece) ? 'active' : 'underground', 1);
}
