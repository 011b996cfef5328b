import type { ParamKinds } from '@sandtable/kernel';
import { wordQuestion } from '../ask.js';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import { countryRef } from '../references.js';
import { randomAmong } from '../rules/random.js';
import { log } from '../text.js';

/**
 * 4.9.6, 9.4.2: declares a flow of the Activities Chart as a question. Whoever plays the Jihadists picks one of the
 * boxes that fit; the rules apply its priorities and roll among equals (9.5). Such a question is asked even if only one
 * box fits, so that its reason is shown.
 */
export const boxQuestion = <const Id extends string, B extends string, Kinds extends ParamKinds>(
  id: Id,
  rule: string | readonly [string, ...string[]],
  kinds: Kinds,
  boxes: readonly B[],
) => wordQuestion('jihadist', id, rule, kinds, boxes);

/** One of several equal countries (9.5). */
export function chooseByChance(g: Position, countries: readonly Country[]): Country {
  if (countries.length === 1) return countries[0];
  const country = randomAmong(g, countries);
  if (country === undefined) throw new Error('there is no country to choose from');
  log(g, 'log.chance', { space: countryRef(country) });
  return country;
}

/** The countries with the highest score. */
export function highest(countries: readonly Country[], score: (country: Country) => number): readonly Country[] {
  if (countries.length <= 1) return countries;
  let best = Number.NEGATIVE_INFINITY;
  let found: Country[] = [];
  for (const country of countries) {
    const value = score(country);
    if (value < best) continue;
    if (value > best) found = [];
    best = value;
    found.push(country);
  }
  return found;
}

/** The countries that fit, or all if none fits. */
export function preferring(countries: readonly Country[], fits: (country: Country) => boolean): readonly Country[] {
  if (countries.length <= 1) return countries;
  const found = countries.filter(fits);
  return found.length > 0 ? found : countries;
}

/** The countries with the first of these governances that any of them has; all if none has one of them. */
export function ofFirstGovernance(
  g: Position,
  countries: readonly Country[],
  order: readonly number[],
): readonly Country[] {
  for (const level of order) {
    const found = countries.filter((country) => g.governance[country] === level);
    if (found.length > 0) return found;
  }
  return countries;
}
