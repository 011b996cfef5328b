/**
 * How long changes may wait that a client only watches, so that several go into one update. When so many answers arrive
 * that they share commits, watchers wait longer: then most of the work is to write updates, and whoever's turn it is
 * must not wait for it.
 */
export interface BatchDelay {
  ms(): number;
  /** Call it after every commit. */
  committed(additions: number): void;
}

/** One configured delay is added for every so many answers per commit, up to three. */
const ADDITIONS_PER_STEP = 25;
const MAX_STEPS = 3;
/** The weight of the newest commit in the average. */
const WEIGHT = 0.1;

export function batchDelay(configuredMs: number): BatchDelay {
  let average = 0;
  return {
    ms: () => configuredMs * (1 + Math.min(average / ADDITIONS_PER_STEP, MAX_STEPS)),
    committed(additions) {
      average += WEIGHT * (additions - average);
    },
  };
}
