import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { takeFolder } from './folder.js';
import { migrate } from './migrations.js';
import type { Tables } from './schema.js';
import { loadSqlite, type SqliteDriver } from './sqlite-driver.js';
import { databaseForKysely } from './sqlite-statements.js';
import type { Database } from './store.js';

/** A file in the data folder, for one server. Every commit is on the disk before it returns (synchronous FULL). */
export async function openSqlite(file: string): Promise<Database> {
  const Sqlite = await loadSqlite();
  const leave = file === ':memory:' ? () => {} : takeFolder(dirname(file), Sqlite);
  let db: Kysely<Tables>;
  try {
    db = await openFile(file, Sqlite);
  } catch (error) {
    leave();
    throw error;
  }
  return {
    dialect: 'sqlite',
    db,
    onWake: () => {},
    wake: async () => {},
    onNews: () => {},
    news: async () => {},
    onSessionsEnded: () => {},
    sessionsEnded: async () => {},
    async close() {
      await db.destroy();
      leave();
    },
  };
}

async function openFile(file: string, Sqlite: SqliteDriver): Promise<Kysely<Tables>> {
  // Waiting for another program's lock stops everything here, so it is short; commits try again by themselves.
  const sqlite = new Sqlite(file, { timeout: 200 });
  try {
    sqlite.exec('pragma journal_mode = WAL');
    sqlite.exec('pragma synchronous = FULL');
    sqlite.exec('pragma foreign_keys = ON');
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: databaseForKysely(sqlite) }) });
    await migrate(db, 'sqlite');
    return db;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
