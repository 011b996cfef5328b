import type { Position, SeatId } from '@sandtable/kernel';
import type { FeatureSet } from './hooks.js';

/** Receives features one after another. The names come from the same calls, so name and number can't drift apart. */
export interface FeatureSink {
  /** Begins a group: explanations name groups, not single features. */
  group(name: string): void;
  put(name: string, value: number): void;
}

/** Writes all features of a position, always the same ones in the same order. */
export type Describe<P extends Position> = (position: P, sink: FeatureSink, seat: SeatId) => void;

class Values implements FeatureSink {
  private at = 0;
  constructor(private readonly out: Float64Array) {}
  group(): void {}
  put(_: string, value: number): void {
    this.out[this.at++] = value;
  }
}

/** A set of features from a function that describes positions. `sample` is any position; it gives the names. */
export function featureSet<P extends Position>(
  version: number,
  sample: P,
  describe: Describe<P>,
  seat: SeatId = '',
): FeatureSet<P> {
  const names: string[] = [];
  const groups: string[] = [];
  let current = '';
  const sink: FeatureSink = {
    group(name) {
      current = name;
    },
    put(name) {
      names.push(name);
      groups.push(current);
    },
  };
  describe(sample, sink, seat);
  return { version, names, groups, encode: (position, of, out) => describe(position, new Values(out), of) };
}
