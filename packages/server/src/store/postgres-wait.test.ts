import { InputError } from '@sandtable/kernel';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresPrograms, startPostgres } from '../testing/postgres.js';
import { startServerInProcess } from '../testing/servers.js';
import { openPostgres } from './postgres.js';
import { type Waiting, waitForPostgres } from './postgres-wait.js';
import { openSqlite } from './sqlite.js';
import { loadSqlite } from './sqlite-driver.js';

describe.skipIf(!postgresPrograms())('a server that starts while PostgreSQL is down', () => {
  it('waits with a message without the password, and starts when the database does', async () => {
    const cluster = await startPostgres();
    onTestFinished(cluster.remove);
    const url = (await cluster.database()).replace('sandtable@', 'sandtable:open-sesame@');
    cluster.stop();
    const told: Waiting[] = [];
    const serving = startServerInProcess(
      { config: { databaseUrl: url }, remove: () => {} },
      {},
      { waiting: (now) => void told.push(now) },
    );
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]).toEqual({ server: new URL(url).host, reason: 'ECONNREFUSED' });
    expect(JSON.stringify(told)).not.toContain('open-sesame');
    cluster.start();
    const server = await serving;
    expect((await fetch(`${server.listening}/readyz`)).status).toBe(200);
    await server.close();
  });

  it('refuses a missing database at once, and says what to do', async () => {
    const cluster = await startPostgres();
    onTestFinished(cluster.remove);
    const url = new URL(await cluster.database());
    url.pathname = '/elsewhere';
    await expect(openPostgres(url.href)).rejects.toMatchObject({
      explanation: { key: 'error.databaseMissing', params: { server: url.host, database: 'elsewhere' } },
    });
    url.username = 'nobody';
    await expect(openPostgres(url.href)).rejects.toMatchObject({ explanation: { key: 'error.databaseRefused' } });
  });

  it('refuses a database from a newer program', async () => {
    const cluster = await startPostgres();
    onTestFinished(cluster.remove);
    const url = await cluster.database();
    const store = await openPostgres(url);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '')`.execute(store.db);
    await store.close();
    await expect(openPostgres(url)).rejects.toMatchObject({
      explanation: { key: 'error.newerDatabase', params: { unknown: '9999-from-the-future' } },
    });
  });
});

describe('the wait for PostgreSQL', () => {
  it('can be aborted', async () => {
    const end = new AbortController();
    const waiting = waitForPostgres('postgres://u:secret@127.0.0.1:1/x', {
      signal: end.signal,
      waiting: () => end.abort(new Error('enough')),
    });
    await expect(waiting).rejects.toThrow('enough');
  });
});

describe('what cannot be opened here', () => {
  it('is a SQLite file from a newer program', async () => {
    const { sqliteStorage } = await import('../testing/servers.js');
    const place = sqliteStorage();
    onTestFinished(place.remove);
    const file = `${place.config.dataFolder}/sandtable.db`;
    const store = await openSqlite(file);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '')`.execute(store.db);
    await store.close();
    await expect(openSqlite(file)).rejects.toMatchObject({ explanation: { key: 'error.newerDatabase' } });
    // The folder is free again for the newer program.
    await expect(openSqlite(file)).rejects.toMatchObject({ explanation: { key: 'error.newerDatabase' } });
  });

  it.each([
    [
      'built for another Node',
      'The module was compiled against a different Node.js version using\nNODE_MODULE_VERSION 93',
    ],
    ['that is not installed', "Cannot find package '@photostructure/sqlite'"],
  ])('is a native module %s', async (_, message) => {
    const failed = loadSqlite(async () => {
      throw new Error(message);
    });
    await expect(failed).rejects.toThrow(InputError);
    await expect(failed).rejects.toMatchObject({
      explanation: { key: 'error.sqliteDriver', params: { node: process.version, reason: message.split('\n')[0] } },
    });
  });
});
