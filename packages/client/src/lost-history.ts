import type { LostHistory, MatchSnapshot } from './match-snapshot.js';
import type { HistoryEntry } from './wire.js';

/**
 * A file of what a server told and lost. It can't be replayed: nobody is told the seed or others' hidden answers. The
 * secret of the seat is not in it.
 */
export function printLostHistory(before: MatchSnapshot): string {
  const { welcome, state, beginning, history, chat } = before;
  const { match, game, version, options, seat, seedHash, seats } = welcome;
  const about = { format: 'sandtable lost history 1', match, game, version, options, seat, seedHash, seats };
  const { n, mark, view } = state;
  return `${JSON.stringify({ ...about, n, mark, view, beginning, history, chat }, undefined, 1)}\n`;
}

/** Compares what a server tells now with what it told before. `n`: how many entries it has. */
export function lostHistory(
  held: number,
  before: MatchSnapshot | undefined,
  n: number,
  history: readonly HistoryEntry[],
): LostHistory {
  if (!before) return { answers: held > n ? held - n : undefined, before };
  const same = before.history.findIndex((it, i) => JSON.stringify(it) !== JSON.stringify(history[i]));
  const gone = same < 0 ? [] : before.history.slice(same).filter(({ undone }) => undone === undefined);
  return { answers: gone.length > 0 ? gone.length : undefined, before };
}
