import { DEFAULTS, type Running, startServer } from '@sandtable/server';
import { onTestFinished } from 'vitest';
import type { Games, Shelf } from '../context.js';
import { games } from '../games.js';
import { folder, toyShelf } from './terminal.js';

/** Compiled: a thread of bots cannot read the sources. */
const MODULE = new URL('../../dist/games.js', import.meta.url).href;
const SERVED: Games = { ...games, ...toyShelf.games };

/** The command's games and the toy. */
export const servedShelf: Shelf = { games: SERVED, module: MODULE };

/** A server for one test, that can be stopped and started again at the same address with the same matches. */
export async function serving() {
  const dataFolder = folder()('data');
  const config = { ...DEFAULTS, dataFolder, logLevel: 'silent' };
  let running: Running | undefined = await startServer({ ...config, port: 0 }, SERVED, MODULE);
  const { address } = running;
  onTestFinished(() => running?.close());
  return {
    address,
    async stop() {
      await running?.close();
      running = undefined;
    },
    async start() {
      running = await startServer({ ...config, port: Number(new URL(address).port) }, SERVED, MODULE);
    },
  };
}
