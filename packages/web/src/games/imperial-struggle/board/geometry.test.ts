import { REGIONS, SIDES, SPACE_IDS, SPACES, type SpaceId } from '@sandtable/imperial-struggle/board-data';
import { LANGUAGES } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ARROW_DIRECTIONS, isArrowDirection, spaceInDirection } from '../../shared/board/arrow-keys.js';
import type { BoardBox, BoardPoint } from '../../shared/board/frame.js';
import { FRAME, GROUND, HEAD, LINES, NAVY, PANELS, PLACES, PLATES } from './geometry.js';
import { NAVY_HIGH, NAVY_WIDE } from './navy.js';
import { middleOf, nameBox, nodeBox } from './space-positions.js';
import { LARGE, SUBREGIONS } from './subregions.js';
import { board } from './words.js';

const meet = ([ax, ay, aw, ah]: BoardBox, [bx, by, bw, bh]: BoardBox): boolean =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
const within = ([x, y, w, h]: BoardBox, [px, py, pw, ph]: BoardBox): boolean =>
  x >= px && y >= py && x + w <= px + pw && y + h <= py + ph;

/** Everything that takes room on the board, with its kind and owner. */
const THINGS: readonly { readonly what: string; readonly of: string; readonly box: BoardBox }[] = [
  ...SPACE_IDS.map((space) => ({ what: `space ${space}`, of: space, box: nodeBox(space) })),
  ...SPACE_IDS.flatMap((space) => {
    const box = nameBox(space);
    return box ? [{ what: `name ${space}`, of: space, box }] : [];
  }),
  ...SIDES.map((side) => ({
    what: `navy ${side}`,
    of: side,
    box: [NAVY[side][0] - NAVY_WIDE / 2, NAVY[side][1] - NAVY_HIGH / 2, NAVY_WIDE, NAVY_HIGH] as BoardBox,
  })),
];

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

describe('3.2 The map', () => {
  it('has a place for every space, in the panel of its Region', () => {
    for (const region of REGIONS) {
      const [x, y, width, height] = PANELS[region];
      const room: BoardBox = [x, y + HEAD, width, height - HEAD];
      expect(within(room, [0, 0, FRAME.width, FRAME.height])).toBe(true);
      expect(GROUND[region].land.length).toBeGreaterThan(1000);
      for (const space of SPACE_IDS.filter((id) => SPACES[id].region === region)) {
        for (const { what, box } of THINGS.filter(({ of }) => of === space)) {
          expect(within(box, room), `${what} in ${region}`).toBe(true);
        }
      }
    }
  });

  it('has no overlaps of spaces, names and Navy Boxes', () => {
    const clashes = THINGS.flatMap((a, i) =>
      THINGS.slice(i + 1)
        .filter((b) => meet(a.box, b.box))
        .map((b) => `${a.what} / ${b.what}`),
    );
    expect(clashes).toEqual([]);
  });

  it('has the spaces of a country on its plate, and no others', () => {
    for (const [country, plate] of Object.entries(PLATES)) {
      for (const { what, of, box } of THINGS) {
        const facts = SPACE_IDS.find((id) => id === of);
        const isHere = facts !== undefined && SPACES[facts].country === country;
        if (!isHere) expect(meet(box, plate), `${what} / ${country}`).toBe(false);
        else expect(within(box, plate), `${what} on ${country}`).toBe(true);
      }
    }
  });

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
      const clashes = THINGS.filter((it) => meet(it.box, box)).map(({ what }) => what);
      expect(clashes, name).toEqual([]);
      expect(
        REGIONS.some((region) => within(box, PANELS[region])),
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
      const onPlate = Object.keys(PLATES).includes(SPACES[space].country ?? '');
      expect(PLACES[space].name === undefined, space).toBe(onPlate);
    }
  });
});
