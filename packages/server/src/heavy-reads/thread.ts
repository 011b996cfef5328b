import { Worker } from 'node:worker_threads';
import { type LiveMatch, RefusedError } from '../matches/live-match.js';
import type { Entry } from '../store/store.js';
import type {
  FromThread,
  HeavyRead,
  HeavyReadReply,
  HeavyReadThreadData,
  MatchUpdate,
  ToThread,
} from './thread-messages.js';

/** The result of a heavy read, and its cost. */
interface HeavyReadResult {
  readonly text: string;
  readonly costMs: number;
}

export interface HeavyReadThread {
  /** Whether the thread lacks the entries before the snapshot from which the match was loaded. */
  lacksEarly(live: LiveMatch): boolean;
  /** `head`: how many entries are known to be on the disk. */
  read(live: LiveMatch, head: number, read: HeavyRead, early?: readonly Entry[]): Promise<HeavyReadResult>;
  close(): Promise<void>;
}

export interface HeavyReadThreadOptions {
  readonly module: string;
  readonly entry?: URL;
  /** A thread that finishes nothing for this long is terminated. */
  readonly patienceMs?: number;
  /** How many matches the thread keeps. */
  readonly maxMatches?: number;
}

/** Always compiled code: a thread can't load the TypeScript sources that tests run. */
const ENTRY = new URL('../../dist/heavy-reads/worker.js', import.meta.url);
const PATIENCE_MS = 30_000;
/** How long a thread may take to load the games on a slow and busy machine. */
const STARTING_MS = 60_000;
const MAX_MATCHES = 300;

interface Asked {
  readonly resolve: (result: HeavyReadResult) => void;
  readonly reject: (error: Error) => void;
}

/** What the thread holds of a match. */
interface Held {
  readonly id: number;
  recent: number;
  early: boolean;
  dropped: boolean;
}

/**
 * Runs heavy reads on a thread besides the bot thread, so that the event loop only forwards them. The thread keeps the most
 * recently used matches, and gets only what is new in them.
 */
export function heavyReadThread(options: HeavyReadThreadOptions): HeavyReadThread {
  const { module, entry = ENTRY, patienceMs = PATIENCE_MS, maxMatches = MAX_MATCHES } = options;
  const asked = new Map<number, Asked>();
  /** By the match in memory, which may be evicted although the thread still has it. */
  const held = new WeakMap<LiveMatch, Held>();
  /** The same by id, the least recently used first. */
  const byAge = new Map<number, Held>();
  let worker: Worker | undefined;
  let ready = false;
  let watch: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  const watchFor = (made: Worker, milliseconds: number): void => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      fail(made, new Error(`the heavy-read thread finished nothing for ${milliseconds / 1000} s`));
      void made.terminate();
    }, milliseconds).unref();
  };

  const start = (): Worker => {
    const made = new Worker(entry, { workerData: { module } satisfies HeavyReadThreadData });
    made.unref();
    ready = false;
    watchFor(made, STARTING_MS);
    made.on('message', (message: FromThread) => {
      if (worker !== made) return;
      clearTimeout(watch);
      if (message === 'ready') ready = true;
      else settle(message);
      if (asked.size > 0) watchFor(made, patienceMs);
    });
    made.on('error', (error) => fail(made, error));
    made.on('exit', () => fail(made, new Error('the heavy-read thread ended')));
    return made;
  };

  const settle = (reply: HeavyReadReply): void => {
    const waiting = asked.get(reply.id);
    asked.delete(reply.id);
    if (!waiting) return;
    if ('text' in reply) waiting.resolve(reply);
    else if ('refused' in reply) waiting.reject(new RefusedError(reply.refused.code, reply.refused.text));
    else waiting.reject(new Error(reply.error));
  };

  /** Rejects all waiting heavy reads. The next heavy read starts a new thread. */
  const fail = (made: Worker, error: Error): void => {
    if (worker !== made) return;
    clearTimeout(watch);
    worker = undefined;
    drop(byAge.size);
    rejectAll(error);
  };
  const rejectAll = (error: Error): void => {
    const waiting = [...asked.values()];
    asked.clear();
    for (const { reject } of waiting) reject(error);
  };

  const heldOf = (live: LiveMatch): Held | undefined => {
    const found = held.get(live);
    return found?.dropped ? undefined : found;
  };

  /** The parts of a match that the thread lacks. From now on they count as sent. */
  const newsOf = (live: LiveMatch, head: number, early: readonly Entry[] | undefined): [Held, MatchUpdate] => {
    const known = heldOf(live);
    const now: Held = known ?? { id: ++lastId, recent: 0, early: live.firstN === 0, dropped: false };
    const upTo = Math.max(now.recent, head - live.firstN);
    const recent = live.entries
      .slice(now.recent, upTo)
      .map(({ n, seat, option, because }) => ({ n, seat, option, because }));
    const sendsEarly = early !== undefined && !now.early;
    now.recent = upTo;
    now.early ||= sendsEarly;
    held.set(live, now);
    byAge.delete(now.id);
    byAge.set(now.id, now);
    return [now, { ...(known ? {} : { stored: live.stored }), ...(sendsEarly ? { early } : {}), recent }];
  };

  /** The least recently used matches. */
  const drop = (count: number): number[] => {
    const oldest = [...byAge.values()].slice(0, Math.max(0, count));
    for (const it of oldest) {
      it.dropped = true;
      byAge.delete(it.id);
    }
    return oldest.map(({ id }) => id);
  };

  return {
    lacksEarly: (live) => !(heldOf(live)?.early ?? live.firstN === 0),
    read(live, head, read, early) {
      if (closed) return Promise.reject(new Error('the heavy-read thread is closed'));
      return new Promise((resolve, reject) => {
        worker ??= start();
        const [{ id: match }, news] = newsOf(live, head, early);
        const id = ++lastId;
        worker.postMessage({ id, match, news, read, drop: drop(byAge.size - maxMatches) } satisfies ToThread);
        if (ready && asked.size === 0) watchFor(worker, patienceMs);
        asked.set(id, { resolve, reject });
      });
    },
    async close() {
      closed = true;
      clearTimeout(watch);
      const last = worker;
      worker = undefined;
      rejectAll(new Error('the heavy-read thread is closed'));
      await last?.terminate();
    },
  };
}
