import { Worker } from 'node:worker_threads';
import type { Message, SeatId } from '@sandtable/kernel';
import { headOf, type Live, Refused } from './live.js';
import { isMoreUrgent, TurnQueue, type Waiting } from './turn-queue.js';

type Seating = Live['stored']['seating'];

export const isBot = (seating: Seating, seat: SeatId): boolean => (seating[seat] ?? 'person') !== 'person';
export const hasBots = (seating: Seating): boolean => Object.keys(seating).some((seat) => isBot(seating, seat));
export const hasPeople = (seats: readonly SeatId[], seating: Seating): boolean =>
  seats.some((seat) => !isBot(seating, seat));

/** What bots answer, in turn, until a person is asked. */
export interface Thought {
  readonly seat: SeatId;
  readonly option: string;
  readonly because?: Message;
}

/** Thoughts, and what they are about: a match when it had `n` entries. */
export interface Thinking {
  readonly live: Live;
  readonly n: number;
  readonly thoughts: readonly Thought[];
}

export interface Thinker {
  /**
   * `at` is asked when the match's turn has come: the match as it stands then, or undefined if no bot is asked there any
   * more; then this is refused as late. `waiting` is asked whenever the next turn is given away.
   */
  think(at: () => Live | undefined, waiting: () => Waiting): Promise<Thinking>;
  close(): Promise<void>;
}

/** What the worker thread starts with. */
export interface ThreadData {
  readonly module: string;
  /** Not zero: bots that are more urgent than those at work wait. */
  readonly hurry: Int32Array;
}

/** To the worker thread and back. */
export interface Task {
  readonly game: string;
  readonly options: Live['stored']['options'];
  readonly seating: Seating;
  readonly seed: string;
  readonly note: unknown;
}
export type FromThread =
  | 'ready'
  | { readonly thoughts: readonly Thought[]; readonly milliseconds: number }
  | { readonly error: string };

/** The most answers bots give before everybody is told, and before those of another match have their turn. */
export const MOST_THOUGHTS = 40;

export interface ThinkerHabits {
  /** Where worker threads find `games`, a record of games by name. */
  readonly module: string;
  readonly entry?: URL;
  /** Milliseconds: bots that think for longer never end, and their thread is ended. */
  readonly patience?: number;
  /** How long bots have thought, without the time that they waited for their turn. */
  readonly thought?: (milliseconds: number) => void;
}

/** Compiled code in every case: a thread cannot read the sources that tests run. */
const ENTRY = new URL('../../dist/matches/worker.js', import.meta.url);
const PATIENCE = 30_000;
/** Milliseconds for a thread to read the games, on a slow machine that has much else to do. */
const STARTING = 60_000;

interface Asked {
  readonly at: () => Live | undefined;
  readonly waiting: () => Waiting;
  readonly resolve: (thinking: Thinking) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Bots think on a thread of their own, those of one match after those of another. A match that asks again goes to the
 * end of the queue, so that no match waits for the whole of another one. Bots that a person waits for go first, and
 * those at work without anybody waiting stop for them after the answer they are at.
 */
export function threadThinker({ module, entry = ENTRY, patience = PATIENCE, thought }: ThinkerHabits): Thinker {
  const queue = new TurnQueue<Asked>();
  /** Shared with the thread, which can't read messages while bots think. */
  const hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let worker: Worker | undefined;
  let ready = false;
  /** What the thread thinks about. */
  let current: (Asked & Pick<Thinking, 'live' | 'n'>) | undefined;
  let watch: NodeJS.Timeout | undefined;
  let closed = false;

  const watchFor = (made: Worker, milliseconds: number): void => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      fail(made, new Error(`the bots’ thread gave no sign of life for ${milliseconds / 1000} s`));
      void made.terminate();
    }, milliseconds).unref();
  };

  const start = (): Worker => {
    const made = new Worker(entry, { workerData: { module, hurry } satisfies ThreadData });
    made.unref();
    ready = false;
    watchFor(made, STARTING);
    made.on('message', (message: FromThread) => {
      if (worker === made) hear(made, message);
    });
    made.on('error', (error) => fail(made, error));
    made.on('exit', () => fail(made, new Error('the bots’ thread ended')));
    return made;
  };

  const hear = (made: Worker, message: FromThread): void => {
    clearTimeout(watch);
    if (message === 'ready') {
      ready = true;
      if (current) watchFor(made, patience);
      return;
    }
    const asked = current;
    current = undefined;
    if ('error' in message) asked?.reject(new Error(message.error));
    else if (asked) {
      thought?.(message.milliseconds);
      asked.resolve({ live: asked.live, n: asked.n, thoughts: message.thoughts });
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

  const handOver = (asked: Asked): void => {
    const live = asked.at();
    if (!live) throw new Refused('late', 'No bot is asked any more.');
    const { game, options, seating, seed } = live.stored;
    const n = headOf(live);
    // Bots that go on with a match must not repeat the chance they began it with.
    const task: Task = { game, options, seating, seed: `${seed} ${n}`, note: live.match.note() };
    Atomics.store(hurry, 0, 0);
    worker ??= start();
    worker.postMessage(task);
    current = { ...asked, live, n };
    if (ready) watchFor(worker, patience);
  };

  return {
    think(at, waiting) {
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
