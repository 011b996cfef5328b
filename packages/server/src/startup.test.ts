import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./testing/loaded-packages.mjs', import.meta.url));

/** After a restart everybody waits for these to be loaded: what only some requests need is loaded for the first of them. */
it('starts without the libraries that only some requests need', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-startup-'));
  const settings = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', SANDTABLE_DATA: folder };
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1' };
  const env = { ...process.env, ...settings, ...mail };
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT], { env });
  rmSync(folder, { recursive: true, force: true });
  const loaded: unknown = JSON.parse(stdout);
  expect(loaded).toContain('fastify');
  for (const name of ['nodemailer', 'ajv', '@fastify/fast-json-stringify-compiler', '@fastify/swagger', 'pg']) {
    expect(loaded).not.toContain(name);
  }
});
