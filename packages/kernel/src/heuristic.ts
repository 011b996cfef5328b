import type { BotAnswer } from './bot.js';
import { message, type Params } from './messages.js';
import { DONE } from './picks.js';
import type { Decision } from './procedure.js';
import { questionKey } from './question.js';

/** What the games’ own players (`steady`) have in common: each weighs its answers and says why it gave one. */

/** A question as a player takes it in. */
export interface DecisionInput {
  /** As the catalogs spell it after `ask.`. */
  readonly key: string;
  readonly params: Params;
  readonly options: readonly string[];
}

export const decisionInput = ({ prompt, options }: Decision): DecisionInput => ({
  key: questionKey(prompt),
  params: prompt.params ?? {},
  options: options(),
});

/** An answer, what it would gain in worth, and why. */
export interface ScoredOption {
  readonly option: string;
  readonly gain: number;
  /** A key under `reason.steady.`. */
  readonly reason: string;
  readonly params?: Params;
}

export const scoredOption = (option: string, gain: number, reason: string, params?: Params): ScoredOption => ({
  option,
  gain,
  reason,
  params,
});

/** Answers one kind of question; undefined where it has nothing to say. */
export type AnswererOf<Q extends DecisionInput> = (q: Q) => ScoredOption | undefined;

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

export const offers = (q: DecisionInput, option: string): boolean => q.options.includes(option);

/** The things of one kind among the options. */
export const offeredThings = <T>(q: DecisionInput, referred: (option: string) => T | undefined): T[] =>
  q.options.map((option) => referred(option)).filter((thing): thing is T => thing !== undefined);

/** Numbers behind a prefix: `number:`, `tile:`. */
export const offeredNumbers = (q: DecisionInput, prefix = 'number:'): number[] =>
  q.options.filter((option) => option.startsWith(prefix)).map((option) => Number(option.slice(prefix.length)));

/** The answer of whoever knows this question, or else any: always one of the options. */
export function answerOrDefault<Q extends DecisionInput>(q: Q, answerer: AnswererOf<Q> | undefined): ScoredOption {
  const found = answerer?.(q);
  return found && offers(q, found.option) ? found : defaultAnswer(q);
}

/** Reasons that every game with such a player has words for. */
export const COMMON_REASONS = ['enough', 'any'] as const;
const [ENOUGH, ANY] = COMMON_REASONS;

/** Where it has no view: nothing that can be left, or else the most there can be. */
function defaultAnswer(q: DecisionInput): ScoredOption {
  const quiet = [DONE, 'no', 'cancel'].find((option) => offers(q, option));
  if (quiet) return scoredOption(quiet, 0, ENOUGH);
  const numbers = offeredNumbers(q);
  if (numbers.length > 0) return scoredOption(`number:${numbers[numbers.length - 1]}`, 0, ANY);
  return scoredOption(q.options[0], 0, ANY);
}

/** A choice as a bot gives it, with its reason. */
export const toBotAnswer = ({ option, reason, params }: ScoredOption): BotAnswer => ({
  option,
  reason: message('why.steady', { reason: message(`reason.steady.${reason}`, params) }),
});
