import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folder } from './testing/terminal.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('the example bot of docs/protocol.md is twenty lines and plays a whole game', () => {
  const page = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(code.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(20);
  const bot = folder()('bot.mjs');
  writeFileSync(bot, code);
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout } = spawnSync(process.execPath, [bot], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/\nWinner: \w+/);
});
