import { parentPort, workerData } from 'node:worker_threads';
import { isSearchable } from '@sandtable/ai';
import type { Games } from '../context.js';
import { playGames, playPairs } from './piece.js';
import type { PieceMessage, PieceRequest, TrainerData } from './trainers.js';

/** A thread of a training: does one piece after another. */

const { module, game: id }: TrainerData = workerData;
const { games }: { games: Games } = await import(module);
const game = games[id];
if (!game || !isSearchable(game)) throw new Error(`${module} has no game ${id} that can be trained`);
const hooks = game.ai;

const post = (message: PieceMessage) => parentPort?.postMessage(message);
const onGame = () => post({ is: 'game' });
parentPort?.on('message', (request: PieceRequest) => {
  if (request.is === 'games') post({ is: 'samples', samples: playGames(game, hooks, request.piece, onGame) });
  else post({ is: 'gains', gains: playPairs(game, hooks, request.piece, onGame) });
});
