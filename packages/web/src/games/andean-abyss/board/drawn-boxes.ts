import { inPlay } from '@sandtable/andean-abyss/board';
import { SPACE_IDS, SPACES, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import type { BoardBox, BoardPoint, ZoomLevel } from '../../shared/board/frame.js';
import { textWidth } from '../../shared/board/text-width.js';
import { CITIES, TOWNS } from './geometry.js';
import { layoutOf, letteringOf, MARKING, nameIn, PLATE } from './layout.js';
import { widthOfMarks } from './markers.js';
import { pieceRuns, placeTokens } from './place-tokens.js';
import { markersIn } from './space-markers.js';

/** Where numbers, names, markers and pieces are drawn, as boxes that slips of paper keep clear of. */

/** The height of a marker before scaling. */
const MARK_HEIGHT = 34;
/** A piece's height in multiples of its width. */
const PIECE_HEIGHT = 0.85;

const boxAround = ([x, y]: BoardPoint, width: number, height: number): BoardBox => [
  x - width / 2,
  y - height / 2,
  width,
  height,
];

/** A name with its halo. */
const nameBox = (left: number, baseline: number, wide: number, size: number): BoardBox => [
  left - HALO,
  baseline - size * ASCENT - HALO,
  wide * size + 2 * HALO,
  size * (ASCENT + DESCENT) + 2 * HALO,
];
const HALO = 3;
/** How far letters reach above and below the baseline, in multiples of the font size. */
const ASCENT = 1.05;
const DESCENT = 0.35;

function boxesIn(view: View, space: SpaceId, words: Words, distance: ZoomLevel, least: number): readonly BoardBox[] {
  if (!inPlay(view, space)) return [];
  const marks = markersIn(view, space);
  const size = letteringOf(space, distance, least);
  const name = nameIn(space, words.name(`space:${space}`), size, textWidth);
  const layout = layoutOf(space, textWidth(name), widthOfMarks(marks), distance, size);
  const [left, baseline] = layout.name;
  const scale = MARKING[distance];
  return [
    boxAround(layout.plate, size * PLATE * 2, size * PLATE * 2),
    ...(SPACES[space].type === 'loc' ? [] : [nameBox(left, baseline, textWidth(name), size)]),
    ...(marks.length > 0 ? [boxAround(layout.marks, widthOfMarks(marks) * scale, MARK_HEIGHT * scale)] : []),
    ...placeTokens(pieceRuns(view, space), layout.box, distance).map(({ x, y, size: wide, count }) =>
      boxAround([count > 1 ? x + wide * 0.25 : x, y], count > 1 ? wide * 1.5 : wide, wide * PIECE_HEIGHT),
    ),
  ];
}

/** The part of a city's circle that counts: a box inside of it. */
const CITY_SHARE = 1.5;
/** The font size of towns' names, which show only from near enough. */
const TOWN_SIZE = 21;

const FIXED: readonly BoardBox[] = Object.values(CITIES).map(({ at, r }) =>
  boxAround(at, r * CITY_SHARE, r * CITY_SHARE),
);

const townBoxes = (): readonly BoardBox[] =>
  Object.values(TOWNS).map(({ name, at: [x, y], side: [dx, dy] }) => {
    const wide = textWidth(name) * TOWN_SIZE;
    const left = dx > 0 ? 0 : dx < 0 ? wide : wide / 2;
    return [x + dx - left, y + dy - TOWN_SIZE, wide, TOWN_SIZE * 1.2];
  });

export const drawnBoxes = (view: View, words: Words, distance: ZoomLevel, least: number): readonly BoardBox[] => [
  ...SPACE_IDS.flatMap((space) => boxesIn(view, space, words, distance, least)),
  ...FIXED,
  ...(distance === 'far' ? [] : townBoxes()),
];
