import {
  type Bot,
  type BotAnswer,
  type BotFactory,
  type BotTurn,
  kernelText,
  type Position,
  type SeatId,
  type SeatKnowledge,
  type Thinking,
  type ThinkingTask,
  thinkThrough,
} from '@sandtable/kernel';
import { explanation } from './explanation.js';
import type { AiHooks } from './hooks.js';
import { type Budget, type Plan, Planner, simulationsOf } from './plan.js';
import { hashText } from './random.js';
import { type SimulationTask, Simulator } from './simulation.js';
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
  const made = (): Judge<P> => {
    judge ??= judgeFrom(hooks, weights());
    return judge;
  };
  const lazyJudge: Judge<P> = Object.assign((position: P, seat: SeatId) => made()(position, seat), {
    changes: (before: P, after: P, seat: SeatId) => made().changes(before, after, seat),
  });
  const of = (level: StrengthLevel) => searchingBot(hooks, lazyJudge, budgets[level]);
  return { easy: of('easy'), medium: of('medium'), hard: of('hard'), master: of('master') };
}

/** Plans that a bot remembers: the one that it follows, and a few in case an answer is undone. */
const MAX_PLANS = 8;

/** A player that plans whole turns. Its answers follow from its seed and from what its seat has seen, never from memory. */
export const searchingBot =
  <P extends Position>(hooks: AiHooks<P>, judge: Judge<P>, budget: Budget): BotFactory<P> =>
  (seat, seed) =>
    new SearchingBot(hooks, judge, budget, seat, seed);

/** A plan and where it was made. */
interface MadePlan<P extends Position> {
  readonly simulator: Simulator<P>;
  readonly plan: Plan | undefined;
}

class SearchingBot<P extends Position> implements Bot<P> {
  private readonly plans = new Map<string, MadePlan<P>>();

  constructor(
    private readonly hooks: AiHooks<P>,
    private readonly judge: Judge<P>,
    private readonly budget: Budget,
    private readonly seat: SeatId,
    private readonly seed: string,
  ) {}

  answer(turn: BotTurn<P>): BotAnswer {
    return thinkThrough(this.think(turn), (task) => this.carryOut(turn, task), turn.watch);
  }

  *think(turn: BotTurn<P>): Thinking<BotAnswer> {
    const { options } = turn.decision;
    const isOpen = this.hooks.openInformation || turn.isOpenTable?.() === true;
    // A question with one answer is asked because others must not know that. So it takes as long as any other.
    const found = options.length > 1 || !isOpen ? yield* this.plannedAnswer(turn) : undefined;
    // A new base policy for each answer: if it has dice, they must not depend on earlier answers.
    const option =
      found && options.includes(found.option)
        ? found.option
        : options.length > 1
          ? this.hooks.basePolicy(this.seat, this.seed).answer(turn).option
          : options[0];
    if (!isOpen) {
      const reason = kernelText('why.search', { n: simulationsOf(this.budget) });
      return beginsTurn(turn) ? { option, reason } : { option };
    }
    // One remark a plan: at its first answer, which is usually the choice of an action.
    const isExplained = found?.option === option && found.isFirst;
    return isExplained ? { option, reason: explanation(found.made.simulator, found.made.plan) } : { option };
  }

  carryOut(turn: BotTurn<P>, task: ThinkingTask): unknown {
    if (!isSimulationTask(task)) throw new Error('this is no task of a searching player');
    // The tasks of one turn come in great numbers, and what the seat knows is not cheap to collect.
    if (this.helped?.turn !== turn || this.helped.simulator.begun !== task.begun) {
      const knowledge = turn.knowledge?.();
      if (!knowledge) throw new Error('a searching player must know how the moment came about');
      this.helped = { turn, simulator: this.simulatorAt(knowledge, task.begun) };
    }
    return this.helped.simulator.carryOut(task);
  }

  /** The next answer of the plan that the seat follows. */
  private *plannedAnswer(turn: BotTurn<P>): Thinking<PlannedAnswer<P> | undefined> {
    const { isWorthPlanning } = this.hooks;
    const knowledge = turn.knowledge?.();
    if (!knowledge || knowledge.answers.some(({ option }) => option === undefined)) return undefined;
    if (isWorthPlanning && !isWorthPlanning(turn.decision, knowledge.now)) return undefined;
    // A plan begins after the last answer of another seat or look at chance. The answers since should be the plan's first.
    const begun = knowledge.answers.findLastIndex(({ seat, revealing }) => revealing || seat !== turn.seat) + 1;
    const since = knowledge.answers.slice(begun).map(({ option }) => option);
    const made = yield* this.planFrom(knowledge, begun);
    const answers = made.plan?.answers ?? [];
    if (since.length < answers.length && since.every((it, i) => it === answers[i])) {
      return { made, option: answers[since.length], isFirst: since.length === 0 };
    }
    if (since.length === 0) return undefined;
    const replanned = yield* this.planFrom(knowledge, knowledge.answers.length);
    return replanned.plan && { made: replanned, option: replanned.plan.answers[0], isFirst: true };
  }

  private *planFrom(knowledge: SeatKnowledge<P>, begun: number): Thinking<MadePlan<P>> {
    const key = keyOf(this.hooks, knowledge, begun, this.seat);
    const known = this.plans.get(key);
    if (known) return known;
    const simulator = this.simulatorAt(knowledge, begun, key);
    const made = { simulator, plan: yield* new Planner(simulator, this.budget).plan() };
    const [oldest] = this.plans.keys();
    if (this.plans.size >= MAX_PLANS && oldest !== undefined) this.plans.delete(oldest);
    this.plans.set(key, made);
    return made;
  }

  /** For whose tasks the last simulator was made. */
  private helped: { readonly turn: BotTurn<P>; readonly simulator: Simulator<P> } | undefined;
  /** The simulator that was used last; the tasks of one plan share its worlds. */
  private lastSimulator: { readonly key: string; readonly simulator: Simulator<P> } | undefined;

  private simulatorAt(
    knowledge: SeatKnowledge<P>,
    begun: number,
    key = keyOf(this.hooks, knowledge, begun, this.seat),
  ): Simulator<P> {
    if (this.lastSimulator?.key === key) return this.lastSimulator.simulator;
    const { hooks, judge, budget, seat } = this;
    const simulator = new Simulator(hooks, judge, budget.depth, knowledge, begun, seat, `${this.seed} ${seat} ${key}`);
    this.lastSimulator = { key, simulator };
    return simulator;
  }
}

/**
 * Whether this is the seat's first answer since another seat's or since the last checkpoint. That follows from public
 * things alone. Where seats have secrets, even whether there was a plan would tell of the player's hand.
 */
const beginsTurn = <P extends Position>(turn: BotTurn<P>): boolean =>
  turn.knowledge?.().answers.at(-1)?.seat !== turn.seat;

const isSimulationTask = (task: ThinkingTask): task is SimulationTask =>
  typeof task.begun === 'number' && typeof task.world === 'number' && Array.isArray(task.fixed);

/** The next answer of a plan. */
interface PlannedAnswer<P extends Position> {
  readonly option: string;
  readonly made: MadePlan<P>;
  readonly isFirst: boolean;
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
