import { createRequire } from 'node:module';
import { geoCentroid, geoNaturalEarth1 } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { area, dense, plain, rings } from '../../../shared/board/make/rings.mjs';
import { warp } from '../../../shared/board/make/warp.mjs';
import { PARTS } from './parts.mjs';
import { ANCHORS, BOXES, HEIGHT, isElsewhere, WIDTH } from './places.mjs';

/** Natural Earth's outlines, joined into the countries of the game and bent where the game needs room. */

const world = createRequire(import.meta.url)('world-atlas/countries-50m.json');
const shapes = world.objects.countries.geometries.filter((shape) => !isElsewhere(geoCentroid(feature(world, shape))));
const projection = geoNaturalEarth1().rotate([-11, 0]).scale(1).translate([0, 0]).precision(0.2);

const names = Object.keys(BOXES);
const from = [...names.map((id) => projection(PARTS[id].at)), ...ANCHORS.map(([lon, lat]) => projection([lon, lat]))];
const to = [...names.map((id) => BOXES[id]), ...ANCHORS.map(([, , x, y]) => [x, y])];
export const EASE = 0.00002;
const bent = warp(from, to, EASE);

/** Projects a place on earth to the board. */
export const place = (where) => bent(projection(where));

const onBoard = (ring) => ring.some(([x, y]) => x > -40 && y > -40 && x < WIDTH + 40 && y < HEIGHT + 40);

export function outline(pick, { least, smallest }) {
  const chosen = shapes.filter(pick);
  return rings(merge(world, chosen), projection)
    .map((ring) => dense(ring, 0.02).map(bent))
    .filter(onBoard)
    .map((ring) => plain(ring, least))
    .filter((ring) => Math.abs(area(ring)) > smallest);
}

export const nameOf = ({ id, properties }) => id ?? properties.name;
