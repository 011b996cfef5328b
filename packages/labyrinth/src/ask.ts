import {
  type Decision,
  decision,
  type May,
  type Message,
  type Params,
  type Procedure,
  type Put,
  pickAmount,
  pickButton,
  pickOne,
} from '@sandtable/kernel';
import type { Country } from './countries.js';
import { cardRef, cardReferred, countryRef, countryReferred } from './references.js';
import type { Side } from './sides.js';

/** How the rules put their questions. */

export interface Question {
  readonly side: Side;
  /** A key under `ask.` in the catalogs. */
  readonly key: string;
  readonly rule: string;
  /** What the words need; a long text is made only when somebody looks. */
  readonly params?: Params | (() => Params);
}

export const question = (side: Side, key: string, rule: string, params?: Question['params']): Question => ({
  side,
  key,
  rule,
  params,
});

const paramsOf = ({ params }: Question): Params | undefined => (typeof params === 'function' ? params() : params);

/** A second question about the same thing. */
export const further = (q: Question, part: string, params: Params): Question => ({
  ...q,
  key: `${q.key}.${part}`,
  params: () => ({ ...paramsOf(q), ...params }),
});

function prompt(q: Question): Message {
  const { key } = q;
  const given = paramsOf(q);
  return given ? { key: `ask.${key}`, params: given } : { key: `ask.${key}` };
}

/** The decision a question puts. Its options are listed only if somebody looks. */
export const put = (q: Question, list: () => readonly string[]): Decision =>
  decision(q.side, () => prompt(q), q.rule, list);

const putting =
  (q: Question): Put =>
  (list) =>
    put(q, list);

export const pickCountry = (
  q: Question,
  countries: readonly Country[],
  may: May = 'must',
): Procedure<Country | undefined> => pickOne(putting(q), countries, may, countryRef, countryReferred);

export const pickCard = (q: Question, cards: readonly number[], may: May = 'must'): Procedure<number | undefined> =>
  pickOne(putting(q), cards, may, cardRef, cardReferred);

/** A number from `least` to `most`. */
export const pickNumber = (q: Question, least: number, most: number): Procedure<number> =>
  pickAmount(putting(q), least, most);

/** One of a few words, each a button. */
export const pickWord = <W extends string>(q: Question, words: readonly W[]): Procedure<W> =>
  pickButton(putting(q), words);

/** Does the side agree? */
export function* confirm(q: Question): Procedure<boolean> {
  return (yield* pickWord(q, ['yes', 'no'])) === 'yes';
}
