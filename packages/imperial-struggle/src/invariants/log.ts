import type { LogEntry, Message } from '@sandtable/kernel';
import type { Position } from '../position.js';
import { text } from '../text.js';

/** The log must add up: victory points (3.10), and prices, of which only a Squadron's can be 0 (5.4.2, 5.5.2, R39). */
export function logProblem({ log = [], vp }: Position): Message | undefined {
  const last = findLast(log, 'log.vp', log.length);
  if (last >= 0) {
    const { by, now } = scored(log[last]);
    const before = findLast(log, 'log.vp', last);
    if (now !== vp || (before >= 0 && scored(log[before]).now + by !== now)) return text('wrong.log.vp', { now, vp });
  }
  const paid = findLast(log, 'log.paid', log.length);
  const { n, type } = paid < 0 ? { n: 1, type: '' } : { n: 1, type: '', ...log[paid].params };
  const right = Number(n) >= 1 || (Number(n) === 0 && type === 'type:military');
  return right ? undefined : text('wrong.log.paid', { n: Number(n) });
}

function findLast(journal: readonly LogEntry[], key: string, below: number): number {
  for (let i = below - 1; i >= 0; i--) if (journal[i].key === key) return i;
  return -1;
}

/** What an entry adds to the marker: France pushes it up, Britain down. */
export function scored({ params }: LogEntry): { readonly by: number; readonly now: number } {
  const n = Number(params?.n);
  return { by: params?.side === 'seat:france' ? n : -n, now: Number(params?.now) };
}
