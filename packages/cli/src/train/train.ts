import { createHash } from 'node:crypto';
import {
  type AiHooks,
  collectSamples,
  digestedText,
  encodeFloats,
  type GameSamples,
  isPromoted,
  joinSamples,
  meanAndError,
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
import { numbersOf } from './piece.js';
import type { TrainingFolder } from './storage.js';
import { type TrainerOptions, type Trainers, TrainerThreads, trainHere } from './trainers.js';

export interface TrainingPlan {
  readonly seed: string;
  /** Games of the prelude per network; games of self-play and pairs of the match for promotion per round. */
  readonly games: number;
  readonly selfGames: number;
  readonly pairs: number;
  readonly rounds: number;
}

/** Called after every game, and after every fit. */
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

/**
 * Trains all networks of a game, on several threads if `jobs` says so. The networks are the same however many there are.
 */
export async function train<P extends Position>(
  game: Game<P>,
  hooks: AiHooks<P>,
  plan: TrainingPlan,
  folder: TrainingFolder,
  progress: OnProgress,
  options?: TrainerOptions,
): Promise<{ readonly weights: StoredWeights; readonly curve: readonly CurvePoint[] }> {
  const trainers = options && options.jobs > 1 ? new TrainerThreads(game.id, options) : trainHere(game, hooks);
  try {
    const inputs = hooks.features.names.length;
    // All courses at once: while one of them fits its network, the threads play the games of the others.
    const trained = await Promise.all(
      hooks.courses.map(({ net }) => new CourseTraining(inputs, plan, folder, progress, net, trainers).run()),
    );
    return { weights: weightsOf(hooks, plan, trained), curve: trained.flatMap(({ curve }) => curve) };
  } finally {
    await trainers.close();
  }
}

function weightsOf<P extends Position>(
  { features }: AiHooks<P>,
  plan: TrainingPlan,
  trained: readonly TrainedCourse[],
): StoredWeights {
  const nets = Object.fromEntries(trained.map(({ name, net }) => [name, encodeFloats(net.weights)]));
  const matches = Object.fromEntries(trained.map((it) => [it.name, it.matches]));
  const digest = createHash('sha256').update(digestedText(nets)).digest('hex');
  const training = { ...plan, ...TRAINING, selfPlay: SELF_PLAY, matches };
  const { version, names } = features;
  return { featureVersion: version, inputs: names.length, hidden: TRAINING.hidden, nets, digest, training };
}

interface TrainedCourse {
  readonly name: string;
  readonly net: ValueNet;
  readonly curve: readonly CurvePoint[];
  readonly matches: readonly PromotionMatch[];
}

/** Trains the network of one course. */
class CourseTraining {
  private readonly curve: CurvePoint[] = [];
  private readonly matches: PromotionMatch[] = [];

  constructor(
    private readonly inputs: number,
    private readonly plan: TrainingPlan,
    private readonly folder: TrainingFolder,
    private readonly progress: OnProgress,
    private readonly name: string,
    private readonly trainers: Trainers,
  ) {}

  async run(): Promise<TrainedCourse> {
    const { plan } = this;
    const lists = [await this.play('prelude', plan.games)];
    let champion = await this.fit('prelude', lists);
    for (let round = 1; round <= plan.rounds; round++) {
      lists.push(await this.play(`self-play ${round}`, plan.selfGames, champion));
      const challenger = await this.fit(`round ${round}`, lists, champion);
      const gains = await this.match(round, challenger, champion);
      const { mean, error } = meanAndError(gains);
      const promoted = isPromoted(gains);
      this.matches.push({ round, pairs: gains.length, gain: mean, standardError: error, promoted });
      if (promoted) champion = challenger;
    }
    return { name: this.name, net: champion, curve: this.curve, matches: this.matches };
  }

  /** Does `count` games piece by piece. Whatever is in the folder already is read from it. */
  private async inPieces<T>(
    stage: string,
    count: number,
    make: (from: number, to: number, onGame: () => void) => Promise<readonly T[]>,
  ): Promise<T[]> {
    let done = 0;
    const onGame = () => this.progress(this.name, stage, ++done, count);
    const pieces = Array.from({ length: Math.ceil(count / PIECE) }, async (_, i) => {
      const from = i * PIECE;
      const to = Math.min(count, from + PIECE);
      let played = 0;
      const made = await make(from, to, () => {
        played++;
        onGame();
      });
      for (; played < to - from; played++) onGame();
      return made;
    });
    return (await Promise.all(pieces)).flat();
  }

  private async play(stage: string, count: number, net?: ValueNet): Promise<Samples> {
    const { name, plan, folder, trainers } = this;
    const seed = `train ${plan.seed} ${name} ${stage}/`;
    const players = net && numbersOf(net);
    const games = await this.inPieces<GameSamples>(stage, count, (from, to, onGame) =>
      folder.games(`${name}/${stage}/${from}.txt`, () =>
        trainers.games({ net: name, seed, from, to, players }, onGame),
      ),
    );
    return collectSamples(this.inputs, games);
  }

  private async fit(stage: string, lists: readonly Samples[], from?: ValueNet): Promise<ValueNet> {
    const { name, folder, inputs } = this;
    let made: Trained | undefined;
    const trainOnce = () => {
      made ??= trainNet(joinSamples(lists), `${this.plan.seed} ${name} ${stage}`, from);
      return made;
    };
    const errors = await folder.json(`${name}/${stage}.errors.json`, () => trainOnce().errors);
    const weights = await folder.floats(`${name}/${stage}.net`, () => trainOnce().net.weights);
    for (const [i, error] of errors.entries()) this.curve.push({ net: name, stage: `${stage} ${i}`, error });
    this.progress(name, `${stage}: ${(errors.at(-1) ?? 0).toFixed(4)}`, 1, 1);
    return new ValueNet(inputs, TRAINING.hidden, weights);
  }

  private match(round: number, challenger: ValueNet, champion: ValueNet): Promise<number[]> {
    const { name, plan, folder, trainers } = this;
    const seed = `promotion ${plan.seed} ${name} ${round}/`;
    const nets = { challenger: numbersOf(challenger), champion: numbersOf(champion) };
    return this.inPieces<number>(`match ${round}`, plan.pairs, (from, to, onGame) =>
      folder.json(`${name}/match ${round}/${from}.json`, () =>
        trainers.pairs({ net: name, seed, from, to, ...nets }, onGame),
      ),
    );
  }
}
