import { SPACE_IDS, SPACES, type SpaceId } from '@sandtable/andean-abyss/board-data';
import { describe, expect, it } from 'vitest';
import { ARROW_DIRECTIONS, isArrowDirection, spaceInDirection } from '../../shared/board/arrow-keys.js';
import type { BoardPoint } from '../../shared/board/frame.js';
import { ZOOM_LEVELS } from '../../shared/board/frame.js';
import { COMMON_BORDERS } from './common-borders.js';
import { CITIES, DEPARTMENTS, FRAME, LOCS, TOWNS } from './geometry.js';
import { layoutOf } from './layout.js';
import { middleOf, SPACE_POSITIONS } from './space-positions.js';

describe('1.3 The map', () => {
  it('has a place for every space, of the right kind', () => {
    expect(SPACE_IDS.map((id) => [id, SPACE_POSITIONS[id].kind])).toEqual(SPACE_IDS.map((id) => [id, SPACES[id].type]));
    const drawn = [CITIES, DEPARTMENTS, LOCS].flatMap((kind) => Object.keys(kind));
    expect(drawn.sort()).toEqual([...SPACE_IDS].sort());
  });

  it.each(SPACE_IDS)('keeps %s and its pieces inside the frame', (id) => {
    for (const [x, y, width, height] of ZOOM_LEVELS.map((distance) => layoutOf(id, 4, 60, distance).box)) {
      expect(x).toBeGreaterThanOrEqual(-10);
      expect(y).toBeGreaterThanOrEqual(-10);
      expect(x + width).toBeLessThanOrEqual(FRAME.width + 10);
      expect(y + height).toBeLessThanOrEqual(FRAME.height + 10);
    }
  });

  it('has common borders exactly where departments are adjacent (1.3.6)', () => {
    for (const [id, near] of Object.entries(COMMON_BORDERS)) {
      const facts = SPACES[id as SpaceId];
      const adjacent = facts.adjacent.filter((other) => SPACES[other].type === 'department');
      // Four departments meet at Ayacucho; two of them touch only across the town.
      const acrossTown = ['antioquia', 'cesar'].includes(id) ? ['antioquia', 'cesar'] : [];
      expect([...new Set([...near, ...acrossTown.filter((it) => it !== id)])].sort(), id).toEqual([...adjacent].sort());
    }
    expect(Object.keys(COMMON_BORDERS).sort()).toEqual(Object.keys(DEPARTMENTS).sort());
  });

  it('connects every LoC to its cities and towns', () => {
    for (const id of SPACE_IDS) {
      const spot = SPACE_POSITIONS[id];
      if (spot.kind !== 'loc') continue;
      const ends = [...spot.path.matchAll(/(\d+),(\d+)(?=M|$)|M(\d+),(\d+)/g)].map(
        (m): BoardPoint => [Number(m[1] ?? m[3]), Number(m[2] ?? m[4])],
      );
      const known = [...Object.values(CITIES), ...Object.values(TOWNS)].map(({ at }) => at);
      const cities = SPACES[id].adjacent.filter((near) => SPACES[near].type === 'city');
      const reached = ([atX, atY]: BoardPoint) => ends.some(([x, y]) => Math.hypot(x - atX, y - atY) < 3);
      expect(cities.filter((city) => !reached(middleOf(city)))).toEqual([]);
      // A LoC has two ends, or one end and the fork where its branches meet.
      expect(known.filter(reached).length, id).toBe(Math.max(2, cities.length));
    }
  });

  it('leaves room between the discs of cities', () => {
    const discs = Object.entries(CITIES);
    for (const [one, a] of discs) {
      for (const [other, b] of discs) {
        if (one >= other) continue;
        expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]), `${one} ${other}`).toBeGreaterThan(a.r + b.r);
      }
    }
  });
});

describe('Arrow keys', () => {
  it('reach every space from every other', () => {
    const reached = new Set(['bogota']);
    const queue: (typeof SPACE_IDS)[number][] = ['bogota'];
    for (const from of queue) {
      for (const way of Object.keys(ARROW_DIRECTIONS).filter(isArrowDirection)) {
        const next = spaceInDirection(from, way, SPACE_IDS, middleOf);
        if (!next || reached.has(next)) continue;
        reached.add(next);
        queue.push(next);
      }
    }
    expect(SPACE_IDS.filter((id) => !reached.has(id))).toEqual([]);
  });
});
