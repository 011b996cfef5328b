import { createRequire } from 'node:module';
import { geoCentroid, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { PARTS } from './parts.mjs';
import { ANCHORS, BOXES, HEIGHT, isElsewhere, WIDTH } from './places.mjs';
import { warp } from './warp.mjs';

/** Natural Earth's outlines, joined to the countries of the game and bent to make room where the game needs it. */

const world = createRequire(import.meta.url)('world-atlas/countries-50m.json');
const shapes = world.objects.countries.geometries.filter((shape) => !isElsewhere(geoCentroid(feature(world, shape))));
const projection = geoNaturalEarth1().rotate([-11, 0]).scale(1).translate([0, 0]).precision(0.2);

const names = Object.keys(BOXES);
const from = [...names.map((id) => projection(PARTS[id].at)), ...ANCHORS.map(([lon, lat]) => projection([lon, lat]))];
const to = [...names.map((id) => BOXES[id]), ...ANCHORS.map(([, , x, y]) => [x, y])];
export const EASE = 0.00002;
const bent = warp(from, to, EASE);

/** Where a place on earth lies on the board. */
export const place = (where) => bent(projection(where));

/** The rings of a shape, before they are bent. */
function rings(shape) {
  const found = [];
  geoPath(projection, {
    beginPath() {},
    moveTo: (x, y) => found.push([[x, y]]),
    lineTo: (x, y) => found.at(-1).push([x, y]),
    closePath() {},
    arc() {},
  })(shape);
  return found;
}

/** More points where a line is long, so that it bends with the rest. */
function dense(ring, step) {
  return ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length];
    const n = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / step));
    return Array.from({ length: n }, (_, k) => [p[0] + ((q[0] - p[0]) * k) / n, p[1] + ((q[1] - p[1]) * k) / n]);
  });
}

const area = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + x * ny - nx * y;
  }, 0) / 2;

/** Leaves out points that make less than so much difference, the least first. */
function plain(ring, least) {
  const points = ring.map((p) => p);
  const triangle = (i) => Math.abs(area([points.at(i - 1), points[i], points[(i + 1) % points.length]]));
  for (;;) {
    if (points.length < 5) return points;
    let found = -1;
    let smallest = least;
    for (let i = 0; i < points.length; i++) {
      const size = triangle(i);
      if (size < smallest) [found, smallest] = [i, size];
    }
    if (found < 0) return points;
    points.splice(found, 1);
  }
}

const onBoard = (ring) => ring.some(([x, y]) => x > -40 && y > -40 && x < WIDTH + 40 && y < HEIGHT + 40);

export function outline(pick, { least, smallest }) {
  const chosen = shapes.filter(pick);
  return rings(merge(world, chosen))
    .map((ring) => dense(ring, 0.02).map(bent))
    .filter(onBoard)
    .map((ring) => plain(ring, least))
    .filter((ring) => Math.abs(area(ring)) > smallest);
}

export const pathOf = (found) =>
  found.map((ring) => `M${ring.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')}z`).join('');

export const nameOf = ({ id, properties }) => id ?? properties.name;
