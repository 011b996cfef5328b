import { sha256 } from './sha256.js';

/**
 * The hash of a match's seed, which binds the server to its dice (docs/fair-dice.md). The first one that was seen
 * counts for good: a server that gives another one later has changed the dice or lost the match.
 */
export interface SeedHash {
  readonly pinned: string;
  /** The first other hash that the server has given since. It stays known even if the server goes back to the first. */
  readonly changedTo: string | undefined;
}

export function compareSeedHash(before: SeedHash | undefined, given: string): SeedHash {
  if (!before) return { pinned: given, changedTo: undefined };
  return before.changedTo === undefined && given !== before.pinned ? { ...before, changedTo: given } : before;
}

/** Whether the seed that is shown at the end is the one whose hash was seen first. */
export const seedFits = (seed: string, { pinned }: SeedHash): boolean => sha256(seed) === pinned;
