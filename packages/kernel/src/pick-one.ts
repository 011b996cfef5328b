import { answerTo, type Decision, type Procedure } from './procedure.js';

/** The few kinds of choice that rules offer. A game adds who is asked, the prompt and the rule. */

/** Makes a decision from its list of options. The list is computed only when somebody reads it. */
export type MakeDecision = (list: () => readonly string[]) => Decision;

export const DONE = 'done';

/**
 * `may`: the seat can decline. `must`: a single item is chosen without asking. `always`: the seat is asked even then,
 * because the items are hidden and others must not learn that there was only one.
 */
export type Optionality = 'may' | 'must' | 'always';

/** A choice that cannot be declined. */
export type Mandatory = Exclude<Optionality, 'may'>;

/** Asks for one of the items. Returns undefined if there are none or the seat declines. */
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

export const NUMBER_OPTIONS = Array.from({ length: 100 }, (_, n) => `number:${n}`);

/** Asks for a number from `min` to `max`, both within 0 to 99. */
export function* pickAmount(makeDecision: MakeDecision, min: number, max: number): Procedure<number> {
  if (min >= max) return Math.max(0, max);
  const decision = makeDecision(() => NUMBER_OPTIONS.slice(min, max + 1));
  return Number(answerTo(decision, yield [decision]).slice('number:'.length));
}

/** Asks for one of a few words, each shown as a button. */
export function* pickButton<W extends string>(
  makeDecision: MakeDecision,
  words: readonly W[],
  optionality: Mandatory = 'must',
): Procedure<W> {
  const [sole] = words;
  if (sole !== undefined && words.length === 1 && optionality === 'must') return sole;
  const decision = makeDecision(() => words);
  const answer = answerTo(decision, yield [decision]);
  const chosen = words.find((word) => word === answer);
  if (chosen === undefined) throw new Error(`${answer} is not one of ${words.join(', ')}`);
  return chosen;
}
