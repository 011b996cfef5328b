import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeShared, SHARED } from './postgres.js';

/** For vitest: a place for the PostgreSQL that tests may start, and its end. */
export default function setup(): () => void {
  const home = mkdtempSync(join(tmpdir(), 'sandtable-tests-'));
  chmodSync(home, 0o755);
  process.env[SHARED] = home;
  return () => removeShared(home);
}
