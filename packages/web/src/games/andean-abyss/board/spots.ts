import { SPACE_IDS, type SpaceId } from '@sandtable/andean-abyss/facts';
import type { Box, Point } from '../../shared/board/frame.js';
import { CITIES, DEPARTMENTS, LOCS, type Side } from './geometry.js';

/** Where on the board a space has what. */

export type Spot =
  | { readonly kind: 'city'; readonly at: Point; readonly r: number; readonly label: Side }
  | { readonly kind: 'department'; readonly path: string; readonly room: Box }
  | { readonly kind: 'loc'; readonly path: string; readonly middle: Point };

function spotOf(space: SpaceId): Spot {
  const city = CITIES[space];
  if (city) return { kind: 'city', ...city };
  const department = DEPARTMENTS[space];
  if (department) return { kind: 'department', ...department };
  const loc = LOCS[space];
  if (loc) return { kind: 'loc', ...loc };
  throw new Error(`The map has no place for ${space}.`);
}

export const SPOTS = Object.fromEntries(SPACE_IDS.map((id) => [id, spotOf(id)])) as Readonly<Record<SpaceId, Spot>>;

/** The middle of a space, for whoever goes there. */
export function middleOf(space: SpaceId): Point {
  const spot = SPOTS[space];
  switch (spot.kind) {
    case 'city':
      return spot.at;
    case 'loc':
      return spot.middle;
    case 'department':
      return [spot.room[0] + spot.room[2] / 2, spot.room[1] + spot.room[3] / 2];
  }
}
