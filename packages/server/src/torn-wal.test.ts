import { closeSync, copyFileSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createMatch, joinMatch } from '@sandtable/client';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { readSqlite } from './store/sqlite.js';
import { type ServerProcess, sqliteStorage, startServerProcess } from './testing/servers.js';

/** The files of a database whose server was killed, and what they held after two of five answers. */
interface KilledDatabase {
  readonly file: string;
  readonly walBytes: number;
  readonly backup: string;
}

/** Every kind of damage, and how many of the five answers are left. */
const DAMAGES: readonly {
  readonly name: string;
  readonly left: number;
  readonly needsBackup?: boolean;
  damage(it: KilledDatabase): void;
}[] = [
  {
    name: 'write-ahead log is torn within a page',
    left: 2,
    damage: ({ file, walBytes }) => truncateSync(`${file}-wal`, walBytes + 1000),
  },
  {
    name: 'write-ahead log has a page that was never written',
    left: 2,
    damage({ file, walBytes }) {
      const log = openSync(`${file}-wal`, 'r+');
      writeSync(log, Buffer.alloc(2000), 0, 2000, walBytes);
      closeSync(log);
    },
  },
  { name: 'write-ahead log was deleted', left: 0, damage: ({ file }) => rmSync(`${file}-wal`) },
  {
    name: 'backup was put back',
    left: 2,
    needsBackup: true,
    damage({ file, backup }) {
      for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
      copyFileSync(backup, file);
    },
  },
];

const seated = (address: string, match: string, token: string): Promise<Client> =>
  joinMatch(
    { address, match, token },
    {
      openSocket: (url) => new WebSocket(url),
      firstRetryDelayMs: 5,
      maxRetryDelayMs: 50,
      connectTimeoutMs: 300_000,
    },
  );

async function play(turns: readonly (readonly [Client, string])[]): Promise<void> {
  for (const [client, option] of turns) {
    await client.waitForTurn();
    await client.answer(option);
  }
}

describe('a server that was killed and starts again', () => {
  it.each(DAMAGES)(
    'whose $name loses answers, says so to its clients, and goes on',
    async ({ left, damage, needsBackup }) => {
      const place = sqliteStorage();
      const folder = place.config.dataFolder ?? '';
      const file = join(folder, 'sandtable.db');
      const backup = join(folder, 'backup.db');
      let server: ServerProcess = await startServerProcess(place);
      onTestFinished(async () => {
        await server.kill();
        place.remove();
      });
      const { address } = server;
      const port = Number(new URL(address).port);
      const { id, seats } = await createMatch(address, { game: 'toy' });
      // An orderly end copies the log into the file: the match itself is safe.
      await server.end();
      server = await startServerProcess(place, port);
      const [red, blue] = [await seated(address, id, seats.red), await seated(address, id, seats.blue)];
      await play([
        [red, 'number:2'],
        [blue, 'number:1'],
      ]);
      const walBytes = statSync(`${file}-wal`).size;
      // Only where it is needed: a reader of this process would keep the log's index, from which the server would then read.
      if (needsBackup) {
        const store = await readSqlite(file);
        await sql`vacuum into ${backup}`.execute(store.db);
        await store.close();
      }
      await play([
        [red, 'space:hill'],
        [blue, 'space:ford'],
        [red, 'number:0'],
      ]);
      await expect.poll(() => blue.snapshot().state.n).toBe(5);
      await server.kill();
      damage({ file, walBytes, backup });
      server = await startServerProcess(place, port);
      for (const client of [red, blue]) {
        await expect.poll(() => client.snapshot().lost?.answers, { timeout: 300_000 }).toBe(5 - left);
        expect(client.snapshot().state.n).toBe(left);
        expect(client.snapshot().lost?.before?.history).toHaveLength(5);
      }
      await play([[red, left === 0 ? 'number:1' : 'space:mill']]);
      await expect.poll(() => blue.snapshot().history.length).toBe(left + 1);
      for (const client of [red, blue]) client.close();
    },
  );
});
