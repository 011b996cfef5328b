import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { inputError } from '../text.js';
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
    throw inputError('error.noDatabase', { file });
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
 * The write-ahead log is copied into the file once it has this many pages, inside a commit, and everybody waits for the disk
 * twice. Every match has a page that it writes to again and again and that is copied once, so a longer log costs little
 * more to copy. This is 64 MB of it, which takes some 20 ms to read again after a crash.
 */
const PAGES_PER_CHECKPOINT = 16_000;

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
