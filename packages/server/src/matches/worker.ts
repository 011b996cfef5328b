import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@sandtable/kernel';
import type { FromThread, Task, ThreadData } from './bots.js';
import { think } from './think.js';

/** The thread on which bots think, about one task at a time. */
const { module, hurry }: ThreadData = workerData;
const { games } = (await import(module)) as { games: Readonly<Record<string, Game>> };
const tell = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', (task: Task) => {
  const began = performance.now();
  try {
    const game = Object.hasOwn(games, task.game) ? games[task.game] : undefined;
    if (!game) throw new Error(`the bots’ thread does not have the game “${task.game}”: ${module} must export it`);
    const thoughts = think(game, task, () => Atomics.load(hurry, 0) !== 0);
    tell({ thoughts, milliseconds: performance.now() - began });
  } catch (error) {
    tell({ error: error instanceof Error ? error.message : String(error) });
  }
});
tell('ready');
