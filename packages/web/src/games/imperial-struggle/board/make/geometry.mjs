import { writeFileSync } from 'node:fs';
import { labelOf } from './boxes.mjs';
import { HOMES, homeIn, landIn, waterIn } from './land.mjs';
import { platesIn } from './plates.mjs';
import { CORRECTIONS, NAVY, PANEL, PANELS, STANDING } from './seeds.mjs';
import { SETTLED } from './settled.mjs';
import { widened } from './widen.mjs';

/**
 * Makes `geometry.ts` from the outlines of Natural Earth (world-atlas), the places in `seeds.mjs` as `settle-all.mjs` has
 * settled them, and corrections by hand:
 *   node packages/web/src/games/imperial-struggle/board/make/geometry.mjs
 */

const key = (id) => (/^[a-z]+$/.test(id) ? id : `'${id}'`);
const point = ([x, y]) => `[${Math.round(x)}, ${Math.round(y)}]`;

/** The same as in navy.tsx. */
const navyBoxes = Object.values(NAVY).map(([x, y]) => [x - 98, y - 52, 196, 104]);

const places = [];
const plates = [];
const lines = [];
const land = [];
const local = {};
for (const [region, [dx, dy]] of Object.entries(PANELS)) {
  const move = ([x, y]) => [x + dx, y + dy];
  const here = {};
  for (const [id, { at, side }] of Object.entries(SETTLED[region]?.places ?? {})) here[id] = { at, side };
  for (const [id, at] of Object.entries(STANDING[region] ?? {})) here[id] = { at, side: 'below' };
  for (const id of Object.keys(here)) here[id] = { ...here[id], ...CORRECTIONS.places[id] };
  local[region] = Object.fromEntries(Object.entries(here).map(([id, { at }]) => [id, at]));
  const taken = [...platesIn(region).map(({ box }) => box), ...(region === 'europe' ? navyBoxes : [])];
  const widths = widened(here, taken);
  for (const [id, { at, side }] of Object.entries(here)) {
    const { lines: n } = labelOf(id);
    const width = widths[id];
    places.push(`  ${key(id)}: { at: ${point(move(at))}, name: { side: '${side}', width: ${width}, lines: ${n} } },`);
  }
  for (const { country, box, places: inside } of platesIn(region)) {
    const [x, y, w, h] = box;
    plates.push(`  ${key(country)}: [${Math.round(x + dx)}, ${Math.round(y + dy)}, ${w}, ${h}],`);
    for (const [id, at] of inside) {
      local[region][id] = at;
      places.push(`  ${key(id)}: { at: ${point(move(at))} },`);
    }
  }
  for (const { a, b, kind, bend } of SETTLED[region]?.lines ?? []) {
    const bent = CORRECTIONS.bends[`${a} ${b}`] ?? bend;
    const [from, to] = [local[region][a], local[region][b]].map(move);
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const middle = [
      (from[0] + to[0]) / 2 - ((to[1] - from[1]) / long) * bent * 2,
      (from[1] + to[1]) / 2 + ((to[0] - from[0]) / long) * bent * 2,
    ];
    const round = (p) => p.map(Math.round).join(',');
    const path = bent === 0 ? `M${round(from)}L${round(to)}` : `M${round(from)}Q${round(middle)} ${round(to)}`;
    lines.push(`  { of: ['${a}', '${b}'], kind: '${kind}', path: '${path}' },`);
  }
  land.push(
    `  ${key(region)}: {\n    land: '${landIn(region, local[region], [dx, dy])}',\n    water: '${waterIn(region, [dx, dy])}',\n  },`,
  );
}

const boxes = Object.entries(PANELS).map(
  ([region, [x, y]]) => `  ${key(region)}: [${x}, ${y}, ${PANEL.width}, ${PANEL.height}],`,
);
const right = Math.max(...Object.values(PANELS).map(([x]) => x)) + PANEL.width;
const bottom = Math.max(...Object.values(PANELS).map(([, y]) => y)) + PANEL.height;
const navy = Object.entries(NAVY).map(
  ([side, [x, y]]) => `  ${side}: ${point([x + PANELS.europe[0], y + PANELS.europe[1]])},`,
);

writeFileSync(
  new URL('../geometry.ts', import.meta.url),
  `import type { Region, Side, SpaceId } from '@sandtable/imperial-struggle/facts';
import type { Box, Point } from '../../shared/board/frame.js';

/**
 * The four Regions as the board shows them. Made by make/geometry.mjs from Natural Earth’s outlines (world-atlas; public
 * domain; changed: bent to make room where the game needs it). Change make/seeds.mjs and make it anew.
 */

export const FRAME = { width: ${right}, height: ${bottom} };
/** How much of a panel its title takes. */
export const HEAD = ${PANEL.head};

export const PANELS: Readonly<Record<Region, Box>> = {
${boxes.join('\n')}
};

/** Where a name stands beside its space, and how much room it has. Spaces on a plate have none of their own. */
export interface NamePlace {
  readonly side: 'below' | 'above' | 'right' | 'left';
  readonly width: number;
  readonly lines: number;
}
export const PLACES: Readonly<Record<SpaceId, { readonly at: Point; readonly name?: NamePlace }>> = {
${places.join('\n')}
};

/** Countries of several spaces. */
export const PLATES = {
${plates.join('\n')}
} as const satisfies Readonly<Record<string, Box>>;

/** Solid lines and Conquest Lines (3.2.6). */
export const LINES: readonly {
  readonly of: readonly [SpaceId, SpaceId];
  readonly kind: 'connected' | 'conquest';
  readonly path: string;
}[] = [
${lines.join('\n')}
];

/** Navy Boxes. */
export const NAVY: Readonly<Record<Side, Point>> = {
${navy.join('\n')}
};

export const GROUND: Readonly<Record<Region, { readonly land: string; readonly water: string }>> = {
${land.join('\n')}
};

/** The lands of the powers in Europe. */
export const HOMES = {
${Object.keys(HOMES)
  .map((power) => `  ${power}: '${homeIn(power, PANELS.europe)}',`)
  .join('\n')}
} as const;
`,
);
