import type { Standing } from './memory.js';
import type { Happened } from './wire.js';

/** What a client was told: so many entries, and the server's mark of them. Kept with the link it outlives the client. */
export interface HeldHistory {
  readonly n: number;
  readonly mark: string;
}

/** The server no longer has what it once told: its database has lost its end, or is another one. */
export interface LostHistory {
  /** How many answers are gone; undefined if it is only known that the history is another one. */
  readonly answers: number | undefined;
  /** What was known before; undefined if that was told to an earlier client. */
  readonly before: Standing | undefined;
}

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
