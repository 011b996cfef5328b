import { createHmac } from 'node:crypto';
import type { Entry, StoredMatch } from '../store/store.js';

/**
 * The mark of a history: a running hash of its entries, by which a client notices that a server has lost or changed
 * what it was once told. It covers answers that are hidden from the client, so it is keyed with the seed, which nobody
 * knows before the end: without the key nobody can try out which hidden answer a mark comes from (docs/secrets.md).
 */
const LETTERS = 16;

const hashed = (seed: string, text: string): string =>
  createHmac('sha256', seed).update(text).digest('base64url').slice(0, LETTERS);

/** The mark of the first entries of a match, which follow those that have the mark `before`. */
export const markAfter = (
  seed: string,
  entries: readonly Pick<Entry, 'seat' | 'option'>[],
  before = hashed(seed, 'history'),
): string => entries.reduce((mark, { seat, option }) => hashed(seed, `${mark} ${seat} ${option}`), before);

/** What a mark is made of: a match in memory, with its entries from number `firstN` on. */
interface MarkedMatch {
  readonly firstN: number;
  readonly entries: readonly Entry[];
  readonly stored: Pick<StoredMatch, 'seed' | 'snapshot'>;
}

/** Marks of matches in memory, from the snapshot on, as far as somebody has asked for them. */
const known = new WeakMap<MarkedMatch, string[]>();

/** The mark of the first `n` entries, where memory goes back as far and there are as many. */
export function markAt(live: MarkedMatch, n: number): string | undefined {
  const { firstN, entries, stored } = live;
  if (n < firstN || n > firstN + entries.length) return undefined;
  const marks = known.get(live) ?? [stored.snapshot.mark || markAfter(stored.seed, [])];
  known.set(live, marks);
  for (let i = marks.length; i <= n - firstN; i++) marks.push(markAfter(stored.seed, [entries[i - 1]], marks[i - 1]));
  return marks[n - firstN];
}
