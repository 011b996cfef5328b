import type { BoardBox, BoardFrame, BoardPoint } from './frame.js';

/** Puts slips of paper on a board where they cover as little as possible of what is drawn there. */

export interface SlipToPlace<S extends string> {
  readonly id: S;
  /** Where the slip's center is if nothing is in the way. */
  readonly at: BoardPoint;
  readonly width: number;
  readonly height: number;
}

/** How far a slip may be moved, in multiples of its own height and width. */
const ROWS = [0, -1, 1, -2, 2, -3, 3, -4];
const COLUMNS = [0, -0.5, 0.5, -1, 1];
const ROW_STEP = 0.55;
/** Moving a slip by its own height is as bad as covering this share of it. */
const MOVED = 0.05;

const overlap = ([ax, ay, aw, ah]: BoardBox, [bx, by, bw, bh]: BoardBox): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by));

/** The nearest place at which something of this length is inside the frame. */
const inside = (middle: number, length: number, frame: number): number =>
  Math.max(length / 2, Math.min(middle, frame - length / 2));

/** The center of each slip, inside the frame. Earlier slips choose first. */
export function placeSlips<S extends string>(
  slips: readonly SlipToPlace<S>[],
  taken: readonly BoardBox[],
  frame: BoardFrame,
): ReadonlyMap<S, BoardPoint> {
  const covered = [...taken];
  const placed = new Map<S, BoardPoint>();
  for (const { id, at, width, height } of slips) {
    const boxAt = ([x, y]: BoardPoint): BoardBox => [x - width / 2, y - height / 2, width, height];
    let best = at;
    let least = Number.POSITIVE_INFINITY;
    for (const row of ROWS) {
      for (const column of COLUMNS) {
        const to: BoardPoint = [
          inside(at[0] + column * width, width, frame.width),
          inside(at[1] + row * ROW_STEP * height, height, frame.height),
        ];
        const box = boxAt(to);
        const moved = (Math.hypot(to[0] - at[0], to[1] - at[1]) / height) * MOVED * width * height;
        const cost = covered.reduce((sum, other) => sum + overlap(box, other), moved);
        if (cost < least) [least, best] = [cost, to];
      }
    }
    covered.push(boxAt(best));
    placed.set(id, best);
  }
  return placed;
}
