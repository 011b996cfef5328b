import { type DecisionView, shownAs, type ThingKinds } from '@sandtable/kernel';
import { amountOf } from '../option-groups.js';

/** Several answers that one press gives, one after the other. */

/** An answer to a question that is expected. The plan stops if another question comes, or if the option is not legal. */
export interface PlannedAnswer {
  /** The key of the question's prompt. */
  readonly question: string;
  readonly option: string;
  /** The option was the largest amount, so the largest is meant. */
  readonly isMost?: boolean;
}
export type AnswerPlan = readonly PlannedAnswer[];

/** An answer that the player gave at this table. */
export interface GivenAnswer extends PlannedAnswer {
  /** How many answers the match had before it. */
  readonly n: number;
}

const largest = (options: readonly string[]): string | undefined =>
  options
    .filter((option) => option.startsWith('number:'))
    .toSorted((a, b) => amountOf(b) - amountOf(a))
    .at(0);

export const plannedAnswer = ({ prompt, options }: DecisionView, option: string): PlannedAnswer =>
  largest(options) === option ? { question: prompt.key, option, isMost: true } : { question: prompt.key, option };

/** The legal option that the planned answer means in this decision, if there is one. */
export function plannedOption(planned: PlannedAnswer, decision: DecisionView | undefined): string | undefined {
  if (!decision || decision.prompt.key !== planned.question) return undefined;
  if (planned.isMost) return largest(decision.options);
  return decision.options.includes(planned.option) ? planned.option : undefined;
}

/** Answers one question after another by itself, until it returns nothing. */
export type Responder = (asked: DecisionView) => string | undefined;

/** Gives the planned answers in their order. */
export function followPlan(plan: AnswerPlan): Responder {
  const left = [...plan];
  return (asked) => {
    const planned = left.shift();
    return planned && plannedOption(planned, asked);
  };
}

/** Ends one question after another. */
export const finishAll: Responder = ({ options }) => (options.includes('done') ? 'done' : undefined);

/** What the player did at the spaces chosen before. */
export interface Repeatable {
  /** The last space where anything was asked, and the answers there. */
  readonly space: string;
  readonly answers: AnswerPlan;
  /** The answers at every space of this operation, the last space first. */
  readonly bySpace: readonly AnswerPlan[];
}

/**
 * The answers that followed the spaces chosen for this same question. They must be the player's last answers, so that
 * nothing of an earlier operation is repeated.
 */
export function repeatableFor(
  { prompt }: DecisionView,
  n: number,
  given: readonly GivenAnswer[],
  kinds: ThingKinds,
): Repeatable | undefined {
  const last = given.filter((answer) => answer.n < n);
  const contiguous = last.slice(last.findLastIndex((answer, i) => answer.n !== (last[i + 1]?.n ?? n) - 1) + 1);
  const visits = contiguous.flatMap(({ question, option }, at) => {
    if (question !== prompt.key || shownAs(option, kinds) !== 'space') return [];
    const after = contiguous.slice(at + 1);
    const end = after.findIndex((answer) => answer.question === prompt.key);
    const answers = end < 0 ? after : after.slice(0, end);
    return answers.length > 0 ? [{ space: option, answers }] : [];
  });
  const [newest, ...older] = visits.toReversed();
  return newest && { ...newest, bySpace: [newest, ...older].map(({ answers }) => answers) };
}

/** Chooses these spaces, and answers at each what was answered at the spaces before. */
export function repeatAt(question: string, spaces: readonly string[], { bySpace }: Repeatable): Responder {
  const left = [...spaces];
  let timesAsked = new Map<string, number>();
  return (asked) => {
    const { key } = asked.prompt;
    if (key === question) {
      timesAsked = new Map();
      while (left[0] !== undefined && !asked.options.includes(left[0])) left.shift();
      return left.shift();
    }
    const times = timesAsked.get(key) ?? 0;
    timesAsked.set(key, times + 1);
    for (const answers of bySpace) {
      const planned = answers.filter((answer) => answer.question === key)[times];
      const option = planned && plannedOption(planned, asked);
      if (option !== undefined) return option;
    }
    return undefined;
  };
}
