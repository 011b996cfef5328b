import { parentPort, workerData } from 'node:worker_threads';
import type { Games } from '../context.js';
import { isFailure, playGame } from './play-game.js';
import type { ThreadReport, ThreadShare } from './thread-pool.js';

/** Told in bundles: a message a game would cost more than a short game does. */
const BUNDLE_MS = 100;

const share: ThreadShare = workerData;
const { games }: { games: Games } = await import(share.module);
const game = games[share.game];

let bundle: ThreadReport[number][] = [];
let lastPostMs = performance.now();
const post = () => {
  parentPort?.postMessage(bundle satisfies ThreadReport);
  bundle = [];
  lastPostMs = performance.now();
};
for (let index = share.first; index < share.games; index += share.step) {
  const outcome = playGame(game, share.plan, index);
  bundle.push({ index, outcome });
  if (isFailure(outcome)) break;
  if (performance.now() - lastPostMs > BUNDLE_MS) post();
}
post();
