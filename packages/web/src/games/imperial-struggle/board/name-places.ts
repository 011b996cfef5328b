import { REGIONS, SIDES, SPACE_IDS, SPACES, type SpaceId } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import type { BoardBox } from '../../shared/board/frame.js';
import { type PlacedName, placeNames } from '../../shared/board/place-names.js';
import { PLACES } from './geometry.js';
import type { Layout } from './layout.js';
import { NAVY_HIGH, NAVY_WIDE } from './navy.js';
import { nodeBox } from './space-positions.js';

/** Names on the map have at least this size on the screen, in pixels. */
const LEAST_PIXELS = 10;
const LETTERS = 24;

/** The font size of names, in units of the board, if a unit is so many pixels. */
export const lettersAt = (pixels: number): number => Math.max(LETTERS, Math.ceil(LEAST_PIXELS / pixels));

/** On the map a name omits the part that distinguishes the spaces of a country. */
const nameOf = (words: Words, space: SpaceId): string => words.name(`space:${space}`).replace(/ \(.*\)/, '');

/** The baseline of a plate's title, below the plate's upper edge. */
export const PLATE_TITLE = 27;
const ASCENT = 0.8;

/** The plates of countries, with the part of a large title that stands out above. */
function plateBoxes({ plates }: Layout, size: number): readonly BoardBox[] {
  const above = Math.max(0, size * ASCENT - PLATE_TITLE);
  return [...plates.values()].map(([x, y, width, height]) => [x, y - above, width, height + above]);
}

/** The names of all spaces that are not on a plate. */
export function namePlaces(
  layout: Layout,
  words: Words,
  size: number,
  widthOf: (text: string) => number,
): ReadonlyMap<SpaceId, PlacedName> {
  const all = new Map<SpaceId, PlacedName>();
  for (const region of REGIONS) {
    const [x, y, width, height] = layout.panels[region];
    const within: BoardBox = [x + 6, y + layout.head + 2, width - 12, height - layout.head - 6];
    const spaces = SPACE_IDS.filter((space) => SPACES[space].region === region);
    const boxes: readonly BoardBox[] = [
      ...spaces.map((space) => nodeBox(layout, space)),
      ...(region === 'north-america' || region === 'europe' ? plateBoxes(layout, size) : []),
      ...(region === 'europe'
        ? SIDES.map((side): BoardBox => {
            const [cx, cy] = layout.navy[side];
            return [cx - NAVY_WIDE / 2, cy - NAVY_HIGH / 2, NAVY_WIDE, NAVY_HIGH];
          })
        : []),
    ];
    const names = spaces.flatMap((space) => {
      const { name } = PLACES[space];
      return name
        ? [{ id: space, name: nameOf(words, space), of: nodeBox(layout, space), side: name.side, within }]
        : [];
    });
    for (const [space, place] of placeNames(names, boxes, size, widthOf)) all.set(space, place);
  }
  return all;
}
