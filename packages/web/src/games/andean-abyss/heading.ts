import type { LogEntry } from '@sandtable/kernel';

/** Entries with which a faction's part of a card, or a phase of a round, begins. */
const PARTS: ReadonlySet<string> = new Set([
  'log.operation',
  'log.limited',
  'log.pass',
  'log.event.single',
  'log.event.unshaded',
  'log.event.shaded',
  'log.phase.victory',
  'log.phase.control',
  'log.phase.resources',
  'log.phase.support',
  'log.phase.redeploy',
  'log.phase.reset',
]);

/** What an entry of the log begins. A bot's remark begins nothing. */
export function heading(entry: LogEntry): 'card' | 'part' | undefined {
  if (entry.remark) return undefined;
  if (entry.key === 'log.card') return 'card';
  return PARTS.has(entry.key) ? 'part' : undefined;
}
