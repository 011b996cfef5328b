import { SPACES, type SpaceId, type SpaceKind } from '@sandtable/imperial-struggle/board-data';
import type { BoardBox, BoardPoint } from '../../shared/board/frame.js';
import { PLACES } from './geometry.js';

/** Where the parts of a space are on the board. */

export const middleOf = (space: SpaceId): BoardPoint => PLACES[space].at;

/** 3.2: the shape of each kind of space, around its center. */
export const SHAPES: Readonly<Record<SpaceKind, string>> = {
  political: 'M0,-37L37,0L0,37L-37,0z',
  market: 'M0,-30A30,30 0 0 1 0,30A30,30 0 0 1 0,-30z',
  territory: 'M-28,-28H28V28H-28z',
  naval: 'M-17,-30H17L34,0L17,30H-17L-34,0z',
  fort: 'M0,-35L9,-27L28,-20L31,0L28,20L9,27L0,35L-9,27L-28,20L-31,0L-28,-20L-9,-27z',
};
export const shapeOf = (space: SpaceId): string => SHAPES[SPACES[space].kind];

/** The offsets of a space's contents and name; make/boxes.mjs uses the same values. */
const EDGE = { left: -42, top: -42, right: 46, bottom: 44 };
export const LINE = 26;
export const nodeBox = (space: SpaceId): BoardBox => {
  const [x, y] = middleOf(space);
  return [x + EDGE.left, y + EDGE.top, EDGE.right - EDGE.left, EDGE.bottom - EDGE.top];
};

/** Where a name stands. Undefined for a space on a plate, because the plate has the country's name. */
export function nameBox(space: SpaceId): BoardBox | undefined {
  const { at, name } = PLACES[space];
  if (!name) return undefined;
  const [x, y] = at;
  const { side, width, lines } = name;
  const height = lines * LINE;
  switch (side) {
    case 'below':
      return [x - width / 2, y + EDGE.bottom + 1, width, height];
    case 'above':
      return [x - width / 2, y + EDGE.top - 1 - height, width, height];
    case 'right':
      return [x + EDGE.right + 3, y - height / 2, width, height];
    case 'left':
      return [x + EDGE.left - 3 - width, y - height / 2, width, height];
  }
}
