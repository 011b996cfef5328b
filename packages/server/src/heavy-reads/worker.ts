import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@sandtable/kernel';
import { gameOf, RefusedError } from '../matches/live-match.js';
import type { StoredMatch } from '../store/store.js';
import { MirroredMatch } from './mirrored-match.js';
import { runRead } from './run-read.js';
import type { FromThread, HeavyReadThreadData, ToThread } from './thread-messages.js';
import { TimeSlices } from './time-slices.js';

/** The thread on which heavy reads are carried out, several in turn. */
const { module }: HeavyReadThreadData = workerData;
const { games } = (await import(module)) as { games: Readonly<Record<string, Game>> };
const post = (message: FromThread): void => parentPort?.postMessage(message);

interface Held {
  readonly stored: StoredMatch;
  readonly mirror: MirroredMatch;
}
const held = new Map<number, Held>();
const slices = new TimeSlices<string>();

const heldMatch = ({ match, news }: ToThread): Held => {
  const { stored } = news;
  const found = held.get(match) ?? (stored && { stored, mirror: new MirroredMatch(gameOf(games, stored), stored) });
  if (!found) throw new Error('the heavy-read thread was not given this match');
  held.set(match, found);
  found.mirror.hear(news);
  return found;
};

parentPort?.on('message', (task: ToThread) => {
  const { id, read, drop } = task;
  const failed = (costMs: number, error: unknown): void => {
    if (error instanceof RefusedError) post({ id, costMs, refused: { code: error.code, text: error.message } });
    else post({ id, costMs, error: error instanceof Error ? error.message : String(error) });
  };
  try {
    for (const match of drop) held.delete(match);
    const { mirror, stored } = heldMatch(task);
    slices.add(runRead(mirror, stored, read), (costMs, text) => post({ id, costMs, text }), failed);
  } catch (error) {
    failed(0, error);
  }
});
post('ready');
