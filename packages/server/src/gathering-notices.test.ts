import { commitmentOf, newContribution } from '@sandtable/client/shared-dice';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEFAULTS, type RunningServer } from './index.js';
import { hookServer } from './testing/hook-server.js';
import { testRequests } from './testing/http-requests.js';
import { openRawConnection } from './testing/raw-connection.js';
import { DATABASES, makeMatch, startServerInProcess, type TestDatabase } from './testing/servers.js';

/** The delay passes only when a test says so (`whenDue`). */
const NOTICES = { ...DEFAULTS.notices, privateWebhooks: true, delayMs: 3_600_000 };

async function whenDue({ service }: RunningServer, waiting: number): Promise<void> {
  await expect.poll(() => service.notices.outstanding()).toEqual({ waiting, underway: 0 });
  service.notices.flush();
  await expect.poll(() => service.notices.outstanding()).toEqual({ waiting: 0, underway: 0 });
}

/** A match with shared dice, whose blue player has a webhook. */
async function gathering({ place: newPlace }: TestDatabase) {
  const place = await newPlace();
  onTestFinished(() => place.remove());
  const hook = await hookServer();
  onTestFinished(() => hook.close());
  const serve = async () => {
    const server = await startServerInProcess(place, { notices: NOTICES });
    onTestFinished(() => server.close());
    return server;
  };
  const server = await serve();
  const match = await makeMatch(server.address, { game: 'toy', dice: 'shared' });
  const ask = testRequests(server.address);
  const set = (webhook: string | null) =>
    ask('PUT', `/api/matches/${match.id}/notice`, { token: match.seats.blue, body: { webhook, language: 'fr' } });
  const come = async (seat: string, address = server.address) => {
    const wire = await openRawConnection(address);
    onTestFinished(() => wire.close());
    wire.send({ do: 'join', match: match.id, token: match.seats[seat] });
    await wire.next('gathering');
    return wire;
  };
  const commit = async (seat: string, address = server.address) => {
    const wire = await come(seat, address);
    wire.send({ do: 'commit', commitment: commitmentOf(newContribution()) });
    await wire.next('gathering', (it) =>
      it.gathering.seats.some((one) => one.seat === seat && one.commitment !== null),
    );
    return wire;
  };
  return { server, serve, match, hook, set, come, commit };
}

describe.each(DATABASES)('a notice that a match waits for your contribution to its dice, on $name', (database) => {
  it('comes once to an absent player when another has contributed, in their language and without a secret', async () => {
    const { server, match, hook, set, come, commit } = await gathering(database);
    await set(hook.url);
    await come('red');
    await expect.poll(() => server.service.notices.outstanding()).toEqual({ waiting: 0, underway: 0 });
    const red = await commit('red');
    await whenDue(server, 1);
    const { text, ...fields } = JSON.parse(hook.received[0]?.body ?? '');
    const link = `${server.address}/m/${match.id}`;
    expect(fields).toEqual({ event: 'gathering', match: match.id, game: 'toy', seat: 'blue', link });
    expect(text).toContain('contribu');
    expect(JSON.stringify(hook.received)).not.toContain(match.seats.blue);
    await red.close();
    await commit('red');
    await server.service.gatherings.news('all');
    server.service.notices.flush();
    await expect.poll(() => server.service.notices.outstanding()).toEqual({ waiting: 0, underway: 0 });
    expect(hook.received).toHaveLength(1);
  });

  it('does not come to a player who is there when it is due', async () => {
    const { server, hook, set, come, commit } = await gathering(database);
    await set(hook.url);
    await commit('red');
    await come('blue');
    await whenDue(server, 1);
    expect(hook.received).toEqual([]);
  });

  it('comes to an address that is given while the others wait', async () => {
    const { server, hook, set, commit } = await gathering(database);
    await commit('red');
    await whenDue(server, 0);
    expect(hook.received).toEqual([]);
    await set(hook.url);
    await whenDue(server, 1);
    expect(hook.received).toHaveLength(1);
  });

  if (database.isShared) {
    it('comes from one of several processes', async () => {
      const { server, serve, hook, set, come, commit } = await gathering(database);
      const other = await serve();
      await set(hook.url);
      await come('red', other.address);
      await commit('red');
      await expect.poll(() => other.service.notices.outstanding().waiting).toBe(1);
      await whenDue(other, 1);
      await whenDue(server, 1);
      expect(hook.received).toHaveLength(1);
    });
  }
});
