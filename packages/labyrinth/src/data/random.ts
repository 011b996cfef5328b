import type { CountryId } from './countries.js';

/** 9.5: the tables of random countries. */

/** One die; Eastern Europe is not on it. */
export const SCHENGEN_TABLE: readonly CountryId[] = ['scandinavia', 'benelux', 'germany', 'france', 'spain', 'italy'];

/** Three dice: 3-4, 5-6, and so on. */
export const SHIA_MIX_TABLE: readonly CountryId[] = [
  'turkey',
  'saudi-arabia',
  'lebanon',
  'yemen',
  'iraq',
  'pakistan',
  'gulf-states',
  'afghanistan',
];

/** A column by the brown die, a row by the black one; two in one place share it, 1-3 and 4-6 of another die. */
export const GLOBAL_TABLE: readonly (readonly (CountryId | readonly [CountryId, CountryId])[])[] = [
  ['canada', 'united-states', 'united-kingdom', 'scandinavia', 'benelux', 'germany'],
  ['france', 'spain', 'italy', 'eastern-europe', 'serbia', 'russia'],
  [['caucasus', 'iran'], 'israel', 'kenya-tanzania', 'india', 'china', ['thailand', 'philippines']],
  ['morocco', 'algeria-tunisia', 'libya', 'egypt', 'sudan', 'somalia'],
  ['syria', 'jordan', 'turkey', 'saudi-arabia', 'gulf-states', 'yemen'],
  ['central-asia', 'indonesia-malaysia', 'lebanon', 'iraq', 'afghanistan', 'pakistan'],
];
/** The first three columns are blue, of countries that are not Muslim; the others green. */
export const BLUE_COLUMNS = 3;
