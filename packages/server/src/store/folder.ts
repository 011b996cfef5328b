import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '@sandtable/kernel';
import { isLocked, type SqliteConnection, type SqliteDriver } from './sqlite-driver.js';

/** Who has just been killed may need this long to be gone; in milliseconds. */
const RETRY_DELAY_MS = 500;

/**
 * Makes the data folder if there is none, and takes it for this server alone: a second one would not hear of what is done
 * in the first. Returns how to leave it.
 */
export function lockDataFolder(folder: string, Sqlite: SqliteDriver): () => void {
  let lock: SqliteConnection | undefined;
  try {
    makeFolder(folder);
    lock = new Sqlite(join(folder, 'server.lock'), { timeout: RETRY_DELAY_MS });
    // A lock of the operating system, and so it ends with the process, however that ends. Nothing is ever written here.
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    throw isLocked(error)
      ? new InputError('error.folderInUse', { folder })
      : new InputError('error.folder', { folder, code: codeOf(error) });
  }
  const taken = lock;
  return () => {
    if (taken.isOpen) taken.close();
  };
}

/** SQLite's name for the error if it is one of SQLite, the system's otherwise. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('sqliteCodeName' in error) return String(error.sqliteCodeName);
  return 'code' in error ? String(error.code) : error.message;
}

/** Not `recursive`: where nothing can be made (`/proc/x`) Node tries that for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
