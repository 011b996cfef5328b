import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite.js';
import { loadSqlite } from './sqlite-driver.js';
import type { Database } from './store.js';
import { MIN_FLUSHED_BESIDE, openWalFlush, type WalFlush } from './wal-flush.js';

describe('a commit of many answers', () => {
  let folder: string;
  let store: Database;
  let flush: WalFlush;
  /** The flushes that were requested, in order; each waits until the test settles it. */
  let flushes: { done(): void; fail(error: Error): void }[];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sandtable-wal-'));
    const file = join(folder, 'sandtable.db');
    store = await openSqlite(file);
    flushes = [];
    const datasync = () => new Promise<void>((done, fail) => flushes.push({ done, fail }));
    flush = await openWalFlush(store.db, file, async () => ({ datasync, close: async () => {} }));
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const commit = (work: Parameters<WalFlush['commit']>[0], additions = MIN_FLUSHED_BESIDE): Promise<void> =>
    flush.commit(work, additions);
  const write = (at: number): Promise<void> =>
    commit(async (tx) => void (await sql`update write_probe set at = ${at} where pk = 1`.execute(tx)));
  const synchronous = async (): Promise<unknown> =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db)).rows[0]?.synchronous;
  const FULL = 2;

  it('resolves only when the log is flushed, and other queries are answered meanwhile', async () => {
    let isDone = false;
    const committed = write(7).then(() => {
      isDone = true;
    });
    await expect.poll(() => flushes.length).toBe(1);
    const { rows } = await sql<{ at: number }>`select at from write_probe`.execute(store.db);
    expect(rows).toEqual([{ at: 7 }]);
    expect(isDone).toBe(false);
    flushes[0]?.done();
    await committed;
    expect(isDone).toBe(true);
  });

  it('leaves every other write to wait for the disk inside its own commit', async () => {
    const committed = write(1);
    await expect.poll(() => flushes.length).toBe(1);
    expect(await synchronous()).toBe(FULL);
    flushes[0]?.done();
    await committed;
    await expect(commit(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await synchronous()).toBe(FULL);
    expect(flushes).toHaveLength(1);
  });

  it('waits for the disk inside the commit if it has few additions', async () => {
    let during: unknown;
    const look = async (tx: Parameters<Parameters<WalFlush['commit']>[0]>[0]): Promise<void> => {
      during = (await sql<{ synchronous: number }>`pragma synchronous`.execute(tx)).rows[0]?.synchronous;
    };
    await commit(look, MIN_FLUSHED_BESIDE - 1);
    expect({ during, flushes: flushes.length }).toEqual({ during: FULL, flushes: 0 });
  });

  it('fails with its flush, and the next one first has the log copied into the file', async () => {
    const lost = write(1);
    await expect.poll(() => flushes.length).toBe(1);
    flushes[0]?.fail(new Error('EIO'));
    await expect(lost).rejects.toThrow('EIO');
    const next = write(2);
    await expect.poll(() => flushes.length).toBe(2);
    flushes[1]?.done();
    await next;
    // Only the second commit is in the log: the checkpoint has emptied it.
    const { rows } = await sql<{ log: number }>`pragma wal_checkpoint(passive)`.execute(store.db);
    expect(rows[0]?.log).toBe(1);
  });

  it('is refused while another program keeps the log from being copied', async () => {
    const lost = write(1);
    await expect.poll(() => flushes.length).toBe(1);
    flushes[0]?.fail(new Error('EIO'));
    await expect(lost).rejects.toThrow('EIO');
    const Sqlite = await loadSqlite();
    const other = new Sqlite(join(folder, 'sandtable.db'));
    other.exec('begin immediate');
    await expect(write(2)).rejects.toThrow('could not be copied');
    other.exec('rollback');
    other.close();
    const next = write(3);
    await expect.poll(() => flushes.length).toBe(2);
    flushes[1]?.done();
    await next;
  });
});
