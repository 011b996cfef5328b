import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeShared, SHARED } from './postgres.js';

/** For vitest: makes the folder of the PostgreSQL cluster that tests may start, and removes the cluster at the end. */
export default function setup(): () => void {
  const home = mkdtempSync(join(tmpdir(), 'sandtable-tests-'));
  chmodSync(home, 0o755);
  process.env[SHARED] = home;
  return () => removeShared(home);
}
