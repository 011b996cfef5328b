import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@sandtable/kernel';
import type { FromThread, Task } from './bots.js';
import { think } from './think.js';

/** The thread on which bots think, about one task at a time. */
const { games } = (await import(workerData.module)) as { games: Readonly<Record<string, Game>> };
const tell = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', (task: Task) => {
  const began = performance.now();
  try {
    const thoughts = think(games[task.game], task);
    tell({ thoughts, milliseconds: performance.now() - began });
  } catch (error) {
    tell({ error: error instanceof Error ? error.message : String(error) });
  }
});
tell('ready');
