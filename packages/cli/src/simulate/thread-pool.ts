import { Worker } from 'node:worker_threads';
import { type GameFailure, type GameOutcome, isFailure, type SimulationPlan } from './play-game.js';

/** A worker thread's share: games `first`, `first + step`, … below `games`. */
export interface ThreadShare {
  readonly module: string;
  readonly game: string;
  readonly plan: SimulationPlan;
  readonly first: number;
  readonly step: number;
  readonly games: number;
}

/** Games as they finish, by number. */
export type ThreadReport = readonly { readonly index: number; readonly outcome: GameOutcome | GameFailure }[];

/** Compiled code in every case: a thread cannot read the sources that tests run. */
const ENTRY = new URL('../../dist/simulate/worker.js', import.meta.url);

/**
 * Plays on several threads. Which thread plays a game changes nothing about it, so the outcomes are those of one;
 * after a failure every game before it is still played, so that the first failure is the first of one thread too.
 */
export async function playOnThreads(
  share: Omit<ThreadShare, 'first' | 'step'>,
  jobs: number,
  finished: (index: number, outcome: GameOutcome | GameFailure) => void,
): Promise<void> {
  const threads = Array.from({ length: jobs }, (_, first) => {
    const workerData: ThreadShare = { ...share, first, step: jobs };
    return { worker: new Worker(ENTRY, { workerData }), reached: -1 };
  });
  let broken = Number.POSITIVE_INFINITY;
  const done = threads.map(
    (thread) =>
      new Promise<void>((resolve, reject) => {
        thread.worker.on('message', (report: ThreadReport) => {
          for (const { index, outcome } of report) {
            finished(index, outcome);
            thread.reached = index;
            if (isFailure(outcome)) broken = Math.min(broken, index);
          }
          for (const { worker, reached } of threads) if (reached >= broken) void worker.terminate();
        });
        thread.worker.on('error', reject);
        thread.worker.on('exit', () => resolve());
      }),
  );
  try {
    await Promise.all(done);
  } finally {
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
