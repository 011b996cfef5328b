import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Every numbered rule has a source file and a test, every card side a test, and the page that says so is up to date. */
it('docs/rules-coverage.md is up to date and has no empty line', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'rules-coverage.mjs')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
