import type { CountryId } from '@sandtable/labyrinth/board-data';
import type { BoardBox, BoardFrame, BoardPoint } from '../../shared/board/frame.js';
import { FRAME } from './geometry.js';
import { BOX_HEIGHT, BOX_WIDTH, middleOf } from './space-positions.js';

/** The map is made for a square. In a wider area it is stretched, and so are the boxes: longer names fit into them. */
export interface MapLayout {
  readonly stretch: number;
  readonly frame: BoardFrame;
  readonly boxWidth: number;
  readonly middleOf: (country: CountryId) => BoardPoint;
  readonly boxOf: (country: CountryId) => BoardBox;
}

const MOST_STRETCH = 1.6;
/** The stretch grows in steps, so that small changes of the area don't move every box. */
const STRETCH_STEP = 0.04;

export const stretchFor = (width: number, height: number): number =>
  Math.max(
    1,
    Math.min(MOST_STRETCH, Math.floor(((width / height) * FRAME.height) / FRAME.width / STRETCH_STEP) * STRETCH_STEP),
  );

export function layoutOf(stretch: number): MapLayout {
  const boxWidth = Math.round(BOX_WIDTH * stretch);
  const middle = (country: CountryId): BoardPoint => {
    const [x, y] = middleOf(country);
    return [x * stretch, y];
  };
  return {
    stretch,
    frame: { width: Math.round(FRAME.width * stretch), height: FRAME.height },
    boxWidth,
    middleOf: middle,
    boxOf: (country) => {
      const [x, y] = middle(country);
      return [x - boxWidth / 2, y - BOX_HEIGHT / 2, boxWidth, BOX_HEIGHT];
    },
  };
}
