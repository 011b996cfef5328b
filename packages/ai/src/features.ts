import type { Position, SeatId } from '@sandtable/kernel';
import type { FeatureSet } from './hooks.js';

/** Receives features one after another. The names come from the same calls, so name and number can't drift apart. */
export interface FeatureSink {
  put(name: string, value: number): void;
}

/** Writes all features of a position, always the same ones in the same order. */
export type Describe<P extends Position> = (position: P, sink: FeatureSink, seat: SeatId) => void;

class Values implements FeatureSink {
  private at = 0;
  constructor(private readonly out: Float64Array) {}
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
  describe(sample, { put: (name) => names.push(name) }, seat);
  return { version, names, encode: (position, of, out) => describe(position, new Values(out), of) };
}
