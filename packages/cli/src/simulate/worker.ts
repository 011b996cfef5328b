import { parentPort, workerData } from 'node:worker_threads';
import type { Games } from '../context.js';
import { isFailure, playGame } from './game.js';
import type { Report, Share } from './pool.js';

/** Told in bundles: a message a game would cost more than a short game does. */
const BUNDLE_MS = 100;

const share: Share = workerData;
const { games }: { games: Games } = await import(share.module);
const game = games[share.game];

let bundle: Report[number][] = [];
let told = performance.now();
const tell = () => {
  parentPort?.postMessage(bundle satisfies Report);
  bundle = [];
  told = performance.now();
};
for (let index = share.first; index < share.games; index += share.step) {
  const outcome = playGame(game, share.plan, index);
  bundle.push({ index, outcome });
  if (isFailure(outcome)) break;
  if (performance.now() - told > BUNDLE_MS) tell();
}
tell();
