import type { LogEntry } from '@sandtable/kernel';
import type { GameUi } from '../../games/game-ui.js';

/** The lines that change the map or the score first, then rolls and lines that only follow from others, then payments. */
export function mainFactsFirst(
  lines: readonly LogEntry[],
  { isMoney, isMinor }: Pick<GameUi, 'isMoney' | 'isMinor'>,
): readonly LogEntry[] {
  const rank = (entry: LogEntry): number => {
    if (isMoney?.(entry)) return 2;
    return typeof entry.params?.die === 'number' || isMinor?.(entry) ? 1 : 0;
  };
  return lines.toSorted((a, b) => rank(a) - rank(b));
}
