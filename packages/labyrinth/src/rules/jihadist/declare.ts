import type { Params, Procedure } from '@sandtable/kernel';
import { pickCountry, question } from '../../ask.js';
import type { Country } from '../../countries.js';
import type { QuestionId } from '../../question-id.js';

/** How many dice each country is a target of, in the order in which they were declared. */
export type Targets = ReadonlyMap<Country, number>;

/**
 * 8.1.2: where each die goes is said before any is rolled. The first must go somewhere; after it the rest of the value
 * may be left.
 */
export function* declare(
  key: QuestionId,
  rule: string,
  dice: number,
  candidates: (declared: Targets) => readonly Country[],
  params: Params = {},
): Procedure<Targets> {
  const declared = new Map<Country, number>();
  for (let left = dice; left > 0; left--) {
    const countries = candidates(declared);
    const q = question('jihadist', key, rule, { ...params, left });
    const country = yield* pickCountry(q, countries, declared.size > 0 ? 'may' : 'must');
    if (country === undefined) break;
    declared.set(country, (declared.get(country) ?? 0) + 1);
  }
  return declared;
}
