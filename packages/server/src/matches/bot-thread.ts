import { Worker } from 'node:worker_threads';
import type { Answer, SeatId } from '@sandtable/kernel';
import { entryCount, type LiveMatch, RefusedError } from './live-match.js';
import { isMoreUrgent, TurnQueue, type Waiting } from './turn-queue.js';

type Seating = LiveMatch['stored']['seating'];

export const isBot = (seating: Seating, seat: SeatId): boolean => (seating[seat] ?? 'person') !== 'person';
export const hasBots = (seating: Seating): boolean => Object.keys(seating).some((seat) => isBot(seating, seat));
export const hasPeople = (seats: readonly SeatId[], seating: Seating): boolean =>
  seats.some((seat) => !isBot(seating, seat));

/** Moves of bots, in order, for a match when it had `n` entries. */
export interface BotMoves {
  readonly live: LiveMatch;
  readonly n: number;
  readonly moves: readonly Answer[];
}

export interface BotThread {
  /**
   * `at` is called when the match's turn has come. It returns the match as it is then, or undefined if no bot has a
   * decision any more; then this rejects as late. `waiting` is called whenever the next turn is assigned.
   */
  computeMoves(at: () => LiveMatch | undefined, waiting: () => Waiting): Promise<BotMoves>;
  close(): Promise<void>;
}

/** What the worker thread starts with. */
export interface ThreadData {
  readonly module: string;
  /** Not zero while bots wait that are more urgent than those at work. */
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
  | { readonly moves: readonly Answer[]; readonly durationMs: number }
  | { readonly error: string };

/** The most answers bots give before subscribers are notified and another match gets its turn. */
export const MAX_BOT_MOVES = 40;

export interface BotThreadOptions {
  /** Where worker threads find `games`, a record of games by name. */
  readonly module: string;
  readonly entry?: URL;
  /** If bots think longer than this, their thread is terminated. */
  readonly timeoutMs?: number;
  /** Called with the time that bots thought, without the time in the queue. */
  readonly onThought?: (durationMs: number) => void;
}

/** Always the compiled code: a worker thread cannot load the TypeScript sources that tests run. */
const ENTRY = new URL('../../dist/matches/bot-thread-worker.js', import.meta.url);
const THINK_TIMEOUT_MS = 30_000;
/** Time for a thread to load the games, even on a slow and busy machine. */
const STARTUP_TIMEOUT_MS = 60_000;

interface QueuedTurn {
  readonly at: () => LiveMatch | undefined;
  readonly waiting: () => Waiting;
  readonly resolve: (moves: BotMoves) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Bots think on one worker thread, one match at a time. A match that needs another turn goes to the end of the queue, so
 * that no match waits until another is over. Bots that a person waits for go first; less urgent bots at work stop for
 * them after their present answer.
 */
export function startBotThread({
  module,
  entry = ENTRY,
  timeoutMs = THINK_TIMEOUT_MS,
  onThought,
}: BotThreadOptions): BotThread {
  const queue = new TurnQueue<QueuedTurn>();
  /** Shared memory, because the thread can't receive messages while bots think. */
  const hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let worker: Worker | undefined;
  let ready = false;
  /** The turn that the thread is working on. */
  let current: (QueuedTurn & Pick<BotMoves, 'live' | 'n'>) | undefined;
  let timeout: NodeJS.Timeout | undefined;
  let closed = false;

  const startTimeout = (started: Worker, durationMs: number): void => {
    clearTimeout(timeout);
    timeout = setTimeout(() => {
      fail(started, new Error(`the bots’ thread gave no sign of life for ${durationMs / 1000} s`));
      void started.terminate();
    }, durationMs).unref();
  };

  const start = (): Worker => {
    const started = new Worker(entry, { workerData: { module, hurry } satisfies ThreadData });
    started.unref();
    ready = false;
    startTimeout(started, STARTUP_TIMEOUT_MS);
    started.on('message', (message: BotThreadMessage) => {
      if (worker === started) handleMessage(started, message);
    });
    started.on('error', (error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('the bots’ thread ended')));
    return started;
  };

  const handleMessage = (started: Worker, message: BotThreadMessage): void => {
    clearTimeout(timeout);
    if (message === 'ready') {
      ready = true;
      if (current) startTimeout(started, timeoutMs);
      return;
    }
    const turn = current;
    current = undefined;
    if ('error' in message) turn?.reject(new Error(message.error));
    else if (turn) {
      onThought?.(message.durationMs);
      turn.resolve({ live: turn.live, n: turn.n, moves: message.moves });
    }
    next();
  };

  /** Rejects the current turn; the others continue on a new thread. If the thread never got ready, all are rejected. */
  const fail = (started: Worker, error: Error): void => {
    if (worker !== started) return;
    clearTimeout(timeout);
    const failed = [...(current ? [current] : []), ...(ready ? [] : queue.clear())];
    worker = undefined;
    current = undefined;
    for (const { reject } of failed) reject(error);
    next();
  };

  const next = (): void => {
    while (!current && !closed) {
      const turn = queue.shift();
      if (!turn) return;
      try {
        sendToThread(turn);
      } catch (error) {
        turn.reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
  };

  const sendToThread = (turn: QueuedTurn): void => {
    const live = turn.at();
    if (!live) throw new RefusedError('late', 'No bot is asked any more.');
    const { game, settings, seating, seed } = live.stored;
    const n = entryCount(live);
    // With the entry number in the seed, bots don't repeat their random choices every turn.
    const task: BotTask = { game, settings, seating, seed: `${seed} ${n}`, position: live.match.positionJson() };
    // A turn that was given out of order, so that this match gets on, is a single answer if somebody waits for others.
    Atomics.store(hurry, 0, queue.hasMoreUrgentThan(turn.waiting()) ? 1 : 0);
    worker ??= start();
    worker.postMessage(task);
    current = { ...turn, live, n };
    if (ready) startTimeout(worker, timeoutMs);
  };

  return {
    computeMoves(at, waiting) {
      if (closed) return Promise.reject(new Error('the bots’ thread is closed'));
      return new Promise((resolve, reject) => {
        queue.push({ at, waiting, resolve, reject });
        if (current && isMoreUrgent(waiting(), current.waiting())) Atomics.store(hurry, 0, 1);
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(timeout);
      const last = worker;
      worker = undefined;
      await last?.terminate();
    },
  };
}
