import { at, cities, grid, HEIGHT, locs, towns, WIDTH } from './grid.mjs';
import { LOCS, TOWNS } from './places.mjs';

/** Finds room for pieces and names. */

export const covered = (p) => Object.values(cities).some(({ at: c, r }) => Math.hypot(p[0] - c[0], p[1] - c[1]) < r);
export const round = (v) => Math.round(v);
/** The point at a fraction of the visible part of a line. */
const partOf = (line, part = 0.5) => {
  const seen = line.filter((p) => !covered(p));
  const lengths = seen.slice(1).map((p, i) => Math.hypot(p[0] - seen[i][0], p[1] - seen[i][1]));
  let rest = lengths.reduce((a, b) => a + b, 0) * part;
  const i = lengths.findIndex((length) => {
    rest -= length;
    return rest < 0;
  });
  return seen[i];
};
export const middles = Object.fromEntries(
  Object.entries(locs).map(([id, lines]) => [id, partOf(lines[0], LOCS[id].at).map(round)]),
);

const STEP = 4;
const [COLS, ROWS] = [Math.floor(WIDTH / STEP), Math.floor(HEIGHT / STEP)];
const busy = new Uint8Array(COLS * ROWS);
const mark = (x1, y1, x2, y2, test = () => true) => {
  for (let y = Math.max(0, Math.floor(y1 / STEP)); y <= Math.min(ROWS - 1, y2 / STEP); y++)
    for (let x = Math.max(0, Math.floor(x1 / STEP)); x <= Math.min(COLS - 1, x2 / STEP); x++)
      if (test(x * STEP, y * STEP)) busy[y * COLS + x] = 1;
};
for (const lines of Object.values(locs))
  for (const line of lines) for (const [x, y] of line) mark(x - 16, y - 16, x + 16, y + 16);
for (const [x, y] of Object.values(middles)) mark(x - 52, y - 34, x + 52, y + 34);
for (const [
  id,
  {
    at: [x, y],
    r,
    label,
  },
] of Object.entries(cities)) {
  mark(x - r - 8, y - r - 14, x + r + 8, y + r + 8, (px, py) => Math.hypot(px - x, py - y) < r + 8);
  const wide = 52 + id.length * 15;
  const left = { below: x - wide / 2, left: x - r - wide, right: x + r }[label];
  const middle = label === 'below' ? y + r : y;
  mark(left, middle - 20, left + wide, middle + 20);
}
for (const [id, [x, y]] of Object.entries(towns)) {
  mark(x - 14, y - 14, x + 14, y + 14);
  const {
    name,
    side: [dx, dy],
  } = TOWNS[id];
  const left = x + dx - (dx > 0 ? 0 : name.length * (dx < 0 ? 13 : 6.5));
  mark(left, y + dy - 22, left + name.length * 13, y + dy + 8);
}
/** The largest upright box inside a space that avoids LoCs, their pieces, cities and towns. */
export function room(label) {
  const heights = new Int32Array(COLS);
  let best = { worth: 0 };
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x < COLS; x++)
      heights[x] = grid[at(x * STEP, y * STEP)] === label && !busy[y * COLS + x] ? heights[x] + 1 : 0;
    for (let x = 0; x < COLS; x++) {
      let low = heights[x];
      for (let w = 1; x + w <= COLS && low > 0; w++) {
        low = Math.min(low, heights[x + w - 1]);
        const [wide, high] = [w * STEP, low * STEP];
        const worth = Math.min(wide, high * 1.9) * Math.min(high, wide * 1.1);
        if (worth > best.worth) best = { worth, x: x * STEP, y: (y - low + 1) * STEP, wide, high };
      }
    }
  }
  return [best.x, best.y, best.wide, best.high];
}
