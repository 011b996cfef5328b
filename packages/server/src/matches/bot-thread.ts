import { Worker } from 'node:worker_threads';
import type { Message, SeatId } from '@sandtable/kernel';
import { entryCount, type LiveMatch, RefusedError } from './live-match.js';
import { isMoreUrgent, TurnQueue, type Waiting } from './turn-queue.js';

type Seating = LiveMatch['stored']['seating'];

export const isBot = (seating: Seating, seat: SeatId): boolean => (seating[seat] ?? 'person') !== 'person';
export const hasBots = (seating: Seating): boolean => Object.keys(seating).some((seat) => isBot(seating, seat));
export const hasPeople = (seats: readonly SeatId[], seating: Seating): boolean =>
  seats.some((seat) => !isBot(seating, seat));

/** What bots answer, in turn, until a person is asked. */
export interface BotMove {
  readonly seat: SeatId;
  readonly option: string;
  readonly reason?: Message;
}

/** Thoughts, and what they are about: a match when it had `n` entries. */
export interface BotMoves {
  readonly live: LiveMatch;
  readonly n: number;
  readonly moves: readonly BotMove[];
}

export interface BotThread {
  /**
   * `at` is asked when the match's turn has come: the match as it stands then, or undefined if no bot is asked there any
   * more; then this is refused as late. `waiting` is asked whenever the next turn is given away.
   */
  computeMoves(at: () => LiveMatch | undefined, waiting: () => Waiting): Promise<BotMoves>;
  close(): Promise<void>;
}

/** What the worker thread starts with. */
export interface ThreadData {
  readonly module: string;
  /** Not zero: bots that are more urgent than those at work wait. */
  readonly hurry: Int32Array;
}

/** To the worker thread and back. */
export interface BotTask {
  readonly game: string;
  readonly settings: LiveMatch['stored']['settings'];
  readonly seating: Seating;
  readonly seed: string;
  readonly position: unknown;
}
export type BotThreadMessage =
  | 'ready'
  | { readonly moves: readonly BotMove[]; readonly durationMs: number }
  | { readonly error: string };

/** The most answers bots give before everybody is told, and before those of another match have their turn. */
export const MAX_BOT_MOVES = 40;

export interface BotThreadOptions {
  /** Where worker threads find `games`, a record of games by name. */
  readonly module: string;
  readonly entry?: URL;
  /** Milliseconds: bots that think for longer never end, and their thread is ended. */
  readonly timeoutMs?: number;
  /** How long bots have thought, without the time that they waited for their turn. */
  readonly onThought?: (durationMs: number) => void;
}

/** Compiled code in every case: a thread cannot read the sources that tests run. */
const ENTRY = new URL('../../dist/matches/bot-thread-worker.js', import.meta.url);
const THINK_TIMEOUT_MS = 30_000;
/** Milliseconds for a thread to read the games, on a slow machine that has much else to do. */
const STARTUP_TIMEOUT_MS = 60_000;

interface QueuedTurn {
  readonly at: () => LiveMatch | undefined;
  readonly waiting: () => Waiting;
  readonly resolve: (thinking: BotMoves) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Bots think on a thread of their own, those of one match after those of another. A match that asks again goes to the
 * end of the queue, so that no match waits for the whole of another one. Bots that a person waits for go first, and
 * those at work without anybody waiting stop for them after the answer they are at.
 */
export function startBotThread({
  module,
  entry = ENTRY,
  timeoutMs = THINK_TIMEOUT_MS,
  onThought,
}: BotThreadOptions): BotThread {
  const queue = new TurnQueue<QueuedTurn>();
  /** Shared with the thread, which can't read messages while bots think. */
  const hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let worker: Worker | undefined;
  let ready = false;
  /** What the thread thinks about. */
  let current: (QueuedTurn & Pick<BotMoves, 'live' | 'n'>) | undefined;
  let watch: NodeJS.Timeout | undefined;
  let closed = false;

  const watchFor = (made: Worker, durationMs: number): void => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      fail(made, new Error(`the bots’ thread gave no sign of life for ${durationMs / 1000} s`));
      void made.terminate();
    }, durationMs).unref();
  };

  const start = (): Worker => {
    const made = new Worker(entry, { workerData: { module, hurry } satisfies ThreadData });
    made.unref();
    ready = false;
    watchFor(made, STARTUP_TIMEOUT_MS);
    made.on('message', (message: BotThreadMessage) => {
      if (worker === made) handleMessage(made, message);
    });
    made.on('error', (error) => fail(made, error));
    made.on('exit', () => fail(made, new Error('the bots’ thread ended')));
    return made;
  };

  const handleMessage = (made: Worker, message: BotThreadMessage): void => {
    clearTimeout(watch);
    if (message === 'ready') {
      ready = true;
      if (current) watchFor(made, timeoutMs);
      return;
    }
    const asked = current;
    current = undefined;
    if ('error' in message) asked?.reject(new Error(message.error));
    else if (asked) {
      onThought?.(message.durationMs);
      asked.resolve({ live: asked.live, n: asked.n, moves: message.moves });
    }
    next();
  };

  /** Whose bots were thinking is told, and the others go on with a new thread; all are told if no thread can be had. */
  const fail = (made: Worker, error: Error): void => {
    if (worker !== made) return;
    clearTimeout(watch);
    const fallen = [...(current ? [current] : []), ...(ready ? [] : queue.clear())];
    worker = undefined;
    current = undefined;
    for (const { reject } of fallen) reject(error);
    next();
  };

  const next = (): void => {
    while (!current && !closed) {
      const asked = queue.shift();
      if (!asked) return;
      try {
        handOver(asked);
      } catch (error) {
        asked.reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
  };

  const handOver = (asked: QueuedTurn): void => {
    const live = asked.at();
    if (!live) throw new RefusedError('late', 'No bot is asked any more.');
    const { game, settings, seating, seed } = live.stored;
    const n = entryCount(live);
    // Bots that go on with a match must not repeat the chance they began it with.
    const task: BotTask = { game, settings, seating, seed: `${seed} ${n}`, position: live.match.positionJson() };
    Atomics.store(hurry, 0, 0);
    worker ??= start();
    worker.postMessage(task);
    current = { ...asked, live, n };
    if (ready) watchFor(worker, timeoutMs);
  };

  return {
    computeMoves(at, waiting) {
      if (closed) return Promise.reject(new Error('the bots have gone home'));
      return new Promise((resolve, reject) => {
        queue.push({ at, waiting, resolve, reject });
        if (current && isMoreUrgent(waiting(), current.waiting())) Atomics.store(hurry, 0, 1);
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(watch);
      const last = worker;
      worker = undefined;
      await last?.terminate();
    },
  };
}
