import type { LostHistory, MatchSnapshot } from './match-snapshot.js';
import type { HistoryEntry } from './wire.js';

/**
 * A file with the history that a server sent and then lost. It can't be replayed, because clients don't get the seed or
 * other seats' hidden answers. It doesn't contain the secret of the seat.
 */
export function printLostHistory(before: MatchSnapshot): string {
  const { welcome, state, beginning, history, chat } = before;
  const { match, game, version, options, seat, seedHash, seats } = welcome;
  const about = { format: 'sandtable lost history 1', match, game, version, options, seat, seedHash, seats };
  const { n, mark, view } = state;
  return `${JSON.stringify({ ...about, n, mark, view, beginning, history, chat }, undefined, 1)}\n`;
}

/** Compares the server's present history, of `n` entries, with the `held` entries that it sent before. */
export function lostHistory(
  held: number,
  before: MatchSnapshot | undefined,
  n: number,
  history: readonly HistoryEntry[],
): LostHistory {
  if (!before) return { answers: held > n ? held - n : undefined, before };
  const firstDifference = before.history.findIndex((it, i) => JSON.stringify(it) !== JSON.stringify(history[i]));
  const gone =
    firstDifference < 0 ? [] : before.history.slice(firstDifference).filter(({ undone }) => undone === undefined);
  return { answers: gone.length > 0 ? gone.length : undefined, before };
}
