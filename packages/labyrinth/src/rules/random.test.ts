import { describe, expect, it } from 'vitest';
import { ALL_COUNTRIES, isMuslim, isNonMuslim } from '../countries.js';
import { at, positionWith } from '../testing/positions.js';
import { globalCountry, nearest, randomAmong, schengenByChance, shiaMixCountry } from './random.js';

const dice = (...rolls: number[]) => positionWith({}, {}, rolls);

describe('9.5 Random countries', () => {
  it('share a die evenly among up to six', () => {
    const three = [at('iraq'), at('egypt'), at('sudan')];
    expect(randomAmong(dice(1), three)).toBe(at('iraq'));
    expect(randomAmong(dice(4), three)).toBe(at('egypt'));
    expect(randomAmong(dice(6), three)).toBe(at('sudan'));
    expect(randomAmong(dice(5, 2), [...three, at('yemen')])).toBe(at('egypt'));
    expect(randomAmong(dice(), [at('iraq')])).toBe(at('iraq'));
  });

  it('more than six go by the Global table: the brown die a column, the black one a row', () => {
    expect(globalCountry(dice(1, 2))).toBe(at('united-states'));
    expect(globalCountry(dice(6, 6))).toBe(at('pakistan'));
    expect(globalCountry(dice(3, 1, 3))).toBe(at('caucasus'));
    expect(globalCountry(dice(3, 1, 4))).toBe(at('iran'));
  });

  it('the brown die is rolled again until its column is of the color asked for', () => {
    expect(globalCountry(dice(1, 2, 4, 4), 'green')).toBe(at('egypt'));
    expect(globalCountry(dice(5, 3, 1, 4, 2, 1), 'blue')).toBe(at('france'));
    expect(isMuslim(globalCountry(dice(), 'green'))).toBe(true);
    expect(isNonMuslim(globalCountry(dice(), 'blue'))).toBe(true);
  });

  it('the Schengen table, and the Shia-Mix table with three dice', () => {
    expect(schengenByChance(dice(3), [at('germany'), at('spain')])).toBe(at('germany'));
    expect(schengenByChance(dice(1, 5), [at('germany'), at('spain')])).toBe(at('spain'));
    expect(shiaMixCountry(dice(1, 1, 1))).toBe(at('turkey'));
    expect(shiaMixCountry(dice(4, 4, 3))).toBe(at('iraq'));
    expect(shiaMixCountry(dice(6, 6, 6))).toBe(at('afghanistan'));
  });
});

describe('9.5.1 The nearest country', () => {
  it('is the one fewest steps away, equal ones by a die', () => {
    expect(nearest(dice(), at('iraq'), [at('iraq'), at('egypt')])).toBe(at('iraq'));
    expect(nearest(dice(1), at('iraq'), [at('sudan'), at('yemen')])).toBe(at('yemen'));
    expect(nearest(dice(5), at('iraq'), [at('syria'), at('turkey')])).toBe(at('turkey'));
    expect(nearest(dice(), at('iraq'), [])).toBeUndefined();
  });

  it('reaches every country from every other', () => {
    for (const from of ALL_COUNTRIES) for (const to of ALL_COUNTRIES) expect(nearest(dice(1), from, [to])).toBe(to);
  });
});
