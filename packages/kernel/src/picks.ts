import { answerTo, type Decision, type Procedure } from './procedure.js';

/** The few shapes in which rules ask; a game says who is asked, in which words, by which rule. */

/** The decision for a list of answers, which is made only if somebody looks. */
export type MakeDecision = (list: () => readonly string[]) => Decision;

export const DONE = 'done';

/**
 * With `optionality`, one can also decline. A sole thing that `must` be chosen is chosen without a question. With `always` it is
 * asked for even so: where the choice is made from hidden things, others must not learn that there was none.
 */
export type Optionality = 'may' | 'must' | 'always';

/** A choice that cannot be declined. */
export type Mandatory = Exclude<Optionality, 'may'>;

/** One of the items; undefined if there is none or it is declined. */
export function* pickOne<T>(
  makeDecision: MakeDecision,
  items: readonly T[],
  optionality: Optionality,
  ref: (item: T) => string,
  referred: (reference: string) => T | undefined,
): Procedure<T | undefined> {
  if (items.length === 0) return undefined;
  if (items.length === 1 && optionality === 'must') return items[0];
  const decision = makeDecision(() => {
    const options = items.map(ref);
    if (optionality === 'may') options.push(DONE);
    return options;
  });
  return referred(answerTo(decision, yield [decision]));
}

const NUMBER_OPTIONS = Array.from({ length: 100 }, (_, n) => `number:${n}`);

/** A number from `min` to `max`, of 0 to 99. */
export function* pickAmount(makeDecision: MakeDecision, min: number, max: number): Procedure<number> {
  if (min >= max) return Math.max(0, max);
  const decision = makeDecision(() => NUMBER_OPTIONS.slice(min, max + 1));
  return Number(answerTo(decision, yield [decision]).slice('number:'.length));
}

/** One of a few words, each a button. */
export function* pickButton<W extends string>(
  makeDecision: MakeDecision,
  words: readonly W[],
  optionality: Mandatory = 'must',
): Procedure<W> {
  if (words.length === 1 && optionality === 'must') return words[0];
  const decision = makeDecision(() => words);
  const answer = answerTo(decision, yield [decision]);
  return words.find((word) => word === answer) ?? words[0];
}
