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
/** What an entry of the log begins. An event may be another side's than whose card it is. A bot's remark begins nothing. */
export function logHeading({ key, remark }: LogEntry): 'card' | 'part' | 'phase' | undefined {
  if (remark) return undefined;
  if (CHAPTERS.has(key)) return 'card';
  if (key === 'log.event') return 'phase';
  return key === 'log.operation' ? 'part' : undefined;
}
