import { writeFileSync } from 'node:fs';
import { pathOf } from '../../../shared/board/make/rings.mjs';
import { nameOf, outline } from './outlines.mjs';
import { PARTS } from './parts.mjs';
import { BOXES, HEIGHT, WIDTH } from './places.mjs';

/**
 * Makes `geometry.ts` from the outlines of Natural Earth (world-atlas) and the places in `places.mjs`:
 *   node packages/web/src/games/labyrinth/board/make/geometry.mjs
 */

const taken = new Set(Object.values(PARTS).flatMap(({ of }) => of));
const key = (id) => (/-/.test(id) ? `'${id}'` : id);
const regions = Object.entries(PARTS).map(([id, { of }]) => {
  const path = pathOf(outline((shape) => of.includes(nameOf(shape)), { least: 20, smallest: 30 }));
  return `  ${key(id)}: {\n    at: [${BOXES[id].join(', ')}],\n    path: '${path}',\n  },`;
});
const rest = pathOf(outline((shape) => !taken.has(nameOf(shape)), { least: 40, smallest: 60 }));

writeFileSync(
  new URL('../geometry.ts', import.meta.url),
  `import type { CountryId } from '@sandtable/labyrinth/facts';
import type { Point } from '../../shared/board/frame.js';

/**
 * The world as the board shows it. Made by make/geometry.mjs from Natural Earth’s outlines (world-atlas; public domain;
 * changed: joined, and bent to make room where the game needs it). Change make/places.mjs and make it anew.
 */

export const FRAME = { width: ${WIDTH}, height: ${HEIGHT} };

/** Each country: the middle of its box, and its outline. */
export const REGIONS: Readonly<Record<CountryId, { readonly at: Point; readonly path: string }>> = {
${regions.join('\n')}
};

/** Land that is no part of the game. */
export const ABROAD =
  '${rest}';
`,
);
