import { Worker } from 'node:worker_threads';
import type { Answer, SeatId } from '@sandtable/kernel';
import { entryCount, type LiveMatch, RefusedError } from './live-match.js';
import { TurnQueue, type Waiting } from './turn-queue.js';

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
  /** If a bot has searched, how long it took. That may depend on what its seat alone knows. */
  readonly searchedMs?: number;
}

/** A turn that bots think about or are queued for. */
export interface BotTurnWatch {
  /** Somebody asked for a move now: bots play the best that they have found, until a person is asked. */
  moveNow: boolean;
  /** Called for bots that search, as often for every plan. */
  readonly onProgress?: (seat: SeatId, progress: number) => void;
}

export interface BotThreads {
  /**
   * `at` is called when the match's turn has come. It returns the match as it is then, or undefined if no bot has a
   * decision any more; then this rejects as late. `waiting` is called whenever the next turn is assigned.
   */
  computeMoves(at: () => LiveMatch | undefined, waiting: () => Waiting, watch?: BotTurnWatch): Promise<BotMoves>;
  moveNow(watch: BotTurnWatch): void;
  close(): Promise<void>;
}

/** Whether other bots wait for a thread: the ones at work stop for them sooner or later. */
export const OTHERS_WAITING = ['none', 'some', 'moreUrgent'] as const;
export type OthersWaiting = (typeof OTHERS_WAITING)[number];

/** Shared memory, because a thread can't receive messages while bots think. */
export const SIGNALS = { othersWait: 0, moveNow: 1 } as const;

/** What a worker thread starts with. */
export interface BotThreadData {
  readonly module: string;
  /** The server's own thread, and one for bots that people wait for, go first when cores are short. */
  readonly isBackground: boolean;
  readonly signals: Int32Array;
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
  | { readonly moves: readonly Answer[]; readonly hasPlanned: boolean; readonly durationMs: number }
  | { readonly seat: SeatId; readonly progress: number }
  | { readonly error: string };

/** The most answers bots give before subscribers are notified and another match gets its turn. */
export const MAX_BOT_MOVES = 40;

export interface BotThreadOptions {
  /** Where worker threads find `games`, a record of games by name. */
  readonly module: string;
  readonly entry?: URL;
  /** How many threads; default: one. */
  readonly threads?: number;
  /** One thread more, for bots that a connected person waits for: it never begins a plan of anybody else's bots. */
  readonly hasThreadForPeople?: boolean;
  /** If bots show no progress for this long, their thread is terminated. */
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
  readonly watch: BotTurnWatch;
  readonly resolve: (moves: BotMoves) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Bots think on worker threads, each on one match at a time. A match that needs another turn goes to the end of the queue,
 * so that no match waits until another is over. Bots that a person waits for go first; less urgent bots at work stop for
 * them after their present answer or plan.
 */
export function startBotThreads({ threads = 1, hasThreadForPeople = false, ...options }: BotThreadOptions): BotThreads {
  const queue = new TurnQueue<QueuedTurn>();
  let closed = false;
  const onFree = () => next();
  const background = { ...options, isBackground: hasThreadForPeople };
  const slots = Array.from({ length: threads }, () => botThread(background, queue, () => queue.shift(), onFree));
  const forPeople = { ...options, isBackground: false };
  if (hasThreadForPeople) slots.unshift(botThread(forPeople, queue, () => queue.shiftConnected(), onFree));
  const next = (): void => {
    for (const slot of slots) if (!closed) slot.takeTurn();
  };
  return {
    computeMoves(at, waiting, watch = { moveNow: false }) {
      if (closed) return Promise.reject(new Error('the bots’ threads are closed'));
      return new Promise((resolve, reject) => {
        queue.push({ at, waiting, watch, resolve, reject });
        next();
        for (const slot of slots) slot.queueChanged();
      });
    },
    moveNow(watch) {
      watch.moveNow = true;
      for (const slot of slots) slot.moveNow();
    },
    async close() {
      closed = true;
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}

type SlotOptions = Omit<BotThreadOptions, 'threads' | 'hasThreadForPeople'> & Pick<BotThreadData, 'isBackground'>;

/** One of the threads. */
interface BotThread {
  /** Takes a turn from the queue if it has none. */
  takeTurn(): void;
  /** Lets the bots at work know who waits now. */
  queueChanged(): void;
  /** Passes on that somebody wants a move now, if that is about its turn. */
  moveNow(): void;
  close(): Promise<void>;
}

function botThread(
  { module, entry = ENTRY, timeoutMs = THINK_TIMEOUT_MS, onThought, isBackground }: SlotOptions,
  queue: TurnQueue<QueuedTurn>,
  takeNext: () => QueuedTurn | undefined,
  onFree: () => void,
): BotThread {
  const signals = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  let worker: Worker | undefined;
  let ready = false;
  /** The turn that the thread is working on. */
  let current: (QueuedTurn & Pick<BotMoves, 'live' | 'n'> & { readonly queued: QueuedTurn }) | undefined;
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
    const started = new Worker(entry, { workerData: { module, signals, isBackground } satisfies BotThreadData });
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
    if (message === 'ready') ready = true;
    if (message === 'ready' || 'progress' in message) {
      if (current) startTimeout(started, timeoutMs);
      if (message !== 'ready') current?.watch.onProgress?.(message.seat, message.progress);
      return;
    }
    const turn = current;
    current = undefined;
    if (turn) queue.finished(turn.queued, 'error' in message ? 0 : message.durationMs);
    if ('error' in message) turn?.reject(new Error(message.error));
    else if (turn) {
      onThought?.(message.durationMs);
      const { moves, hasPlanned, durationMs } = message;
      turn.resolve({ live: turn.live, n: turn.n, moves, ...(hasPlanned ? { searchedMs: durationMs } : {}) });
    }
    onFree();
  };

  /** Rejects the current turn; the others continue on a new thread. If the thread never got ready, all are rejected. */
  const fail = (started: Worker, error: Error): void => {
    if (worker !== started) return;
    clearTimeout(timeout);
    if (current) queue.finished(current.queued, 0);
    const failed = [...(current ? [current] : []), ...(ready ? [] : queue.clear())];
    worker = undefined;
    current = undefined;
    for (const { reject } of failed) reject(error);
    onFree();
  };

  const sendToThread = (turn: QueuedTurn): void => {
    const live = turn.at();
    if (!live) throw new RefusedError('late', 'No bot is asked any more.');
    const { game, settings, seating, seed } = live.stored;
    const n = entryCount(live);
    // With the entry number in the seed, bots don't repeat their random choices every turn.
    const task: BotTask = { game, settings, seating, seed: `${seed} ${n}`, position: live.match.positionJson() };
    current = { ...turn, live, n, queued: turn };
    // A turn that was given out of order, so that this match gets on, is a single answer if somebody waits for others.
    signal();
    worker ??= start();
    worker.postMessage(task);
    if (ready) startTimeout(worker, timeoutMs);
  };

  const signal = (): void => {
    if (!current) return;
    const others = queue.hasMoreUrgentThan(current.waiting()) ? 'moreUrgent' : queue.isEmpty() ? 'none' : 'some';
    Atomics.store(signals, SIGNALS.othersWait, OTHERS_WAITING.indexOf(others));
    Atomics.store(signals, SIGNALS.moveNow, current.watch.moveNow ? 1 : 0);
  };

  return {
    takeTurn() {
      while (!current && !closed) {
        const turn = takeNext();
        if (!turn) return;
        try {
          sendToThread(turn);
        } catch (error) {
          current = undefined;
          queue.finished(turn, 0);
          turn.reject(error instanceof Error ? error : new Error(String(error)));
        }
      }
    },
    queueChanged: signal,
    moveNow: signal,
    async close() {
      closed = true;
      clearTimeout(timeout);
      const last = worker;
      worker = undefined;
      await last?.terminate();
    },
  };
}
