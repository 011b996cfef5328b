import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrations.js';
import type { Tables } from './schema.js';
import type { Database } from './store.js';

/** A file in the data folder. Every commit is on the disk before it returns (synchronous FULL). */
export async function openSqlite(file: string): Promise<Database> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  // Waiting for another program's lock stops everything here, so it is short; commits try again by themselves.
  const sqlite = new Sqlite(file, { timeout: 200 });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  await migrate(db, 'sqlite');
  return {
    dialect: 'sqlite',
    db,
    onWake: () => {},
    wake: async () => {},
    onNews: () => {},
    news: async () => {},
    close: () => db.destroy(),
  };
}
