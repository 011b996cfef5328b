import { describe, expect, it } from 'vitest';
import { ALL_COUNTRIES, MUSLIM_COUNTRIES, NON_MUSLIM_COUNTRIES, SCHENGEN } from '../countries.js';
import { alone } from '../testing/alone.js';
import { at } from '../testing/scene.js';
import { globalCountry, nearest, randomAmong, schengenByChance, shiaMixCountry } from './random.js';

const dice = (...rolls: number[]) => alone({ countries: { egypt: { governance: 'poor', sleepers: 1 } } }, rolls);

describe('9.5 random countries', () => {
  it('one takes no die', () => {
    const g = dice(6);
    expect(randomAmong(g, [at('iraq')])).toBe(at('iraq'));
    expect(g.chance.script).toEqual([6]);
    expect(randomAmong(g, [])).toBeUndefined();
  });

  it('up to six share a die evenly; what is left over is rolled again', () => {
    const three = [at('iraq'), at('iran'), at('egypt')];
    expect([1, 2, 3, 4, 5, 6].map((die) => randomAmong(dice(die), three))).toEqual(
      three.flatMap((country) => [country, country]),
    );
    const four = [...three, at('libya')];
    expect(randomAmong(dice(5, 6, 4), four)).toBe(at('libya'));
    const six = MUSLIM_COUNTRIES.slice(0, 6);
    expect([1, 2, 3, 4, 5, 6].map((die) => randomAmong(dice(die), six))).toEqual(six);
  });

  it('more than six by the Global table: column, then row; two in one place share it', () => {
    expect(randomAmong(dice(4, 6), ALL_COUNTRIES)).toBe(at('somalia'));
    expect(randomAmong(dice(3, 1, 3), ALL_COUNTRIES)).toBe(at('caucasus'));
    expect(randomAmong(dice(3, 1, 4), ALL_COUNTRIES)).toBe(at('iran'));
    expect(randomAmong(dice(3, 6, 6), ALL_COUNTRIES)).toBe(at('philippines'));
  });

  it('blue or green columns alone for countries of one kind; Iran is rolled again', () => {
    expect(randomAmong(dice(5, 4, 1, 1), NON_MUSLIM_COUNTRIES)).toBe(at('canada'));
    expect(randomAmong(dice(1, 2, 6, 6), MUSLIM_COUNTRIES)).toBe(at('pakistan'));
    expect(globalCountry(dice(3, 1, 5, 3, 1, 1), 'blue')).toBe(at('caucasus'));
  });

  it('every country is somewhere on the table', () => {
    const found = new Set<number>();
    for (let column = 1; column <= 6; column++) {
      for (let row = 1; row <= 6; row++) for (const die of [1, 6]) found.add(globalCountry(dice(column, row, die)));
    }
    expect(found.size).toBe(ALL_COUNTRIES.length);
  });

  it('Schengen by its own table, without Eastern Europe', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => schengenByChance(dice(die), SCHENGEN))).toEqual(
      (['scandinavia', 'benelux', 'germany', 'france', 'spain', 'italy'] as const).map(at),
    );
    expect(schengenByChance(dice(1, 2), [at('benelux'), at('eastern-europe')])).toBe(at('benelux'));
    expect(schengenByChance(dice(), [at('eastern-europe')])).toBe(at('eastern-europe'));
  });

  it('Shia-Mix by three dice', () => {
    expect(shiaMixCountry(dice(1, 1, 1))).toBe(at('turkey'));
    expect(shiaMixCountry(dice(1, 2, 1))).toBe(at('turkey'));
    expect(shiaMixCountry(dice(1, 2, 2))).toBe(at('saudi-arabia'));
    expect(shiaMixCountry(dice(4, 4, 4))).toBe(at('iraq'));
    expect(shiaMixCountry(dice(6, 6, 5))).toBe(at('afghanistan'));
  });
});

describe('9.5.1 the nearest country', () => {
  it('is the one found, if it fits', () => {
    expect(nearest(dice(), at('iraq'), [at('iraq'), at('iran')])).toBe(at('iraq'));
  });

  it('else by steps over the map, equal ones by a die', () => {
    expect(nearest(dice(), at('egypt'), [at('jordan'), at('libya')])).toBe(at('libya'));
    expect(nearest(dice(6), at('egypt'), [at('libya'), at('sudan'), at('pakistan')])).toBe(at('sudan'));
    expect(nearest(dice(), at('egypt'), [])).toBeUndefined();
  });

  it('by the lines that Patriot Act (43) leaves (C22)', () => {
    const g = dice();
    expect(nearest(g, at('united-states'), [at('philippines'), at('scandinavia')])).toBeDefined();
    const marked = alone({ countries: { egypt: { governance: 'poor', sleepers: 1 } }, marks: ['patriot-act'] });
    expect(nearest(marked, at('united-states'), [at('philippines'), at('scandinavia')])).toBe(at('scandinavia'));
  });
});
