import { Worker } from 'node:worker_threads';
import type { AiHooks, GameSamples } from '@sandtable/ai';
import type { Game, Position } from '@sandtable/kernel';
import { type GamesPiece, type PairsPiece, playGames, playPairs } from './piece.js';

/** What a thread of a training is started with. */
export interface TrainerData {
  readonly module: string;
  readonly game: string;
}

/** How a training's pieces are spread over threads. */
export interface TrainerOptions {
  readonly jobs: number;
  /** Where threads find the games. */
  readonly module: string;
  /** The code of the threads; by default this package's own build. */
  readonly entry?: URL | undefined;
}

export type PieceRequest =
  | { readonly is: 'games'; readonly piece: GamesPiece }
  | { readonly is: 'pairs'; readonly piece: PairsPiece };

/** A game of the piece is over, or the whole piece is. */
export type PieceMessage =
  | { readonly is: 'game' }
  | { readonly is: 'samples'; readonly samples: GameSamples[] }
  | { readonly is: 'gains'; readonly gains: number[] };

/** Does the pieces of a training. Their results are the same however many threads there are. */
export interface Trainers {
  games(piece: GamesPiece, onGame: () => void): Promise<GameSamples[]>;
  pairs(piece: PairsPiece, onGame: () => void): Promise<number[]>;
  close(): Promise<void>;
}

/** Everything on the caller's own thread. */
export const trainHere = <P extends Position>(game: Game<P>, hooks: AiHooks<P>): Trainers => ({
  games: async (piece, onGame) => playGames(game, hooks, piece, onGame),
  pairs: async (piece, onGame) => playPairs(game, hooks, piece, onGame),
  close: async () => undefined,
});

/** Always compiled code: a thread can't load the TypeScript sources that tests run. */
const ENTRY = new URL('../../dist/train/worker.js', import.meta.url);

/** A piece that waits for a thread, or is on one. */
interface Job {
  readonly request: PieceRequest;
  readonly onGame: () => void;
  readonly resolve: (message: PieceMessage) => void;
  readonly reject: (error: unknown) => void;
}

/** Threads that take the next piece as soon as they have finished one. */
export class TrainerThreads implements Trainers {
  private readonly waiting: Job[] = [];
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();

  constructor(game: string, { jobs, module, entry = ENTRY }: TrainerOptions) {
    const workerData: TrainerData = { module, game };
    for (let i = 0; i < jobs; i++) this.idle.push(this.listen(new Worker(entry, { workerData })));
  }

  async games(piece: GamesPiece, onGame: () => void): Promise<GameSamples[]> {
    const message = await this.request({ is: 'games', piece }, onGame);
    return message.is === 'samples' ? message.samples : [];
  }

  async pairs(piece: PairsPiece, onGame: () => void): Promise<number[]> {
    const message = await this.request({ is: 'pairs', piece }, onGame);
    return message.is === 'gains' ? message.gains : [];
  }

  async close(): Promise<void> {
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private request(request: PieceRequest, onGame: () => void): Promise<PieceMessage> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, onGame, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    while (this.idle.length > 0 && this.waiting.length > 0) {
      const worker = this.idle.pop();
      const job = this.waiting.shift();
      if (!worker || !job) return;
      this.busy.set(worker, job);
      worker.postMessage(job.request);
    }
  }

  private listen(worker: Worker): Worker {
    worker.on('message', (message: PieceMessage) => {
      const job = this.busy.get(worker);
      if (message.is === 'game') return job?.onGame();
      this.busy.delete(worker);
      this.idle.push(worker);
      job?.resolve(message);
      this.next();
    });
    worker.on('error', (error) => {
      this.busy.get(worker)?.reject(error);
      this.busy.delete(worker);
      for (const job of this.waiting.splice(0)) job.reject(error);
    });
    return worker;
  }
}
