import {
  COUNTRIES,
  type Country,
  REGIONS,
  type Region,
  type Side,
  SPACE_IDS,
  SPACES,
  type SpaceId,
} from '@sandtable/imperial-struggle/board-data';
import type { BoardBox, BoardFrame, BoardPoint } from '../../shared/board/frame.js';
import { valueById } from '../../shared/value-by-id.js';
import { HEAD, LINES, NAVY, PANELS, PLACES, PLATES } from './geometry.js';

/** A country whose spaces lie on a plate. */
type PlateCountry = keyof typeof PLATES;
const hasPlate = (country: Country): country is PlateCountry => country in PLATES;

/**
 * Where everything is on the board. The four Regions stand in one row or in two, and each is stretched until the board
 * has the shape of the area that it fills. Spaces keep their size and move apart. A phone has no room for all four: it
 * shows one row at a time, of two Regions or of one, and the others lie below.
 */
export interface Layout {
  readonly frame: BoardFrame;
  readonly panels: Readonly<Record<Region, BoardBox>>;
  /** The height of a panel's title. */
  readonly head: number;
  readonly places: Readonly<Record<SpaceId, BoardPoint>>;
  readonly plates: ReadonlyMap<PlateCountry, BoardBox>;
  readonly navy: Readonly<Record<Side, BoardPoint>>;
  /** Paths of the lines, in the order of `LINES`. */
  readonly lines: readonly string[];
  /** From where a point of a Region was made to where it is. */
  readonly move: (region: Region, point: BoardPoint) => BoardPoint;
  /** The transform that brings a Region's outlines to its panel. */
  readonly ground: (region: Region) => string;
  /** How much wider and higher than made the Regions are. */
  readonly stretch: BoardPoint;
  /** The rows of Regions, if only one of them is shown at a time. */
  readonly screens: readonly BoardBox[] | undefined;
}

const [, , PANEL_WIDTH, PANEL_HEIGHT] = PANELS.europe;
/** As on a map of the world: the west on the left. */
const ORDERS = {
  1: ['europe', 'north-america', 'caribbean', 'india'],
  2: ['north-america', 'europe', 'caribbean', 'india'],
  4: ['north-america', 'caribbean', 'europe', 'india'],
} as const satisfies Readonly<Record<number, readonly Region[]>>;
type Columns = keyof typeof ORDERS;

/** Beyond this, the land would no longer be recognized. */
const MOST_STRETCH = 1.9;
/** The stretch grows in steps, so that small changes of the area don't move every space. */
const STRETCH_STEP = 0.04;
/** A panel's title has at least this height on the screen, in pixels. */
const HEAD_PIXELS = 22;

/** Below this many pixels per unit names have no room beside their spaces. */
const LEAST_SCALE = 0.2;

export interface LayoutShape {
  readonly columns: Columns;
  /** How many of the rows are shown at a time. */
  readonly rows: number;
  readonly stretch: BoardPoint;
  readonly head: number;
}

const stretchTo = (room: number, size: number): number =>
  Math.max(1, Math.min(MOST_STRETCH, Math.floor(room / size / STRETCH_STEP) * STRETCH_STEP));

/** The shape in which spaces are largest in an area of this many pixels. */
export function shapeFor(width: number, height: number): LayoutShape {
  const scaleOf = (columns: Columns, rows: number) =>
    Math.min(width / columns / PANEL_WIDTH, height / rows / PANEL_HEIGHT);
  const isWhole = Math.max(scaleOf(4, 1), scaleOf(2, 2)) >= LEAST_SCALE;
  const rows = isWhole && scaleOf(2, 2) >= scaleOf(4, 1) ? 2 : 1;
  const columns = isWhole ? (rows === 2 ? 2 : 4) : scaleOf(1, 1) > scaleOf(2, 1) ? 1 : 2;
  const scale = scaleOf(columns, rows);
  const head = Math.max(HEAD, Math.ceil(HEAD_PIXELS / scale / 4) * 4);
  return {
    columns,
    rows,
    stretch: [
      stretchTo(width / columns / scale, PANEL_WIDTH),
      stretchTo(height / rows / scale - head, PANEL_HEIGHT - HEAD),
    ],
    head,
  };
}

/** The board as it was made: two rows, not stretched. */
export const AS_MADE: LayoutShape = { columns: 2, rows: 2, stretch: [1, 1], head: HEAD };

export function layoutOf({ columns, rows, stretch: [sx, sy], head }: LayoutShape): Layout {
  const [width, height] = [Math.round(PANEL_WIDTH * sx), Math.round((PANEL_HEIGHT - HEAD) * sy + head)];
  const order: readonly Region[] = ORDERS[columns];
  const panels = valueById(REGIONS, (region): BoardBox => {
    const index = order.indexOf(region);
    return [(index % columns) * width, Math.floor(index / columns) * height, width, height];
  });
  const move = (region: Region, [x, y]: BoardPoint): BoardPoint => {
    const [fromX, fromY] = PANELS[region];
    const [toX, toY] = panels[region];
    return [toX + (x - fromX) * sx, toY + head + (y - fromY - HEAD) * sy];
  };
  const plates = new Map<PlateCountry, BoardBox>();
  const moved = new Map<string, BoardPoint>();
  for (const country of COUNTRIES.filter(hasPlate)) {
    const [x, y, w, h] = PLATES[country];
    const region = REGIONS.find((it) => isIn(PANELS[it], [x, y])) ?? 'europe';
    const [middleX, middleY] = move(region, [x + w / 2, y + h / 2]);
    const wide = w * Math.min(sx, WIDEST_PLATE);
    plates.set(country, [middleX - wide / 2, middleY - h / 2, wide, h]);
    moved.set(country, [middleX - x - w / 2, middleY - y - h / 2]);
  }
  const places = valueById(SPACE_IDS, (space): BoardPoint => {
    const { region, country } = SPACES[space];
    const [x, y] = PLACES[space].at;
    const by = moved.get(country ?? '');
    return by && !PLACES[space].name ? [x + by[0], y + by[1]] : move(region, [x, y]);
  });
  const lines = LINES.map(({ of: [a, b], path }) => {
    const bend = /Q(-?\d+),(-?\d+)/.exec(path);
    const [from, to] = [places[a].join(','), places[b].join(',')];
    if (!bend) return `M${from}L${to}`;
    return `M${from}Q${move(SPACES[a].region, [Number(bend[1]), Number(bend[2])]).join(',')} ${to}`;
  });
  const allRows = 4 / columns;
  return {
    frame: { width: columns * width, height: allRows * height },
    screens:
      rows < allRows
        ? Array.from({ length: allRows }, (_, row): BoardBox => [0, row * height, columns * width, height])
        : undefined,
    panels,
    head,
    places,
    plates,
    navy: { britain: move('europe', NAVY.britain), france: move('europe', NAVY.france) },
    lines,
    move,
    ground: (region) => {
      const [x, y] = move(region, [0, 0]);
      return `translate(${x} ${y}) scale(${sx} ${sy})`;
    },
    stretch: [sx, sy],
  };
}

/** How much wider than made a plate may become, for its title. */
const WIDEST_PLATE = 1.25;
const isIn = ([x, y, width, height]: BoardBox, [px, py]: BoardPoint): boolean =>
  px >= x && py >= y && px < x + width && py < y + height;
