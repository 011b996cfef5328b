import { SPACE_IDS, type SpaceId } from '@sandtable/andean-abyss/facts';
import { type Box, CITIES, DEPARTMENTS, LOCS, type Point } from './geometry.js';
import type { Distance } from './pile.js';

/** Where on the board a space has what. */

export type Spot =
  | { readonly kind: 'city'; readonly at: Point; readonly r: number }
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

/** The label's line, and the markers' line where they need one of their own. */
export const LINE: Readonly<Record<Distance, number>> = { near: 26, middle: 30, far: 42 };

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

/** Where the pieces of a space lie; `marked` when markers stand above them. */
export function boxOf(space: SpaceId, distance: Distance, marked: boolean): Box {
  const spot = SPOTS[space];
  switch (spot.kind) {
    case 'city': {
      const { r } = spot;
      const [x, y] = spot.at;
      const wide = distance === 'far' ? r * 2 : r * 1.68;
      return [x - wide / 2, y - r * 0.62, wide, r * 1.16];
    }
    case 'loc': {
      const [x, y] = spot.middle;
      return distance === 'far' ? [x - 62, y - 8, 124, 76] : [x - 52, y + 2, 104, 44];
    }
    case 'department': {
      const [x, y, wide, high] = spot.room;
      const above = LINE[distance] * (marked ? 2.15 : 1);
      return [x, y + above, wide, Math.max(high - above, LINE[distance])];
    }
  }
}
