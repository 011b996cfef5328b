import type { LostHistory, Standing } from './standing.js';
import type { Happened } from './wire.js';

/** Compares what a server tells now with what it told before. `n`: how many entries it has. */
export function lostHistory(
  held: number,
  before: Standing | undefined,
  n: number,
  history: readonly Happened[],
): LostHistory {
  if (!before) return { answers: held > n ? held - n : undefined, before };
  const same = before.history.findIndex((it, i) => JSON.stringify(it) !== JSON.stringify(history[i]));
  const gone = same < 0 ? [] : before.history.slice(same).filter(({ undone }) => undone === undefined);
  return { answers: gone.length > 0 ? gone.length : undefined, before };
}
