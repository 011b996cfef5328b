import { writeFileSync } from 'node:fs';
import colombia from '@svg-maps/colombia';
import { AROUND, CITIES, CUTS, FOREIGN, LAKES, LOCS, ROOMS, SEEDS, SIDES, STRETCH, TOWNS } from './make-places.mjs';

/**
 * Makes `geometry.ts` from the outlines of @svg-maps/colombia and the places in `make-places.mjs`:
 *   node packages/web/src/games/andean-abyss/board/make-geometry.mjs
 * LoCs and cities cut the country; each piece of land between them belongs to the space whose seed lies in it.
 * All of it is painted on a grid first, so that neighbours share one border and parts of a space show none.
 */

// A picture's point to degrees: the package's picture is equirectangular, and these are its corners.
const lonOf = (x) => -79.05 + (x - 110.3) / 41.15;
const latOf = (y) => 12.46 - (y - 5.6) / 41.22;

/** Degrees to the board's units: busy country is given more room than empty forest. */
function along(stops, value) {
  let i = 0;
  while (i < stops.length - 2 && value > stops[i + 1][0]) i++;
  const [[a, at], [b, bt]] = [stops[i], stops[i + 1]];
  return at + ((value - a) / (b - a)) * (bt - at);
}
const place = ([lon, lat]) => [along(STRETCH.lon, lon), along(STRETCH.lat, lat)];
const WIDTH = Math.round(STRETCH.lon.at(-1)[1]);
const HEIGHT = Math.round(STRETCH.lat[0][1]);

function rings(path) {
  const all = [];
  let [x, y] = [0, 0];
  for (const part of path.split('m').slice(1)) {
    const numbers = part.match(/-?[\d.]+/g).map(Number);
    const ring = [];
    const start = [x + numbers[0], y + numbers[1]];
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i];
      y += numbers[i + 1];
      ring.push(place([lonOf(x), latOf(y)]));
    }
    // After `z` the pen is back where the ring began.
    [x, y] = start;
    all.push(ring);
  }
  return all;
}

/** A curve through points (Catmull-Rom), as many short lines. */
function curve(points, step = 12) {
  const out = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
    for (let s = 0; s < step; s++) {
      const t = s / step;
      out.push(
        [0, 1].map(
          (d) =>
            0.5 *
            (2 * p1[d] +
              (p2[d] - p0[d]) * t +
              (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t +
              (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t * t * t),
        ),
      );
    }
  }
  out.push(points.at(-1));
  return out;
}

// --- the grid -------------------------------------------------------------------------------------------------------
const at = (x, y) => y * WIDTH + x;
const grid = new Int16Array(WIDTH * HEIGHT);
const NAMES = ['sea', 'abroad', 'land', 'wall', ...Object.keys(SEEDS), ...Object.keys(FOREIGN)];
const number = (name) => NAMES.indexOf(name);
const [SEA, ABROAD, LAND, WALL] = [0, 1, 2, 3];

function paint(polygons, label, over = () => true) {
  for (let y = 0; y < HEIGHT; y++) {
    const crossings = [];
    for (const ring of polygons) {
      for (let i = 0; i < ring.length; i++) {
        const [[x1, y1], [x2, y2]] = [ring[i], ring[(i + 1) % ring.length]];
        if (y1 <= y + 0.5 === y2 <= y + 0.5) continue;
        crossings.push(x1 + ((y + 0.5 - y1) / (y2 - y1)) * (x2 - x1));
      }
    }
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.round(crossings[i]));
      const to = Math.min(WIDTH, Math.round(crossings[i + 1]));
      for (let x = from; x < to; x++) if (over(grid[at(x, y)])) grid[at(x, y)] = label;
    }
  }
}
function brush([cx, cy], radius, label, over) {
  for (let y = Math.max(0, Math.floor(cy - radius)); y <= Math.min(HEIGHT - 1, cy + radius); y++) {
    for (let x = Math.max(0, Math.floor(cx - radius)); x <= Math.min(WIDTH - 1, cx + radius); x++) {
      if ((x - cx) ** 2 + (y - cy) ** 2 <= radius ** 2 && over(grid[at(x, y)])) grid[at(x, y)] = label;
    }
  }
}
function stroke(points, label, over) {
  for (let i = 0; i + 1 < points.length; i++) {
    const [[x1, y1], [x2, y2]] = [points[i], points[i + 1]];
    const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1)) + 1;
    for (let s = 0; s <= steps; s++) {
      brush([x1 + ((x2 - x1) * s) / steps, y1 + ((y2 - y1) * s) / steps], 1.6, label, over);
    }
  }
}

for (const ring of SIDES) paint([ring.map(place)], ABROAD);
for (const ring of LAKES) paint([ring.map(place)], SEA);
for (const [name, ring] of Object.entries(FOREIGN)) paint([ring.map(place)], number(name));
const real = Object.fromEntries(colombia.locations.map(({ id, path }) => [id, rings(path)]));
delete real.sap; // far out in the Caribbean
const fixed = { ama: 'amazonas', guv: 'guaviare', vau: 'vaupes', gua: 'guainia', vid: 'vichada' };
for (const [id, polygons] of Object.entries(real)) {
  for (const ring of polygons) paint([ring], fixed[id] ? number(fixed[id]) : LAND);
}
// Real departments share borders only nearly: close the hairs of sea and abroad between them.
for (let pass = 0; pass < 3; pass++) {
  const was = Int16Array.from(grid);
  for (let y = 1; y < HEIGHT - 1; y++) {
    for (let x = 1; x < WIDTH - 1; x++) {
      if (was[at(x, y)] > ABROAD) continue;
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ]) {
        const near = (sign) =>
          [1, 2]
            .map(
              (n) =>
                was[
                  at(
                    Math.min(WIDTH - 1, Math.max(0, x + dx * n * sign)),
                    Math.min(HEIGHT - 1, Math.max(0, y + dy * n * sign)),
                  )
                ],
            )
            .find((v) => v > ABROAD && v < number('ecuador'));
        if (near(1) && near(-1)) grid[at(x, y)] = near(1);
      }
    }
  }
}
const cities = Object.fromEntries(
  Object.entries(CITIES).map(([id, city]) => [id, { label: 'below', ...city, at: place(city.at) }]),
);
const towns = Object.fromEntries(Object.entries(TOWNS).map(([id, { at: where }]) => [id, place(where)]));
const point = (it) => (typeof it === 'string' ? (cities[it]?.at ?? towns[it]) : place(it));
const locs = Object.fromEntries(
  Object.entries(LOCS).map(([id, { lines }]) => [id, lines.map((line) => curve(line.map(point)))]),
);
const land = (v) => v === LAND;
for (const { pair, where } of CUTS.borders) {
  const [one, other] = pair.map((ids) => ids.flatMap((id) => real[id]));
  const side = new Uint8Array(WIDTH * HEIGHT);
  const save = Int16Array.from(grid);
  for (const [bit, polygons] of [
    [1, one],
    [2, other],
  ]) {
    grid.fill(0);
    for (const ring of polygons) paint([ring], 1);
    for (let i = 0; i < grid.length; i++) if (grid[i]) side[i] |= bit;
  }
  grid.set(save);
  for (let y = 3; y < HEIGHT - 3; y++) {
    for (let x = 3; x < WIDTH - 3; x++) {
      if (side[at(x, y)] !== 1) continue;
      const [lon, lat] = [degrees(STRETCH.lon, x), degrees(STRETCH.lat, y)];
      if (where && !where(lon, lat)) continue;
      let touches = false;
      for (let dy = -3; dy <= 3 && !touches; dy++)
        for (let dx = -3; dx <= 3; dx++) if (side[at(x + dx, y + dy)] & 2) touches = true;
      if (touches) brush([x, y], 1, WALL, land);
    }
  }
}
function degrees(stops, value) {
  const back = stops.map(([a, b]) => [b, a]).sort((a, b) => a[0] - b[0]);
  return along(back, value);
}
for (const line of CUTS.lines) stroke(line.map(point), WALL, land);
for (const lines of Object.values(locs)) for (const line of lines) stroke(line, WALL, land);
for (const { at: where, r } of Object.values(cities)) brush(where, r * 0.8, WALL, land);

/** Every cell that a seed reaches without crossing a wall; then walls and slivers go to the nearest. */
function flood(queue, open) {
  for (let head = 0; head < queue.length; head++) {
    const i = queue[head];
    for (const j of [i - 1, i + 1, i - WIDTH, i + WIDTH]) {
      if (open(grid[j])) {
        grid[j] = grid[i];
        queue.push(j);
      }
    }
  }
}
for (const [name, seed] of Object.entries(SEEDS)) {
  if (Object.values(fixed).includes(name)) continue;
  const [x, y] = place(seed).map(Math.round);
  if (grid[at(x, y)] !== LAND) throw new Error(`${name}: its seed lies in ${NAMES[grid[at(x, y)]]}`);
  grid[at(x, y)] = number(name);
  flood([at(x, y)], land);
}
const settled = [];
for (let i = 0; i < grid.length; i++) if (grid[i] > WALL && grid[i] < number('ecuador')) settled.push(i);
flood(settled, (v) => v === WALL || v === LAND);
// The cut-away ends of the country: what no seed reached at all.
for (let i = 0; i < grid.length; i++) if (grid[i] === WALL || grid[i] === LAND) grid[i] = ABROAD;

// --- borders of the grid as arcs between the corners where three meet -------------------------------------------------
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
const arcs = [];
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
/** Stairs made smooth, then as few points as tell the shape (Douglas-Peucker). */
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
function outline(label) {
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
/** The point farthest from the border of a space, cities and LoCs counted in: where its pieces stand best. */
const isSpace = (v) => v > WALL;
const border = (test) =>
  arcs
    .filter(({ sides: [a, b] }) => a >= 0 && test(a, b))
    .map(({ points }) => text(points))
    .join('');

// What a reader sees: borders under a disc do not count.
const touching = {};
const touch = (a, b) => {
  touching[NAMES[a]] ??= new Set();
  touching[NAMES[a]].add(NAMES[b]);
};
const covered = (p) => Object.values(cities).some(({ at: c, r }) => Math.hypot(p[0] - c[0], p[1] - c[1]) < r);
for (const {
  sides: [a, b],
  points,
} of arcs) {
  if (!isSpace(a) || !isSpace(b) || points.every(covered)) continue;
  touch(a, b);
  touch(b, a);
}
const round = (v) => Math.round(v);
/** A point so far along what is seen of a line. */
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
const middles = Object.fromEntries(
  Object.entries(locs).map(([id, lines]) => [id, partOf(lines[0], LOCS[id].at).map(round)]),
);

/** The largest upright box inside a space that leaves LoCs, their pieces, cities and towns alone. */
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
function room(label) {
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
const few = (line) => line.filter((_, i) => i % 3 === 0 || i === line.length - 1).map((p) => p.map(round));
const isForeign = (v) => v >= number('ecuador');
const entries = (record) =>
  Object.entries(record).map(([key, value]) => `  ${/-/.test(key) ? `'${key}'` : key}: ${value},`);
const block = (name, type, lines) => `export const ${name}: ${type} = {\n${lines.join('\n')}\n};\n`;
const map = (record, to) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));
const labels = Object.fromEntries([...Object.keys(SEEDS), ...Object.keys(FOREIGN)].map((name) => [name, number(name)]));

for (const [name, near] of Object.entries(touching)) console.log(`${name}: ${[...near].sort().join(', ')}`);
writeFileSync(
  new URL('./geometry.ts', import.meta.url),
  `import type { SpaceId } from '@sandtable/andean-abyss/facts';

/**
 * Colombia as the board shows it. Made by make-geometry.mjs from the outlines of @svg-maps/colombia (after a map by
 * MapSVG; CC BY 4.0; changed: stretched, joined and cut along LoCs). Change make-places.mjs and make it anew.
 */

export const FRAME = { width: ${WIDTH}, height: ${HEIGHT} };

export type Point = readonly [x: number, y: number];
/** Where the name of a city stands. */
export type Side = 'below' | 'left' | 'right';
/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Outlines, and the box inside that LoCs, cities and towns leave free. */
${block('DEPARTMENTS', 'Readonly<Partial<Record<SpaceId, { readonly path: string; readonly room: Box }>>>', entries(map(labels, (label, name) => `{\n    path: '${outline(label)}',\n    room: [${(ROOMS[name] ?? room(label)).join(', ')}],\n  }`)))}
${block('CITIES', 'Readonly<Partial<Record<SpaceId, { readonly at: Point; readonly r: number; readonly label: Side }>>>', entries(map(cities, ({ at: [x, y], r, label }) => `{ at: [${round(x)}, ${round(y)}], r: ${r}, label: '${label}' }`)))}
/** Lines, and the middle of what is seen of them. */
${block('LOCS', 'Readonly<Partial<Record<SpaceId, { readonly path: string; readonly middle: Point }>>>', entries(map(locs, (lines, id) => `{\n    path: '${lines.map((l) => `M${few(l).join(' ')}`).join('')}',\n    middle: [${middles[id].join(', ')}],\n  }`)))}
/** Towns, and on which side their names stand. */
${block('TOWNS', 'Readonly<Record<string, { readonly name: string; readonly at: Point; readonly side: Point }>>', entries(map(TOWNS, ({ name, side }, id) => `{ name: '${name}', at: [${towns[id].map(round).join(', ')}], side: [${side.join(', ')}] }`)))}
/** Names of what lies around. */
${block('AROUND', 'Readonly<Record<string, Point>>', entries(map(AROUND, (where) => `[${place(where).map(round).join(', ')}]`)))}
/** Land that is no part of the game, and the lines between. */
export const LINES = {
  abroad: '${outline(ABROAD)}',
  coast: '${border((a, b) => a === SEA || b === SEA)}',
  frontier: '${border((a, b) => a !== SEA && b !== SEA && (a === ABROAD || isForeign(b)))}',
  borders: '${border((a, b) => isSpace(a) && isSpace(b) && !isForeign(b))}',
};
`,
);
