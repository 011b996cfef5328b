import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testRequests } from '../testing/http-requests.js';
import { postgresPrograms } from '../testing/postgres.js';
import { makeMatch, postgresStorage, sqliteStorage, startServerInProcess } from '../testing/servers.js';
import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';
import { faultOf, writeHealthOf } from './write-health.js';

/** The reports about a store's health, with a test for every request. */
function watched(store: Parameters<typeof writeHealthOf>[0]) {
  const told: string[] = [];
  const tell = (text: string) => void told.push(text);
  const health = writeHealthOf(store, { began: tell, ended: tell, holdsMs: -1, retryMs: 1_000_000 });
  onTestFinished(health.stop);
  return { told, health };
}

describe('a SQLite database', () => {
  it('that is read-only is reported once, and once when it is writable again', async () => {
    const place = sqliteStorage();
    const store = await openSqlite(join(place.config.dataFolder ?? '', 'sandtable.db'));
    const { told, health } = watched(store);
    expect(await health.check()).toBeUndefined();
    await sql`pragma query_only = on`.execute(store.db);
    for (let i = 0; i < 3; i++) expect(await health.check()).toBe('readOnly');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/can only be read/);
    await sql`pragma query_only = off`.execute(store.db);
    for (let i = 0; i < 3; i++) expect(await health.check()).toBeUndefined();
    expect(told).toHaveLength(2);
    expect(told[1]).toMatch(/takes writes again/);
    await store.close();
    place.remove();
  });

  it('does not grow through tests', async () => {
    const store = await openSqlite(':memory:');
    const { health } = watched(store);
    const pages = async () => (await sql`pragma page_count`.execute(store.db)).rows;
    const before = await pages();
    for (let i = 0; i < 200; i++) expect(await health.check()).toBeUndefined();
    expect(await pages()).toEqual(before);
    await store.close();
  });

  it('is tested once for simultaneous requests', async () => {
    const store = await openSqlite(':memory:');
    let tests = 0;
    const health = writeHealthOf(
      {
        ...store,
        get db() {
          tests++;
          return store.db;
        },
      },
      { began: () => {}, ended: () => {}, holdsMs: 1_000_000 },
    );
    await Promise.all(Array.from({ length: 50 }, () => health.check()));
    await health.check();
    expect(tests).toBe(1);
    health.stop();
    await store.close();
  });
});

describe.skipIf(!postgresPrograms())('a PostgreSQL database', () => {
  it('that is read-only is not ready', async () => {
    const { config } = await postgresStorage();
    const store = await openPostgres(config.databaseUrl ?? '');
    const { told, health } = watched(store);
    expect(await health.check()).toBeUndefined();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store.db);
    await sql`alter database ${sql.id(rows[0].name)} set default_transaction_read_only = on`.execute(store.db);
    await store.close();
    const standby = await openPostgres(config.databaseUrl ?? '');
    const after = watched(standby);
    expect(await after.health.check()).toBe('readOnly');
    expect(after.told).toHaveLength(1);
    expect(told).toEqual([]);
    await standby.close();
  });
});

describe('faults', () => {
  it('are distinguished by the codes of both databases', () => {
    const error = (more: object) => Object.assign(new Error('x'), more);
    expect(faultOf(error({ errcode: 13 }))).toBe('full');
    expect(faultOf(error({ errcode: 8 }))).toBe('readOnly');
    expect(faultOf(error({ errcode: 8 | (1 << 8) }))).toBe('readOnly');
    expect(faultOf(error({ code: '53100' }))).toBe('full');
    expect(faultOf(error({ code: 'ENOSPC' }))).toBe('full');
    expect(faultOf(error({ code: '25006' }))).toBe('readOnly');
    expect(faultOf(new Error('database or disk is full'))).toBe('full');
    expect(faultOf(new Error('database is locked'))).toBe('away');
  });
});

describe('a full disk', () => {
  it('is one line in the log, 503 at /readyz, and one line when it is over', async ({ skip }) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'sandtable-tiny-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dataFolder], { stdio: 'ignore' });
    } catch {
      rmdirSync(dataFolder);
      skip('a small disk can be made by root only');
    }
    const log: string[] = [];
    const logTo = { write: (line: string) => void log.push(line) };
    const server = await startServerInProcess(
      { config: { dataFolder }, remove: () => {} },
      { logLevel: 'info' },
      { logTo },
    );
    try {
      const ask = testRequests(server.listening);
      expect((await ask('GET', '/readyz')).status).toBe(200);
      const filler = join(dataFolder, 'filler');
      for (const size of [100_000, 1000, 100, 1]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch {
          // No more files of this size fit.
        }
      }
      const ready = async () => (await ask('GET', '/readyz')).status;
      await expect.poll(ready).toBe(503);
      expect((await ask('GET', '/readyz')).body).toMatchObject({
        code: 'unavailable',
        text: 'The disk of the database is full.',
      });
      await expect(makeMatch(server.listening, { game: 'toy' })).rejects.toThrow(/unavailable/);
      expect((await ask('GET', '/healthz')).status).toBe(200);
      rmSync(filler);
      await expect.poll(ready).toBe(200);
      await makeMatch(server.listening, { game: 'toy' });
      const lines = log.map((line) => JSON.parse(line));
      const full = lines.filter(({ msg }) => /disk of the database is full/.test(String(msg)));
      expect(full).toHaveLength(1);
      expect(full[0].level).toBe(50);
      expect(lines.filter(({ msg }) => /takes writes again/.test(String(msg)))).toHaveLength(1);
    } finally {
      await server.close();
      // The driver may hold the file until its statements are collected.
      execFileSync('umount', ['-l', dataFolder]);
      rmdirSync(dataFolder);
    }
  });
});
