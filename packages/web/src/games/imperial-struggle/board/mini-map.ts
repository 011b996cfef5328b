import { REGIONS, SPACE_IDS } from '@sandtable/imperial-struggle/board-data';
import type { Json } from '@sandtable/kernel';
import type { MiniMap } from '../../mini-map.js';
import { parseView } from '../view.js';
import { FRAME, GROUND, PANELS, PLACES } from './geometry.js';

const FLAGGED = 40;
const OPEN = 22;

/** The four Regions with every flag. */
export function miniMap(json: Json): MiniMap {
  const { flags } = parseView(json);
  return {
    frame: FRAME,
    sea: 'var(--is-sea)',
    shapes: REGIONS.flatMap((region) => {
      const within = PANELS[region];
      const { land, water } = GROUND[region];
      return [
        { path: land, fill: 'var(--is-land)', within },
        { path: water, fill: 'var(--is-sea)', within },
      ];
    }),
    dots: SPACE_IDS.map((space) => {
      const flag = flags[space];
      const { at } = PLACES[space];
      return flag
        ? { at, radius: FLAGGED, fill: `var(--is-${flag}-wood)` }
        : { at, radius: OPEN, fill: 'var(--is-coast)' };
    }),
  };
}
