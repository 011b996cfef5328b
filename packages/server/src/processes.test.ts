import { seedChance } from '@sandtable/kernel';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from './index.js';
import { testRequests } from './testing/http-requests.js';
import { playSeat } from './testing/player.js';
import { postgresPrograms } from './testing/postgres.js';
import { joinSeat } from './testing/raw-connection.js';
import {
  makeMatch,
  postgresStorage,
  startServerInProcess,
  startServerProcess,
  type TestStorage,
} from './testing/servers.js';

describe.skipIf(!postgresPrograms())('two server processes on one PostgreSQL', () => {
  let place: TestStorage;
  let servers: readonly RunningServer[] = [];
  beforeEach(async () => {
    place = await postgresStorage();
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    servers = [];
  });
  const serveTwo = async () => {
    servers = [await startServerInProcess(place), await startServerInProcess(place)];
    return servers;
  };
  const toyMatch = (address: string, seats: Readonly<Record<string, string>> = {}) =>
    makeMatch(address, { game: 'toy', options: { rounds: '6' }, seats });

  it('serve the two seats of one match to its end, and both send the same', async () => {
    const [one, two] = await serveTwo();
    const match = await toyMatch(one.address);
    const watcher = await joinSeat(two.address, match.id, match.observer);
    const seats = [
      ['red', one.address],
      ['blue', two.address],
    ] as const;
    const players = seats.map(([seat, address]) =>
      playSeat({ address: () => address, match: match.id, token: match.seats[seat], seat, chance: seedChance(seat) }),
    );
    const [red, blue] = await Promise.all(players.map(({ over }) => over));
    expect(red.result).toEqual(blue.result);
    expect(players[0].received).toEqual(players[1].received);
    expect(players[0].received).toEqual(Array.from({ length: red.n }, (_, i) => i));
    const { state } = await watcher.next('update', (it) => it.state.result !== null);
    expect(state.result).toEqual(red.result);
    await watcher.close();
  });

  it('wake each other for chat too', async () => {
    const [one, two] = await serveTwo();
    const match = await toyMatch(one.address);
    const red = await joinSeat(one.address, match.id, match.seats.red);
    const blue = await joinSeat(two.address, match.id, match.seats.blue);
    red.send({ do: 'say', text: 'Good luck!' });
    expect((await blue.next('chat')).line).toMatchObject({ seat: 'red', text: 'Good luck!' });
    await Promise.all([red.close(), blue.close()]);
  });

  it('cut off a connection of the other process whose pass has ended', async () => {
    const [one, two] = await serveTwo();
    const match = await toyMatch(one.address);
    const ask = testRequests(one.address);
    const ana = { name: 'Ana', password: 'correct horse' };
    await ask('POST', '/api/accounts', { body: ana });
    const { token } = (await ask('POST', '/api/session', { body: { ...ana, bearer: true } })).body;
    await ask('POST', '/api/me/matches', { token, body: { match: match.id, token: match.seats.red } });
    const pass = (await ask('POST', `/api/me/matches/${match.id}/pass`, { token, body: { seat: 'red' } })).body.token;
    const red = await joinSeat(two.address, match.id, pass);
    await ask('DELETE', '/api/me/sessions', { token });
    expect(await red.closed).toBe(1008);
  });

  it('give one number to only one of two answers; the other is late, gets the update, and continues', async () => {
    const [one, two] = await serveTwo();
    for (let i = 0; i < 10; i++) {
      const match = await toyMatch(one.address);
      const red = await joinSeat(one.address, match.id, match.seats.red);
      const blue = await joinSeat(two.address, match.id, match.seats.blue);
      red.send({ do: 'answer', n: 0, option: 'number:1' });
      blue.send({ do: 'answer', n: 0, option: 'number:2' });
      const lost = await Promise.race([red.next('refused'), blue.next('refused')]);
      expect(lost.refusal.code).toBe('late');
      expect(lost.state).toMatchObject({ n: 1, decision: { rule: '1.1' } });
      const [loser, winner] = red.received.some(({ is }) => is === 'refused') ? [red, blue] : [blue, red];
      loser.send({ do: 'answer', n: 1, option: 'number:0' });
      const entriesOf = (wire: typeof red) =>
        wire.received.flatMap((it) => (it.is === 'update' ? it.happened.map(({ n, seat }) => [n, seat]) : []));
      await Promise.all([red, blue].map((wire) => wire.next('update', ({ state }) => state.n === 2)));
      // No entry is missing or repeated.
      expect(entriesOf(loser)).toEqual(entriesOf(winner));
      expect(entriesOf(loser).map(([n]) => n)).toEqual([0, 1]);
      await Promise.all([red.close(), blue.close()]);
    }
  });

  it('let bots play once, whichever process computes their moves', async () => {
    const [one, two] = await serveTwo();
    const match = await makeMatch(one.address, { game: 'toy', options: { rounds: '6' }, seats: { blue: 'random' } });
    const watcher = await joinSeat(two.address, match.id, match.observer);
    const red = playSeat({
      address: () => one.address,
      match: match.id,
      token: match.seats.red,
      seat: 'red',
      chance: seedChance('red'),
    });
    const { n, result } = await red.over;
    const { state } = await watcher.next('update', (it) => it.state.result !== null);
    expect(state).toMatchObject({ n, result });
    const numbers = watcher.received.flatMap((it) => (it.is === 'update' ? it.happened.map((entry) => entry.n) : []));
    expect(numbers).toEqual(Array.from({ length: n }, (_, i) => i));
    await watcher.close();
  });

  it('find by themselves what they missed while the database could not reach them', async () => {
    const [one, two] = await serveTwo();
    const match = await toyMatch(one.address);
    const red = await joinSeat(one.address, match.id, match.seats.red);
    const blue = await joinSeat(two.address, match.id, match.seats.blue);
    const client = new pg.Client({ connectionString: place.config.databaseUrl });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
    await client.end();
    red.send({ do: 'answer', n: 0, option: 'number:1' });
    await red.next('update', ({ state }) => state.n === 1);
    const { happened } = await blue.next('update', ({ state }) => state.n === 1);
    expect(happened).toEqual([{ n: 0, seat: 'red', log: [] }]);
    await Promise.all([red.close(), blue.close()]);
  });

  it('can be separate operating-system processes, each serving one seat', async () => {
    const [one, two] = await Promise.all([startServerProcess(place), startServerProcess(place)]);
    const matches = await Promise.all([0, 1, 2, 3].map(() => toyMatch(one.address)));
    const players = matches.flatMap((match, i) =>
      (['red', 'blue'] as const).map((seat) => {
        const { address } = (seat === 'red') === (i % 2 === 0) ? one : two;
        return playSeat({
          address: () => address,
          match: match.id,
          token: match.seats[seat],
          seat,
          chance: seedChance(`${seat} ${i}`),
        });
      }),
    );
    const ends = await Promise.all(players.map(({ over }) => over));
    for (const [i, { n }] of ends.entries())
      expect(players[i].received).toEqual(Array.from({ length: n }, (_, k) => k));
    expect(await Promise.all([one.end(), two.end()])).toEqual([0, 0]);
  });
});
