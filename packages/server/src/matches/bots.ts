import { Worker } from 'node:worker_threads';
import type { Message, SeatId } from '@sandtable/kernel';
import { headOf, type Live } from './live.js';

/** What bots answer, in turn, until a person is asked. */
export interface Thought {
  readonly seat: SeatId;
  readonly option: string;
  readonly because?: Message;
}

export interface Thinker {
  think(live: Live): Promise<readonly Thought[]>;
  close(): Promise<void>;
}

/** To the worker thread and back. */
export interface Task {
  readonly id: number;
  readonly game: string;
  readonly options: Live['stored']['options'];
  readonly seating: Live['stored']['seating'];
  readonly seed: string;
  readonly note: unknown;
}
export type Thoughts = { readonly id: number } & (
  | { readonly thoughts: readonly Thought[] }
  | { readonly error: string }
);

/** The most answers bots give before everybody is told: a long sequence is seen as it goes on. */
export const MOST_THOUGHTS = 200;

/** Where worker threads find `games`, a record of games by name. */
export interface ThinkerHabits {
  readonly module: string;
  readonly entry?: URL;
}

/** Compiled code in every case: a thread cannot read the sources that tests run. */
const ENTRY = new URL('../../dist/matches/worker.js', import.meta.url);

/** Bots think on a thread of their own: however long one takes, no other match waits for it. */
export function threadThinker({ module, entry = ENTRY }: ThinkerHabits): Thinker {
  const open = new Map<number, { resolve: (t: readonly Thought[]) => void; reject: (e: Error) => void }>();
  let worker: Worker | undefined;
  let count = 0;
  let closed = false;

  const start = (): Worker => {
    const made = new Worker(entry, { workerData: { module } });
    made.unref();
    made.on('message', (answer: Thoughts) => {
      const asked = open.get(answer.id);
      open.delete(answer.id);
      if ('thoughts' in answer) asked?.resolve(answer.thoughts);
      else asked?.reject(new Error(answer.error));
    });
    made.on('error', (error) => fail(made, error));
    made.on('exit', () => fail(made, new Error('the bots’ thread ended')));
    return made;
  };
  /** Whoever waits is told, and the next question starts a new thread. */
  const fail = (made: Worker, error: Error): void => {
    if (worker !== made) return;
    worker = undefined;
    for (const { reject } of open.values()) reject(error);
    open.clear();
  };

  return {
    think(live) {
      if (closed) return Promise.reject(new Error('the bots have gone home'));
      worker ??= start();
      const { game, options, seating, seed } = live.stored;
      const id = count++;
      // Bots that go on with a match must not repeat the chance they began it with.
      const task: Task = { id, game, options, seating, seed: `${seed} ${headOf(live)}`, note: live.match.note() };
      const asked = worker;
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject });
        asked.postMessage(task);
      });
    },
    async close() {
      closed = true;
      const last = worker;
      worker = undefined;
      await last?.terminate();
    },
  };
}
