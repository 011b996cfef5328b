import type { LogEntry } from '@sandtable/kernel';

/** Entries with which a faction's part of a card begins. */
const PARTS: ReadonlySet<string> = new Set([
  'log.operation',
  'log.limited',
  'log.pass',
  'log.event.single',
  'log.event.unshaded',
  'log.event.shaded',
]);

/** Entries with which a phase of a round begins, whoever's answer brought it. */
const PHASES: ReadonlySet<string> = new Set([
  'log.phase.victory',
  'log.phase.control',
  'log.phase.resources',
  'log.phase.support',
  'log.phase.redeploy',
  'log.phase.reset',
]);

/** What an entry of the log begins. A bot's remark begins nothing. */
export function logHeading(entry: LogEntry): 'card' | 'part' | 'phase' | undefined {
  if (entry.remark) return undefined;
  if (entry.key === 'log.card') return 'card';
  if (PHASES.has(entry.key)) return 'phase';
  return PARTS.has(entry.key) ? 'part' : undefined;
}
