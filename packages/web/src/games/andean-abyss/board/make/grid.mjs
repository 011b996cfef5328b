import colombia from '@svg-maps/colombia';
import { CITIES, CUTS, FOREIGN, LAKES, LOCS, SEEDS, SIDES, STRETCH, TOWNS } from './places.mjs';

/**
 * The country painted on a grid, with one cell per unit of the board, so that neighbors share one border and parts of
 * a space have none between them. LoCs and cities cut the land; each piece belongs to the space whose seed lies in it.
 */

// Converts a point of the package's picture to degrees. The picture is equirectangular, and these are its corners.
const lonOf = (x) => -79.05 + (x - 110.3) / 41.15;
const latOf = (y) => 12.46 - (y - 5.6) / 41.22;

/** Converts degrees to units of the board. Busy regions get more room than empty forest. */
function along(stops, value) {
  let i = 0;
  while (i < stops.length - 2 && value > stops[i + 1][0]) i++;
  const [[a, at], [b, bt]] = [stops[i], stops[i + 1]];
  return at + ((value - a) / (b - a)) * (bt - at);
}
export const place = ([lon, lat]) => [along(STRETCH.lon, lon), along(STRETCH.lat, lat)];
export const WIDTH = Math.round(STRETCH.lon.at(-1)[1]);
export const HEIGHT = Math.round(STRETCH.lat[0][1]);

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
    // After `z` the pen returns to the start of the ring.
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

export const at = (x, y) => y * WIDTH + x;
export const grid = new Int16Array(WIDTH * HEIGHT);
export const NAMES = ['sea', 'abroad', 'land', 'wall', ...Object.keys(SEEDS), ...Object.keys(FOREIGN)];
export const number = (name) => NAMES.indexOf(name);
export const [SEA, ABROAD, LAND, WALL] = [0, 1, 2, 3];

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
// Real departments share borders only approximately: close the thin gaps of sea and abroad between them.
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
export const cities = Object.fromEntries(
  Object.entries(CITIES).map(([id, city]) => [id, { label: 'below', ...city, at: place(city.at) }]),
);
export const towns = Object.fromEntries(Object.entries(TOWNS).map(([id, { at: where }]) => [id, place(where)]));
const point = (it) => (typeof it === 'string' ? (cities[it]?.at ?? towns[it]) : place(it));
export const locs = Object.fromEntries(
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

/** Every cell that a seed reaches without crossing a wall. Then walls and slivers go to the nearest space. */
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
// The ends of the country that were cut off: cells that no seed reached.
for (let i = 0; i < grid.length; i++) if (grid[i] === WALL || grid[i] === LAND) grid[i] = ABROAD;
