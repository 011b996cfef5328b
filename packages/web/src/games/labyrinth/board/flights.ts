import { COUNTRY_IDS, type CountryId, type Seen } from '@sandtable/labyrinth/facts';
import { type Flight, flightsOf } from '../../shared/board/flights.js';
import { neighboursOf } from '../view.js';
import { type Counts, countsIn, PIECES, type TokenKind } from './tokens.js';

/** What moved between two views: troops and cells. Markers only come and go. */

const OTHER: Readonly<Partial<Record<TokenKind, TokenKind>>> = { sleeper: 'active', active: 'sleeper' };
const countsOf = (view: Seen): Readonly<Record<string, Counts>> =>
  Object.fromEntries(COUNTRY_IDS.map((country) => [country, countsIn(view, country)]));

export function flights(before: Seen, after: Seen): readonly Flight<CountryId, TokenKind>[] {
  const was = countsOf(before);
  const is = countsOf(after);
  return flightsOf<CountryId, TokenKind>({
    spaces: COUNTRY_IDS,
    pieces: PIECES,
    before: (country, piece) => was[country]?.[piece] ?? 0,
    after: (country, piece) => is[country]?.[piece] ?? 0,
    otherFace: (piece) => OTHER[piece],
    adjacent: (a, b) => neighboursOf(after, a).includes(b),
  });
}

/** Markers of which there are more than before, to make them noticed. */
export function newMarkers(
  before: Seen,
  after: Seen,
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
