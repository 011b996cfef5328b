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
export const NUMBER_OPTIONS = Array.from({ length: 100 }, (_, n) => `number:${n}`);
