import { type PieceId, SPACE_IDS, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import { flights } from './flights.js';
import { keyOf, markersIn, type SpaceMarker } from './space-markers.js';

/** The differences between two views by space: pieces more or fewer, and new markers. */

/** Markers that appeared. Pawns are left out, because they only show where the operation takes place. */
export function newMarks(before: View, after: View, space: SpaceId): readonly SpaceMarker[] {
  const had = new Set(markersIn(before, space).map(keyOf));
  return markersIn(after, space).filter((mark) => !had.has(keyOf(mark)));
}

interface PreviewDiff {
  readonly pieces: Map<PieceId, number>;
  readonly marks: readonly SpaceMarker[];
}

export function previewDiffs(now: View, then: View): ReadonlyMap<SpaceId, PreviewDiff> {
  const found = new Map<SpaceId, PreviewDiff>();
  const slipOf = (space: SpaceId): PreviewDiff => {
    const slip = found.get(space) ?? { pieces: new Map<PieceId, number>(), marks: [] };
    found.set(space, slip);
    return slip;
  };
  const count = (space: SpaceId, piece: PieceId, n: number) => {
    const { pieces } = slipOf(space);
    pieces.set(piece, (pieces.get(piece) ?? 0) + n);
  };
  for (const flight of flights(now, then)) {
    if (flight.kind === 'move' || flight.kind === 'leave') count(flight.from, flight.piece, -flight.count);
    if (flight.kind === 'move' || flight.kind === 'arrive') count(flight.to, flight.piece, flight.count);
    if (flight.kind === 'turn') count(flight.at, flight.piece, flight.count);
  }
  for (const space of SPACE_IDS) {
    const marks = newMarks(now, then, space).filter((mark) => mark.kind !== 'pawn');
    if (marks.length > 0) found.set(space, { ...slipOf(space), marks });
  }
  return found;
}
