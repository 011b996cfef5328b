import type { Json } from '@sandtable/kernel';
import { COUNTRY_IDS } from '@sandtable/labyrinth/board-data';
import type { MiniMap } from '../../mini-map.js';
import { parseView } from '../view.js';
import { type CountryShade, countryShadeOf } from './country-shade.js';
import { ABROAD, FRAME, REGIONS } from './geometry.js';
import { countsIn, type TokenKind } from './tokens.js';

const SHADES: Readonly<Record<CountryShade, string>> = {
  good: 'var(--lab-good)',
  fair: 'var(--lab-fair)',
  poor: 'var(--lab-poor)',
  'islamist-rule': 'var(--lab-islamist)',
  soft: 'var(--lab-soft)',
  hard: 'var(--lab-hard)',
  unmarked: 'var(--lab-land)',
  iran: 'var(--lab-fair)',
};
const CELLS: readonly TokenKind[] = ['sleeper', 'active', 'sadr'];
const TROOPS: readonly TokenKind[] = ['troops', 'nato'];
const RADIUS = 34;

/** Governance and Posture of every country, and where there are cells and troops. */
export function miniMap(json: Json): MiniMap {
  const view = parseView(json);
  return {
    frame: FRAME,
    sea: 'var(--lab-sea)',
    shapes: [
      { path: ABROAD, fill: 'var(--lab-abroad)' },
      ...COUNTRY_IDS.map((country) => ({ path: REGIONS[country].path, fill: SHADES[countryShadeOf(view, country)] })),
    ],
    dots: COUNTRY_IDS.flatMap((country) => {
      const counts = countsIn(view, country);
      const [x, y] = REGIONS[country].at;
      const dot = (kinds: readonly TokenKind[], dx: number, fill: string) =>
        kinds.some((kind) => (counts[kind] ?? 0) > 0) ? [{ at: [x + dx, y] as const, radius: RADIUS, fill }] : [];
      return [...dot(CELLS, -RADIUS, 'var(--lab-jihadist-wood)'), ...dot(TROOPS, RADIUS, 'var(--lab-us-wood)')];
    }),
  };
}
