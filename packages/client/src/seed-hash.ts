import { sha256 } from './sha256.js';

/**
 * The hash of a match's seed, which binds the server to its dice (docs/fair-dice.md). A client pins
 * the first hash it sees: a server that gives another one later has changed the dice or lost the match.
 */
export interface SeedHash {
  readonly pinned: string;
  /** The first different hash that the server has given since. It stays even if the server goes back to the pinned one. */
  readonly changedTo: string | undefined;
}

export function compareSeedHash(before: SeedHash | undefined, given: string): SeedHash {
  if (!before) return { pinned: given, changedTo: undefined };
  return before.changedTo === undefined && given !== before.pinned ? { ...before, changedTo: given } : before;
}

/** Whether the seed published at the end has the pinned hash. */
export const seedFits = (seed: string, { pinned }: SeedHash): boolean => sha256(seed) === pinned;
