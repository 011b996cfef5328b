import { DEFAULTS, type RunningServer, startServer } from '@sandtable/server';
import { expect, onTestFinished } from 'vitest';
import type { GameSource, Games } from '../context.js';
import { games } from '../games.js';
import { folder, sandtable, toyGames } from './terminal.js';

/** The same games for the server's threads, as compiled code: threads can't load TypeScript. */
const MODULE = new URL('./served-games.mjs', import.meta.url).href;
const SERVED: Games = { ...games, ...toyGames.games };

/** The command's games and the toy. */
export const servedGames: GameSource = { games: SERVED, module: MODULE };

/** A server for one test. It can be stopped and started again at the same address with the same matches. */
export async function startTestServer(limits: Partial<typeof DEFAULTS.limits> = {}) {
  const dataFolder = folder()('data');
  const config = { ...DEFAULTS, dataFolder, logLevel: 'silent', limits: { ...DEFAULTS.limits, ...limits } };
  let running: RunningServer | undefined = await startServer({ ...config, port: 0 }, SERVED, MODULE);
  const { address } = running;
  onTestFinished(() => running?.close());
  return {
    address,
    dataFolder,
    async stop() {
      await running?.close();
      running = undefined;
    },
    /** With the same matches, unless another folder is given. */
    async start(dataFolder = config.dataFolder) {
      running = await startServer({ ...config, dataFolder, port: Number(new URL(address).port) }, SERVED, MODULE);
    },
  };
}

/** Runs `sandtable host` and returns the printed links by seat. */
export async function hostMatch(address: string, ...argv: string[]): Promise<Record<string, string>> {
  const { code, out, err } = await sandtable(['host', ...argv, '--server', address], [], { gameSource: servedGames });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return Object.fromEntries([...out.matchAll(/^(\S+) +(http\S+)$/gm)].map(([, seat, link]) => [seat, link]));
}
