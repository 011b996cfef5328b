import { SPACE_IDS, SPACES, type SpaceId } from '@sandtable/andean-abyss/board-data';
import type { Json } from '@sandtable/kernel';
import type { MiniMap } from '../../mini-map.js';
import { parseView } from '../view.js';
import { CITIES, DEPARTMENTS, FRAME, LINES } from './geometry.js';
import { controllerOf } from './space-markers.js';

/** Who controls which department and city. */
export function miniMap(json: Json): MiniMap {
  const view = parseView(json);
  const held = (space: SpaceId, free: string): string => {
    const controller = controllerOf(view, space);
    return `var(--${controller ? `aa-${controller}` : free})`;
  };
  return {
    frame: FRAME,
    sea: 'var(--sea)',
    shapes: [
      { path: LINES.abroad, fill: 'var(--abroad)' },
      ...SPACE_IDS.flatMap((space) => {
        const { type, ...facts } = SPACES[space];
        const path = DEPARTMENTS[space]?.path;
        const terrain = 'terrain' in facts ? `board-${facts.terrain}` : 'board-grassland';
        return path !== undefined && type === 'department' ? [{ path, fill: held(space, terrain) }] : [];
      }),
    ],
    dots: SPACE_IDS.flatMap((space) => {
      const city = CITIES[space];
      return city ? [{ at: city.at, radius: city.r, fill: held(space, 'board-city') }] : [];
    }),
  };
}
