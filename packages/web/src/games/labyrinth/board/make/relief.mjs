import { place } from './outlines.mjs';
import { HEIGHT, WIDTH } from './places.mjs';

/** Mountains, dunes and forests where they are on earth, as small signs: our own drawing, on the bent map. */

/** Ridges: [longitude, latitude] along each. */
const RIDGES = [
  [
    [-9, 30],
    [-4, 32.5],
    [2, 34.5],
    [8, 35.5],
  ],
  [
    [-5, 42.8],
    [2, 42.6],
  ],
  [
    [6, 44.5],
    [8, 46],
    [12, 47],
    [15, 47],
  ],
  [
    [17, 44],
    [20, 42],
    [22, 40.5],
  ],
  [
    [18, 49.3],
    [24, 48],
    [26, 46],
  ],
  [
    [7, 60],
    [10, 62.5],
    [15, 66],
  ],
  [
    [58, 52],
    [59, 57],
    [60, 62],
  ],
  [
    [39, 43.8],
    [43, 43],
    [47, 41.5],
  ],
  [
    [31, 37],
    [37, 38],
    [42, 38.5],
  ],
  [
    [46, 36],
    [49, 33],
    [53, 30],
    [56, 28],
  ],
  [
    [50, 36.5],
    [53, 36.3],
    [57, 37],
  ],
  [
    [62, 34],
    [67, 35],
    [71, 36.5],
  ],
  [
    [67, 27],
    [69, 31],
  ],
  [
    [72, 36],
    [77, 34],
    [82, 30],
    [88, 28],
    [94, 28.5],
  ],
  [
    [72, 40],
    [77, 42],
    [83, 43.5],
  ],
  [
    [88, 49],
    [95, 46],
  ],
  [
    [99, 30],
    [101, 27],
  ],
  [
    [74, 19],
    [75.5, 15],
    [77, 11],
  ],
  [
    [36, 14],
    [38, 11],
    [39, 8],
  ],
  [
    [36, 0],
    [37, -3],
  ],
  [
    [40, 22],
    [42, 18],
    [44, 15],
  ],
  [
    [98.5, 18],
    [98.8, 14],
  ],
  [
    [97, 4],
    [101, -1],
    [104, -5],
  ],
  [
    [110, -7.5],
    [114, -8],
  ],
  [
    [-122, 50],
    [-115, 45],
    [-109, 40],
    [-106, 36],
  ],
  [
    [-79, 38],
    [-74, 42],
  ],
  [
    [121, 17],
    [122, 13],
  ],
];
/** Deserts: the middle, and how far they reach in degrees. */
const DESERTS = [
  [0, 26, 9, 4],
  [15, 24, 7, 4],
  [27, 24, 5, 4],
  [-7, 24, 4, 3],
  [48, 21, 6, 3],
  [55, 33, 3, 2],
  [60, 40, 5, 2],
  [71, 26, 2, 2],
  [84, 39, 6, 2],
  [104, 43, 8, 2],
  [30, 17, 5, 2],
];
const FORESTS = [
  [28, 63, 5, 3],
  [40, 60, 9, 4],
  [75, 61, 9, 3],
  [95, 60, 9, 3],
  [-105, 57, 10, 3],
  [-85, 51, 6, 2],
  [15, 60, 2, 3],
  [23, 52, 4, 2],
  [10, 51, 3, 1.5],
  [23, -1, 5, 4],
  [113, 1, 3, 2],
  [103, 4, 2, 2],
  [101, 24, 3, 2],
  [107, 29, 5, 2],
];

const chance = (() => {
  let state = 20261118;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
})();
const isOnBoard = ([x, y]) => x > 0 && y > 0 && x < WIDTH && y < HEIGHT;
const round = (n) => Math.round(n);

/** Puts points along a ridge or in an ellipse, not closer to one another than `apart`. */
function spread(points, apart) {
  const kept = [];
  for (const [x, y] of points.map(place)) {
    if (isOnBoard([x, y]) && kept.every(([a, b]) => Math.hypot(a - x, b - y) >= apart)) kept.push([x, y]);
  }
  return kept.sort(([, a], [, b]) => a - b);
}
const along = (ridge) =>
  ridge.slice(1).flatMap(([lon, lat], i) => {
    const [fromLon, fromLat] = ridge[i];
    return Array.from({ length: 60 }, (_, k) => [
      fromLon + ((lon - fromLon) * k) / 60 + (chance() - 0.5) * 0.8,
      fromLat + ((lat - fromLat) * k) / 60 + (chance() - 0.5) * 0.8,
    ]);
  });
const inside = ([lon, lat, width, height]) =>
  Array.from({ length: 160 }, () => {
    const [angle, far] = [chance() * 2 * Math.PI, Math.sqrt(chance())];
    return [lon + Math.cos(angle) * far * width, lat + Math.sin(angle) * far * height];
  });

const sizes = [13, 18, 15];
const peaks = spread(RIDGES.flatMap(along), 21);
export const mountains = peaks
  .map(([x, y], i) => {
    const h = sizes[i % 3];
    return `M${round(x - h)},${round(y + h / 2)}L${round(x)},${round(y - h)}L${round(x + h)},${round(y + h / 2)}`;
  })
  .join('');
/** The side of each mountain that lies in shadow. */
export const shadows = peaks
  .map(([x, y], i) => {
    const h = sizes[i % 3];
    return `M${round(x)},${round(y - h)}L${round(x + h)},${round(y + h / 2)}L${round(x + h * 0.2)},${round(y + h / 2)}z`;
  })
  .join('');
export const dunes = spread(DESERTS.flatMap(inside), 34)
  .map(([x, y]) => `M${round(x - 9)},${round(y)}q5,-6 9,0q5,-6 9,0`)
  .join('');
export const trees = spread(FORESTS.flatMap(inside), 30)
  .map(([x, y]) => `M${round(x)},${round(y - 9)}l6,11h-12zM${round(x)},${round(y + 2)}v4`)
  .join('');
