import { at, grid, HEIGHT, NAMES, WALL, WIDTH } from './grid.mjs';

/** The borders of the grid as arcs between the corners where three spaces meet. Neighbors share arcs. */

const cell = (x, y) => (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? -1 : grid[at(x, y)]);
const corner = (x, y) => y * (WIDTH + 1) + x;
function waysFrom(x, y) {
  const [nw, ne, sw, se] = [cell(x - 1, y - 1), cell(x, y - 1), cell(x - 1, y), cell(x, y)];
  const ways = [];
  if (nw !== ne) ways.push([0, -1]);
  if (sw !== se) ways.push([0, 1]);
  if (nw !== sw) ways.push([-1, 0]);
  if (ne !== se) ways.push([1, 0]);
  return ways;
}
const sidesOf = (x, y, [dx, dy]) =>
  dx
    ? [cell(Math.min(x, x + dx), y - 1), cell(Math.min(x, x + dx), y)]
    : [cell(x - 1, Math.min(y, y + dy)), cell(x, Math.min(y, y + dy))];
const walked = new Set();
const stepKey = (x, y, [dx, dy]) => (dx ? corner(Math.min(x, x + dx), y) * 2 : corner(x, Math.min(y, y + dy)) * 2 + 1);
export const arcs = [];
function walk(x, y, way) {
  const points = [[x, y]];
  const sides = sidesOf(x, y, way);
  for (;;) {
    walked.add(stepKey(x, y, way));
    x += way[0];
    y += way[1];
    points.push([x, y]);
    const ways = waysFrom(x, y);
    if (ways.length !== 2 || (x === points[0][0] && y === points[0][1])) break;
    way = ways.find((w) => !walked.has(stepKey(x, y, w)));
    if (!way) break;
  }
  arcs.push({ sides: sides.sort((a, b) => a - b), points });
}
for (const nodesOnly of [true, false]) {
  for (let y = 0; y <= HEIGHT; y++) {
    for (let x = 0; x <= WIDTH; x++) {
      const ways = waysFrom(x, y);
      if (ways.length === 0 || (nodesOnly && ways.length === 2)) continue;
      for (const way of ways) if (!walked.has(stepKey(x, y, way))) walk(x, y, way);
    }
  }
}
/** Smooths the stair steps, then removes the points that the shape doesn't need (Douglas-Peucker). */
function smooth(points) {
  let line = points;
  for (let pass = 0; pass < 2; pass++) {
    line = line.map((p, i) =>
      i === 0 || i === line.length - 1 ? p : [0, 1].map((d) => (line[i - 1][d] + 2 * p[d] + line[i + 1][d]) / 4),
    );
  }
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const stack = [[0, line.length - 1]];
  if (line[0][0] === line.at(-1)[0] && line[0][1] === line.at(-1)[1]) {
    const half = line.length >> 1;
    keep[half] = 1;
    stack.splice(0, 1, [0, half], [half, line.length - 1]);
  }
  while (stack.length) {
    const [a, b] = stack.pop();
    const [[ax, ay], [bx, by]] = [line[a], line[b]];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    let [far, worst] = [-1, 1.1];
    for (let i = a + 1; i < b; i++) {
      const off = Math.abs((bx - ax) * (ay - line[i][1]) - (ax - line[i][0]) * (by - ay)) / length;
      if (off > worst) [far, worst] = [i, off];
    }
    if (far > 0) {
      keep[far] = 1;
      stack.push([a, far], [far, b]);
    }
  }
  return line.filter((_, i) => keep[i]).map((p) => p.map((v) => Math.round(v)));
}
for (const arc of arcs) arc.points = smooth(arc.points);

const text = (points) => {
  let out = `M${points[0]}`;
  for (let i = 1; i < points.length; i++)
    out += `l${points[i][0] - points[i - 1][0]},${points[i][1] - points[i - 1][1]}`;
  return out.replace(/,-/g, '-');
};
const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - y * ring[(i + 1) % ring.length][0], 0),
  ) / 2;
/** The closed outline of a space, without specks. */
export function outline(label) {
  const left = arcs.filter(({ sides }) => sides.includes(label) && sides[0] !== sides[1]).map(({ points }) => points);
  const all = [];
  while (left.length) {
    let ring = left.pop();
    const same = (a, b) => a[0] === b[0] && a[1] === b[1];
    while (!same(ring[0], ring.at(-1))) {
      const next = left.findIndex((p) => same(p[0], ring.at(-1)) || same(p.at(-1), ring.at(-1)));
      if (next < 0) throw new Error(`${NAMES[label]}: its outline does not close`);
      const [points] = left.splice(next, 1);
      ring = [...ring, ...(same(points[0], ring.at(-1)) ? points : [...points].reverse()).slice(1)];
    }
    all.push(ring);
  }
  return all
    .filter((ring) => area(ring) > 60)
    .map((ring) => `${text(ring)}z`)
    .join('');
}
export const isSpace = (v) => v > WALL;
/** All borders between two kinds of land for which `test` is true. */
export const border = (test) =>
  arcs
    .filter(({ sides: [a, b] }) => a >= 0 && test(a, b))
    .map(({ points }) => text(points))
    .join('');
