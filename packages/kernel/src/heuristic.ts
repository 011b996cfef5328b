import { DONE } from './answer-options.js';
import type { BotAnswer } from './bot.js';
import { message, type Params } from './messages.js';
import type { DecisionView } from './procedure.js';
import type { ParamArguments } from './texts.js';
import type { KeyWith } from './typed-texts.js';

/** What the games' heuristic players (`steady`) have in common: they score their options and give a reason. */

/** What a bot's answerers read of a decision: the question, taken out of its prompt, and the options. */
export interface DecisionInput<Key extends string = string, P = unknown> extends Pick<DecisionView, 'options'> {
  /** The question's id: the prompt's key without `ask.`. */
  readonly key: Key;
  readonly params: P;
}

/** An option with its score and the reason for choosing it. */
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

/** What comes after `reason.steady.` in the keys of a table. */
type ReasonName<Table> = AfterReason<keyof Table>;
/** The same for those whose texts have just these parameters. */
export type ReasonWith<Table, Names extends string> = AfterReason<KeyWith<Table, Names>>;
type AfterReason<Key> = Key extends `reason.steady.${infer Name}` ? Name : never;

/** `scoredOption` with a table's reasons and all parameters of their texts. */
export type OptionScorer<Table> = <Reason extends ReasonName<Table>>(
  option: string,
  gain: number,
  reason: Reason,
  ...params: ParamArguments<Table, `reason.steady.${Reason}` & keyof Table>
) => ScoredOption;

/** Answers one kind of question; undefined if it has no preference. */
export type AnswererOf<Q extends Offer> = (q: Q) => ScoredOption | undefined;

/** The first choice with the highest gain. */
export function best<C extends { readonly gain: number }>(choices: readonly C[]): C | undefined {
  let found: C | undefined;
  for (const one of choices) if (!found || one.gain > found.gain) found = one;
  return found;
}

/** The first item with the highest gain, and that gain. */
export function bestOf<T>(items: readonly T[], gain: (item: T) => number): { item: T; gain: number } | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const itemGain = gain(item);
    if (itemGain > most) {
      found = item;
      most = itemGain;
    }
  }
  return found === undefined ? undefined : { item: found, gain: most };
}

/** What can be chosen, whatever the question is. */
type Offer = Pick<DecisionInput, 'options'>;

export const offers = (q: Offer, option: string): boolean => q.options.includes(option);

/** The things that the options refer to; options of another kind are left out. */
export const offeredThings = <T>(q: Offer, referred: (option: string) => T | undefined): T[] =>
  q.options.map((option) => referred(option)).filter((thing): thing is T => thing !== undefined);

/** The numbers of options with a prefix, such as `number:` or `tile:`. */
export const offeredNumbers = (q: Offer, prefix = 'number:'): number[] =>
  q.options.filter((option) => option.startsWith(prefix)).map((option) => Number(option.slice(prefix.length)));

/** The answerer's choice if it is an option, or else a default. Always one of the options. */
export function answerOrDefault<Q extends Offer & { readonly key: string }>(
  q: Q,
  answerer: AnswererOf<Q> | undefined,
): ScoredOption {
  const found = answerer?.(q);
  return found && offers(q, found.option) ? found : defaultAnswer(q);
}

/** Reasons that every game with a heuristic player has words for. */
export const COMMON_REASONS = ['enough', 'any'] as const;
const [ENOUGH, ANY] = COMMON_REASONS;

/** Without a preference, the player declines; if it can't, it takes the largest number or the first option. */
function defaultAnswer(q: Offer & { readonly key: string }): ScoredOption {
  const declining = [DONE, 'no', 'cancel'].find((option) => offers(q, option));
  if (declining) return scoredOption(declining, 0, ENOUGH);
  const largest = offeredNumbers(q).at(-1);
  if (largest !== undefined) return scoredOption(`number:${largest}`, 0, ANY);
  const [first] = q.options;
  if (first === undefined) throw new Error(`${q.key} has no option`);
  return scoredOption(first, 0, ANY);
}

/** A scored option as a bot's answer, with the reason as a message. */
export const toBotAnswer = ({ option, reason, params }: ScoredOption): BotAnswer => ({
  option,
  reason: message('why.steady', { reason: message(`reason.steady.${reason}`, params) }),
});
