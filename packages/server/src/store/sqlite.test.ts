import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { InputError } from '@sandtable/kernel';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sqliteStorage } from '../testing/servers.js';
import { append, entriesFrom, findMatch, keysOf } from './matches.js';
import { openSqlite } from './sqlite.js';
import { isLocked, loadSqlite } from './sqlite-driver.js';
import { databaseForKysely } from './sqlite-statements.js';

const Sqlite = await loadSqlite();

function newFile(): string {
  const place = sqliteStorage();
  onTestFinished(place.remove);
  return join(place.config.dataFolder ?? '', 'sandtable.db');
}

describe('a SQLite file', () => {
  it('has a write-ahead log, waits for the disk at each commit, and checks references', async () => {
    const { db, close } = await openSqlite(newFile());
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
    const FULL = 2;
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(FULL);
    expect(await pragma('foreign_keys')).toBe(1);
    await close();
  });

  it('made by the driver of earlier releases opens with all its contents, and can be written', async () => {
    const file = newFile();
    writeFileSync(file, gunzipSync(readFileSync(new URL('./made-by-better-sqlite3.db.gz', import.meta.url))));
    const store = await openSqlite(file);
    const match = await findMatch(store, 'oldMatch0001');
    expect(match).toMatchObject({ pk: 1, game: 'toy', seats: ['red', 'blue'], snapshot: { n: 2, position: '{}' } });
    expect((await keysOf(store, 1)).map(({ seat, name }) => [seat, name])).toEqual([
      ['blue', null],
      ['red', 'Zażółć 🎲'],
    ]);
    const third = { n: 2, seat: 0, option: 'number:3', because: null };
    expect(await append(store, [{ match: 1, entries: [third] }])).toEqual(new Set());
    expect(await entriesFrom(store, 1, 0)).toEqual([
      { n: 0, seat: 0, option: 'number:1', because: null },
      { n: 1, seat: 1, option: 'number:2', because: '{"rule":"1.1"}' },
      third,
    ]);
    expect(await store.db.selectFrom('accounts').select(['name', 'created']).execute()).toEqual([
      { name: 'Ana', created: 1_700_000_000 },
    ]);
    expect((await sql`pragma integrity_check`.execute(store.db)).rows).toEqual([{ integrity_check: 'ok' }]);
    await store.close();
  });

  it('is complete when it is closed: the write-ahead log is empty or gone', async () => {
    const file = newFile();
    const { close } = await openSqlite(file);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await close();
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });
});

describe('the native driver', () => {
  it('that cannot be loaded causes an error that says what to do', async () => {
    const failed = loadSqlite(async () => {
      throw new Error('No native build was found for platform=plan9\n    loaded from: somewhere');
    });
    await expect(failed).rejects.toThrow(InputError);
    await expect(failed).rejects.toMatchObject({
      explanation: {
        key: 'error.sqliteDriver',
        params: { node: process.version, reason: 'No native build was found for platform=plan9' },
      },
    });
  });

  it.each(['exec', 'run', 'all', 'get'] as const)('says in %s that another connection holds the lock', (how) => {
    const file = newFile();
    const [ours, theirs] = [new Sqlite(file), new Sqlite(file)];
    ours.exec('create table numbers (n integer primary key)');
    theirs.exec('begin immediate');
    const add = 'insert into numbers values (1) returning n';
    const adding = () => (how === 'exec' ? ours.exec(add) : ours.prepare(add)[how]());
    expect(reasonOf(adding)).toSatisfy(isLocked);
    theirs.exec('rollback');
    adding();
    // A duplicate key is a different error.
    expect(reasonOf(adding)).not.toSatisfy(isLocked);
    ours.close();
    theirs.close();
  });
});

function reasonOf(doing: () => unknown): unknown {
  try {
    doing();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('statements', () => {
  function numbers() {
    const connection = new Sqlite(':memory:');
    connection.exec('create table numbers (n integer primary key, name text)');
    const prepare = vi.spyOn(connection, 'prepare');
    const database = databaseForKysely(connection);
    const db = new Kysely<{ numbers: { n: number; name: unknown } }>({ dialect: new SqliteDialect({ database }) });
    onTestFinished(() => db.destroy());
    return { db, prepare };
  }

  it('are prepared once for each text', async () => {
    const { db, prepare } = numbers();
    for (let n = 0; n < 20; n++)
      await db
        .insertInto('numbers')
        .values({ n, name: `${n}` })
        .execute();
    expect(prepare).toHaveBeenCalledTimes(1);
    const found = await db.selectFrom('numbers').selectAll().where('n', '>', 17).execute();
    expect(found).toEqual([
      { n: 18, name: '18' },
      { n: 19, name: '19' },
    ]);
  });

  it('are evicted when there are too many, and still work', async () => {
    const { db, prepare } = numbers();
    const ask = async (n: number) => (await sql.raw<{ n: number }>(`select ${n} as n`).execute(db)).rows[0]?.n;
    for (let n = 0; n < 300; n++) expect(await ask(n)).toBe(n);
    expect(await ask(299)).toBe(299);
    expect(prepare).toHaveBeenCalledTimes(300);
    expect(await ask(0)).toBe(0);
    expect(prepare).toHaveBeenCalledTimes(301);
  });

  it('refuse a value that SQLite cannot store, where the driver would write NULL', async () => {
    const { db } = numbers();
    for (const name of [{}, new Date(0), true]) {
      await expect(db.insertInto('numbers').values({ n: 1, name }).execute()).rejects.toThrow(/cannot store/);
    }
    expect(await db.selectFrom('numbers').selectAll().execute()).toEqual([]);
  });

  it('count the rows they change', async () => {
    const { db } = numbers();
    const added = await db
      .insertInto('numbers')
      .values([
        { n: 1, name: 'a' },
        { n: 2, name: 'b' },
      ])
      .executeTakeFirst();
    expect(added).toMatchObject({ insertId: 2n, numInsertedOrUpdatedRows: 2n });
    expect(await db.deleteFrom('numbers').executeTakeFirst()).toEqual({ numDeletedRows: 2n });
  });
});
