import {
  type Bot,
  type Chance,
  type Decision,
  type Position,
  randomBelow,
  type SeatId,
  type SeatKnowledge,
  seedChance,
  shuffle,
} from '@sandtable/kernel';
import type { AiHooks } from './hooks.js';
import { randomItem, randomOption, randomUnit } from './random.js';
import type { BareRun } from './run.js';
import type { Judge } from './weights.js';
import { rebuild, Worlds } from './worlds.js';

/** How much a player thinks about one turn. Counts, never seconds, so that a game is the same on every machine. */
export interface Budget {
  /** Complete turns that are proposed, and in how many worlds each of them is tried. */
  readonly proposals: number;
  readonly proposalWorlds: number;
  /** The best of them go on to the comparison in common worlds. */
  readonly finalists: number;
  /** Simulations of the comparison, shared among the finalists. */
  readonly samples: number;
  /** Checkpoints that the base policies play on before the network is asked. */
  readonly depth: number;
  /** How often the player settles for another finalist than the best, from 0 to 1. */
  readonly stray: number;
}

/** A complete turn: one's own answers up to the next look at chance, the next checkpoint or another seat's answer. */
export interface ProposedTurn {
  readonly answers: readonly string[];
  /** The mean of its values so far. */
  readonly mean: number;
}

export interface Plan {
  readonly answers: readonly string[];
  /** The value that the plan promises, and the two best alternatives. */
  readonly expected: number;
  readonly alternatives: readonly ProposedTurn[];
  readonly simulations: number;
}

/** How many standard errors, and how much on top, a turn must be better than the base policy's to be preferred to it. */
const STANDARD_ERRORS = 1;
const LEAST_GAIN = 0.005;
/** No turn and reply is nearly as long. */
const MAX_STEPS = 5000;
/** Random answers in a mutated turn after its first change. */
const MUTATION_RATE = 0.1;
/** How many of the later proposals change a good turn; the others are noisy turns. */
const MUTATION_SHARE = 0.85;
const NOISE_RATE = 0.3;
const BEST_TO_MUTATE = 6;

class Entry implements ProposedTurn {
  private sum = 0;
  private count = 0;
  /** Values in the comparison's worlds, world by world. */
  readonly values: number[] = [];
  constructor(readonly answers: readonly string[]) {}
  add(value: number): void {
    this.sum += value;
    this.count++;
  }
  /** It has won in every world of the comparison: networks never say 1. */
  get isSureWin(): boolean {
    return this.values.length > 0 && this.values.every((value) => value === 1);
  }
  /** By the comparison; before it, by the proposals' worlds. */
  get mean(): number {
    const { values } = this;
    return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : this.sum / this.count;
  }
}

interface Simulated {
  readonly value: number;
  readonly answers: readonly string[];
}

/** Chooses the seat's next answer if it is not fixed; `before` are its answers of the turn so far. */
type Choose<P extends Position> = (
  run: BareRun<P>,
  decision: Decision,
  before: readonly string[],
  policy: Policies<P>,
) => string;
/** The base policy by seat, fresh for each simulation. */
type Policies<P extends Position> = (run: BareRun<P>, decision: Decision) => string;

/** Plans one turn of one seat. */
export class Planner<P extends Position> {
  private readonly chance: Chance;
  private readonly worlds: Worlds<P>;
  private readonly entries = new Map<string, Entry>();
  /** Every beginning of a turn that was tried. */
  private readonly tried = new Set<string>();
  private simulations = 0;

  constructor(
    private readonly hooks: AiHooks<P>,
    private readonly judge: Judge<P>,
    private readonly budget: Budget,
    private readonly knowledge: SeatKnowledge<P>,
    /** The number of known answers that stand; the plan begins after them. */
    private readonly begun: number,
    private readonly seat: SeatId,
    private readonly seed: string,
  ) {
    this.chance = seedChance(`plan ${seed}`);
    this.worlds = new Worlds(hooks, knowledge, seat, seed);
  }

  /** Undefined if the position can't be rebuilt from what the seat has seen. */
  plan(): Plan | undefined {
    const base = this.tryOut([], askPolicy);
    if (!base) return undefined;
    this.propose();
    const finalists = this.sorted().slice(0, this.budget.finalists);
    if (!finalists.includes(base)) finalists.push(base);
    const best = this.stray(this.compare(finalists, base), finalists);
    const alternatives = finalists.filter((it) => it !== best).sort(byMean);
    return {
      answers: best.answers,
      expected: best.mean,
      alternatives: alternatives.slice(0, 2),
      simulations: this.simulations,
    };
  }

  /** Plays a turn in the proposals' worlds and keeps it as a candidate. */
  private tryOut(fixed: readonly string[], choose: Choose<P>): Entry | undefined {
    const found = this.simulate(0, fixed, choose);
    if (!found) return undefined;
    const key = turnKey(found.answers);
    const known = this.entries.get(key);
    if (known) return known;
    const entry = new Entry(found.answers);
    this.entries.set(key, entry);
    for (let length = 1; length <= found.answers.length; length++) {
      this.tried.add(turnKey(found.answers.slice(0, length)));
    }
    entry.add(found.value);
    for (let world = 1; world < this.budget.proposalWorlds; world++) {
      const again = this.simulate(world, found.answers, askPolicy);
      if (again) entry.add(again.value);
    }
    return entry;
  }

  private readonly sorted = (): Entry[] => [...this.entries.values()].sort(byMean);

  /** Proposes turns: the game's own proposers, or the base policy's turn with its first answer or a later one changed. */
  private propose(): void {
    const { proposals } = this.budget;
    let tried = 1;
    const add = (fixed: readonly string[], choose: Choose<P>): void => {
      tried++;
      this.tryOut(fixed, choose);
    };
    const run = this.start(0);
    const decision = run?.pending.find((it) => it.seat === this.seat);
    if (!run || !decision) return;
    const proposers = this.hooks.proposers?.(run.position, this.seat);
    if (proposers) {
      while (tried < proposals) {
        const proposer = proposers(this.chance);
        const fixed = this.entries.size > 1 && randomBelow(this.chance, 2) === 0 ? this.partOfGoodTurn() : [];
        add(fixed, (at, asked) => proposer(asked, at.position));
      }
      return;
    }
    const firsts = shuffle(
      this.chance,
      decision.options.filter((option) => !option.startsWith('aside:')),
    );
    for (const option of firsts.slice(0, Math.ceil(proposals / 2))) add([option], askPolicy);
    while (tried < proposals) {
      if (this.entries.size > 1 && randomUnit(this.chance) < MUTATION_SHARE)
        add(this.partOfGoodTurn(), this.mutation());
      else add([], this.noisy(NOISE_RATE));
    }
  }

  /** The beginning of one of the best turns so far. */
  private partOfGoodTurn(): readonly string[] {
    const { answers } = randomItem(this.chance, this.sorted().slice(0, BEST_TO_MUTATE));
    // Early answers, such as which card to play and for what, matter more than late ones.
    return answers.slice(0, Math.floor(answers.length * randomUnit(this.chance) ** 2));
  }

  private readonly noisy =
    (rate: number): Choose<P> =>
    (run, decision, _before, policy) =>
      randomUnit(this.chance) < rate ? randomOption(this.chance, decision.options) : policy(run, decision);

  /** The first open answer is one that was not tried there yet; later ones are changed now and then. */
  private mutation(): Choose<P> {
    let changed = false;
    const noisy = this.noisy(MUTATION_RATE);
    return (run, decision, before, policy) => {
      if (changed) return noisy(run, decision, before, policy);
      const { options } = decision;
      const fresh = options.filter((option) => !this.tried.has(turnKey([...before, option])));
      // If everything was tried here, the next answer is the one to change.
      changed = fresh.length > 0;
      return randomOption(this.chance, changed ? fresh : options);
    };
  }

  /**
   * Sequential halving: finalists meet in the same worlds, and the worse half drops out each round. The base policy's turn
   * stays to the end and is preferred unless another is clearly better: the highest of many inexact values is too high.
   */
  private compare(finalists: readonly Entry[], base: Entry): Entry {
    let live = [...finalists];
    if (live.length === 1) return base;
    const rounds = Math.ceil(Math.log2(live.length));
    let world = this.budget.proposalWorlds;
    for (let round = 0; round < rounds && live.length > 1; round++) {
      const each = Math.max(1, Math.floor(this.budget.samples / rounds / live.length));
      for (let n = 0; n < each; n++, world++) {
        for (const entry of live) {
          const found = this.simulate(world, entry.answers, askPolicy);
          if (found) entry.values.push(found.value);
        }
      }
      live.sort(byMean);
      const kept = live.slice(0, Math.ceil(live.length / 2));
      if (round < rounds - 1 && !kept.includes(base)) kept.push(base);
      live = kept;
    }
    const [best] = live;
    return best && best !== base && isClearlyBetter(best, base) ? best : base;
  }

  private stray(best: Entry, finalists: readonly Entry[]): Entry {
    if (randomUnit(this.chance) >= this.budget.stray) return best;
    return randomItem(this.chance, finalists);
  }

  private start(world: number): BareRun<P> | undefined {
    const position = this.worlds.at(world);
    return position && rebuild(this.hooks.rules, position, this.knowledge, this.begun);
  }

  /** Plays a turn in a world, then lets the base policies play on, and asks for the value. */
  private simulate(world: number, fixed: readonly string[], choose: Choose<P>): Simulated | undefined {
    const run = this.start(world);
    if (!run) return undefined;
    this.simulations++;
    const { seat, hooks, budget } = this;
    const policy = policiesFor(hooks, `${this.seed} ${world}`);
    const { revealCount } = run.position.chance;
    const answers: string[] = [];
    let isPlanned = true;
    let checkpoints = 0;
    for (let step = 0; step < MAX_STEPS && !run.result; step++) {
      if (run.isAtCheckpoint) {
        if (checkpoints++ >= budget.depth) break;
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
      const option = fixed[answers.length] ?? this.chooseOwn(run, own, answers, choose, policy);
      answers.push(option);
      run.answer(own, option);
    }
    const value = run.result ? hooks.resultValue(run.result, seat) : this.judge(run.position, seat);
    return { value, answers };
  }

  private chooseOwn(
    run: BareRun<P>,
    own: Decision,
    before: readonly string[],
    choose: Choose<P>,
    policy: Policies<P>,
  ): string {
    const options = own.options;
    return options.length === 1 ? options[0] : choose(run, own, before, policy);
  }
}

const byMean = (a: ProposedTurn, b: ProposedTurn): number => b.mean - a.mean;
const askPolicy = <P extends Position>(
  run: BareRun<P>,
  decision: Decision,
  _: readonly string[],
  policy: Policies<P>,
): string => policy(run, decision);
const turnKey = (answers: readonly string[]): string => answers.join('|');

/** The paired test: by the differences in common worlds. */
function isClearlyBetter(best: Entry, base: Entry): boolean {
  const count = Math.min(best.values.length, base.values.length);
  if (count === 0) return false;
  if (best.isSureWin !== base.isSureWin) return best.isSureWin;
  const differences = Array.from({ length: count }, (_, i) => best.values[i] - base.values[i]);
  const mean = differences.reduce((sum, it) => sum + it, 0) / count;
  const variance = differences.reduce((sum, it) => sum + (it - mean) ** 2, 0) / Math.max(1, count - 1);
  return mean > STANDARD_ERRORS * Math.sqrt(variance / count) + LEAST_GAIN;
}

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
