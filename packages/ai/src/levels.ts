import {
  type BotAnswer,
  type BotFactory,
  type BotTurn,
  type Message,
  message,
  type Position,
  type SeatKnowledge,
} from '@sandtable/kernel';
import type { AiHooks } from './hooks.js';
import { type Budget, type Plan, Planner } from './plan.js';
import { hashText } from './random.js';
import { type Judge, judgeFrom, type StoredWeights } from './weights.js';

/** The strengths that a searching player comes in. They differ in how much they think and how far they stray. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
export type StrengthLevel = (typeof LEVELS)[number];

export type Budgets = Readonly<Record<StrengthLevel, Budget>>;

/** The searching players of a game, one bot per level. Weights are read when the first of them is asked. */
export function levelBots<P extends Position>(
  hooks: AiHooks<P>,
  weights: () => StoredWeights,
  budgets: Budgets,
): Record<StrengthLevel, BotFactory<P>> {
  let judge: Judge<P> | undefined;
  const lazyJudge: Judge<P> = (position, seat) => {
    judge ??= judgeFrom(hooks, weights());
    return judge(position, seat);
  };
  const of = (level: StrengthLevel) => searchingBot(hooks, lazyJudge, budgets[level]);
  return { easy: of('easy'), medium: of('medium'), hard: of('hard'), master: of('master') };
}

/** Plans that a bot remembers: the one that it follows, and a few in case an answer is undone. */
const MAX_PLANS = 8;

/** A player that plans whole turns. Its answers follow from its seed and from what its seat has seen, never from memory. */
export const searchingBot =
  <P extends Position>(hooks: AiHooks<P>, judge: Judge<P>, budget: Budget): BotFactory<P> =>
  (seat, seed) => {
    const base = hooks.basePolicy(seat, seed);
    const plans = new Map<string, Plan | undefined>();
    const planFrom = (knowledge: SeatKnowledge<P>, begun: number): Plan | undefined => {
      const key = keyOf(hooks, knowledge, begun, seat);
      if (plans.has(key)) return plans.get(key);
      const plan = new Planner(hooks, judge, budget, knowledge, begun, seat, `${seed} ${seat} ${key}`).plan();
      const [oldest] = plans.keys();
      if (plans.size >= MAX_PLANS && oldest !== undefined) plans.delete(oldest);
      plans.set(key, plan);
      return plan;
    };
    const thinks: Thinks = hooks.openInformation
      ? expectation
      : () => message('why.search', { n: simulationsOf(budget) });
    return {
      answer(turn): BotAnswer {
        const { options } = turn.decision;
        const found = options.length > 1 ? plannedAnswer(hooks, turn, planFrom) : undefined;
        if (found && options.includes(found.option)) return { option: found.option, reason: thinks(found.plan) };
        const option = options.length > 1 ? base.answer(turn).option : options[0];
        return hooks.openInformation ? { option } : { option, reason: thinks() };
      },
    };
  };

/** The simulations that a budget allows for one plan. */
export const simulationsOf = ({ proposals, proposalWorlds, samples }: Budget): number =>
  proposals * proposalWorlds + samples;

/**
 * A reason is public. Where seats have secrets it is the same for every answer: what a plan promises, and even whether
 * there was one, would tell of the player's hand.
 */
type Thinks = (plan?: Plan) => Message;

const percent = (value: number): number => Math.round(100 * value);

/** What a plan promises, and the two best alternatives. */
const expectation: Thinks = (plan) => {
  const [second, third] = plan?.alternatives ?? [];
  return message('why.search.open', {
    n: plan?.simulations ?? 0,
    expected: percent(plan?.expected ?? 0),
    alternatives: second && third ? 2 : second ? 1 : 0,
    second: percent(second?.mean ?? 0),
    third: percent(third?.mean ?? 0),
  });
};

/** The next answer of a plan. */
interface PlannedAnswer {
  readonly option: string;
  readonly plan: Plan;
}

function plannedAnswer<P extends Position>(
  { isWorthPlanning }: AiHooks<P>,
  turn: BotTurn<P>,
  planFrom: (knowledge: SeatKnowledge<P>, begun: number) => Plan | undefined,
): PlannedAnswer | undefined {
  const knowledge = turn.knowledge?.();
  if (!knowledge || knowledge.answers.some(({ option }) => option === undefined)) return undefined;
  if (isWorthPlanning && !isWorthPlanning(turn.decision, knowledge.now)) return undefined;
  // A plan begins after the last answer of another seat or look at chance. The answers since should be the plan's first.
  const begun = knowledge.answers.findLastIndex(({ seat, revealing }) => revealing || seat !== turn.seat) + 1;
  const since = knowledge.answers.slice(begun).map(({ option }) => option);
  const plan = planFrom(knowledge, begun);
  const isFollowed = plan && since.length < plan.answers.length && since.every((it, i) => it === plan.answers[i]);
  if (isFollowed) return { plan, option: plan.answers[since.length] };
  const anew = since.length > 0 ? planFrom(knowledge, knowledge.answers.length) : undefined;
  return anew && { plan: anew, option: anew.answers[0] };
}

/** Identifies where a plan begins, by what the seat knows. */
function keyOf<P extends Position>(
  { rules }: AiHooks<P>,
  knowledge: SeatKnowledge<P>,
  begun: number,
  seat: string,
): string {
  const answers = knowledge.answers.slice(0, begun).map(({ seat: by, option }) => `${by}=${option}`);
  const known = [rules.view(knowledge.checkpoint, seat), answers, knowledge.shownOutcomes];
  return hashText(JSON.stringify(known));
}
