import type { LogEntry } from '@sandtable/kernel';

/** Log entries that start a faction's part of a card. */
const PARTS: ReadonlySet<string> = new Set([
  'log.operation',
  'log.limited',
  'log.pass',
  'log.event.single',
  'log.event.unshaded',
  'log.event.shaded',
]);

/** Log entries that start a phase of a round, whichever answer caused it. */
const PHASES: ReadonlySet<string> = new Set([
  'log.phase.victory',
  'log.phase.control',
  'log.phase.resources',
  'log.phase.support',
  'log.phase.redeploy',
  'log.phase.reset',
]);

/** Log entries that only say what was paid or earned. */
const MONEY: ReadonlySet<string> = new Set(['log.pay', 'log.gain', 'log.lose', 'log.transfer', 'log.aid']);

export const isMoney = ({ key }: LogEntry): boolean => MONEY.has(key);

/** Log entries that name the space that was chosen. */
const MINOR: ReadonlySet<string> = new Set(['log.select']);

export const isMinor = ({ key }: LogEntry): boolean => MINOR.has(key);

/** What a log entry starts. A bot's remark starts nothing. */
export function logHeading(entry: LogEntry): 'card' | 'part' | 'phase' | undefined {
  if (entry.remark) return undefined;
  if (entry.key === 'log.card') return 'card';
  if (PHASES.has(entry.key)) return 'phase';
  return PARTS.has(entry.key) ? 'part' : undefined;
}
