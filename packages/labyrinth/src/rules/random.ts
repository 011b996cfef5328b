import { roll, rollAmong } from '@sandtable/kernel';
import { ALL_COUNTRIES, type Country, countryOf, isMuslim, isNonMuslim } from '../countries.js';
import type { CountryId } from '../data/countries.js';
import { BLUE_COLUMNS, GLOBAL_TABLE, SCHENGEN_TABLE, SHIA_MIX_TABLE } from '../data/random.js';
import { adjacent, type Position } from '../position.js';

/** 9.5: a random country, with the game's own dice. */

/** Among up to six countries by one die; among more by the Global table. */
export function randomAmong(g: Position, countries: readonly Country[]): Country | undefined {
  if (countries.length <= 1) return countries[0];
  if (countries.length <= 6) return evenly(g, countries);
  return nearest(g, globalCountry(g, kindOf(countries)), countries);
}

/** Each item gets an equal share of the die; other results are rolled again. For more than six items see D3. */
export function evenly<T>(g: Position, items: readonly T[]): T {
  if (items.length === 1) return items[0];
  if (items.length > 6) return items[rollAmong(g.chance, items.length)];
  const share = Math.floor(6 / items.length);
  for (;;) {
    const at = Math.floor((roll(g.chance) - 1) / share);
    if (at < items.length) return items[at];
  }
}

/** Which columns of the Global table to use: blue, green, or all. */
const kindOf = (countries: readonly Country[]): 'blue' | 'green' | 'all' => {
  if (countries.every(isNonMuslim)) return 'blue';
  return countries.every(isMuslim) ? 'green' : 'all';
};

/** The Global table. The brown die is rolled until its column has the right color. */
export function globalCountry(g: Position, color: 'blue' | 'green' | 'all' = 'all'): Country {
  for (;;) {
    const column = roll(g.chance) - 1;
    if (color !== 'all' && column < BLUE_COLUMNS !== (color === 'blue')) continue;
    const found = GLOBAL_TABLE[column][roll(g.chance) - 1];
    const id: CountryId = typeof found === 'string' ? found : found[roll(g.chance) <= 3 ? 0 : 1];
    const country = countryOf(id);
    // Iran is in a blue column but is not a non-Muslim country.
    if (color === 'blue' && !isNonMuslim(country)) continue;
    return country;
  }
}

/** 9.5.1: the eligible country the fewest steps away; a die decides ties. */
export function nearest(g: Position, from: Country, eligible: readonly Country[]): Country | undefined {
  if (eligible.length === 0) return undefined;
  const seen = new Set<Country>([from]);
  let ring: Country[] = [from];
  while (ring.length > 0) {
    const found = ring.filter((country) => eligible.includes(country));
    if (found.length > 0) return evenly(g, found);
    const next: Country[] = [];
    for (const country of ring) {
      for (const near of adjacent(g, country)) {
        if (seen.has(near)) continue;
        seen.add(near);
        next.push(near);
      }
    }
    ring = next;
  }
  return randomAmong(g, eligible.filter((country) => ALL_COUNTRIES.includes(country)).slice(0, 6));
}

/** The Schengen table, until one of these comes up (9.5, 8.5.6). */
export function schengenByChance(g: Position, among: readonly Country[]): Country {
  const onTable = among.filter((country) => SCHENGEN_TABLE.some((id) => countryOf(id) === country));
  if (onTable.length === 0) throw new Error('none of the countries is on the Schengen table');
  for (;;) {
    const country = countryOf(SCHENGEN_TABLE[roll(g.chance) - 1]);
    if (onTable.includes(country)) return country;
  }
}

/** The Shia-Mix table: three dice. */
export function shiaMixCountry(g: Position): Country {
  const sum = roll(g.chance) + roll(g.chance) + roll(g.chance);
  return countryOf(SHIA_MIX_TABLE[Math.floor((sum - 3) / 2)]);
}
