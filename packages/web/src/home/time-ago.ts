import type { ReaderLanguage } from '@sandtable/kernel';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

/** “3 hours ago”; after a month, the date. Both times are milliseconds since 1970. */
export function timeAgo(then: number, now: number, language: ReaderLanguage): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (seconds > 30 * 86_400) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
  for (const [unit, long] of UNITS) {
    if (seconds >= long) return relative.format(-Math.floor(seconds / long), unit);
  }
  return relative.format(0, 'second');
}
