import { dirname } from 'node:path';
import { InputError } from '@sandtable/kernel';
import { Kysely, SqliteDialect } from 'kysely';
import { lockDataFolder } from './folder.js';
import { migrate } from './migrations.js';
import type { Tables } from './schema.js';
import { loadSqlite, type SqliteConnection, type SqliteDriver } from './sqlite-driver.js';
import { databaseForKysely } from './sqlite-statements.js';
import type { Database } from './store.js';
import { openWalFlush, type WalFlush } from './wal-flush.js';

/** A file in the data folder, for one server. Every commit is on the disk before it returns (synchronous FULL). */
export async function openSqlite(file: string): Promise<Database> {
  const Sqlite = await loadSqlite();
  const leave = file === ':memory:' ? () => {} : lockDataFolder(dirname(file), Sqlite);
  let db: Kysely<Tables> | undefined;
  try {
    db = await openFile(file, Sqlite);
    return storeOf(db, leave, file === ':memory:' ? undefined : await openWalFlush(db, file));
  } catch (error) {
    await db?.destroy();
    leave();
    throw error;
  }
}

/** Opens the same file read-only, while a server may be using it: no writes, no migrations. */
export async function readSqlite(file: string): Promise<Database> {
  const Sqlite = await loadSqlite();
  let sqlite: SqliteConnection;
  try {
    sqlite = new Sqlite(file, { readOnly: true });
  } catch {
    throw new InputError('error.noDatabase', { file });
  }
  return storeOf(new Kysely<Tables>({ dialect: new SqliteDialect({ database: databaseForKysely(sqlite) }) }));
}

const storeOf = (db: Kysely<Tables>, leave: () => void = () => {}, walFlush?: WalFlush): Database => ({
  dialect: 'sqlite',
  db,
  commit: walFlush?.commit ?? ((work) => db.transaction().execute(work)),
  onWake: () => {},
  wake: async () => {},
  onNews: () => {},
  news: async () => {},
  onSessionsEnded: () => {},
  sessionsEnded: async () => {},
  async close() {
    await walFlush?.close();
    await db.destroy();
    leave();
  },
});

/**
 * The write-ahead log is copied into the file when it has so many pages, inside a commit. Every match has a page that it
 * writes to again and again and that is copied once, so a longer log is less work; this is 16 MB of it.
 */
const PAGES_PER_CHECKPOINT = 4000;

async function openFile(file: string, Sqlite: SqliteDriver): Promise<Kysely<Tables>> {
  // Waiting for another program's lock blocks the event loop, so it is short. Commits are retried.
  const sqlite = new Sqlite(file, { timeout: 200 });
  try {
    sqlite.exec('pragma journal_mode = WAL');
    sqlite.exec('pragma synchronous = FULL');
    sqlite.exec('pragma foreign_keys = ON');
    sqlite.exec(`pragma wal_autocheckpoint = ${PAGES_PER_CHECKPOINT}`);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: databaseForKysely(sqlite) }) });
    await migrate(db, 'sqlite');
    return db;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
