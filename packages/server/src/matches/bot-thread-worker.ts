import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@sandtable/kernel';
import { playBotMoves } from './bot-moves.js';
import type { BotTask, BotThreadMessage, ThreadData } from './bot-thread.js';

/** The thread on which bots compute their moves, one task at a time. */
const { module, hurry }: ThreadData = workerData;
const { games } = (await import(module)) as { games: Readonly<Record<string, Game>> };
const post = (message: BotThreadMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', (task: BotTask) => {
  const began = performance.now();
  try {
    const game = Object.hasOwn(games, task.game) ? games[task.game] : undefined;
    if (!game) throw new Error(`the bots’ thread does not have the game “${task.game}”: ${module} must export it`);
    const moves = playBotMoves(game, task, () => Atomics.load(hurry, 0) !== 0);
    post({ moves, durationMs: performance.now() - began });
  } catch (error) {
    post({ error: error instanceof Error ? error.message : String(error) });
  }
});
post('ready');
