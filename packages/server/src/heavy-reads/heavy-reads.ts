import type { HistoryEntry } from '@sandtable/client/wire';
import type { SeatId } from '@sandtable/kernel';
import { markAt } from '../matches/history-marks.js';
import { entryCount, historySince, isUnplayable, type LiveMatch, RefusedError } from '../matches/live-match.js';
import type { Registry, Room } from '../matches/registry.js';
import { entriesFrom } from '../store/matches.js';
import type { Database, Entry } from '../store/store.js';
import { addressQueue, type Requester, type TimedResult } from './address-queue.js';
import { TextCache } from './text-cache.js';
import { type HeavyReadThreadOptions, heavyReadThread } from './thread.js';
import type { HeavyRead } from './thread-messages.js';
import { workBudgets } from './work-budget.js';

/**
 * Expensive read-only requests about a match. They run on their own thread, one in flight per network address, and their
 * cost is charged to the address. Texts are finished JSON.
 */
export interface HeavyReads {
  /** A `tables` message. */
  tables(requester: Requester, room: Room, seat: SeatId): Promise<string>;
  /** A `preview` message: what the seat would see after an answer that it could undo, or `null`. */
  preview(requester: Requester, room: Room, seat: SeatId, n: number, option: string): Promise<string>;
  /** A `past` message: what the seat saw after the first `n` entries. */
  past(requester: Requester, room: Room, seat: SeatId, n: number): Promise<string>;
  /** The history from `since` on, with the seat's own answers. */
  history(requester: Requester, room: Room, since: number, seat: SeatId): Promise<History>;
  /** The mark of the first `n` entries (history-marks.ts); undefined if there are fewer, also in the database. */
  markAt(requester: Requester, room: Room, n: number): Promise<string | undefined>;
  /** The record of a match that is over. */
  record(requester: Requester, room: Room): Promise<string>;
  close(): Promise<void>;
}

interface History {
  /** A JSON array of entries. */
  readonly text: string;
  /** The number after the last of them; `since` if there are none. */
  readonly next: number;
}

export interface HeavyReadLimits {
  /** Milliseconds of processor time per second that the heavy reads of one address may take. */
  readonly heavyReadMsPerSecond: number;
  /** How much of that may be saved up, in milliseconds. */
  readonly heavyReadBurstMs: number;
  /** Heavy reads of one address that may wait for their turn. */
  readonly waitingHeavyReads: number;
}

export interface HeavyReadsOptions {
  readonly limits: HeavyReadLimits;
  readonly thread: HeavyReadThreadOptions;
  readonly store: Database;
  readonly quiet: Registry['whenSettled'];
  readonly report: (error: unknown, what: string) => void;
  readonly measured?: (kind: HeavyRead['kind'], costMs: number) => void;
}

/** Up to this many entries the event loop makes the history itself: handing it to the thread would take longer. */
const MAX_AT_ONCE = 40;
/** Rows that are read from the database at a time. Other requests are served in between. */
const PAGE_ROWS = 500;
const MAX_CACHED_CHARS = 8_000_000;
/** Every heavy read costs something besides the thread's time: parsing, handing over and sending. */
const LEAST_COST_MS = 1;
const ROWS_PER_MS = 500;
const CHARS_PER_MS = 200_000;

export function heavyReadsOf({
  limits,
  thread: threadOptions,
  store,
  quiet,
  report,
  measured,
}: HeavyReadsOptions): HeavyReads {
  const thread = heavyReadThread(threadOptions);
  const budgets = workBudgets({ msPerSecond: limits.heavyReadMsPerSecond, burstMs: limits.heavyReadBurstMs });
  const queue = addressQueue({ budgets, maxWaiting: limits.waitingHeavyReads });
  const cache = new TextCache(MAX_CACHED_CHARS);
  /** Texts that are being made: requests for the same text share the result. */
  const inFlight = new Map<string, Promise<TimedResult<string>>>();
  const ids = new WeakMap<LiveMatch, number>();
  let lastId = 0;

  const idOf = (live: LiveMatch): number => {
    const id = ids.get(live) ?? ++lastId;
    ids.set(live, id);
    return id;
  };

  const readEarly = async (live: LiveMatch): Promise<Entry[]> => {
    const entries: Entry[] = [];
    while (entries.length < live.firstN) {
      const to = Math.min(entries.length + PAGE_ROWS, live.firstN);
      const page = await entriesFrom(store, live.stored.pk, entries.length, to);
      if (page.length !== to - entries.length) throw new Error('entries of the match are missing');
      entries.push(...page);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return entries;
  };

  const make = async (live: LiveMatch, head: number, read: HeavyRead): Promise<TimedResult<string>> => {
    const early = reachesBack(live, read) && thread.lacksEarly(live) ? await readEarly(live) : undefined;
    try {
      const { text, costMs } = await thread.read(live, head, read, early);
      measured?.(read.kind, costMs);
      return { value: text, costMs: costMs + (early?.length ?? 0) / ROWS_PER_MS + text.length / CHARS_PER_MS };
    } catch (error) {
      if (isUnplayable(error)) report(error, 'match');
      throw error;
    }
  };

  const textOf = async (live: LiveMatch, head: number, read: HeavyRead): Promise<TimedResult<string>> => {
    const key = `${idOf(live)} ${head} ${JSON.stringify(read)}`;
    const known = cache.get(key);
    if (known !== undefined) return { value: known, costMs: LEAST_COST_MS };
    const begun = inFlight.get(key);
    if (begun) return { value: (await begun).value, costMs: LEAST_COST_MS };
    const making = make(live, head, read);
    inFlight.set(key, making);
    try {
      const { value, costMs } = await making;
      cache.set(key, value);
      return { value, costMs: LEAST_COST_MS + costMs };
    } finally {
      inFlight.delete(key);
    }
  };

  /** Uses the state of the match at the time when the heavy read's turn comes. */
  const run = (requester: Requester, room: Room, readAt: (live: LiveMatch) => HeavyRead): Promise<string> =>
    queue.run(requester, async () => {
      const { live, head, read } = await quiet(room, (live) => ({ live, head: entryCount(live), read: readAt(live) }));
      return textOf(live, head, read);
    });

  return {
    tables: (requester, room, seat) => run(requester, room, () => ({ kind: 'tables', seat })),
    preview: (requester, room, seat, n, option) =>
      run(requester, room, (live) => {
        if (n !== entryCount(live)) throw new RefusedError('late', 'The match has moved on.');
        return { kind: 'preview', seat, n, option };
      }),
    past: (requester, room, seat, n) =>
      run(requester, room, (live) => {
        const head = entryCount(live);
        if (n > head) throw new RefusedError('early', `There are only ${head} entries so far.`);
        return { kind: 'past', seat, n };
      }),
    async history(requester, room, since, seat) {
      const short = await quiet(room, (live): History | undefined => {
        const head = entryCount(live);
        if (since < live.firstN || head - since > MAX_AT_ONCE) return undefined;
        const happened: HistoryEntry[] = historySince(live, since, seat);
        return { text: JSON.stringify(happened), next: since + happened.length };
      });
      if (short) return short;
      let next = since;
      const text = await run(requester, room, (live) => {
        next = entryCount(live);
        return { kind: 'history', seat, since, to: next };
      });
      return { text, next };
    },
    async markAt(requester, room, n) {
      // Another process may have sent the client entries that this one has not read yet.
      if (n > (await quiet(room, entryCount))) room.behind = true;
      const { base, mark } = await quiet(room, (live) => ({ base: live.firstN, mark: markAt(live, n) }));
      return n < base ? run(requester, room, () => ({ kind: 'mark', n })) : mark;
    },
    record: (requester, room) =>
      run(requester, room, (live) => {
        if (!live.match.result) throw new RefusedError('notOver', 'This match is not over.');
        return { kind: 'record', to: entryCount(live) };
      }),
    async close() {
      queue.close();
      await thread.close();
    },
  };
}

/** Whether a heavy read needs entries from before the snapshot from which the match was loaded. */
function reachesBack({ firstN }: LiveMatch, read: HeavyRead): boolean {
  switch (read.kind) {
    case 'tables':
    case 'preview':
      return false;
    case 'past':
    case 'mark':
      return read.n < firstN;
    case 'history':
      return read.since < firstN;
    case 'record':
      return firstN > 0;
  }
}
