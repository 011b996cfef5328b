import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@sandtable/kernel';
import { playBotMoves } from './bot-moves.js';
import { type BotTask, type BotThreadData, type BotThreadMessage, OTHERS_WAITING, SIGNALS } from './bot-thread.js';

/** A thread on which bots compute their moves, one task at a time. */
const { module, signals, isBackground }: BotThreadData = workerData;
// On Linux this changes the calling thread alone; elsewhere it would slow down the whole server.
if (isBackground && process.platform === 'linux') {
  setPriority(Math.min(getPriority() + constants.priority.PRIORITY_BELOW_NORMAL, constants.priority.PRIORITY_LOW));
}
const { games } = (await import(module)) as { games: Readonly<Record<string, Game>> };
const post = (message: BotThreadMessage): void => parentPort?.postMessage(message);
const events = {
  othersWait: () => OTHERS_WAITING[Atomics.load(signals, SIGNALS.othersWait)] ?? 'none',
  isMoveNow: () => Atomics.load(signals, SIGNALS.moveNow) !== 0,
  onProgress: (seat: string, progress: number) => post({ seat, progress }),
};
parentPort?.on('message', (task: BotTask) => {
  const began = performance.now();
  try {
    const game = Object.hasOwn(games, task.game) ? games[task.game] : undefined;
    if (!game) throw new Error(`the bots’ thread does not have the game “${task.game}”: ${module} must export it`);
    const { moves, hasPlanned } = playBotMoves(game, task, events);
    post({ moves, hasPlanned, durationMs: performance.now() - began });
  } catch (error) {
    post({ error: error instanceof Error ? error.message : String(error) });
  }
});
post('ready');
