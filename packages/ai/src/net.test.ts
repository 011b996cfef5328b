import { randomBelow, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { fit, heldOutError, joinSamples, lambdaTargets, newNet, type Samples } from './fit.js';
import { decodeFloats, encodeFloats } from './floats.js';
import { ValueNet } from './net.js';
import { randomUnit } from './random.js';

/** Whether two of three inputs agree: no linear function can tell. */
function puzzle(games: number, seed: string): Samples {
  const chance = seedChance(seed);
  const inputs = 3;
  const features = Float32Array.from({ length: games * inputs }, () => randomBelow(chance, 2) * 2 - 1);
  const targets = Float32Array.from({ length: games }, (_, i) => (features[i * 3] === features[i * 3 + 1] ? 1 : 0));
  return { inputs, count: games, features, targets, games: Int32Array.from({ length: games }, (_, i) => i) };
}

describe('a value network', () => {
  it('computes what its weights say', () => {
    // Two inputs, one hidden unit: tanh(0.5 a - b + 0.25) * 2 + 3 a - 0.5.
    const net = new ValueNet(2, 1, Float64Array.of(0.5, -1, 0.25, 2, 3, 0, -0.5));
    expect(net.logit([1, 2])).toBeCloseTo(Math.tanh(0.5 - 2 + 0.25) * 2 + 3 - 0.5, 12);
    expect(net.value([0, 0])).toBeCloseTo(1 / (1 + Math.exp(-(Math.tanh(0.25) * 2 - 0.5))), 12);
  });

  it('learns what no linear function can, the same from the same seed', () => {
    const samples = puzzle(2000, 'puzzle');
    const train = () => {
      const net = newNet({ inputs: 3, hidden: 6 }, seedChance('net'));
      fit(net, samples, { epochs: 30, rate: 0.02, decay: 0 }, seedChance('order'));
      return net;
    };
    const net = train();
    expect(heldOutError(net, samples)).toBeLessThan(0.02);
    expect(train().weights).toEqual(net.weights);
  });
});

describe('targets of TD(lambda)', () => {
  it('are the result at the end and lean on the network before it, game by game', () => {
    const net = new ValueNet(1, 0, Float64Array.of(0, 0));
    const one: Samples = {
      inputs: 1,
      count: 2,
      features: Float32Array.of(1, 1),
      targets: Float32Array.of(1, 1),
      games: Int32Array.of(0, 0),
    };
    const { targets } = lambdaTargets(net, joinSamples([one, { ...one, targets: Float32Array.of(0, 0) }]), 0.9);
    // An untrained network says one half.
    expect([...targets].map((it) => Math.round(it * 1000) / 1000)).toEqual([0.95, 1, 0.05, 0]);
  });
});

it('writes numbers as text and reads them back', () => {
  const chance = seedChance('floats');
  for (let length = 0; length < 8; length++) {
    const numbers = Float32Array.from({ length }, () => randomUnit(chance) - 0.5);
    expect([...decodeFloats(encodeFloats(numbers))]).toEqual([...numbers]);
  }
});
