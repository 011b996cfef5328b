import { SPACE_IDS, type SpaceId } from '@sandtable/andean-abyss/board-data';
import type { BoardBox, BoardPoint } from '../../shared/board/frame.js';
import { CITIES, DEPARTMENTS, LOCS, type NameSide } from './geometry.js';

/** Where the parts of a space are on the board. */

export type SpacePosition =
  | { readonly kind: 'city'; readonly at: BoardPoint; readonly r: number; readonly label: NameSide }
  | { readonly kind: 'department'; readonly path: string; readonly room: BoardBox }
  | { readonly kind: 'loc'; readonly path: string; readonly middle: BoardPoint };

function spacePositionOf(space: SpaceId): SpacePosition {
  const city = CITIES[space];
  if (city) return { kind: 'city', ...city };
  const department = DEPARTMENTS[space];
  if (department) return { kind: 'department', ...department };
  const loc = LOCS[space];
  if (loc) return { kind: 'loc', ...loc };
  throw new Error(`The map has no place for ${space}.`);
}

export const SPACE_POSITIONS = Object.fromEntries(SPACE_IDS.map((id) => [id, spacePositionOf(id)])) as Readonly<
  Record<SpaceId, SpacePosition>
>;

/** The center of a space, where pieces fly to and from. */
export function middleOf(space: SpaceId): BoardPoint {
  const spot = SPACE_POSITIONS[space];
  switch (spot.kind) {
    case 'city':
      return spot.at;
    case 'loc':
      return spot.middle;
    case 'department':
      return [spot.room[0] + spot.room[2] / 2, spot.room[1] + spot.room[3] / 2];
  }
}
