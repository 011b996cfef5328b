import type { SpaceId } from '../data/spaces.js';
import { ALL_SPACES, spaceId, spaceOf } from '../map.js';
import type { Execution, Moved } from '../operation.js';
import { PIECE_IDS, PIECES, type PieceId, pieceOf } from '../pieces.js';
import { PIECE_KINDS } from '../position.js';
import { plan } from '../rules/execution.js';
import { newMovedCounts } from '../rules/moved-pieces.js';

/** 3.1.1: the operation being carried out, as pawns would mark it on the board. */
export const writeUnderway = (x: Execution) => ({
  faction: x.faction,
  operation: x.operation,
  limited: x.limited,
  free: x.free,
  /** A space was selected, or the flat cost paid: from now on the operation may end. */
  begun: x.begun,
  maySpecial: x.maySpecial,
  /** The only spaces that may be selected, if not all. */
  ...(x.within ? { within: x.within.map(spaceId) } : {}),
  selected: x.selected.map(spaceId),
  spent: x.spent,
  ...(x.special ? { special: x.special } : {}),
  specialSpaces: x.specialSpaces.map(spaceId),
  /** Pieces that have moved and can't move again. */
  ...(x.moved.some((n) => n > 0) ? { moved: movedPieces(x.moved) } : {}),
});

export type UnderwayView = ReturnType<typeof writeUnderway>;

function movedPieces(moved: Moved): { space: SpaceId; piece: PieceId; n: number }[] {
  const pieces: { space: SpaceId; piece: PieceId; n: number }[] = [];
  for (const space of ALL_SPACES) {
    for (const piece of PIECES) {
      const n = moved[space * PIECE_KINDS + piece];
      if (n > 0) pieces.push({ space: spaceId(space), piece: PIECE_IDS[piece], n });
    }
  }
  return pieces;
}

/** What has been refused and where a Rally has placed guerrillas is not shown, so it is empty. */
export function readUnderway(seen: UnderwayView): Execution {
  const terms = {
    free: seen.free,
    limited: seen.limited,
    special: seen.maySpecial,
    within: seen.within?.map(spaceOf),
    optional: seen.begun,
  };
  const moved = newMovedCounts();
  for (const { space, piece, n } of seen.moved ?? []) moved[spaceOf(space) * PIECE_KINDS + pieceOf(piece)] = n;
  return {
    ...plan(seen.faction, seen.operation, terms, moved),
    selected: seen.selected.map(spaceOf),
    spent: seen.spent,
    special: seen.special,
    specialSpaces: seen.specialSpaces.map(spaceOf),
  };
}
