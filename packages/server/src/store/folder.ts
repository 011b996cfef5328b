import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputError } from '../text.js';
import { isLocked, type SqliteConnection, type SqliteDriver } from './sqlite-driver.js';

/** How long a server that was just killed may take to release the lock. */
const RETRY_DELAY_MS = 500;

/**
 * Creates the data folder if needed, and locks it for this server: a second server would not notice what the first one
 * writes. Returns a function that releases it.
 */
export function lockDataFolder(folder: string, Sqlite: SqliteDriver): () => void {
  let lock: SqliteConnection | undefined;
  try {
    makeFolder(folder);
    lock = new Sqlite(join(folder, 'server.lock'), { timeout: RETRY_DELAY_MS });
    // A lock of the operating system: it ends with the process, however that ends. Nothing is ever written here.
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    throw isLocked(error)
      ? inputError('error.folderInUse', { folder })
      : inputError('error.folder', { folder, code: codeOf(error) });
  }
  const taken = lock;
  return () => {
    if (taken.isOpen) taken.close();
  };
}

/** SQLite's code if the error comes from SQLite, otherwise the system's. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('sqliteCodeName' in error) return String(error.sqliteCodeName);
  return 'code' in error ? String(error.code) : error.message;
}

/** Not `recursive`: where no folder can be made (`/proc/x`), Node would retry forever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
