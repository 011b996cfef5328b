import { type Chance, shuffle } from '@sandtable/kernel';
import { type NetShape, sigmoid, ValueNet, weightCount } from './net.js';
import { randomNormal } from './random.js';

/** Positions in the order in which they were played, with what each was worth in the end. */
export interface Samples {
  readonly inputs: number;
  readonly count: number;
  /** `count` times `inputs` numbers. */
  readonly features: Float32Array;
  readonly targets: Float32Array;
  /** Which game each is from. */
  readonly games: Int32Array;
}

export interface FitOptions {
  readonly epochs: number;
  readonly rate: number;
  /** Pulls weights toward 0. */
  readonly decay: number;
}

const BATCH = 64;
/** Adam. */
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
const TINY = 1e-8;
/** One game in this many is held out of training, to see what was learned. */
const HELD_OUT = 10;

const isHeldOut = ({ games }: Samples, i: number): boolean => (Math.imul(games[i], 2654435761) >>> 0) % HELD_OUT === 0;

export function newNet({ inputs, hidden }: NetShape, chance: Chance): ValueNet {
  const weights = new Float64Array(weightCount({ inputs, hidden }));
  const scale = 0.5 / Math.sqrt(Math.max(20, inputs / 4));
  for (let i = 0; i < inputs * hidden; i++) weights[i] = randomNormal(chance) * scale;
  const net = new ValueNet(inputs, hidden, weights);
  for (let unit = 0; unit < hidden; unit++) weights[net.outputWeights + unit] = randomNormal(chance) * 0.1;
  return net;
}

export const copyNet = (net: ValueNet): ValueNet => new ValueNet(net.inputs, net.hidden, net.weights.slice());

/** Fits a network to the targets by logistic loss, in place. Held-out games are left out. */
export function fit(net: ValueNet, samples: Samples, { epochs, rate, decay }: FitOptions, chance: Chance): void {
  const trained: number[] = [];
  for (let i = 0; i < samples.count; i++) if (!isHeldOut(samples, i)) trained.push(i);
  const step = adam(net, decay);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(chance, trained);
    const done = epoch / epochs;
    const epochRate = rate * (done < 0.5 ? 1 : done < 0.8 ? 0.3 : 0.1);
    for (let from = 0; from < trained.length; from += BATCH) step(samples, trained, from, epochRate);
  }
}

/** Makes one step of gradient descent over a batch. */
function adam(net: ValueNet, decay: number) {
  const { weights, inputs, hidden, units } = net;
  const gradient = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const spread = new Float64Array(weights.length);
  const back = new Float64Array(hidden);
  let steps = 0;
  return (samples: Samples, order: readonly number[], from: number, rate: number): void => {
    gradient.fill(0);
    const to = Math.min(order.length, from + BATCH);
    for (let k = from; k < to; k++) {
      const offset = order[k] * inputs;
      const error = sigmoid(net.logit(samples.features, offset)) - samples.targets[order[k]];
      gradient[net.outputBias] += error;
      for (let unit = 0; unit < hidden; unit++) {
        const output = units[unit];
        gradient[net.outputWeights + unit] += error * output;
        back[unit] = error * weights[net.outputWeights + unit] * (1 - output * output);
        gradient[net.hiddenBias + unit] += back[unit];
      }
      for (let input = 0; input < inputs; input++) {
        const value = samples.features[offset + input];
        if (value === 0) continue;
        gradient[net.skipWeights + input] += error * value;
        const row = input * hidden;
        for (let unit = 0; unit < hidden; unit++) gradient[row + unit] += back[unit] * value;
      }
    }
    steps++;
    const correctMean = 1 - FIRST_MOMENT ** steps;
    const correctSpread = 1 - SECOND_MOMENT ** steps;
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] / (to - from) + decay * weights[i];
      mean[i] = FIRST_MOMENT * mean[i] + (1 - FIRST_MOMENT) * slope;
      spread[i] = SECOND_MOMENT * spread[i] + (1 - SECOND_MOMENT) * slope * slope;
      weights[i] -= (rate * (mean[i] / correctMean)) / (Math.sqrt(spread[i] / correctSpread) + TINY);
    }
  };
}

/** The mean squared error against targets on games that were held out. */
export function heldOutError(net: ValueNet, samples: Samples): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < samples.count; i++) {
    if (!isHeldOut(samples, i)) continue;
    sum += (net.value(samples.features, i * samples.inputs) - samples.targets[i]) ** 2;
    count++;
  }
  return sum / Math.max(1, count);
}

/**
 * The targets of TD(lambda): each position's is mostly the next one's, blended with what the network says of the next.
 * The last position of a game keeps its result.
 */
export function lambdaTargets(net: ValueNet, samples: Samples, lambda: number): Samples {
  const { count, inputs, games, features } = samples;
  const targets = samples.targets.slice();
  for (let i = count - 2; i >= 0; i--) {
    if (games[i] !== games[i + 1]) continue;
    targets[i] = lambda * targets[i + 1] + (1 - lambda) * net.value(features, (i + 1) * inputs);
  }
  return { ...samples, targets };
}

/** Several lists of samples as one; games keep apart. */
export function joinSamples(lists: readonly Samples[]): Samples {
  const [first] = lists;
  if (!first) throw new Error('there are no samples');
  const count = lists.reduce((sum, it) => sum + it.count, 0);
  const features = new Float32Array(count * first.inputs);
  const targets = new Float32Array(count);
  const games = new Int32Array(count);
  let at = 0;
  let firstGame = 0;
  for (const list of lists) {
    features.set(list.features, at * first.inputs);
    targets.set(list.targets, at);
    let lastGame = 0;
    for (let i = 0; i < list.count; i++) {
      games[at + i] = list.games[i] + firstGame;
      lastGame = Math.max(lastGame, list.games[i]);
    }
    at += list.count;
    firstGame += lastGame + 1;
  }
  return { inputs: first.inputs, count, features, targets, games };
}
