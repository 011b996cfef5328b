import type { BotAnswer } from './bot.js';
import { type Params, say } from './messages.js';
import { DONE } from './picks.js';
import type { Decision } from './procedure.js';
import { askedKey } from './question.js';

/** What the games’ own players (`steady`) have in common: each weighs its answers and says why it gave one. */

/** A question as a player takes it in. */
export interface QuestionTaken {
  /** As the catalogs spell it after `ask.`. */
  readonly key: string;
  readonly params: Params;
  readonly options: readonly string[];
}

export const takeQuestion = ({ prompt, options }: Decision): QuestionTaken => ({
  key: askedKey(prompt),
  params: prompt.params ?? {},
  options: options(),
});

/** An answer, what it would gain in worth, and why. */
export interface Choice {
  readonly option: string;
  readonly gain: number;
  /** A key under `reason.steady.`. */
  readonly reason: string;
  readonly params?: Params;
}

export const choice = (option: string, gain: number, reason: string, params?: Params): Choice => ({
  option,
  gain,
  reason,
  params,
});

/** Answers one kind of question; undefined where it has nothing to say. */
export type AnswererOf<Q extends QuestionTaken> = (q: Q) => Choice | undefined;

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

export const offers = (q: QuestionTaken, option: string): boolean => q.options.includes(option);

/** The things of one kind among the options. */
export const openThings = <T>(q: QuestionTaken, referred: (option: string) => T | undefined): T[] =>
  q.options.map((option) => referred(option)).filter((thing): thing is T => thing !== undefined);

/** Numbers behind a prefix: `number:`, `tile:`. */
export const openNumbers = (q: QuestionTaken, prefix = 'number:'): number[] =>
  q.options.filter((option) => option.startsWith(prefix)).map((option) => Number(option.slice(prefix.length)));

/** The answer of whoever knows this question, or else any: always one of the options. */
export function answered<Q extends QuestionTaken>(q: Q, answerer: AnswererOf<Q> | undefined): Choice {
  const found = answerer?.(q);
  return found && offers(q, found.option) ? found : anything(q);
}

/** Reasons that every game with such a player has words for. */
export const COMMON_REASONS = ['enough', 'any'] as const;
const [ENOUGH, ANY] = COMMON_REASONS;

/** Where it has no view: nothing that can be left, or else the most there can be. */
function anything(q: QuestionTaken): Choice {
  const quiet = [DONE, 'no', 'cancel'].find((option) => offers(q, option));
  if (quiet) return choice(quiet, 0, ENOUGH);
  const numbers = openNumbers(q);
  if (numbers.length > 0) return choice(`number:${numbers[numbers.length - 1]}`, 0, ANY);
  return choice(q.options[0], 0, ANY);
}

/** A choice as a bot gives it, with its reason. */
export const giveAnswer = ({ option, reason, params }: Choice): BotAnswer => ({
  option,
  because: say('why.steady', { reason: say(`reason.steady.${reason}`, params) }),
});
