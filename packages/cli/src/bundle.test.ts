import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { joinMatch } from '@sandtable/client';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { BUNDLE_MAIN, isBundleCurrent } from '../bin/bundle.mjs';
import { folder } from './testing/terminal.js';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const node = (...args: string[]): string => execFileSync(process.execPath, args, { encoding: 'utf8' });

/** `npm test` has made it already. */
beforeAll(() => {
  if (!isBundleCurrent()) node(fromRoot('scripts/bundle.mjs'));
});

async function startBundle(dataFolder: string) {
  const argv = [BUNDLE_MAIN, 'serve', '--port', '0', '--data', dataFolder];
  const child = spawn(process.execPath, argv, { env: { ...process.env, LANG: 'C', LOG_LEVEL: 'warn' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(data)) ?? [];
      if (found) resolve(found);
    });
    void exit.then((code) => reject(new Error(`ended with ${code}: ${err}`)));
  });
  return { address, child, exit, err: () => err };
}

describe('the bundle of the command', () => {
  it('serves the pages and a match with its bots, and reads the past on its thread', async () => {
    const path = folder();
    const server = await startBundle(path('data'));
    const page = await fetch(server.address);
    expect(page.headers.get('content-type')).toContain('text/html');
    const created = await fetch(`${server.address}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'labyrinth', seats: { jihadist: 'random' } }),
    });
    const { id, seats } = (await created.json()) as { id: string; seats: { us: string } };
    const client = await joinMatch(
      { address: server.address, match: id, token: seats.us },
      { openSocket: (url) => new WebSocket(url) },
    );
    const seatsHeard = () => new Set(client.snapshot().history.map(({ seat }) => seat));
    while (seatsHeard().size < 2) {
      const { decision } = await client.waitForTurn();
      await client.answer(decision?.options[0] ?? '');
    }
    expect((await client.past(0)).view).toBeTypeOf('object');
    expect(await client.tables()).not.toEqual([]);
    client.close();
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.err()).toBe('');
  });

  it('plays the same games as the packages, on threads too', () => {
    const simulate = (main: string, jobs: string): unknown => {
      const argv = ['simulate', 'imperial-struggle', '--games', '3', '--seed', 'bundle', '--json', '--jobs', jobs];
      return JSON.parse(node(main, ...argv)).digest;
    };
    const digest = simulate(fromRoot('packages/cli/dist/main.js'), '1');
    expect(simulate(BUNDLE_MAIN, '1')).toBe(digest);
    expect(simulate(BUNDLE_MAIN, '2')).toBe(digest);
  });

  it('names lines of the sources in stack traces', () => {
    const program = `
      const { games } = await import(${JSON.stringify(BUNDLE_MAIN.replace('main.js', 'games.js'))});
      try {
        games.labyrinth.setup({}, undefined);
      } catch (error) {
        console.log(error.stack);
      }`;
    const stack = node('--enable-source-maps', '--input-type=module', '--eval', program);
    expect(stack).toMatch(/packages\/labyrinth\/src\/[\w/-]+\.ts:\d+/);
  });
});
