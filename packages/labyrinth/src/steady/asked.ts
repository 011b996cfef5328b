import type { Decision, Params } from '@sandtable/kernel';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import { cardReferred, countryReferred } from '../references.js';

/** A question to the US and all it looks at to answer it. Nothing is remembered between two of them. */
export interface Asked {
  readonly g: Position;
  /** The question, as the catalogs spell it after `ask.`. */
  readonly key: string;
  readonly params: Params;
  readonly options: readonly string[];
}

/** An answer, what it would gain in worth, and why. */
export interface Choice {
  readonly option: string;
  readonly gain: number;
  /** A key under `reason.steady.`. */
  readonly reason: string;
  readonly params?: Params;
}

/** Answers one kind of question; undefined where it has nothing to say. */
export type Answerer = (q: Asked) => Choice | undefined;

export const askedBy = (decision: Decision, g: Position): Asked => {
  const { key, params = {} } = decision.prompt;
  return { g, key: key.slice('ask.'.length), params, options: decision.options() };
};

export const choice = (option: string, gain: number, reason: string, params?: Params): Choice => ({
  option,
  gain,
  reason,
  params,
});

/** The first of those with the highest gain. */
export function best<C extends { readonly gain: number }>(choices: readonly C[]): C | undefined {
  let found: C | undefined;
  for (const one of choices) if (!found || one.gain > found.gain) found = one;
  return found;
}

/** The first of these for which the gain is highest, and how high. */
export function bestOf<T>(items: readonly T[], gain: (item: T) => number): { item: T; gain: number } | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const here = gain(item);
    if (here > most) {
      found = item;
      most = here;
    }
  }
  return found === undefined ? undefined : { item: found, gain: most };
}

export const offers = (q: Asked, option: string): boolean => q.options.includes(option);

export const openCountries = (q: Asked): Country[] =>
  q.options.map(countryReferred).filter((country): country is Country => country !== undefined);

export const openCards = (q: Asked): number[] =>
  q.options.map(cardReferred).filter((card): card is number => card !== undefined);

export const openNumbers = (q: Asked): number[] =>
  q.options.filter((option) => option.startsWith('number:')).map((option) => Number(option.slice('number:'.length)));

export const countryParam = (q: Asked, name = 'space'): Country | undefined => countryReferred(String(q.params[name]));
export const cardParam = (q: Asked): number | undefined => cardReferred(String(q.params.card));
export const numberParam = (q: Asked, name = 'ops'): number => Number(q.params[name] ?? 0);
