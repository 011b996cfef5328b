import type { LogEntry } from '@sandtable/kernel';

/** Entries with which a chapter of the log begins: a turn, an Action Round, scoring, a war and its theaters, the end. */
const CHAPTERS: ReadonlySet<string> = new Set([
  'log.turn',
  'log.round',
  'log.scoring',
  'log.war',
  'log.theater',
  'log.war.over',
  'log.final',
  'log.over',
]);
/** What somebody begins within it. */
const PARTS: ReadonlySet<string> = new Set(['log.investment', 'log.event']);

/** What an entry of the log begins. A bot's remark begins nothing. */
export function logHeading({ key, remark }: LogEntry): 'card' | 'part' | 'phase' | undefined {
  if (remark) return undefined;
  if (CHAPTERS.has(key)) return 'card';
  return PARTS.has(key) ? 'part' : undefined;
}
