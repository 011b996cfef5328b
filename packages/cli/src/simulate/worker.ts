import { parentPort, workerData } from 'node:worker_threads';
import type { Games } from '../context.js';
import { isFailure, playGame } from './play-game.js';
import type { ThreadReport, ThreadShare } from './thread-pool.js';

/** Outcomes are posted in batches: one message per game would cost more than a short game does. */
const BATCH_MS = 100;

const share: ThreadShare = workerData;
const { games }: { games: Games } = await import(share.module);
const game = games[share.game];
if (!game) throw new Error(`${share.module} has no game ${share.game}`);

let batch: ThreadReport[number][] = [];
let lastPostMs = performance.now();
const post = () => {
  parentPort?.postMessage(batch satisfies ThreadReport);
  batch = [];
  lastPostMs = performance.now();
};
for (let index = share.first; index < share.games; index += share.step) {
  const outcome = playGame(game, share.plan, index);
  batch.push({ index, outcome });
  if (isFailure(outcome)) break;
  if (performance.now() - lastPostMs > BATCH_MS) post();
}
post();
