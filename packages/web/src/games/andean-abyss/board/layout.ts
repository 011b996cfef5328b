import type { SpaceId } from '@sandtable/andean-abyss/board-data';
import type { BoardBox, BoardPoint, ZoomLevel } from '../../shared/board/frame.js';
import { shortTitle } from '../../shared/board/short-names.js';
import { CITIES, FRAME } from './geometry.js';
import { SPACE_POSITIONS } from './space-positions.js';

/** Divides a space between its number and name, its markers and its pieces. From far away everything is larger. */

export interface Layout {
  /** The center of the number: population, or economic value. */
  readonly plate: BoardPoint;
  /** Where the name starts. */
  readonly name: BoardPoint;
  /** The center of the markers. */
  readonly marks: BoardPoint;
  readonly box: BoardBox;
}

const LETTERING: Readonly<Record<ZoomLevel, number>> = { near: 21, middle: 27, far: 34 };
export const MARKING: Readonly<Record<ZoomLevel, number>> = { near: 0.8, middle: 1, far: 1.35 };
/** Cities lie close together, so their names are a little smaller from far away. */
export const letteringOf = (space: SpaceId, distance: ZoomLevel, least = 0): number =>
  Math.max(least, LETTERING[distance] * (distance === 'far' && SPACE_POSITIONS[space].kind === 'city' ? 0.86 : 1));

/** From this font size on, names are shortened to what there is room for. */
const LARGE = 36;
/** The room of a city's name, beside or below it. */
const CITY_ROOM = 185;

/** Cities whose names stand over the sea, which has room. */
const BY_THE_SEA: ReadonlySet<SpaceId> = new Set(['cartagena', 'sincelejo']);
const SEA_ROOM = 270;

/** A space's name, shortened if its letters are large. */
export function nameIn(space: SpaceId, name: string, size: number, widthOf: (text: string) => number): string {
  if (size <= LARGE) return name;
  const spot = SPACE_POSITIONS[space];
  const beside = BY_THE_SEA.has(space) ? SEA_ROOM : CITY_ROOM;
  const room = spot.kind === 'department' ? Math.max(spot.room[2], CITY_ROOM) - size * PLATE * 2 : beside - size;
  return shortTitle(name, (text) => widthOf(text) * size <= room);
}
/** Half the width of the number's plate, in multiples of the font size. */
export const PLATE = 0.62;
const GAP = 0.24;
const LINE = 1.3;
/** LoCs whose pieces stand above the line, because a department's or town's name is below it. */
const ABOVE: ReadonlySet<SpaceId> = new Set([
  'loc-arauca-cucuta',
  'loc-ayacucho-sincelejo',
  'loc-cartagena-santa-marta',
  'loc-cucuta-ayacucho',
  'loc-neiva-bogota',
]);
/** Pieces may overlap the edge of a small department rather than become too small to tell apart. */
const MIN_WIDTH: Readonly<Record<ZoomLevel, number>> = { near: 140, middle: 170, far: 225 };
/** By how much a line with markers may be longer than its department, in font sizes. */
const BEYOND = 2.6;
/** From far away the pieces of a small department have no room below a second line, so this much stays on one line. */
const SHORT_LINE = 7.3;
const MIN_HEIGHT: Readonly<Record<ZoomLevel, number>> = { near: 56, middle: 68, far: 78 };

/** The start of a line of this length, moved aside where the line would run under a city or its name. */
function clearOfCities(start: number, length: number, y: number, size: number): number {
  for (const { at, r, label } of Object.values(CITIES)) {
    const [x, middle] = at;
    const circle = Math.abs(y - middle) < r ? Math.sqrt(r * r - (y - middle) ** 2) + 4 : 0;
    const isAtName = label === 'below' && y > middle && y < middle + r + size * 1.1;
    const half = isAtName ? Math.max(circle, r) : circle;
    if (half === 0 || start > x + half || start + length < x - half) continue;
    return start + length / 2 > x ? x + half : x - half - length;
  }
  return start;
}

/**
 * `name` is the width of the name in multiples of its font size; `marks` is the width of the markers before scaling.
 */
export function layoutOf(
  space: SpaceId,
  name: number,
  marks: number,
  distance: ZoomLevel,
  size = letteringOf(space, distance),
): Layout {
  const spot = SPACE_POSITIONS[space];
  const plate = size * PLATE * 2;
  const label = plate + size * (GAP + name);
  const marked = marks * MARKING[distance];
  const from = (left: number, y: number) => ({
    plate: [left + plate / 2, y] as const,
    name: [left + plate + size * GAP, y + size * 0.35] as const,
  });
  switch (spot.kind) {
    case 'city': {
      const { r } = spot;
      const [x, y] = spot.at;
      const beside = spot.label !== 'below';
      const left = { below: x - label / 2, left: x - r - 8 - label, right: x + r + 8 }[spot.label];
      const wide = distance === 'far' ? r * 2 : r * 1.75;
      return {
        ...from(left, beside ? y : y + r - size * 0.1),
        marks: [x, y - r + 4],
        box: [x - wide / 2, y - r * (beside ? 0.68 : 0.72), wide, r * (beside ? 1.45 : 1.3)],
      };
    }
    case 'loc': {
      const [x, y] = spot.middle;
      const half = size * PLATE;
      const wide = distance === 'far' ? 140 : 112;
      const high = distance === 'far' ? 62 : 46;
      return {
        plate: [x, y],
        name: [x, y],
        marks: [x + half + marked / 2, y],
        box: [x - wide / 2, ABOVE.has(space) ? y - half * 0.8 - high : y + half * 0.8, wide, high],
      };
    }
    case 'department': {
      const [left, top, wide, high] = spot.room;
      const middle = left + wide / 2;
      const roomy = Math.max(wide, Math.min(MIN_WIDTH[distance], wide * 1.25));
      const line = size * LINE;
      const y = top + line / 2;
      const longest = Math.max(wide + size * BEYOND, distance === 'far' ? size * SHORT_LINE : 0);
      const oneLine = marked === 0 || label + 8 + marked <= longest;
      const above = oneLine ? line * 1.1 : line * 1.15 + 34 * MARKING[distance];
      const length = label + (oneLine && marked > 0 ? 8 + marked : 0);
      const inFrame = Math.min(middle - length / 2, FRAME.width - length - 12);
      const start = clearOfCities(inFrame, length, y, size);
      return {
        ...from(start, y),
        marks: oneLine ? [start + label + 8 + marked / 2, y] : [middle, y + line / 2 + 18 * MARKING[distance]],
        box: [middle - roomy / 2, top + above, roomy, Math.max(high - above, MIN_HEIGHT[distance])],
      };
    }
  }
}
