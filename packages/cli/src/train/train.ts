import { createHash } from 'node:crypto';
import {
  type AiHooks,
  type Course,
  collectSamples,
  courseGame,
  digestedText,
  encodeFloats,
  type GameSamples,
  isPromoted,
  joinSamples,
  meanAndError,
  pairedGain,
  type Samples,
  SELF_PLAY,
  type StoredWeights,
  TRAINING,
  type Trained,
  trainNet,
  ValueNet,
} from '@sandtable/ai';
import type { Game, Position } from '@sandtable/kernel';
import type { CurvePoint } from './curve.js';
import type { TrainingFolder } from './storage.js';

export interface TrainingPlan {
  readonly seed: string;
  /** Games of the prelude per network; games of self-play and pairs of the match for promotion per round. */
  readonly games: number;
  readonly selfGames: number;
  readonly pairs: number;
  readonly rounds: number;
}

/** Called after every piece of work. */
export type OnProgress = (net: string, stage: string, done: number, of: number) => void;

/** A match that a challenger played against the champion. */
interface PromotionMatch {
  readonly round: number;
  readonly pairs: number;
  readonly gain: number;
  readonly standardError: number;
  readonly promoted: boolean;
}

/** Games are stored in pieces of this many. */
const PIECE = 100;

/** Trains all networks of a game. */
export function train<P extends Position>(
  game: Game<P>,
  hooks: AiHooks<P>,
  plan: TrainingPlan,
  folder: TrainingFolder,
  progress: OnProgress,
): { readonly weights: StoredWeights; readonly curve: readonly CurvePoint[] } {
  const curve: CurvePoint[] = [];
  const nets: Record<string, string> = {};
  const matches: Record<string, readonly PromotionMatch[]> = {};
  for (const course of hooks.courses) {
    const trained = new CourseTraining(game, hooks, plan, folder, progress, course).run();
    nets[course.net] = encodeFloats(trained.net.weights);
    matches[course.net] = trained.matches;
    curve.push(...trained.curve);
  }
  const digest = createHash('sha256').update(digestedText(nets)).digest('hex');
  const training = { ...plan, ...TRAINING, selfPlay: SELF_PLAY, matches };
  const { version, names } = hooks.features;
  const weights = { featureVersion: version, inputs: names.length, hidden: TRAINING.hidden, nets, digest, training };
  return { weights, curve };
}

/** Trains the network of one course. */
class CourseTraining<P extends Position> {
  private readonly inputs: number;
  readonly curve: CurvePoint[] = [];
  readonly matches: PromotionMatch[] = [];

  constructor(
    private readonly game: Game<P>,
    private readonly hooks: AiHooks<P>,
    private readonly plan: TrainingPlan,
    private readonly folder: TrainingFolder,
    private readonly progress: OnProgress,
    private readonly course: Course,
  ) {
    this.inputs = hooks.features.names.length;
  }

  run() {
    const { plan } = this;
    const lists = [this.play('prelude', plan.games)];
    let champion = this.fit('prelude', lists);
    for (let round = 1; round <= plan.rounds; round++) {
      lists.push(this.play(`self-play ${round}`, plan.selfGames, champion));
      const challenger = this.fit(`round ${round}`, lists, champion);
      const gains = this.match(round, challenger, champion);
      const { mean, error } = meanAndError(gains);
      const promoted = isPromoted(gains);
      this.matches.push({ round, pairs: gains.length, gain: mean, standardError: error, promoted });
      if (promoted) champion = challenger;
    }
    return { net: champion, curve: this.curve, matches: this.matches };
  }

  private play(stage: string, count: number, net?: ValueNet): Samples {
    const games: GameSamples[] = [];
    for (let from = 0; from < count; from += PIECE) {
      const to = Math.min(count, from + PIECE);
      const make = () => Array.from({ length: to - from }, (_, i) => this.playOne(stage, from + i, count, net));
      games.push(...this.folder.games(`${this.course.net}/${stage}/${from}.txt`, make));
    }
    return collectSamples(this.inputs, games);
  }

  private playOne(stage: string, index: number, count: number, net?: ValueNet): GameSamples {
    const { game, hooks, course, plan } = this;
    const samples = courseGame(game, hooks, course, `train ${plan.seed} ${course.net} ${stage}/${index}`, net);
    this.progress(course.net, stage, index + 1, count);
    return samples;
  }

  private fit(stage: string, lists: readonly Samples[], from?: ValueNet): ValueNet {
    const { course, folder, inputs } = this;
    let made: Trained | undefined;
    const train = () => {
      made ??= trainNet(joinSamples(lists), `${this.plan.seed} ${course.net} ${stage}`, from);
      return made;
    };
    const errors = folder.json(`${course.net}/${stage}.errors.json`, () => train().errors);
    const weights = folder.floats(`${course.net}/${stage}.net`, () => train().net.weights);
    for (const [i, error] of errors.entries()) this.curve.push({ net: course.net, stage: `${stage} ${i}`, error });
    this.progress(course.net, `${stage}: ${(errors.at(-1) ?? 0).toFixed(4)}`, 1, 1);
    return new ValueNet(inputs, TRAINING.hidden, weights);
  }

  private match(round: number, challenger: ValueNet, champion: ValueNet): number[] {
    const { game, hooks, course, plan, folder } = this;
    const gains: number[] = [];
    for (let from = 0; from < plan.pairs; from += PIECE) {
      const count = Math.min(PIECE, plan.pairs - from);
      const make = () =>
        Array.from({ length: count }, (_, i) => {
          const seed = `promotion ${plan.seed} ${course.net} ${round}/${from + i}`;
          const gain = pairedGain(game, hooks, course, seed, challenger, champion);
          this.progress(course.net, `match ${round}`, from + i + 1, plan.pairs);
          return gain;
        });
      gains.push(...folder.json(`${course.net}/match ${round}/${from}.json`, make));
    }
    return gains;
  }
}
