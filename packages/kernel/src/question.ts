import type { Message, Params } from './messages.js';
import { type MakeDecision, type Optionality, pickAmount, pickButton, pickOne } from './pick-one.js';
import { type Decision, decision, type FactsOf, type Procedure, type SeatId } from './procedure.js';

/** A decision without its options: who is asked, the message key and the rule. */
export interface Question {
  readonly seat: SeatId;
  /** A key under `ask.` in the catalogs. */
  readonly key: string;
  readonly rule: string;
  /** The parameters of the prompt; a function is called only when somebody reads the prompt. */
  readonly params?: Params | (() => Params);
}

export const question = (seat: SeatId, key: string, rule: string, params?: Question['params']): Question => ({
  seat,
  key,
  rule,
  params,
});

const prompt = ({ key, params }: Question): Message => {
  const given = typeof params === 'function' ? params() : params;
  return given ? { key: `ask.${key}`, params: given } : { key: `ask.${key}` };
};

/** The question's key, from a prompt. */
export const questionKey = ({ key }: Message): string => key.slice('ask.'.length);

/** A decision from a question. Its options are listed only when somebody reads them. */
export const makeDecision = (q: Question, list: () => readonly string[], facts?: FactsOf): Decision =>
  decision(q.seat, () => prompt(q), q.rule, list, facts);

const decisionMaker =
  (q: Question, facts?: FactsOf): MakeDecision =>
  (list) =>
    makeDecision(q, list, facts);

/** Asks for one of these things by its reference. */
export const pickThing = <T>(
  q: Question,
  items: readonly T[],
  optionality: Optionality,
  ref: (item: T) => string,
  referred: (reference: string) => T | undefined,
  facts?: FactsOf,
): Procedure<T | undefined> => pickOne(decisionMaker(q, facts), items, optionality, ref, referred);

/** Asks for a number from `min` to `max`. */
export const pickNumber = (q: Question, min: number, max: number): Procedure<number> =>
  pickAmount(decisionMaker(q), min, max);

/** Asks for one of a few words, each shown as a button. */
export const pickWord = <W extends string>(q: Question, words: readonly W[], facts?: FactsOf): Procedure<W> =>
  pickButton(decisionMaker(q, facts), words);

/** Like `pickWord` for hidden things: the seat is asked even if there is only one. */
export const pickHiddenWord = <W extends string>(q: Question, words: readonly W[]): Procedure<W> =>
  pickButton(decisionMaker(q), words, 'always');

/** Asks the seat yes or no. */
export function* confirm(q: Question): Procedure<boolean> {
  return (yield* pickWord(q, ['yes', 'no'])) === 'yes';
}
