import { hash } from 'node:crypto';
import type { Entry, StoredMatch } from '../store/store.js';

/**
 * The mark of a history: a running hash of its entries, by which a client notices that the server has lost or changed
 * entries. It covers answers that are hidden from the client, so it is keyed with the seed, which nobody knows before
 * the end. Without the key nobody can find a hidden answer by trying which one gives the mark (docs/secrets.md).
 */
const MARK_LENGTH = 16;

/**
 * HMAC-SHA-256 (RFC 2104) with a key that is used again and again. Node's own makes an object outside the heap for every
 * entry, whose collection takes longer than the hash.
 */
interface MarkKey {
  readonly inner: Buffer;
  readonly outer: Buffer;
}
const BLOCK_BYTES = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

function markKey(seed: string): MarkKey {
  const bytes = Buffer.from(seed);
  const key = Buffer.alloc(BLOCK_BYTES);
  key.set(bytes.length > BLOCK_BYTES ? hash('sha256', bytes, 'buffer') : bytes);
  return {
    inner: Buffer.from(key.map((byte) => byte ^ INNER_PAD)),
    outer: Buffer.from(key.map((byte) => byte ^ OUTER_PAD)),
  };
}

const DIGEST_BYTES = 32;
const MAX_BYTES_PER_CHARACTER = 3;
/** Both inputs of the hash are composed here, one after the other. */
let input = Buffer.alloc(1024);

function hashed({ inner, outer }: MarkKey, text: string): string {
  const needed = BLOCK_BYTES + Math.max(text.length * MAX_BYTES_PER_CHARACTER, DIGEST_BYTES);
  if (input.length < needed) input = Buffer.alloc(needed);
  input.set(inner);
  const length = BLOCK_BYTES + input.write(text, BLOCK_BYTES);
  const digest = hash('sha256', input.subarray(0, length), 'buffer');
  input.set(outer);
  input.set(digest, BLOCK_BYTES);
  return hash('sha256', input.subarray(0, BLOCK_BYTES + DIGEST_BYTES), 'base64url').slice(0, MARK_LENGTH);
}

/** The mark after these entries. `before` is the mark of the entries that precede them; by default there are none. */
export const markAfter = (seed: string, entries: readonly Pick<Entry, 'seat' | 'option'>[], before?: string): string =>
  markByKey(markKey(seed), entries, before);

const markByKey = (
  key: MarkKey,
  entries: readonly Pick<Entry, 'seat' | 'option'>[],
  before = hashed(key, 'history'),
): string => entries.reduce((mark, { seat, option }) => hashed(key, `${mark} ${seat} ${option}`), before);

/** What a mark is computed from: a match in memory, with its entries from number `firstN` on. */
interface MarkedMatch {
  readonly firstN: number;
  readonly entries: readonly Entry[];
  readonly stored: Pick<StoredMatch, 'seed' | 'snapshot'>;
}

/** Marks of matches in memory, from the snapshot on, as far as they have been computed. */
const computed = new WeakMap<MarkedMatch, { readonly key: MarkKey; readonly marks: string[] }>();

function marksOf(live: MarkedMatch): { readonly key: MarkKey; readonly marks: string[] } {
  const known = computed.get(live);
  if (known) return known;
  const { seed, snapshot } = live.stored;
  const key = markKey(seed);
  const begun = { key, marks: [snapshot.mark || markByKey(key, [])] };
  computed.set(live, begun);
  return begun;
}

/** The mark of the first `n` entries; undefined if there are fewer, or if memory does not reach back that far. */
export function markAt(live: MarkedMatch, n: number): string | undefined {
  const { firstN, entries } = live;
  if (n < firstN || n > firstN + entries.length) return undefined;
  const { key, marks } = marksOf(live);
  for (const entry of entries.slice(marks.length - 1, n - firstN)) marks.push(markByKey(key, [entry], marks.at(-1)));
  return marks[n - firstN];
}
