import { imperialStruggle } from '@sandtable/imperial-struggle';
import { REGIONS, SIDES, SPACE_IDS, SPACES, type SpaceId } from '@sandtable/imperial-struggle/board-data';
import { catalogsOf, kernelMessages, LANGUAGES, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ARROW_DIRECTIONS, isArrowDirection, spaceInDirection } from '../../shared/board/arrow-keys.js';
import type { BoardBox, BoardPoint } from '../../shared/board/frame.js';
import { nameForms, shortTitle } from '../../shared/board/short-names.js';
import { GROUND, LINES, PLACES } from './geometry.js';
import { AS_MADE, type Layout, layoutOf, shapeFor } from './layout.js';
import { lettersAt, namePlaces } from './name-places.js';
import { NAVY_HIGH, NAVY_WIDE } from './navy.js';
import { regionInQuestion } from './region-in-question.js';
import { nodeBox } from './space-positions.js';
import { LARGE, SUBREGIONS } from './subregions.js';
import { board as boardTexts } from './words.js';

const board = catalogsOf(boardTexts);

const meet = ([ax, ay, aw, ah]: BoardBox, [bx, by, bw, bh]: BoardBox): boolean =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
const within = ([x, y, w, h]: BoardBox, [px, py, pw, ph]: BoardBox): boolean =>
  x >= px && y >= py && x + w <= px + pw && y + h <= py + ph;

/** Areas of the board in pixels: laptops with and without side panels, a large screen, a phone upright and on its side. */
const AREAS = [
  [640, 610],
  [725, 521],
  [1066, 521],
  [1236, 600],
  [1120, 907],
  [1560, 907],
  [390, 283],
  [700, 240],
] as const;

/** Everything that takes room on the board, with its kind and owner. */
const thingsIn = (
  layout: Layout,
): readonly { readonly what: string; readonly of: string; readonly box: BoardBox }[] => [
  ...SPACE_IDS.map((space) => ({ what: `space ${space}`, of: space, box: nodeBox(layout, space) })),
  ...SIDES.map((side) => ({
    what: `navy ${side}`,
    of: side,
    box: [layout.navy[side][0] - NAVY_WIDE / 2, layout.navy[side][1] - NAVY_HIGH / 2, NAVY_WIDE, NAVY_HIGH] as BoardBox,
  })),
];
const MADE = layoutOf(AS_MADE);
const middleOf = (space: SpaceId) => MADE.places[space];

/** Browsers measure; here a letter has the width that letters have on average. */
const widthOf = (text: string): number => text.length * 0.62;

/** Points along a line of the board. */
function pointsOn(path: string): readonly BoardPoint[] {
  const [from, ...rest] = path
    .slice(1)
    .split(/[LQ ]/)
    .map((point) => point.split(',').map(Number) as unknown as BoardPoint);
  const to = rest.at(-1);
  const bend = rest.length > 1 ? rest[0] : undefined;
  if (!from || !to) throw new Error(`no line: ${path}`);
  return Array.from({ length: 41 }, (_, i): BoardPoint => {
    const t = i / 40;
    const u = 1 - t;
    const mix = (k: 0 | 1) => (bend ? u * u * from[k] + 2 * u * t * bend[k] + t * t * to[k] : u * from[k] + t * to[k]);
    return [mix(0), mix(1)];
  });
}

describe.each(AREAS)('3.2 The map in an area of %i x %i pixels', (width, height) => {
  const layout = layoutOf(shapeFor(width, height));
  const things = thingsIn(layout);

  it('has a place for every space, in the panel of its Region', () => {
    for (const region of REGIONS) {
      const [x, y, w, h] = layout.panels[region];
      const room: BoardBox = [x, y + layout.head, w, h - layout.head];
      expect(within(room, [0, 0, layout.frame.width, layout.frame.height])).toBe(true);
      expect(GROUND[region].land.length).toBeGreaterThan(1000);
      for (const space of SPACE_IDS.filter((id) => SPACES[id].region === region)) {
        expect(within(nodeBox(layout, space), room), `${space} in ${region}`).toBe(true);
      }
    }
  });

  it('has no overlaps of spaces and Navy Boxes', () => {
    const clashes = things.flatMap((a, i) =>
      things
        .slice(i + 1)
        .filter((b) => meet(a.box, b.box))
        .map((b) => `${a.what} / ${b.what}`),
    );
    expect(clashes).toEqual([]);
  });

  it('has the spaces of a country on its plate, and no others', () => {
    for (const [country, plate] of layout.plates) {
      for (const { what, of, box } of things) {
        const facts = SPACE_IDS.find((id) => id === of);
        const isHere = facts !== undefined && SPACES[facts].country === country;
        if (!isHere) expect(meet(box, plate), `${what} / ${country}`).toBe(false);
        else expect(within(box, plate), `${what} on ${country}`).toBe(true);
      }
    }
  });

  it.each(LANGUAGES)('has every name in %s, none smaller than 10 pixels and none over another', (language) => {
    const speak = words(language, [board, imperialStruggle.messages, kernelMessages], imperialStruggle.names);
    const [, , wide, high] = shownIn(layout);
    const pixels = Math.min(width / wide, height / high);
    const size = lettersAt(pixels);
    const places = namePlaces(layout, speak, size, widthOf);
    expect(places.size).toBe(SPACE_IDS.filter((space) => PLACES[space].name).length);
    expect(size * pixels).toBeGreaterThanOrEqual(10);
    const covered = (a: BoardBox, b: BoardBox): number =>
      Math.max(0, Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])) *
      Math.max(0, Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]));
    const boxes = [...places].map(([space, { box }]) => ({ space, box }));
    const clashes = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        // Up to a letter.
        .filter((b) => covered(a.box, b.box) > size * size * 0.62)
        .map((b) => `${a.space} / ${b.space}`),
    );
    expect(clashes).toEqual([]);
    // A name is recognized by more than an initial.
    const longest = (lines: readonly string[]) =>
      Math.max(
        ...lines
          .join(' ')
          .split(/[\s.-]+/)
          .map((word) => [...word].length),
      );
    const unclear = [...places].filter(([, { lines }]) => longest(lines) < 3);
    expect(unclear.map(([space, { lines }]) => `${space}: ${lines}`)).toEqual([]);
  });
});

/** What the viewer sees without looking closer: the whole board, or one of its screens. */
const shownIn = ({ frame, screens }: Layout): BoardBox => screens?.[0] ?? [0, 0, frame.width, frame.height];

describe('The shape of the board', () => {
  it('is one row in a wide area, two otherwise, on a phone one Region at a time, and fills it', () => {
    const shapes = AREAS.map(([width, height]) => shapeFor(width, height)).map(({ columns, rows }) => [columns, rows]);
    expect(shapes).toEqual([
      [2, 2],
      [2, 2],
      [4, 1],
      [4, 1],
      [2, 2],
      [2, 2],
      [1, 1],
      [2, 1],
    ]);
    for (const [width, height] of AREAS) {
      const [, , wide, high] = shownIn(layoutOf(shapeFor(width, height)));
      const scale = Math.min(width / wide, height / high);
      expect((wide * high * scale ** 2) / width / height, `${width} x ${height}`).toBeGreaterThan(0.9);
    }
  });

  it('on a phone has every Region on a screen', () => {
    const layout = layoutOf(shapeFor(390, 283));
    expect(layout.screens?.length).toBe(REGIONS.length);
    for (const region of REGIONS) expect(layout.screens).toContainEqual(layout.panels[region]);
    expect(layoutOf(shapeFor(700, 240)).screens?.length).toBe(2);
    expect(layoutOf(shapeFor(640, 610)).screens).toBeUndefined();
  });

  it('moves to the only Region with spaces to choose; on a small screen to the one with most', () => {
    expect(regionInQuestion(new Set(['space:albany', 'space:acadia', 'done']), false)).toBe('north-america');
    expect(regionInQuestion(new Set(['space:albany', 'space:acadia', 'space:antigua']), false)).toBeUndefined();
    expect(regionInQuestion(new Set(['space:albany', 'space:antigua', 'space:caicos']), true)).toBe('caribbean');
    expect(regionInQuestion(new Set(['done']), true)).toBeUndefined();
  });

  it('moves to the space that a lesson asks for, on a small screen', () => {
    const options = new Set(['space:albany', 'space:acadia', 'space:antigua']);
    expect(regionInQuestion(options, true, 'space:antigua')).toBe('caribbean');
    expect(regionInQuestion(options, true, 'space:spain-alliance')).toBe('north-america');
    expect(regionInQuestion(options, false, 'space:antigua')).toBeUndefined();
  });
});

describe('Names that are shortened', () => {
  it('keep their beginning', () => {
    const lines = nameForms('Gulf of St. Lawrence').map((form) => form.lines.join('|'));
    expect(lines.slice(0, 2)).toEqual(['Gulf of St. Lawrence', 'Gulf of St.|Lawrence']);
    expect(lines).toContain('Gulf St. Lawr.');
    expect(lines).toContain('Gulf S. L.');
    expect(nameForms('Acadia')[0]).toEqual({ lines: ['Acadia'], cost: 0 });
    expect(shortTitle('Dutch Republic', (text) => text.length < 12)).toBe('Dutch Repu.');
  });
});

describe('3.2 The map as it was made', () => {
  it('draws every connection and every Conquest Line once', () => {
    const printed = (kind: 'connected' | 'conquest') =>
      SPACE_IDS.flatMap((a) => (SPACES[a][kind] ?? []).filter((b) => a < b).map((b) => `${a} ${b} ${kind}`));
    expect(LINES.map(({ of: [a, b], kind }) => `${a} ${b} ${kind}`).sort()).toEqual(
      [...printed('connected'), ...printed('conquest')].sort(),
    );
  });

  it('has no line through a space that it does not connect', () => {
    const wrong = LINES.flatMap(({ of, path }) =>
      SPACE_IDS.filter((space) => !of.includes(space))
        .filter((space) =>
          pointsOn(path).some(([x, y]) => Math.hypot(x - middleOf(space)[0], y - middleOf(space)[1]) < 36),
        )
        .map((space) => `${of.join('–')} through ${space}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('has room for the names of sub-regions in %s', (language) => {
    for (const { name, at, turn } of SUBREGIONS) {
      const long = (board[language][`board.${name}`] ?? '').length * LARGE * 0.64;
      const [width, height] = turn ? [LARGE, long] : [long, LARGE];
      const box: BoardBox = [at[0] - width / 2, at[1] - height * (turn ? 0.5 : 0.75), width, height];
      const clashes = thingsIn(MADE)
        .filter((it) => meet(it.box, box))
        .map(({ what }) => what);
      expect(clashes, name).toEqual([]);
      expect(
        REGIONS.some((region) => within(box, MADE.panels[region])),
        name,
      ).toBe(true);
    }
  });

  it('lets the arrow keys reach every space', () => {
    const first: SpaceId = 'ireland-alliance';
    const reached = new Set<SpaceId>([first]);
    for (const from of reached) {
      for (const way of Object.keys(ARROW_DIRECTIONS).filter(isArrowDirection)) {
        const next = spaceInDirection(from, way, SPACE_IDS, middleOf);
        if (next) reached.add(next);
      }
    }
    expect(SPACE_IDS.filter((id) => !reached.has(id))).toEqual([]);
  });

  it('names every space that is not on a plate', () => {
    for (const space of SPACE_IDS) {
      const onPlate = [...MADE.plates.keys()].some((country) => country === SPACES[space].country);
      expect(PLACES[space].name === undefined, space).toBe(onPlate);
    }
  });
});
