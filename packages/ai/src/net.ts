/** The numbers of a network: hidden layer, its biases, output weights, skip weights, output bias. */
export interface NetShape {
  readonly inputs: number;
  readonly hidden: number;
}

export const weightCount = ({ inputs, hidden }: NetShape): number => inputs * hidden + 2 * hidden + inputs + 1;

/**
 * A small network: one hidden layer of tanh units, and a linear path from every input straight to the output. Most of
 * what a position is worth is linear in good features; the hidden units learn the rest. The output is a logit.
 */
export class ValueNet implements NetShape {
  readonly hiddenBias: number;
  readonly outputWeights: number;
  readonly skipWeights: number;
  readonly outputBias: number;
  /** The hidden units' outputs of the last call, for training. */
  readonly units: Float64Array;

  constructor(
    readonly inputs: number,
    readonly hidden: number,
    /** By input, then by hidden unit, so that inputs that are 0 cost nothing. */
    readonly weights: Float64Array,
  ) {
    if (weights.length !== weightCount({ inputs, hidden })) throw new Error('weights do not fit the network');
    this.hiddenBias = inputs * hidden;
    this.outputWeights = this.hiddenBias + hidden;
    this.skipWeights = this.outputWeights + hidden;
    this.outputBias = this.skipWeights + inputs;
    this.units = new Float64Array(hidden);
  }

  /** The logit for the features that begin at `offset`. */
  logit(features: ArrayLike<number>, offset = 0): number {
    const { inputs, hidden, weights, units, hiddenBias, outputWeights, skipWeights } = this;
    let sum = weights[this.outputBias];
    for (let unit = 0; unit < hidden; unit++) units[unit] = weights[hiddenBias + unit];
    for (let input = 0; input < inputs; input++) {
      const value = features[offset + input];
      if (value === 0) continue;
      sum += weights[skipWeights + input] * value;
      const row = input * hidden;
      for (let unit = 0; unit < hidden; unit++) units[unit] += weights[row + unit] * value;
    }
    for (let unit = 0; unit < hidden; unit++) {
      const output = Math.tanh(units[unit]);
      units[unit] = output;
      sum += weights[outputWeights + unit] * output;
    }
    return sum;
  }

  /** A share of the win, from 0 to 1. */
  value(features: ArrayLike<number>, offset = 0): number {
    return sigmoid(this.logit(features, offset));
  }
}

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));
