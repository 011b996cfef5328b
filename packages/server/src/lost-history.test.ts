import { type Client, createMatch, joinMatch, printLink } from '@sandtable/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from './index.js';
import { openSqlite } from './store/sqlite.js';
import { sqliteStorage, startServerInProcess, type TestStorage } from './testing/servers.js';

const REQUESTER = { address: 'here', gone: () => false };

/** A database that has lost its last entries (a torn write-ahead log, an old backup), and clients that know more. */
describe('a lost tail', () => {
  let place: TestStorage;
  let server: RunningServer;
  let port: number;
  beforeAll(async () => {
    place = sqliteStorage();
    server = await startServerInProcess(place);
    port = Number(new URL(server.address).port);
  });
  afterAll(async () => {
    await server.close();
    place.remove();
  });

  const seated = (link: string, more = {}): Promise<Client> =>
    joinMatch(link, {
      openSocket: (url) => new WebSocket(url),
      firstRetryDelayMs: 5,
      maxRetryDelayMs: 50,
      connectTimeoutMs: 240_000,
      ...more,
    });

  /** Stops the server, replaces all entries from a number on, and starts it again. */
  async function lose(from: number, others: readonly string[] = []): Promise<void> {
    await server.close();
    const store = await openSqlite(`${place.config.dataFolder}/sandtable.db`);
    const last = await store.db
      .selectFrom('entries')
      .select('match')
      .orderBy('match', 'desc')
      .executeTakeFirstOrThrow();
    await store.db.deleteFrom('entries').where('match', '=', last.match).where('n', '>=', from).execute();
    for (const [i, option] of others.entries()) {
      const entry = { match: last.match, n: from + i, seat: i % 2, option, because: null };
      await store.db.insertInto('entries').values(entry).execute();
    }
    await store.close();
    server = await startServerInProcess(place, { port });
  }

  /** Five answers; the second round's first bid is the last. */
  async function playedMatch() {
    const { address } = server;
    const { id, seats } = await createMatch(address, { game: 'toy' });
    const link = (token: string) => printLink({ address, match: id, token });
    const red = await seated(link(seats.red));
    const blue = await seated(link(seats.blue));
    for (const [client, option] of [
      [red, 'number:2'],
      [blue, 'number:1'],
      [red, 'space:hill'],
      [blue, 'space:ford'],
      [red, 'number:0'],
    ] as const) {
      await client.waitForTurn();
      await client.answer(option);
    }
    await expect.poll(() => blue.snapshot().state.n).toBe(5);
    return { red, blue, link: link(seats.red) };
  }

  it('is noticed by clients that know more, with the number of lost entries and their content', async () => {
    const { red, blue } = await playedMatch();
    await lose(2);
    for (const client of [red, blue]) {
      await expect.poll(() => client.snapshot().lost?.answers).toBe(3);
      expect(client.snapshot().state.n).toBe(2);
      expect(client.snapshot().lost?.before?.history).toHaveLength(5);
    }
    // Play continues from there.
    await red.waitForTurn();
    await red.answer('space:mill');
    await expect.poll(() => blue.snapshot().history.length).toBe(3);
    for (const client of [red, blue]) client.close();
  });

  it('is noticed by its mark if the match has continued since', async () => {
    const { red, blue } = await playedMatch();
    const held = red.held();
    red.close();
    await lose(0, ['number:3', 'number:1', 'space:mill', 'space:ford', 'number:1']);
    await expect.poll(() => blue.snapshot().lost?.answers).toBeGreaterThan(2);
    expect(blue.snapshot().state.n).toBe(5);
    // Like a page that is reloaded: it has only the number and the mark.
    const later = await seated(printLink(red.link), { held });
    expect(later.snapshot().lost).toEqual({ answers: undefined, before: undefined });
    // A new client, and one that knows only what is there, have lost nothing.
    const heldLater = later.held();
    later.close();
    expect((await seated(printLink(red.link))).snapshot().lost).toBeUndefined();
    expect((await seated(printLink(red.link), { held: heldLater })).snapshot().lost).toBeUndefined();
    blue.close();
  });

  it('has a mark for every answer, which nobody can compute without the seed', async () => {
    const { red, blue } = await playedMatch();
    const { service } = server;
    const room = service.rooms.get(red.link.match);
    if (!room) throw new Error('no room');
    const marks = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => service.heavyReads.markAt(REQUESTER, room, n)));
    expect(new Set(marks).size).toBe(6);
    expect(await service.heavyReads.markAt(REQUESTER, room, 6)).toBeUndefined();
    expect(red.held()).toEqual({ n: 5, mark: marks[5] });
    expect(blue.held()).toEqual(red.held());
    // The same answers with another seed.
    const other = await playedMatch();
    expect(other.red.held()?.mark).not.toBe(marks[5]);
    for (const client of [red, blue, other.red, other.blue]) client.close();
  });
});
