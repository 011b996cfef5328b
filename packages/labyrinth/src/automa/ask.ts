import { answerTo, log, type Params, type Procedure } from '@sandtable/kernel';
import { makeDecision, question } from '../ask.js';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import { countryRef } from '../references.js';
import { randomAmong } from '../rules/random.js';

/**
 * 4.9.6, 9.4.2: the Activities Chart as questions. Whoever sits with the Jihadists names a box of the chart that fits; its
 * priorities, and the dice among equals (9.5), are the rules'. Asked even of one box, so that its reason is heard.
 */
export function* chooseBox<B extends string>(
  flow: string,
  rule: string,
  boxes: readonly B[],
  params: Params | (() => Params),
): Procedure<B> {
  const asked = makeDecision(question('jihadist', `solo.${flow}`, rule, params), () => boxes);
  const answer = answerTo(asked, yield [asked]);
  return boxes.find((box) => box === answer) ?? boxes[0];
}

/** One of several equal countries (9.5). */
export function chooseByChance(g: Position, countries: readonly Country[]): Country {
  if (countries.length === 1) return countries[0];
  const country = randomAmong(g, countries) ?? countries[0];
  log(g, 'log.chance', { space: countryRef(country) });
  return country;
}

/** Those of the highest score. */
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

/** Those of which this is true, or all if it is true of none. */
export function preferring(countries: readonly Country[], fits: (country: Country) => boolean): readonly Country[] {
  if (countries.length <= 1) return countries;
  const found = countries.filter(fits);
  return found.length > 0 ? found : countries;
}

/** Those of the first of these governances that any has; all if none has one of them. */
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
