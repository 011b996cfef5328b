import { seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_SPACES, CITIES_AND_DEPARTMENTS, ECUADOR, isForeign, PANAMA, type Space } from '../map.js';
import { at, positionWith } from '../testing/positions.js';
import { drawSpace, walkTable } from './random-space.js';

const DICE = [1, 2, 3, 4, 5, 6].flatMap((red) =>
  [1, 2, 3, 4, 5, 6].flatMap((yellow) =>
    [1, 2, 3, 4, 5, 6].map((green): [number, number, number] => [red, yellow, green]),
  ),
);

describe('8.2 Random cities and departments', () => {
  it('every one of the 216 rolls comes to every single candidate', () => {
    expect(DICE).toHaveLength(216);
    for (const dice of DICE) for (const space of CITIES_AND_DEPARTMENTS) expect(walkTable(dice, [space])).toBe(space);
  });

  it('with every city and department a candidate, each of the 27 cells has 8 of the 216 rolls', () => {
    const home = CITIES_AND_DEPARTMENTS.filter((space) => !isForeign(space));
    const hits = new Map<Space | undefined, number>();
    for (const dice of DICE) hits.set(walkTable(dice, home), (hits.get(walkTable(dice, home)) ?? 0) + 1);
    expect(hits.size).toBe(27);
    for (const count of hits.values()) expect(count).toBe(8);
  });

  it.each<[string, [number, number, number], string]>([
    ['red picks the left column, yellow its top three, green the first of them', [1, 1, 1], 'cali'],
    ['both faces of a die that share a cell come to it', [2, 2, 2], 'cali'],
    ['the middle column', [3, 4, 6], 'meta-east'],
    ['the last cell of the right column', [6, 6, 6], 'choco'],
  ])('%s', (_, dice, space) => {
    expect(
      walkTable(
        dice,
        ALL_SPACES.filter((s) => !isForeign(s)),
      ),
    ).toBe(at(space as Parameters<typeof at>[0]));
  });

  it('walks down the column, over to the top of the next, and from Chocó to Cali', () => {
    expect(walkTable([1, 1, 1], [at('santander'), at('atlantico')])).toBe(at('santander'));
    expect(walkTable([2, 6, 6], [at('cali'), at('atlantico')])).toBe(at('atlantico'));
    expect(walkTable([6, 6, 6], [at('ibague'), at('cali')])).toBe(at('cali'));
  });

  it('takes Ecuador and Panamá, once they are candidates, before the space of the same cell only (N3)', () => {
    expect(walkTable([6, 6, 4], [at('narino'), ECUADOR])).toBe(ECUADOR);
    expect(walkTable([6, 6, 1], [at('pasto'), ECUADOR])).toBe(at('pasto'));
    expect(walkTable([6, 6, 6], [at('choco'), PANAMA])).toBe(PANAMA);
    expect(walkTable([6, 6, 4], [at('choco'), at('narino'), PANAMA])).toBe(at('narino'));
  });

  it('rolls no dice where there is no choice', () => {
    expect(drawSpace(positionWith(), seedChance('x'), [at('huila')])).toEqual({ space: at('huila') });
  });
});

describe('8.3 Random LoCs', () => {
  const locs = (...ids: Parameters<typeof at>[0][]) => ids.map(at);

  it('the highest Econ comes first, without a roll if it is alone', () => {
    const among = locs('loc-neiva-pasto', 'loc-arauca-cucuta', 'loc-neiva-bogota');
    expect(drawSpace(positionWith(), seedChance('x'), among)).toEqual({ space: at('loc-arauca-cucuta') });
  });

  it('then the one next to a random city', () => {
    const among = locs('loc-medellin-sincelejo', 'loc-neiva-bogota');
    // 3-4-4 is Bogotá.
    expect(drawSpace(positionWith(), seedChance('x', [3, 4, 4]), among)).toEqual({
      space: at('loc-neiva-bogota'),
      dice: '3-4-4',
    });
  });

  it('then an even roll: the three LoCs of Econ 2 at Bogotá of the example', () => {
    const among = locs(
      'loc-neiva-bogota',
      'loc-yopal-bogota',
      'loc-bogota-ibague-bucaramanga',
      'loc-medellin-sincelejo',
    );
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const drawn = drawSpace(positionWith(), seedChance('x', [3, 4, 4, die]), among);
      expect(drawn.space).toBe(among[Math.floor((die - 1) / 2)]);
    }
  });
});
