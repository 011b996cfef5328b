import { writeFileSync } from 'node:fs';
import { arcs, border, isSpace, outline } from './arcs.mjs';
import { ABROAD, cities, HEIGHT, locs, NAMES, number, place, SEA, towns, WIDTH } from './grid.mjs';
import { AROUND, FOREIGN, ROOMS, SEEDS, TOWNS } from './places.mjs';
import { covered, middles, room, round } from './rooms.mjs';

/**
 * Makes `geometry.ts` from the outlines of @svg-maps/colombia and the places in `places.mjs`:
 *   node packages/web/src/games/andean-abyss/board/make/geometry.mjs
 */

// What a reader sees: borders under a disc do not count.
const touching = {};
const touch = (a, b) => {
  touching[NAMES[a]] ??= new Set();
  touching[NAMES[a]].add(NAMES[b]);
};
for (const {
  sides: [a, b],
  points,
} of arcs) {
  if (!isSpace(a) || !isSpace(b) || points.every(covered)) continue;
  touch(a, b);
  touch(b, a);
}
const few = (line) => line.filter((_, i) => i % 3 === 0 || i === line.length - 1).map((p) => p.map(round));
const isForeign = (v) => v >= number('ecuador');
const entries = (record) =>
  Object.entries(record).map(([key, value]) => `  ${/-/.test(key) ? `'${key}'` : key}: ${value},`);
const block = (name, type, lines) => `export const ${name}: ${type} = {\n${lines.join('\n')}\n};\n`;
const map = (record, to) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));
const labels = Object.fromEntries([...Object.keys(SEEDS), ...Object.keys(FOREIGN)].map((name) => [name, number(name)]));

writeFileSync(
  new URL('../geometry.ts', import.meta.url),
  `import type { SpaceId } from '@sandtable/andean-abyss/facts';
import type { Box, Point } from '../../shared/board/frame.js';

/**
 * Colombia as the board shows it. Made by make/geometry.mjs from the outlines of @svg-maps/colombia (after a map by
 * MapSVG; CC BY 4.0; changed: stretched, joined and cut along LoCs). Change make/places.mjs and make it anew.
 */

export const FRAME = { width: ${WIDTH}, height: ${HEIGHT} };

/** Where the name of a city stands. */
export type Side = 'below' | 'left' | 'right';

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
writeFileSync(
  new URL('../touching.ts', import.meta.url),
  `import type { SpaceId } from '@sandtable/andean-abyss/facts';

/** Departments that a reader sees side by side on our map. Made by make/geometry.mjs; a test compares it with the game's. */
${block(
  'TOUCHING',
  'Readonly<Partial<Record<SpaceId, readonly SpaceId[]>>>',
  entries(
    map(
      touching,
      (near) =>
        `[${[...near]
          .sort()
          .map((id) => `'${id}'`)
          .join(', ')}]`,
    ),
  ),
)}`,
);
