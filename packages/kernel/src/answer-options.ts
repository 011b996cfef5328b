/** What the questions of all games have in common in their options. */

/** The option by which a seat declines. */
export const DONE = 'done';

/**
 * `may`: the seat can decline. `must`: a single item is chosen without asking. `always`: the seat is asked even then,
 * because the items are hidden and others must not learn that there was only one.
 */
export type Optionality = 'may' | 'must' | 'always';

/** A choice that cannot be declined. */
export type Mandatory = Exclude<Optionality, 'may'>;

/** Numbers from 0 to 99. */
const NUMBER_OPTIONS = Array.from({ length: 100 }, (_, n) => `number:${n}`);

/** The options from `min` to `max`. A few ranges are asked for again and again, so each is listed once. */
export function numberOptions(min: number, max: number): readonly string[] {
  const range = min * NUMBER_OPTIONS.length + Math.min(max, NUMBER_OPTIONS.length - 1);
  let options = RANGES[range];
  if (options === undefined) {
    options = NUMBER_OPTIONS.slice(min, max + 1);
    RANGES[range] = options;
  }
  return options;
}
const RANGES: (readonly string[] | undefined)[] = Array.from({ length: NUMBER_OPTIONS.length ** 2 });
