import type { LogEntry } from '@sandtable/kernel';

/** Log entries that start a chapter: a turn or its end, an Action Phase, a card. */
const CHAPTERS: ReadonlySet<string> = new Set([
  'log.turn',
  'log.phase',
  'log.play',
  'log.reassessment',
  'log.endOfTurn',
  'log.over',
]);
/** Log entries that only say what was paid or earned. */
const MONEY: ReadonlySet<string> = new Set(['log.funding', 'log.reserves', 'log.reserves.spent']);

export const isMoney = ({ key }: LogEntry): boolean => MONEY.has(key);

/** Radicalization is done instead of the operation that was meant, or with what is left of it (9.4.3). */
const PARTS: ReadonlySet<string> = new Set(['log.operation', 'log.radicalization']);

/** What a log entry starts. An event's side may differ from the card's. A bot's remark starts nothing. */
export function logHeading({ key, remark }: LogEntry): 'card' | 'part' | 'phase' | undefined {
  if (remark) return undefined;
  if (CHAPTERS.has(key)) return 'card';
  if (key === 'log.event') return 'phase';
  return PARTS.has(key) ? 'part' : undefined;
}
