import { catalogsOf, kernelMessages, LANGUAGES, newMatch, words } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { neighborsOf } from '@sandtable/labyrinth/board';
import { COUNTRIES, COUNTRY_IDS, type View } from '@sandtable/labyrinth/board-data';
import { describe, expect, it } from 'vitest';
import { ARROW_DIRECTIONS, isArrowDirection, spaceInDirection } from '../../shared/board/arrow-keys.js';
import { ZOOM_LEVELS } from '../../shared/board/frame.js';
import { mapBoardWords as mapBoardWordsTexts } from '../../shared/board/words.js';
import { parseView } from '../view.js';
import { isQuiet } from './country-shade.js';
import { describe as description } from './describe.js';
import { flights } from './flights.js';
import { REGIONS } from './geometry.js';
import { layoutOf, stretchFor } from './layout.js';
import { ENDS, LINES, middleOf, SCHENGEN_LINES } from './space-positions.js';
import { countsIn, placeTokens, TOKEN_KINDS } from './tokens.js';
import { board as boardTexts } from './words.js';

const mapBoardWords = catalogsOf(mapBoardWordsTexts);
const board = catalogsOf(boardTexts);

const start = parseView(newMatch(labyrinth, { settings: {}, seed: 'board' }).view('us'));

describe('4.1 The map', () => {
  it.each([1, 1.6])('has a box and an outline for every country, without overlaps and inside the frame: %f', (by) => {
    const { boxOf, frame } = layoutOf(by);
    for (const country of COUNTRY_IDS) {
      const [x, y, width, height] = boxOf(country);
      expect(REGIONS[country].path.length, country).toBeGreaterThan(10);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(frame.width);
      expect(y + height).toBeLessThanOrEqual(frame.height);
      for (const other of COUNTRY_IDS) {
        if (other === country) continue;
        const [ox, oy] = boxOf(other);
        expect(Math.abs(ox - x) >= width + 8 || Math.abs(oy - y) >= height + 8, `${country} ${other}`).toBe(true);
      }
    }
  });

  it('shows untested countries as names on the land, and as boxes once they are tested or something lies there', () => {
    expect(isQuiet(start, 'morocco')).toBe(true);
    expect(isQuiet(start, 'united-states')).toBe(false);
    const tested: View = {
      ...start,
      countries: { ...start.countries, morocco: { governance: 'fair', alignment: 'neutral' } },
    };
    expect(isQuiet(tested, 'morocco')).toBe(false);
    const visited: View = { ...start, countries: { ...start.countries, morocco: { cadre: true } } };
    expect(isQuiet(visited, 'morocco')).toBe(false);
  });

  it('is as wide as its area, up to a limit', () => {
    expect([stretchFor(500, 520), stretchFor(725, 500), stretchFor(2000, 500)].map((n) => n.toFixed(2))).toEqual([
      '1.00',
      '1.44',
      '1.60',
    ]);
  });

  it('4.1.1: draws every printed line once', () => {
    const drawn = [...LINES.map(({ of: [a, b] }) => `${a} ${b}`), `${ENDS[0].of} ${ENDS[1].of}`];
    const printed = COUNTRY_IDS.flatMap((a, i) =>
      COUNTRIES[a].lines.filter((b) => COUNTRY_IDS.indexOf(b) > i).map((b) => `${a} ${b}`),
    );
    expect(drawn.sort()).toEqual(printed.sort());
  });

  it('4.5: connects every linked country to the Schengen box', () => {
    expect(SCHENGEN_LINES.map(({ of }) => of).sort()).toEqual(
      COUNTRY_IDS.filter((id) => COUNTRIES[id].schengen === 'link').sort(),
    );
  });

  it('4.5: has the same adjacencies as the rules', () => {
    expect(neighborsOf(start, 'germany')).toHaveLength(16);
    expect(neighborsOf(start, 'united-states')).toHaveLength(10);
    const closed = { ...start, marks: [...start.marks, 'patriot-act' as const] };
    expect(neighborsOf(closed, 'united-states')).toEqual(['canada']);
    expect(neighborsOf(closed, 'philippines')).not.toContain('united-states');
  });

  it('lets the arrow keys reach every country', () => {
    const reached = new Set(['united-states']);
    const queue: (typeof COUNTRY_IDS)[number][] = ['united-states'];
    for (const from of queue) {
      for (const way of Object.keys(ARROW_DIRECTIONS).filter(isArrowDirection)) {
        const next = spaceInDirection(from, way, COUNTRY_IDS, middleOf);
        if (!next || reached.has(next)) continue;
        reached.add(next);
        queue.push(next);
      }
    }
    expect(COUNTRY_IDS.filter((id) => !reached.has(id))).toEqual([]);
  });
});

describe('The contents of a country', () => {
  const all = Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, 3]));
  it.each(ZOOM_LEVELS)('stay in the box, %s', (distance) => {
    const tokens = placeTokens(all, [0, 0, 180, 60], distance);
    expect(new Set(tokens.map(({ kind }) => kind)).size).toBe(TOKEN_KINDS.length);
    for (const { x, y, size } of tokens) {
      expect(x - size / 2).toBeGreaterThanOrEqual(-1);
      expect(x + size / 2).toBeLessThanOrEqual(181);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(60);
    }
  });

  it('4.6: fly from country to country', () => {
    const at = (countries: View['countries']): View => ({ ...start, countries });
    const was = at({ afghanistan: { sleepers: 2 }, iraq: { troops: 3 } });
    const is = at({ afghanistan: { sleepers: 1 }, pakistan: { sleepers: 1 }, iraq: { troops: 1 } });
    expect(flights(was, is)).toEqual([
      { kind: 'move', piece: 'sleeper', from: 'afghanistan', to: 'pakistan', count: 1 },
      { kind: 'leave', piece: 'troops', from: 'iraq', count: 2 },
    ]);
    const awake = at({ afghanistan: { active: 2 }, iraq: { troops: 3 } });
    expect(flights(was, awake)).toEqual([{ kind: 'turn', piece: 'active', at: 'afghanistan', count: 2 }]);
  });

  it.each(LANGUAGES)('have a description in %s', (language) => {
    const speak = words(language, [board, mapBoardWords, labyrinth.messages, kernelMessages], labyrinth.names);
    for (const country of COUNTRY_IDS) {
      expect(description(start, country, speak, true)).not.toMatch(/board\.|kind[.:]|governance[.:]|mark[.:]|\{/);
    }
    expect(countsIn(start, 'afghanistan').sleeper).toBeGreaterThan(0);
  });
});
