import { PIECE_IDS, type PieceId, SPACES, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import { type Flight as FlightOf, flightsOf } from '../../shared/board/flights.js';
import { piecesIn } from '../view.js';

/** The moves of pieces between two views. */
export type Flight = FlightOf<SpaceId, PieceId>;

const isPiece = (word: string): word is PieceId => PIECE_IDS.some((piece) => piece === word);

/** The other face of a guerrilla. */
function otherFace(piece: PieceId): PieceId | undefined {
  const other = piece.endsWith('-underground')
    ? piece.replace('-underground', '-active')
    : piece.replace('-active', '-underground');
  return other !== piece && isPiece(other) ? other : undefined;
}

export const flights = (before: View, after: View): readonly Flight[] =>
  flightsOf({
    spaces: new Set([...Object.keys(before.spaces), ...Object.keys(after.spaces)]) as Set<SpaceId>,
    pieces: PIECE_IDS,
    before: (space, piece) => piecesIn(before, space, piece),
    after: (space, piece) => piecesIn(after, space, piece),
    otherFace,
    adjacent: (a, b) => SPACES[a].adjacent.includes(b),
  });
