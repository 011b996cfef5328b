import type { SeatId } from '@sandtable/kernel';
import { entryAt } from '../store/matches.js';
import type { Database } from '../store/store.js';
import { entryCount, isSameEntry, type LiveMatch, RefusedError } from './live-match.js';

/**
 * A request names the number of the entry it would become. The next number is `new`; an older one is `repeated` if that
 * entry is the same action (the client lost its connection and sent it again), and otherwise late.
 */
export async function checkEntryNumber(
  store: Database,
  live: LiveMatch,
  { seat, n, option }: { readonly seat: SeatId; readonly n: number; readonly option: string },
): Promise<'new' | 'repeated'> {
  const next = entryCount(live);
  if (n === next) return 'new';
  if (n > next) throw new RefusedError('early', `There are only ${next} entries so far.`);
  const existing = n < live.firstN ? await entryAt(store, live.stored.pk, n) : live.entries[n - live.firstN];
  if (existing && isSameEntry(live, existing, seat, option)) return 'repeated';
  throw new RefusedError('late', `Entry ${n} has been made already; the next is ${next}.`);
}
