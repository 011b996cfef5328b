import { createHmac } from 'node:crypto';
import type { Entry, StoredMatch } from '../store/store.js';

/**
 * The mark of a history: a running hash of its entries, by which a client notices that the server has lost or changed
 * entries. It covers answers that are hidden from the client, so it is keyed with the seed, which nobody knows before
 * the end. Without the key nobody can find a hidden answer by trying which one gives the mark (docs/secrets.md).
 */
const MARK_LENGTH = 16;

const hashed = (seed: string, text: string): string =>
  createHmac('sha256', seed).update(text).digest('base64url').slice(0, MARK_LENGTH);

/** The mark after these entries. `before` is the mark of the entries that precede them; by default there are none. */
export const markAfter = (
  seed: string,
  entries: readonly Pick<Entry, 'seat' | 'option'>[],
  before = hashed(seed, 'history'),
): string => entries.reduce((mark, { seat, option }) => hashed(seed, `${mark} ${seat} ${option}`), before);

/** What a mark is computed from: a match in memory, with its entries from number `firstN` on. */
interface MarkedMatch {
  readonly firstN: number;
  readonly entries: readonly Entry[];
  readonly stored: Pick<StoredMatch, 'seed' | 'snapshot'>;
}

/** Marks of matches in memory, from the snapshot on, as far as they have been computed. */
const computed = new WeakMap<MarkedMatch, string[]>();

/** The mark of the first `n` entries; undefined if there are fewer, or if memory does not reach back that far. */
export function markAt(live: MarkedMatch, n: number): string | undefined {
  const { firstN, entries, stored } = live;
  if (n < firstN || n > firstN + entries.length) return undefined;
  const marks = computed.get(live) ?? [stored.snapshot.mark || markAfter(stored.seed, [])];
  computed.set(live, marks);
  for (const entry of entries.slice(marks.length - 1, n - firstN)) {
    marks.push(markAfter(stored.seed, [entry], marks.at(-1)));
  }
  return marks[n - firstN];
}
