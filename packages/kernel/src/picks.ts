import { answerTo, type Decision, type Procedure } from './procedure.js';

/** The few shapes in which rules ask; a game says who is asked, in which words, by which rule. */

/** The decision for a list of answers, which is made only if somebody looks. */
export type Put = (list: () => readonly string[]) => Decision;

export const DONE = 'done';

/**
 * With `may`, one can also decline. A sole thing that `must` be chosen is chosen without a question. With `always` it is
 * asked for even so: where the choice is made from hidden things, others must not learn that there was none.
 */
export type May = 'may' | 'must' | 'always';

/** A choice that cannot be declined. */
export type Forced = Exclude<May, 'may'>;

/** One of the items; undefined if there is none or it is declined. */
export function* pickOne<T>(
  put: Put,
  items: readonly T[],
  may: May,
  ref: (item: T) => string,
  referred: (reference: string) => T | undefined,
): Procedure<T | undefined> {
  if (items.length === 0) return undefined;
  if (items.length === 1 && may === 'must') return items[0];
  const asked = put(() => {
    const options = items.map(ref);
    if (may === 'may') options.push(DONE);
    return options;
  });
  return referred(answerTo(asked, yield [asked]));
}

const NUMBER_OPTIONS = Array.from({ length: 100 }, (_, n) => `number:${n}`);

/** A number from `least` to `most`, of 0 to 99. */
export function* pickAmount(put: Put, least: number, most: number): Procedure<number> {
  if (least >= most) return Math.max(0, most);
  const asked = put(() => NUMBER_OPTIONS.slice(least, most + 1));
  return Number(answerTo(asked, yield [asked]).slice('number:'.length));
}

/** One of a few words, each a button. */
export function* pickButton<W extends string>(put: Put, words: readonly W[], may: Forced = 'must'): Procedure<W> {
  if (words.length === 1 && may === 'must') return words[0];
  const asked = put(() => words);
  const answer = answerTo(asked, yield [asked]);
  return words.find((word) => word === answer) ?? words[0];
}
