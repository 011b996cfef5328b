import { createRequire } from 'node:module';
import { geoMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import { area, dense, pathOf, plain, rings } from '../../../shared/board/make/rings.mjs';
import { warp } from '../../../shared/board/make/warp.mjs';
import { ANCHORS, EASE, LAKES, LOOSE, LOOSE_REGIONS, WINDOWS } from './anchors.mjs';
import { PANEL } from './seeds.mjs';
import { WHEREABOUTS } from './whereabouts.mjs';

/** Natural Earth's land in each Region, bent so that each space lies near its real place. */

const world = createRequire(import.meta.url)('world-atlas/land-50m.json');
const land = feature(world, world.objects.land);
const earth = geoMercator().scale(1).translate([0, 0]).precision(0);

const bends = new Map();
function bendOf(region, places) {
  if (!bends.has(region)) {
    const ids = LOOSE_REGIONS.includes(region) ? [] : Object.keys(places).filter((id) => !LOOSE.includes(id));
    const anchors = ANCHORS[region];
    const from = [...ids.map((id) => earth(WHEREABOUTS[id])), ...anchors.map(([lon, lat]) => earth([lon, lat]))];
    const to = [...ids.map((id) => places[id]), ...anchors.map(([, , x, y]) => [x, y])];
    bends.set(region, warp(from, to, EASE[region]));
  }
  return bends.get(region);
}

const MARGIN = 30;
const clamp = (value, most) => Math.max(-MARGIN, Math.min(most + MARGIN, value));

function drawn(found, bent, [dx, dy], least, smallest) {
  return pathOf(
    found
      .map((ring) => dense(ring, 0.006).map(bent))
      .map((ring) => ring.map(([x, y]) => [clamp(x, PANEL.width), clamp(y, PANEL.height)]))
      .map((ring) => plain(ring, least))
      .filter((ring) => Math.abs(area(ring)) > smallest)
      .map((ring) => ring.map(([x, y]) => [x + dx, y + dy])),
  );
}

const windowOn = (region) => {
  const [west, south, east, north] = WINDOWS[region];
  return geoMercator()
    .scale(1)
    .translate([0, 0])
    .precision(0.001)
    .clipExtent([earth([west, north]), earth([east, south])]);
};

export const landIn = (region, places, offset) =>
  drawn(rings(land, windowOn(region)), bendOf(region, places), offset, 24, 26);

/** The home territories of the powers in Europe, by ISO number: roughly their present territory. */
export const HOMES = { britain: '826', france: '250', spain: '724' };
const countries = createRequire(import.meta.url)('world-atlas/countries-50m.json');
export function homeIn(power, offset) {
  const shape = countries.objects.countries.geometries.find(({ id }) => id === HOMES[power]);
  return drawn(rings(feature(countries, shape), windowOn('europe')), bends.get('europe'), offset, 24, 26);
}

/** Rounds corners. */
const rounded = (ring) =>
  ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length];
    const at = (t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    return [at(0.25), at(0.75)];
  });

/** Lakes, because Natural Earth's land includes them. */
export const waterIn = (region, offset) =>
  drawn(
    (LAKES[region] ?? []).map((ring) => rounded(rounded(ring.map((it) => earth(it))))),
    bends.get(region),
    offset,
    24,
    26,
  );
