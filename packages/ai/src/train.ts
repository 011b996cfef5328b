import { type Bot, type Game, type Position, readSettings, type SeatId, seatBots, seedChance } from '@sandtable/kernel';
import { copyNet, fit, heldOutError, lambdaTargets, newNet, type Samples } from './fit.js';
import { type AiHooks, BASE_POLICY, type Course, type CourseTable } from './hooks.js';
import { type GameSamples, learnGame, tableFor } from './learn-game.js';
import { searchingBot } from './levels.js';
import type { ValueNet } from './net.js';
import type { Budget } from './plan.js';
import { playOut } from './play-out.js';
import { judgeOf } from './weights.js';

/** Everything that a network is trained by. The same values and the same seed make the same network. */
export const TRAINING = {
  hidden: 16,
  /** The first fit is to results alone. */
  epochs: 6,
  /** Then the targets lean on what the network says of the next position. */
  lambdaPasses: 3,
  lambdaEpochs: 2,
  lambda: 0.9,
  rate: 0.0007,
  decay: 3e-4,
} as const;

/** How much players think in self-play and in matches for promotion: little, for there are many games. */
export const SELF_PLAY: Budget = { proposals: 12, proposalWorlds: 1, finalists: 3, samples: 18, depth: 0, stray: 0 };

/** A network and the errors on held-out games on the way to it. */
export interface Trained {
  readonly net: ValueNet;
  readonly errors: readonly number[];
}

/** Trains a network on samples, from the beginning or from one that exists. */
export function trainNet(samples: Samples, seed: string, from?: ValueNet): Trained {
  const { hidden, epochs, rate, decay, lambda, lambdaPasses, lambdaEpochs } = TRAINING;
  const net = from ? copyNet(from) : newNet({ inputs: samples.inputs, hidden }, seedChance(`net ${seed}`));
  const errors: number[] = [];
  const pass = (targets: Samples, passEpochs: number, name: string) => {
    fit(net, targets, { epochs: passEpochs, rate, decay }, seedChance(`${name} ${seed}`));
    errors.push(heldOutError(net, samples));
  };
  if (!from) pass(samples, epochs, 'fit');
  for (let i = 0; i < lambdaPasses; i++) pass(lambdaTargets(net, samples, lambda), lambdaEpochs, `lambda ${i}`);
  return { net, errors };
}

/** Who plays which seat of a course: searching players with a network for the learners, the course's own for the rest. */
type NetOfSeat = (seat: SeatId) => ValueNet | undefined;

function playersOf<P extends Position>(
  game: Game<P>,
  hooks: AiHooks<P>,
  name: string,
  { seating }: CourseTable,
  seed: string,
  netOf: NetOfSeat,
): Map<SeatId, Bot<P>> {
  const named = Object.fromEntries(Object.entries(seating).filter(([, player]) => player !== BASE_POLICY));
  const players = seatBots(game, Object.keys(named), named, seed);
  for (const seat of Object.keys(seating)) {
    const net = netOf(seat);
    if (net) players.set(seat, searchingBot(hooks, judgeOf(hooks, { [name]: net }), SELF_PLAY)(seat, seed));
    else if (!players.has(seat)) players.set(seat, hooks.basePolicy(seat, seed));
  }
  return players;
}

/** A game to learn from: by the course's own players, or by searching ones with a network. */
export function courseGame<P extends Position>(
  game: Game<P>,
  hooks: AiHooks<P>,
  course: Course,
  seed: string,
  net?: ValueNet,
): GameSamples {
  const netOf = (seat: SeatId) => (course.learners.includes(seat) ? net : undefined);
  return learnGame(game, hooks, course, (table, of) => playersOf(game, hooks, course.net, table, of, netOf), seed);
}

/**
 * How much better a challenger does than the champion from one seed: in each learner's seat in turn, with champions in
 * the others, against the game in which champions play everywhere.
 */
export function pairedGain<P extends Position>(
  game: Game<P>,
  hooks: AiHooks<P>,
  course: Course,
  seed: string,
  challenger: ValueNet,
  champion: ValueNet,
): number {
  const play = (challenged?: SeatId) => {
    const netOf = (seat: SeatId) =>
      course.learners.includes(seat) ? (seat === challenged ? challenger : champion) : undefined;
    const table = tableFor(course, seed);
    const position = game.setup(readSettings(game, table.settings), seedChance(seed));
    return playOut(hooks.rules, position, playersOf(game, hooks, course.net, table, seed, netOf));
  };
  const before = play();
  let gain = 0;
  for (const seat of course.learners) gain += hooks.resultValue(play(seat), seat) - hooks.resultValue(before, seat);
  return gain / course.learners.length;
}

/** The mean of paired gains and its standard error. */
export function meanAndError(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, it) => sum + it, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, it) => sum + (it - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, error: Math.sqrt(variance / Math.max(1, values.length)) };
}

/** A challenger is promoted only if it wins a paired match beyond two standard errors. */
export function isPromoted(gains: readonly number[]): boolean {
  const { mean, error } = meanAndError(gains);
  return mean > 2 * error && mean > 0;
}
