import {
  type Chance,
  type Position,
  PROGRESS_PARTS,
  randomBelow,
  seedChance,
  shuffle,
  type Thinking,
  type ThinkingReply,
  type ThinkingStep,
} from '@sandtable/kernel';
import { randomItem, randomOption, randomUnit } from './random.js';
import type { Attempt, Choose, Simulated, Simulator } from './simulation.js';

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

/** The simulations that a budget allows for one plan. */
export const simulationsOf = ({ proposals, proposalWorlds, samples }: Budget): number =>
  proposals * proposalWorlds + samples;

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
/** Random answers in a mutated turn after its first change. */
const MUTATION_RATE = 0.1;
/** How many of the later proposals change a good turn; the others are noisy turns. */
const MUTATION_SHARE = 0.85;
const NOISE_RATE = 0.3;
const BEST_TO_MUTATE = 6;
/** A game's own proposers are asked for this many turns at once, whatever the number of workers. */
const PROPOSALS_AT_ONCE = 8;
/** Between two steps of this many simulations a player notices that somebody wants a move. */
const TASKS_AT_ONCE = 16;
/** Against shares that rounding left a little too small. */
const EPSILON = 1e-9;

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

type Outcome = Simulated | undefined;
type Steps<T> = Generator<ThinkingStep, T, ThinkingReply>;

/** Plans one turn of one seat. */
export class Planner<P extends Position> {
  private readonly chance: Chance;
  private readonly entries = new Map<string, Entry>();
  /** Every beginning of a turn that was tried. */
  private readonly tried = new Set<string>();
  private simulations = 0;
  private progress = 0;
  private moveNow = false;

  constructor(
    private readonly simulator: Simulator<P>,
    private readonly budget: Budget,
  ) {
    this.chance = seedChance(`plan ${simulator.seed}`);
  }

  /** Undefined if the position can't be rebuilt from what the seat has seen. */
  *plan(): Thinking<Plan | undefined> {
    const { finalists: most } = this.budget;
    const [base] = yield* this.tryOut([{ world: 0, fixed: [] }]);
    if (!base) return undefined;
    yield* this.propose();
    const finalists = this.sorted().slice(0, most);
    if (!finalists.includes(base)) finalists.push(base);
    const best = this.stray(yield* this.compare(finalists, base), finalists);
    yield* this.advance(1);
    const alternatives = finalists.filter((it) => it !== best).sort(byMean);
    return {
      answers: best.answers,
      expected: best.mean,
      alternatives: alternatives.slice(0, 2),
      simulations: this.simulations,
    };
  }

  /** Has tasks carried out, a few at a time. After "move now" nothing more is. */
  private *carryOut(tasks: readonly Attempt[], onDone?: (share: number) => Steps<void>): Steps<readonly Outcome[]> {
    const { begun } = this.simulator;
    const outcomes: Outcome[] = [];
    for (let at = 0; at < tasks.length && !this.moveNow; at += TASKS_AT_ONCE) {
      const part = tasks.slice(at, at + TASKS_AT_ONCE).map((task) => ({ begun, ...task }));
      const { results, moveNow } = yield { progress: this.progress, tasks: part };
      this.moveNow = moveNow;
      if (moveNow) break;
      this.simulations += part.length;
      outcomes.push(...part.map((_, i) => outcomeFrom(results[i])));
      if (onDone) yield* onDone(Math.min(1, (at + TASKS_AT_ONCE) / tasks.length));
    }
    return outcomes;
  }

  /** Counts progress up to a share of the whole, part by part: no part is left out, whatever the position is. */
  private *advance(share: number): Steps<void> {
    while (this.progress < Math.floor(PROGRESS_PARTS * share + EPSILON) && !this.moveNow) {
      this.progress++;
      this.moveNow = (yield { progress: this.progress, tasks: [] }).moveNow;
    }
  }

  /** Plays turns in the proposals' worlds and keeps them as candidates. A turn that is known already is not tried again. */
  private *tryOut(tasks: readonly Attempt[]): Steps<readonly Entry[]> {
    const results = yield* this.carryOut(tasks);
    // The first turn of all is needed even if somebody wants a move at once.
    const found = this.entries.size === 0 && this.moveNow ? tasks.map((task) => this.tryHere(task)) : results;
    return yield* this.keep(found);
  }

  private *keep(found: readonly Outcome[]): Steps<readonly Entry[]> {
    const kept: Entry[] = [];
    const fresh: Entry[] = [];
    for (const it of found) {
      if (!it) continue;
      const key = turnKey(it.answers);
      const known = this.entries.get(key);
      const entry = known ?? new Entry(it.answers);
      kept.push(entry);
      if (known) continue;
      this.entries.set(key, entry);
      fresh.push(entry);
      entry.add(it.value);
      for (let length = 1; length <= it.answers.length; length++) this.tried.add(turnKey(it.answers.slice(0, length)));
    }
    const again = fresh.flatMap((entry) =>
      Array.from({ length: this.budget.proposalWorlds - 1 }, (_, i) => ({ entry, world: i + 1 })),
    );
    if (again.length === 0) return kept;
    const results = yield* this.carryOut(again.map(({ entry, world }) => ({ world, fixed: entry.answers })));
    for (const [i, result] of results.entries()) if (result) again[i].entry.add(result.value);
    return kept;
  }

  private tryHere(task: Attempt): Outcome {
    this.simulations++;
    return this.simulator.carryOut(task);
  }

  private readonly sorted = (): Entry[] => [...this.entries.values()].sort(byMean);

  /** Proposes turns: the game's own proposers, or the base policy's turn with its first answer or a later one changed. */
  private *propose(): Steps<void> {
    const { proposals, proposalWorlds } = this.budget;
    const whole = simulationsOf(this.budget);
    let tried = 1;
    const spend = (count: number): Steps<void> => {
      tried += count;
      return this.advance((tried * proposalWorlds) / whole);
    };
    if (this.simulator.hooks.proposers) {
      while (tried < proposals && !this.moveNow) {
        const tasks = Array.from({ length: Math.min(PROPOSALS_AT_ONCE, proposals - tried) }, (_, i) => ({
          world: 0,
          fixed: this.entries.size > 1 && randomBelow(this.chance, 2) === 0 ? this.partOfGoodTurn() : [],
          whim: `${this.simulator.seed} whim ${tried + i}`,
        }));
        yield* this.tryOut(tasks);
        yield* spend(tasks.length);
      }
      return;
    }
    const options = this.simulator.start(0)?.pending.find((it) => it.seat === this.simulator.seat)?.options;
    if (!options) return;
    const firsts = shuffle(
      this.chance,
      options.filter((option) => !option.startsWith('aside:')),
    ).slice(0, Math.ceil(proposals / 2));
    yield* this.tryOut(firsts.map((option) => ({ world: 0, fixed: [option] })));
    yield* spend(firsts.length);
    // Each of these depends on what the ones before it have found, so they are tried one after another.
    while (tried < proposals && !this.moveNow) {
      const isMutation = this.entries.size > 1 && randomUnit(this.chance) < MUTATION_SHARE;
      const found = isMutation
        ? this.simulator.simulate(0, this.partOfGoodTurn(), this.mutation())
        : this.simulator.simulate(0, [], this.noisy(NOISE_RATE));
      this.simulations++;
      yield* this.keep([found]);
      yield* spend(1);
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
  private *compare(finalists: readonly Entry[], base: Entry): Steps<Entry> {
    const { proposals, proposalWorlds, samples } = this.budget;
    const proposed = proposals * proposalWorlds;
    let live = [...finalists];
    if (live.length === 1) return base;
    const rounds = Math.ceil(Math.log2(live.length));
    let world = proposalWorlds;
    for (let round = 0; round < rounds && live.length > 1 && !this.moveNow; round++) {
      const each = Math.max(1, Math.floor(samples / rounds / live.length));
      const meetings = Array.from({ length: each }, (_, n) =>
        live.map((entry) => ({ entry, world: world + n })),
      ).flat();
      world += each;
      const results = yield* this.carryOut(
        meetings.map((it) => ({ world: it.world, fixed: it.entry.answers })),
        (share) => this.advance((proposed + (samples * (round + share)) / rounds) / (proposed + samples)),
      );
      for (const [i, result] of results.entries()) if (result) meetings[i].entry.values.push(result.value);
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
}

const byMean = (a: ProposedTurn, b: ProposedTurn): number => b.mean - a.mean;
const turnKey = (answers: readonly string[]): string => answers.join('|');

/** The result of a task, which another worker may have carried out; `null` stands for a world that does not fit. */
function outcomeFrom(result: unknown): Outcome {
  return isSimulated(result) ? result : undefined;
}

const isSimulated = (it: unknown): it is Simulated =>
  typeof it === 'object' && it !== null && 'value' in it && typeof it.value === 'number' && 'answers' in it;

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
