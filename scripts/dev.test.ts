import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

it('npm run dev serves the pages by Vite and passes requests for the API on to the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-dev-'));
  const [pagePort, apiPort] = [await freePort(), await freePort()];
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, DEV_PORT: `${pagePort}`, DEV_API_PORT: `${apiPort}`, DEV_DATA: folder },
  });
  const ended = new Promise<number | null>((resolve) => dev.once('exit', resolve));
  onTestFinished(() => {
    dev.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${pagePort}${path}`).then(
      (response) => response.text(),
      () => '',
    );
  await expect.poll(() => get('/api/games'), { timeout: 120_000 }).toContain('"labyrinth"');
  expect(await get('/')).toContain('/@vite/client');
  // A link to a match opens the page too.
  expect(await get('/m/abcdefghijkl')).toContain('/@vite/client');
  dev.kill('SIGTERM');
  expect(await ended).toBe(0);
});
