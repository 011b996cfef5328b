import { isUnplayable } from './live-match.js';

export type Report = (error: unknown, what: string) => void;

/** How many unplayable matches are remembered as reported. */
const MAX_REMEMBERED = 10_000;

/** Reports an unplayable match once, however often somebody opens it. Every other error is passed on each time. */
export function reportUnplayableOnce(report: Report): Report {
  const reported = new Set<string>();
  return (error, what) => {
    if (isUnplayable(error)) {
      if (reported.has(error.message)) return;
      if (reported.size >= MAX_REMEMBERED) reported.clear();
      reported.add(error.message);
    }
    report(error, what);
  };
}
