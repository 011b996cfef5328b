import { areNeighbors } from '@sandtable/labyrinth/board';
import { COUNTRY_IDS, type CountryId, type View } from '@sandtable/labyrinth/board-data';
import { type Flight, flightsOf } from '../../shared/board/flights.js';
import { countsIn, PIECES, type TokenCounts, type TokenKind } from './tokens.js';

/** The moves of troops and cells between two views. Markers only appear and disappear. */

const OTHER: Readonly<Partial<Record<TokenKind, TokenKind>>> = { sleeper: 'active', active: 'sleeper' };
const countsOf = (view: View): Readonly<Record<string, TokenCounts>> =>
  Object.fromEntries(COUNTRY_IDS.map((country) => [country, countsIn(view, country)]));

export function flights(before: View, after: View): readonly Flight<CountryId, TokenKind>[] {
  const was = countsOf(before);
  const is = countsOf(after);
  return flightsOf<CountryId, TokenKind>({
    spaces: COUNTRY_IDS,
    pieces: PIECES,
    before: (country, piece) => was[country]?.[piece] ?? 0,
    after: (country, piece) => is[country]?.[piece] ?? 0,
    otherFace: (piece) => OTHER[piece],
    adjacent: (a, b) => areNeighbors(after, a, b),
  });
}

/** Markers that there are more of than before. */
export function newMarkers(
  before: View,
  after: View,
): readonly { readonly space: CountryId; readonly marker: TokenKind }[] {
  const pieces: readonly TokenKind[] = PIECES;
  return COUNTRY_IDS.flatMap((space) => {
    const was = countsIn(before, space);
    const is = countsIn(after, space);
    return (Object.keys(is) as TokenKind[])
      .filter((kind) => !pieces.includes(kind) && (is[kind] ?? 0) > (was[kind] ?? 0))
      .map((marker) => ({ space, marker }));
  });
}
