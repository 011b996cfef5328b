import type { LogEntry } from '@sandtable/kernel';

/** Log entries that start a chapter: a turn, an Action Round, scoring, a war and its theaters, the end. */
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
/** Log entries that start a side's part of a chapter. */
const PARTS: ReadonlySet<string> = new Set(['log.investment', 'log.event']);

/** Log entries that only say what was paid. */
const MONEY: ReadonlySet<string> = new Set(['log.paid', 'log.debt', 'log.debt.over', 'log.treaty']);

export const isMoney = ({ key }: LogEntry): boolean => MONEY.has(key);

/** Log entries that tell of Advantages, which follow from flags. */
const MINOR: ReadonlySet<string> = new Set(['log.advantage', 'log.advantage.lost', 'log.advantage.used']);

export const isMinor = ({ key }: LogEntry): boolean => MINOR.has(key);

/** What a log entry starts. A bot's remark starts nothing. */
export function logHeading({ key, remark }: LogEntry): 'card' | 'part' | 'phase' | undefined {
  if (remark) return undefined;
  if (CHAPTERS.has(key)) return 'card';
  return PARTS.has(key) ? 'part' : undefined;
}
