import type { Optionality, Procedure } from '@sandtable/kernel';
import type { Country } from '../../countries.js';

/** How many dice each country is a target of, in the order in which they were declared. */
export type Targets = ReadonlyMap<Country, number>;

/** Where does the next die go? */
type AskForTarget = (left: number, declared: Targets, may: Optionality) => Procedure<Country | undefined>;

/**
 * 8.1.2: where each die goes is said before any is rolled. The first must go somewhere; after it the rest of the value
 * may be left.
 */
export function* declare(dice: number, ask: AskForTarget): Procedure<Targets> {
  const declared = new Map<Country, number>();
  for (let left = dice; left > 0; left--) {
    const country = yield* ask(left, declared, declared.size > 0 ? 'may' : 'must');
    if (country === undefined) break;
    declared.set(country, (declared.get(country) ?? 0) + 1);
  }
  return declared;
}

/** What a question for the target of a die is asked with, where only its needs are of interest. */
export const A_DIE = { left: 1 } as const;
