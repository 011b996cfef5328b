import { Worker } from 'node:worker_threads';
import { type GameFailure, type GameOutcome, isFailure, type SimulationPlan } from './play-game.js';

/** The games that one worker thread plays: `first`, `first + step`, … below `games`. */
export interface ThreadShare {
  readonly module: string;
  readonly game: string;
  readonly plan: SimulationPlan;
  readonly first: number;
  readonly step: number;
  readonly games: number;
}

/** Finished games by number. */
export type ThreadReport = readonly { readonly index: number; readonly outcome: GameOutcome | GameFailure }[];

/** Always compiled code: a thread can't load the TypeScript sources that tests run. */
const ENTRY = new URL('../../dist/simulate/worker.js', import.meta.url);

/**
 * Plays on several threads, with the same outcomes as on one thread. After a failure all earlier games are still
 * played, so that the first failure is the same as on one thread.
 */
export async function playOnThreads(
  share: Omit<ThreadShare, 'first' | 'step'>,
  jobs: number,
  finished: (index: number, outcome: GameOutcome | GameFailure) => void,
  entry = ENTRY,
): Promise<void> {
  const threads = Array.from({ length: jobs }, (_, first) => {
    const workerData: ThreadShare = { ...share, first, step: jobs };
    return { worker: new Worker(entry, { workerData }), reached: -1 };
  });
  let firstFailure = Number.POSITIVE_INFINITY;
  const done = threads.map(
    (thread) =>
      new Promise<void>((resolve, reject) => {
        thread.worker.on('message', (report: ThreadReport) => {
          for (const { index, outcome } of report) {
            finished(index, outcome);
            thread.reached = index;
            if (isFailure(outcome)) firstFailure = Math.min(firstFailure, index);
          }
          for (const { worker, reached } of threads) if (reached >= firstFailure) void worker.terminate();
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
