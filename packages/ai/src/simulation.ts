import {
  type Bot,
  type Chance,
  type Decision,
  type Position,
  type SeatId,
  type SeatKnowledge,
  seedChance,
  type ThinkingTask,
} from '@sandtable/kernel';
import type { AiHooks, Proposer } from './hooks.js';
import type { BareRun } from './run.js';
import type { Judge } from './weights.js';
import { rebuild, Worlds } from './worlds.js';

/** A turn to try in a world. */
export interface Attempt {
  readonly world: number;
  /** The answers with which the turn begins; the base policy or a proposer gives the others. */
  readonly fixed: readonly string[];
  /** The seed of the game's own proposer; without it the base policy plays on. */
  readonly whim?: string;
}

/** The same for any worker: what comes of it depends on this and on what the seat knows. */
export interface SimulationTask extends Attempt, ThinkingTask {
  /** The number of known answers that stand; the plan begins after them. */
  readonly begun: number;
}

/** What came of a turn: its value, and all of the seat's answers. */
export interface Simulated {
  readonly value: number;
  readonly answers: readonly string[];
}

/** The base policy by seat, fresh for each simulation. */
export type Policies<P extends Position> = (run: BareRun<P>, decision: Decision) => string;

/** Chooses the seat's next answer if it is not fixed; `before` are its answers of the turn so far. */
export type Choose<P extends Position> = (
  run: BareRun<P>,
  decision: Decision,
  before: readonly string[],
  policy: Policies<P>,
) => string;

/** No turn and reply is nearly as long. */
const MAX_STEPS = 5000;

/** Tries turns of one seat from one moment. */
export class Simulator<P extends Position> {
  private readonly worlds: Worlds<P>;
  private proposers: ((chance?: Chance) => Proposer<P>) | undefined;

  constructor(
    readonly hooks: AiHooks<P>,
    readonly judge: Judge<P>,
    /** Checkpoints that the base policies play on before the network is asked. */
    private readonly depth: number,
    private readonly knowledge: SeatKnowledge<P>,
    readonly begun: number,
    readonly seat: SeatId,
    readonly seed: string,
  ) {
    this.worlds = new Worlds(hooks, knowledge, seat, seed);
  }

  /** A world at the beginning of the plan; undefined if none fits what the seat has seen. */
  start(world: number): BareRun<P> | undefined {
    const position = this.worlds.at(world);
    return position && rebuild(this.hooks.rules, position, this.knowledge, this.begun);
  }

  carryOut({ world, fixed, whim }: Attempt): Simulated | undefined {
    return this.simulate(world, fixed, whim === undefined ? askPolicy : this.proposer(whim));
  }

  /** Plays a turn in a world, then lets the base policies play on, and asks for the value. */
  simulate(world: number, fixed: readonly string[], choose: Choose<P>): Simulated | undefined {
    const run = this.start(world);
    if (!run) return undefined;
    const { seat, hooks } = this;
    const policy = this.policies(run, `${this.seed} ${world}`);
    const { revealCount } = run.position.chance;
    const answers: string[] = [];
    let isPlanned = true;
    let checkpoints = 0;
    for (let step = 0; step < MAX_STEPS && !run.result; step++) {
      if (run.isAtCheckpoint) {
        if (!hooks.isFormality?.(run.position) && checkpoints++ >= this.depth) break;
        isPlanned = false;
        run.resume();
        continue;
      }
      isPlanned &&= run.position.chance.revealCount === revealCount;
      const own = isPlanned ? run.pending.find((it) => it.seat === seat) : undefined;
      const decision = own ?? run.pending[0];
      if (!own) {
        isPlanned = false;
        run.answer(decision, policy(run, decision));
        continue;
      }
      // Finding out what there is to choose from takes time, so nobody asks if the answer is known.
      const option = fixed[answers.length] ?? this.openAnswer(run, own, answers, choose, policy);
      answers.push(option);
      run.answer(own, option);
    }
    const value = run.result ? hooks.resultValue(run.result, seat) : this.judge(run.position, seat);
    return { value, answers };
  }

  private openAnswer(
    run: BareRun<P>,
    decision: Decision,
    before: readonly string[],
    choose: Choose<P>,
    policy: Policies<P>,
  ): string {
    const { options } = decision;
    return options.length === 1 ? options[0] : choose(run, decision, before, policy);
  }

  /** A world before a turn and right after it; undefined if no world fits what the seat has seen. */
  beforeAndAfter(world: number, answers: readonly string[]): { readonly before: P; readonly after: P } | undefined {
    const run = this.start(world);
    if (!run) return undefined;
    const before = this.hooks.rules.clone(run.position);
    for (const option of answers) {
      const decision = run.pending.find((it) => it.seat === this.seat);
      if (!decision?.options.includes(option)) break;
      run.answer(decision, option);
    }
    return { before, after: run.position };
  }

  /** The base policies; a game's own proposer without a whim goes on with the turn itself, which is faster. */
  private policies(start: BareRun<P>, seed: string): Policies<P> {
    const base = policiesFor(this.hooks, seed);
    const propose = this.proposersOfTurn()?.();
    if (!propose) return base;
    const { checkpoints } = start;
    return (run, decision) =>
      decision.seat === this.seat && run.checkpoints === checkpoints
        ? propose(decision, run.position)
        : base(run, decision);
  }

  /** The game's own proposer with a whim. */
  private proposer(whim: string): Choose<P> {
    const propose = this.proposersOfTurn()?.(seedChance(whim));
    return propose ? (at, asked) => propose(asked, at.position) : askPolicy;
  }

  /** What the proposers look up about the turn is found out once, in the first world. */
  private proposersOfTurn(): ((chance?: Chance) => Proposer<P>) | undefined {
    if (this.proposers || !this.hooks.proposers) return this.proposers;
    const run = this.start(0);
    this.proposers = run && this.hooks.proposers(run.position, this.seat);
    return this.proposers;
  }
}

export const askPolicy = <P extends Position>(
  run: BareRun<P>,
  decision: Decision,
  _: readonly string[],
  policy: Policies<P>,
): string => policy(run, decision);

/** The base policy of each seat. They see what their seat sees of the imagined world, and no more. */
export function policiesFor<P extends Position>({ rules, basePolicy }: AiHooks<P>, seed: string): Policies<P> {
  const bots = new Map<SeatId, Bot<P>>();
  return (run, decision) => {
    const { seat } = decision;
    let bot = bots.get(seat);
    if (!bot) {
      bot = basePolicy(seat, seed);
      bots.set(seat, bot);
    }
    return bot.answer({ decision, seat, position: () => rules.redact(run.position, seat) }).option;
  };
}
