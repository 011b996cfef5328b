import type { LogEntry } from '@sandtable/kernel';

/** Entries with which a chapter of the log begins: a turn or its end, an Action Phase, a card. */
const CHAPTERS: ReadonlySet<string> = new Set([
  'log.turn',
  'log.phase',
  'log.play',
  'log.reassessment',
  'log.endOfTurn',
  'log.over',
]);
/** What a card is used for. */
const PARTS: ReadonlySet<string> = new Set(['log.operation', 'log.event']);

/** What an entry of the log begins. A bot's remark begins nothing. */
export function heading({ key, remark }: LogEntry): 'card' | 'part' | undefined {
  if (remark) return undefined;
  return CHAPTERS.has(key) ? 'card' : PARTS.has(key) ? 'part' : undefined;
}
