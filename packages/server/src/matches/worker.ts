import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@sandtable/kernel';
import type { Task, Thoughts } from './bots.js';
import { think } from './think.js';

/** The thread on which bots think. */
const { games } = (await import(workerData.module)) as { games: Readonly<Record<string, Game>> };

parentPort?.on('message', (task: Task) => {
  let answer: Thoughts;
  try {
    answer = { id: task.id, thoughts: think(games[task.game], task) };
  } catch (error) {
    answer = { id: task.id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
