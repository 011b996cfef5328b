import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatedMatch, State } from '@sandtable/client/wire';
import { type Chance, randomBelow, seedChance } from '@sandtable/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEFAULTS } from '../config.js';
import { openPostgres } from '../store/postgres.js';
import { openSqlite } from '../store/sqlite.js';
import { type SendTestRequest, testRequests } from '../testing/http-requests.js';
import { postgresPrograms } from '../testing/postgres.js';
import { joinSeat } from '../testing/raw-connection.js';
import {
  games,
  makeMatch,
  postgresStorage,
  sqliteStorage,
  startServerInProcess,
  type TestStorage,
} from '../testing/servers.js';
import { exportTo } from './export.js';
import { importFrom } from './import.js';
import { readManifest } from './manifest.js';

const where = ({ config }: TestStorage) => ({ ...DEFAULTS, ...config });

function newSqlite(): TestStorage {
  const place = sqliteStorage();
  onTestFinished(place.remove);
  return place;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'export');
}

/** Answers at random until the match has a number of entries, or is over. */
async function answerUntil(ask: SendTestRequest, match: CreatedMatch, entries: number, chance: Chance): Promise<void> {
  for (;;) {
    let acted = false;
    for (const token of Object.values(match.seats)) {
      const { state } = (await ask('GET', `/api/matches/${match.id}`, { token })).body as { state: State };
      if (state.result || state.n >= entries) return;
      if (!state.decision) continue;
      const { options } = state.decision;
      const body = { n: state.n, option: options[randomBelow(chance, options.length)] };
      const { status } = await ask('POST', `/api/matches/${match.id}/answers`, { token, body });
      expect(status).toBe(200);
      acted = true;
    }
    if (!acted) throw new Error('nobody is asked');
  }
}

const ana = { name: 'Ana', password: 'correct horse battery' };

/** A server with matches under way and over, chat, names, notices, accounts and a rematch. */
async function busyServer(place: TestStorage, games: readonly string[] = []) {
  const server = await startServerInProcess(place);
  const ask = testRequests(server.listening);
  const chance = seedChance('move');
  const matches = [
    await makeMatch(server.listening, { game: 'toy', options: { rounds: '6', fog: 'on' } }),
    await makeMatch(server.listening, { game: 'toy', options: { rounds: '3' } }),
  ];
  const [fogged, over] = matches;
  await answerUntil(ask, fogged, 5, chance);
  await answerUntil(ask, over, 1000, chance);
  for (const game of games) {
    const match = await makeMatch(server.listening, { game });
    matches.push(match);
    await answerUntil(ask, match, 50, chance);
  }
  const red = await joinSeat(server.listening, fogged.id, fogged.seats.red);
  for (const text of ['Good luck!', 'Zażółć gęślą jaźń 🎲', 'line\nbreak and "quotes"']) {
    red.send({ do: 'say', text });
    await red.next('chat', ({ line }) => line.text === text);
  }
  await red.close();
  const rematch = (await ask('POST', `/api/matches/${over.id}/rematch`, { token: over.seats.red })).body.match;
  await ask('POST', '/api/accounts', { body: ana });
  const { token } = (await ask('POST', '/api/session', { body: { ...ana, bearer: true } })).body;
  await ask('POST', '/api/me/matches', { token, body: { match: fogged.id, token: fogged.seats.blue } });
  await server.close();
  return { matches, rematch, session: token as string };
}

/** Everything that people can see of the matches by their links, and of their account. */
async function everythingSeen(
  place: TestStorage,
  { matches, rematch, session }: Awaited<ReturnType<typeof busyServer>>,
) {
  const server = await startServerInProcess(place);
  const ask = testRequests(server.listening);
  const seen: Record<string, unknown> = {};
  for (const { id, seats, observer } of [...matches, { ...matches[1], id: String(rematch) }]) {
    for (const [seat, token] of [...Object.entries(seats), ['observer', observer]]) {
      seen[`${id} ${seat}`] = (await ask('GET', `/api/matches/${id}`, { token })).text;
      const wire = await joinSeat(server.listening, id, token);
      const { state, welcome, chat, happened } = wire.welcome;
      const seated = welcome.seats.map(({ online, ...rest }) => rest);
      seen[`${id} ${seat} joined`] = JSON.stringify({ state, seated, chat, happened, hash: welcome.seedHash });
      await wire.close();
    }
  }
  seen.account = (await ask('GET', '/api/me/matches', { token: session })).text;
  seen.login = (await ask('POST', '/api/session', { body: { ...ana, bearer: true } })).status;
  await server.close();
  return seen;
}

describe.skipIf(!postgresPrograms())('a busy server', () => {
  it('moves from SQLite to PostgreSQL and back without loss: links, views, chat, accounts; and play continues', async () => {
    const first = newSqlite();
    const busy = await busyServer(first, ['andean-abyss', 'labyrinth', 'imperial-struggle']);
    const before = await everythingSeen(first, busy);
    expect(before.login).toBe(200);

    const toPostgres = newFolder();
    const exported = await exportTo(where(first), toPostgres, games);
    expect(exported).toMatchObject({
      replayed: 6,
      notReplayed: 0,
      tables: { chat: { rows: 3 }, accounts: { rows: 1 } },
    });
    const second = await postgresStorage();
    expect(await importFrom(toPostgres, where(second), games)).toEqual(exported);

    // From there to a third database, unchanged: the same files.
    const toSqlite = newFolder();
    await exportTo(where(second), toSqlite, games);
    expect(readdirSync(toSqlite)).toEqual(readdirSync(toPostgres));
    for (const file of readdirSync(toSqlite)) {
      expect(readFileSync(join(toSqlite, file), 'utf8'), file).toBe(readFileSync(join(toPostgres, file), 'utf8'));
    }
    const third = newSqlite();
    await importFrom(toSqlite, where(third), games);
    for (const place of [second, third]) {
      expect(await everythingSeen(place, busy)).toEqual(before);
      // New matches get new keys, and matches under way continue.
      const server = await startServerInProcess(place);
      const ask = testRequests(server.listening);
      const added = await makeMatch(server.listening, { game: 'toy' });
      const chance = seedChance('goes on');
      for (const match of [busy.matches[0], ...busy.matches.slice(2), added]) {
        const { state } = (await ask('GET', `/api/matches/${match.id}`, { token: match.observer })).body;
        // Answers at random may have ended a match before the move.
        if (state.result) continue;
        await answerUntil(ask, match, state.n + 5, chance);
        const after = (await ask('GET', `/api/matches/${match.id}`, { token: match.observer })).body;
        expect(after.state.n).toBeGreaterThan(state.n);
      }
      const created = await ask('POST', '/api/accounts', { body: { ...ana, name: 'Ben' } });
      expect(created.status).toBe(200);
      await server.close();
    }
  });
});

describe('an export', () => {
  const smallFiles = 3;
  const lines = (folder: string) =>
    Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

  it('resumes after an interruption, and is brought up to date if the database has changed since', async () => {
    const place = newSqlite();
    const { matches } = await busyServer(place);
    const whole = newFolder();
    await exportTo(where(place), whole, games, undefined, smallFiles);
    expect(readdirSync(whole).length).toBeGreaterThan(12);

    const folder = newFolder();
    for (const stopAfter of [1, 5, 12]) {
      let written = 0;
      const stop = () => {
        if (++written === stopAfter) throw new Error('interrupted');
      };
      await expect(exportTo(where(place), folder, games, stop, smallFiles)).rejects.toThrow('interrupted');
      await expect(importFrom(folder, where(newSqlite()), games)).rejects.toMatchObject({
        explanation: { key: 'error.exportIncomplete' },
      });
    }
    await exportTo(where(place), folder, games, undefined, smallFiles);
    expect(lines(folder)).toEqual(lines(whole));

    // A player continues meanwhile.
    const server = await startServerInProcess(place);
    await answerUntil(testRequests(server.listening), matches[0], 8, seedChance('later'));
    await server.close();
    await exportTo(where(place), folder, games, undefined, smallFiles);
    expect(readManifest(folder)?.tables.entries?.rows).toBeGreaterThan(readManifest(whole)?.tables.entries?.rows ?? 0);
    const copy = newSqlite();
    await importFrom(folder, where(copy), games);
    const again = newFolder();
    await exportTo(where(copy), again, games);
    expect(readManifest(again)?.tables).toEqual(readManifest(folder)?.tables);
  });

  it('can be made while a server runs, and has the state of its start', async () => {
    const place = newSqlite();
    const server = await startServerInProcess(place);
    const match = await makeMatch(server.listening, { game: 'toy' });
    await answerUntil(testRequests(server.listening), match, 2, seedChance('running'));
    const folder = newFolder();
    await exportTo(where(place), folder, games);
    expect(readManifest(folder)?.tables).toMatchObject({ matches: { rows: 1 }, entries: { rows: 2 } });
    await server.close();
  });

  it('refuses a folder with other contents, and contains no secret of a seat', async () => {
    const place = newSqlite();
    const { matches, session } = await busyServer(place);
    const folder = newFolder();
    await exportTo(where(place), folder, games);
    const text = Object.values(lines(folder)).join('');
    for (const secret of [session, ana.password, ...matches.flatMap(({ seats }) => Object.values(seats))]) {
      expect(text).not.toContain(secret);
    }
    const taken = mkdtempSync(join(tmpdir(), 'sandtable-taken-'));
    onTestFinished(() => rmSync(taken, { recursive: true }));
    writeFileSync(join(taken, 'diary.txt'), 'mine');
    await expect(exportTo(where(place), taken, games)).rejects.toMatchObject({
      explanation: { key: 'error.exportFolder' },
    });
    expect(readdirSync(taken)).toEqual(['diary.txt']);
  });
});

describe('an import', () => {
  it('resumes after an interruption and writes nothing twice', async () => {
    const from = newSqlite();
    const busy = await busyServer(from);
    const folder = newFolder();
    const exported = await exportTo(where(from), folder, games, undefined, 7);
    const to = newSqlite();
    for (const stopAfter of [1, 9]) {
      let done = 0;
      const stop = () => {
        if (++done === stopAfter) throw new Error('interrupted');
      };
      await expect(importFrom(folder, where(to), games, stop)).rejects.toThrow('interrupted');
    }
    expect(await importFrom(folder, where(to), games)).toEqual(exported);
    // Another import changes nothing.
    expect(await importFrom(folder, where(to), games)).toEqual(exported);
    expect(await everythingSeen(to, busy)).toEqual(await everythingSeen(from, busy));
  });

  it('into a database with other contents is refused before anything is written', async () => {
    const from = newSqlite();
    await busyServer(from);
    const folder = newFolder();
    await exportTo(where(from), folder, games);
    const to = newSqlite();
    const server = await startServerInProcess(to);
    await makeMatch(server.listening, { game: 'toy' });
    await server.close();
    await expect(importFrom(folder, where(to), games)).rejects.toMatchObject({
      explanation: { key: 'error.importDiffers', params: { table: 'matches', rows: 1 } },
    });
    const store = await openSqlite(join(to.config.dataFolder ?? '', 'sandtable.db'));
    expect(await store.db.selectFrom('entries').selectAll().execute()).toEqual([]);
    await store.close();
  });

  it('of files that were changed or lost is refused', async () => {
    const from = newSqlite();
    await busyServer(from);
    const folder = newFolder();
    await exportTo(where(from), folder, games);
    const to = newSqlite();
    appendFileSync(join(folder, 'entries-00000.jsonl'), '{}\n');
    const damaged = { explanation: { key: 'error.exportDamaged', params: { file: 'entries-00000.jsonl' } } };
    await expect(importFrom(folder, where(to), games)).rejects.toMatchObject(damaged);
    rmSync(join(folder, 'entries-00000.jsonl'));
    await expect(importFrom(folder, where(to), games)).rejects.toMatchObject(damaged);
    rmSync(join(folder, 'manifest.json'));
    await expect(importFrom(folder, where(to), games)).rejects.toMatchObject({
      explanation: { key: 'error.notAnExport' },
    });
    expect(existsSync(join(to.config.dataFolder ?? '', 'sandtable.db'))).toBe(false);
  });

  it('whose matches replay to another position is reported', async () => {
    const from = newSqlite();
    await busyServer(from);
    const folder = newFolder();
    await exportTo(where(from), folder, games);
    const { toy } = games;
    const otherRules = { ...games, toy: { ...toy, version: toy.version + 1 } };
    await expect(importFrom(folder, where(newSqlite()), otherRules)).rejects.toMatchObject({
      explanation: { key: 'error.importReplay' },
    });
  });
});

describe.skipIf(!postgresPrograms())('PostgreSQL', () => {
  it('orders text keys as SQLite does, whatever its locale', async () => {
    const { config } = await postgresStorage();
    const store = await openPostgres(config.databaseUrl ?? '');
    const { rowsBetween } = await import('./rows.js');
    await store.db.insertInto('accounts').values({ name: 'Ana', handle: 'ana', password: '', created: 0 }).execute();
    for (const token_hash of ['b', 'B', 'a', 'ą', 'A', '_', '-']) {
      await store.db.insertInto('sessions').values({ token_hash, account: 1, expires: 0 }).execute();
    }
    const order: unknown[] = [];
    for await (const row of rowsBetween(store, 'sessions', ['A'], undefined)) order.push(row.token_hash);
    expect(order).toEqual(['B', '_', 'a', 'b', 'ą']);
    await store.close();
  });
});
