import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { inputError } from '../text.js';

/** An open SQLite file, with the interface of Node's `node:sqlite`. */
export type SqliteConnection = DatabaseSyncInstance;

/** The class that opens one. */
export type SqliteDriver = new (file: string, options?: { timeout?: number; readOnly?: boolean }) => SqliteConnection;

/**
 * Loads the native driver. It is loaded when a file is opened, not when this module is: a server on PostgreSQL does not
 * need it, and where it can't be loaded the operator gets a sentence that says what to do.
 */
export async function loadSqlite(load = () => import('@photostructure/sqlite')): Promise<SqliteDriver> {
  try {
    return (await load()).DatabaseSync;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw inputError('error.sqliteDriver', {
      node: process.version,
      platform: `${process.platform}-${process.arch}`,
      reason,
    });
  }
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

/** Whether another connection holds the lock, so that the same statement may succeed later. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The low byte is the error itself; the others refine it.
  if ('errcode' in error) return [SQLITE_BUSY, SQLITE_LOCKED].includes(Number(error.errcode) & 0xff);
  // For statements that return rows the driver reports SQLite's message without its code.
  return /^database( table| schema)? is locked/.test(error.message);
}
