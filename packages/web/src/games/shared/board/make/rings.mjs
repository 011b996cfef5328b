import { geoPath } from 'd3-geo';

/** Outlines as rings of points, for the scripts that generate a board's map. */

/** The rings of a shape in a projection. */
export function rings(shape, projection) {
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

/** Adds points to long lines, so that they bend with the rest. */
export function dense(ring, step) {
  return ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length];
    const n = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / step));
    return Array.from({ length: n }, (_, k) => [p[0] + ((q[0] - p[0]) * k) / n, p[1] + ((q[1] - p[1]) * k) / n]);
  });
}

export const area = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + x * ny - nx * y;
  }, 0) / 2;

/** Removes the points that make less than `least` difference, the smallest first. */
export function plain(ring, least) {
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

export const pathOf = (found) =>
  found.map((ring) => `M${ring.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')}z`).join('');
