import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from '@sandtable/client/wire';
import { type Chance, randomBelow, seedChance } from '@sandtable/kernel';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findMatch } from './store/matches.js';
import { loadSqlite } from './store/sqlite-driver.js';
import { postgresPrograms, startPostgres } from './testing/postgres.js';
import { joinSeat } from './testing/raw-connection.js';
import {
  makeMatch,
  postgresStorage,
  type ServerProcess,
  sqliteStorage,
  startServerInProcess,
  startServerProcess,
  type TestStorage,
} from './testing/servers.js';
import { examine, runStressTest, type StressTest } from './testing/stress-test.js';

/** `npm run test:faults` kills a thousand times; the short form is part of `npm test`. */
const FULL = process.env.SANDTABLE_FAULTS === 'full';
/** A fraction of the thousand, for a quick run: SANDTABLE_FAULTS_SHARE=0.1. */
const SHARE = Number(process.env.SANDTABLE_FAULTS_SHARE ?? 1);
const kills = (full: number, short: number) => (FULL ? Math.max(1, Math.round(full * SHARE)) : short);
const ALONE_KILLS = kills(500, 4);
const SHARED_KILLS = kills(420, 4);
const DATABASE_CRASHES = kills(80, 1);
const SEED = process.env.SANDTABLE_SEED ?? String(Date.now());
const LONG = FULL ? 3 * 3_600_000 : 600_000;
/** How long play may take to continue, in milliseconds. */
const PATIENCE = FULL ? 300_000 : 240_000;

const portOf = (address: string) => Number(new URL(address).port);

/** Waits until further answers are acknowledged. */
async function progress(play: StressTest, answers: number): Promise<void> {
  const until = play.acknowledged() + answers;
  await expect.poll(() => play.acknowledged(), { timeout: PATIENCE, interval: 20 }).toBeGreaterThanOrEqual(until);
}

/** Kills a process at a random moment and starts another in its place. */
async function strike(
  server: ServerProcess,
  place: TestStorage,
  play: StressTest,
  chance: Chance,
): Promise<ServerProcess> {
  await progress(play, 10 + randomBelow(chance, 20));
  await server.kill();
  return startServerProcess(place, portOf(server.address));
}

/** No answer is lost, no entry exists that nobody made, and everybody sees what a replay shows. */
async function nothingLost(
  where: string,
  count: number,
  began: number,
  place: TestStorage,
  address: string,
  play: StressTest,
) {
  const played = await play.end();
  const seconds = (performance.now() - began) / 1000;
  const { answers, matches, views, ...faults } = await examine(place, address, played);
  if (FULL) {
    const figures = { kills: count, matches, answers, views, ...faults, secondsPerKill: (seconds / count).toFixed(1) };
    console.log(`${where}: ${JSON.stringify(figures)}`);
  }
  expect(faults).toEqual({ lost: 0, unasked: 0, otherViews: 0 });
  expect(answers).toBeGreaterThan(count * 10);
  expect(views).toBeGreaterThan(matches);
}

describe(`faults (SANDTABLE_SEED=${SEED})`, () => {
  it(
    `a server killed ${ALONE_KILLS} times while people play loses no acknowledged answer and applies none twice`,
    async () => {
      const place = sqliteStorage();
      const chance = seedChance(`kill ${SEED}`);
      const began = performance.now();
      let server = await startServerProcess(place);
      const { address } = server;
      const play = runStressTest(() => address, SEED);
      for (let i = 0; i < ALONE_KILLS; i++) server = await strike(server, place, play, chance);
      await nothingLost('SQLite', ALONE_KILLS, began, place, address, play);
      expect(await server.end()).toBe(0);
      place.remove();
    },
    LONG,
  );

  it.skipIf(!postgresPrograms())(
    `two processes on one PostgreSQL, one of them killed ${SHARED_KILLS} times: the same`,
    async () => {
      const place = await postgresStorage();
      const chance = seedChance(`two ${SEED}`);
      const began = performance.now();
      const servers = await Promise.all([startServerProcess(place), startServerProcess(place)]);
      const addresses = servers.map(({ address }) => address);
      // Disconnected clients try either of the two.
      const play = runStressTest(() => addresses[randomBelow(chance, 2)], SEED);
      for (let i = 0; i < SHARED_KILLS; i++) {
        const which = randomBelow(chance, 2);
        servers[which] = await strike(servers[which], place, play, chance);
      }
      await nothingLost('PostgreSQL, two processes', SHARED_KILLS, began, place, addresses[0], play);
      expect(await Promise.all(servers.map((server) => server.end()))).toEqual([0, 0]);
    },
    LONG,
  );

  it.skipIf(!postgresPrograms())(
    `PostgreSQL itself crashes ${DATABASE_CRASHES} times: answers are refused meanwhile, nothing is lost, play continues`,
    async () => {
      const cluster = await startPostgres({ durable: true });
      const place: TestStorage = { config: { databaseUrl: await cluster.database() }, remove: cluster.remove };
      const began = performance.now();
      const servers = await Promise.all([startServerProcess(place), startServerProcess(place)]);
      let turn = 0;
      const play = runStressTest(() => servers[turn++ % 2].address, SEED);
      for (let i = 0; i < DATABASE_CRASHES; i++) {
        await progress(play, 30);
        cluster.stop('immediate');
        // Whoever plays may be waiting for a seat that has not heard yet that it is asked.
        for (const { address } of servers)
          await expect(makeMatch(address, { game: 'toy' })).rejects.toThrow('"unavailable"');
        cluster.start();
        await progress(play, 30);
      }
      await nothingLost('PostgreSQL crashes', DATABASE_CRASHES, began, place, servers[0].address, play);
      expect(await Promise.all(servers.map((server) => server.end()))).toEqual([0, 0]);
      place.remove();
    },
    LONG,
  );

  /** Red's bid is refused during the fault; after the repair the same bid is made again. */
  async function throughFault(address: string, fault: () => void | Promise<void>, mend: () => void | Promise<void>) {
    const match = await makeMatch(address, { game: 'toy', options: { rounds: '6' }, seats: { blue: 'miser' } });
    const red = await joinSeat(address, match.id, match.seats.red);
    const watcher = await joinSeat(address, match.id, match.observer);
    // The bot may have bid before anybody joined.
    if (watcher.welcome.state.n < 1) await watcher.next('update', ({ state }) => state.n === 1);
    await fault();
    red.send({ do: 'answer', n: 1, option: 'number:1' });
    const { refusal } = await red.next('refused');
    expect(refusal.code).toBe('unavailable');
    // The server still answers, and shows only what is on the disk.
    red.send({ do: 'ping' });
    await red.next('pong');
    expect(watcher.received.filter((it) => it.is === 'update' && it.state.n > 1)).toEqual([]);
    await mend();
    red.send({ do: 'answer', n: 1, option: 'number:1' });
    const { happened } = await watcher.next('update', ({ state }) => state.n >= 2);
    expect(happened[0]).toMatchObject({ n: 1, seat: 'red' });
    // Bots continue too.
    let { state }: { state: State } = await red.next('update', (it) => it.state.decision !== null && it.state.n >= 2);
    while (!state.result && state.n < 12) {
      const { n, decision } = state;
      if (!decision) throw new Error('nobody has a decision');
      red.send({ do: 'answer', n, option: decision.options[0] });
      ({ state } = await red.next('update', (it) => it.state.n > n && (it.state.decision ?? it.state.result) !== null));
    }
    const entries = watcher.received.flatMap((it) => (it.is === 'update' || it.is === 'welcome' ? it.happened : []));
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, i) => i));
    await Promise.all([red.close(), watcher.close()]);
  }

  it('a full database refuses answers and loses nothing, and play continues when there is space', async () => {
    const place = sqliteStorage();
    const server = await startServerInProcess(place);
    const { db } = server.service.store;
    const pages = async (most: number) => void (await sql`pragma max_page_count = ${sql.lit(most)}`.execute(db));
    /** Another match's entries fill the existing pages of the database. */
    const fill = async () => {
      const { id } = await makeMatch(server.address, { game: 'toy' });
      const other = await findMatch(server.service.store, id);
      await pages(1);
      let n = 0;
      for (const option of ['a rather long option, to get on with it', 'x']) {
        const values = () => ({ match: other?.pk ?? 0, n: n++, seat: 0, option, because: null });
        const kept = () =>
          db
            .insertInto('entries')
            .values(values())
            .execute()
            .then(
              () => true,
              () => false,
            );
        while (await kept());
      }
    };
    await throughFault(server.address, fill, () => pages(1_000_000));
    await server.close();
    place.remove();
  });

  it('a full disk: the same', async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-tiny-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      rmdirSync(folder);
      skip('a small disk can be made by root only');
    }
    const server = await startServerProcess({ config: { dataFolder: folder }, remove: () => {} });
    try {
      const filler = join(folder, 'filler');
      await throughFault(
        server.address,
        () => {
          for (const size of [100_000, 1000, 100]) {
            try {
              for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
            } catch {
              // A write of this size no longer fits.
            }
          }
        },
        () => rmSync(filler),
      );
      expect(await server.end()).toBe(0);
    } finally {
      await server.kill();
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    }
  });

  it('a database locked by another program: the same, and a short lock is waited for', async () => {
    const place = sqliteStorage();
    const server = await startServerInProcess(place);
    const Sqlite = await loadSqlite();
    const other = new Sqlite(join(place.config.dataFolder ?? '', 'sandtable.db'));
    await throughFault(
      server.address,
      () => void other.exec('begin immediate'),
      () => void other.exec('rollback'),
    );
    const match = await makeMatch(server.address, { game: 'toy' });
    const red = await joinSeat(server.address, match.id, match.seats.red);
    const blue = await joinSeat(server.address, match.id, match.seats.blue);
    other.exec('begin immediate');
    red.send({ do: 'answer', n: 0, option: 'number:1' });
    // Other requests are served while the server waits for the lock.
    for (let i = 0; i < 3; i++) {
      blue.send({ do: 'ping' });
      await blue.next('pong');
    }
    expect(red.received.filter(({ is }) => is === 'update')).toEqual([]);
    other.exec('rollback');
    expect((await red.next('update')).state.n).toBe(1);
    expect(red.received.filter(({ is }) => is === 'refused')).toEqual([]);
    await Promise.all([red.close(), blue.close()]);
    other.close();
    await server.close();
    place.remove();
  });
});
