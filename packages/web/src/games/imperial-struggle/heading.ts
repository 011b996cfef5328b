import type { LogEntry } from '@sandtable/kernel';

/** What an entry of the log begins. A bot's remark begins nothing. */
export function heading({ key, remark }: LogEntry): 'card' | 'part' | 'phase' | undefined {
  if (remark) return undefined;
  return key === 'log.round' ? 'card' : undefined;
}
