import type { Position, SeatId } from '@sandtable/kernel';
import { decodeFloats } from './floats.js';
import type { AiHooks } from './hooks.js';
import { ValueNet, weightCount } from './net.js';

/** Weights as they are shipped in a game's package, with what made them. */
export interface StoredWeights {
  readonly featureVersion: number;
  readonly inputs: number;
  readonly hidden: number;
  /** By network: 32-bit floats, little-endian, in base64. */
  readonly nets: Readonly<Record<string, string>>;
  /** SHA-256 of the networks' texts in the order of their names. */
  readonly digest: string;
  /** How they were made, for readers. */
  readonly training: Readonly<Record<string, unknown>>;
}

/** What the digest is computed of. */
export const digestedText = (nets: StoredWeights['nets']): string =>
  Object.keys(nets)
    .sort()
    .map((name) => `${name} ${nets[name]}`)
    .join('\n');

/** Judges positions for a seat, from 0 to 1. */
export interface Judge<P extends Position> {
  (position: P, seat: SeatId): number;
  /** How much each group of features has changed the value from one position to a later one. */
  changes(before: P, after: P, seat: SeatId): ReadonlyMap<string, number>;
}

/** Reads weights and makes a judge of them. Weights for other features are refused. */
export function judgeFrom<P extends Position>(hooks: AiHooks<P>, stored: StoredWeights): Judge<P> {
  const { features } = hooks;
  if (stored.featureVersion !== features.version || stored.inputs !== features.names.length) {
    throw new Error(
      `the weights are for version ${stored.featureVersion} of the features (${stored.inputs}), not for version ${features.version} (${features.names.length}): train again`,
    );
  }
  const nets: Record<string, ValueNet> = {};
  for (const [name, text] of Object.entries(stored.nets)) {
    const weights = decodeFloats(text);
    if (weights.length !== weightCount(stored)) throw new Error(`the weights of ${name} are incomplete`);
    nets[name] = new ValueNet(stored.inputs, stored.hidden, weights);
  }
  return judgeOf(hooks, nets);
}

/** A judge that asks these networks. */
export function judgeOf<P extends Position>(
  { features, outlook }: Pick<AiHooks<P>, 'features' | 'outlook'>,
  nets: Readonly<Record<string, ValueNet>>,
): Judge<P> {
  const encoded = new Float64Array(features.names.length);
  const netFor = (position: P, seat: SeatId) => {
    const { net, opposed } = outlook(position, seat);
    const found = nets[net];
    if (!found) throw new Error(`there are no weights for ${net}`);
    return { net: found, opposed };
  };
  const judge = (position: P, seat: SeatId): number => {
    const { net, opposed } = netFor(position, seat);
    features.encode(position, seat, encoded);
    const value = net.value(encoded);
    return opposed ? 1 - value : value;
  };
  /** What the value would lose if a group had stayed as it was. */
  const changes = (before: P, after: P, seat: SeatId): ReadonlyMap<string, number> => {
    const { net, opposed } = netFor(after, seat);
    const old = new Float64Array(encoded.length);
    const now = new Float64Array(encoded.length);
    features.encode(before, seat, old);
    features.encode(after, seat, now);
    const value = net.value(now);
    const found = new Map<string, number>();
    for (const group of new Set(features.groups)) {
      const without = now.map((feature, i) => (features.groups[i] === group ? old[i] : feature));
      found.set(group, (value - net.value(without)) * (opposed ? -1 : 1));
    }
    return found;
  };
  return Object.assign(judge, { changes });
}
