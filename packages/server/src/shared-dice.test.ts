import {
  type Client,
  type DiceMemory,
  fetchRecord,
  type GatheringSnapshot,
  joinMatch,
  setName,
} from '@sandtable/client';
import { commitmentOf, newContribution, seedOf } from '@sandtable/client/shared-dice';
import type { CreatedMatch, NewMatch } from '@sandtable/client/wire';
import { replayRecord } from '@sandtable/kernel';
import { toy } from '@sandtable/kernel/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Config, RunningServer } from './index.js';
import { openRawConnection, type RawConnection } from './testing/raw-connection.js';
import {
  DATABASES,
  makeMatch,
  type ServerProcess,
  sqliteStorage,
  startServerInProcess,
  startServerProcess,
  type TestStorage,
} from './testing/servers.js';
import { sha256 } from './tokens.js';

const SHARED: NewMatch = { game: 'toy', options: { rounds: '3' }, dice: 'shared' };
const clientOptions = { openSocket: (url: string) => new WebSocket(url), firstRetryDelayMs: 20, maxRetryDelayMs: 100 };

/** Longer than any test. */
const NEVER = 3_000_000;

async function serving(place: TestStorage, more: Partial<Config> = {}): Promise<RunningServer> {
  const server = await startServerInProcess(place, { revealTimeoutMs: NEVER, ...more });
  onTestFinished(() => server.close());
  return server;
}

async function newPlace(database: (typeof DATABASES)[number] = DATABASES[0]): Promise<TestStorage> {
  const place = await database.place();
  onTestFinished(() => place.remove());
  return place;
}

interface Person extends RawConnection {
  readonly contribution: string;
  commit(): void;
  reveal(): void;
}

async function come(address: string, { id, seats, observer }: CreatedMatch, seat: string): Promise<Person> {
  const wire = await openRawConnection(address);
  onTestFinished(() => wire.close());
  wire.send({ do: 'join', match: id, token: seats[seat] ?? observer });
  const contribution = newContribution();
  return {
    ...wire,
    contribution,
    commit: () => wire.send({ do: 'commit', commitment: commitmentOf(contribution) }),
    reveal: () => wire.send({ do: 'reveal', contribution }),
  };
}

const hasCommitted =
  (...seats: readonly string[]) =>
  ({ gathering }: { readonly gathering: { readonly seats: readonly { seat: string; commitment: string | null }[] } }) =>
    seats.every((name) => gathering.seats.some(({ seat, commitment }) => seat === name && commitment !== null));
const isClosed = ({ gathering }: { readonly gathering: { readonly phase: string } }) => gathering.phase === 'closed';

describe.each(DATABASES)('shared dice on $name', (database) => {
  it('are made of the secret and of what two people committed to and revealed', async () => {
    const { address } = await serving(await newPlace(database));
    const match = await makeMatch(address, SHARED);
    const red = await come(address, match, 'red');
    const first = await red.next('gathering');
    expect(first.gathering).toMatchObject({ match: match.id, seat: 'red', phase: 'open', seedHash: match.seedHash });
    red.commit();
    await red.next('gathering', hasCommitted('red'));
    const blue = await come(address, match, 'blue');
    blue.commit();
    for (const person of [red, blue]) {
      const { gathering } = await person.next('gathering', isClosed);
      expect(gathering.seats.map(({ commitment }) => commitment)).toEqual(
        [red, blue].map(({ contribution }) => commitmentOf(contribution)),
      );
    }
    red.reveal();
    await blue.next('gathering', ({ gathering }) => gathering.seats[0].revealed);
    // No contribution is public before all are.
    expect(blue.texts.join()).not.toContain(red.contribution);
    blue.reveal();
    const contributions = [
      { seat: 'red', contribution: red.contribution },
      { seat: 'blue', contribution: blue.contribution },
    ];
    for (const person of [red, blue]) {
      const { welcome, state } = await person.next('welcome');
      expect(welcome).toMatchObject({ seedHash: match.seedHash, contributions });
      expect(state.draw).toBeUndefined();
    }
  });

  it('begin without an absent person if somebody who has committed says so; latecomers find the match begun', async () => {
    const { address } = await serving(await newPlace(database));
    const match = await makeMatch(address, SHARED);
    const red = await come(address, match, 'red');
    await red.next('gathering');
    red.send({ do: 'begin' });
    red.commit();
    red.send({ do: 'begin' });
    await red.next('gathering', isClosed);
    red.reveal();
    const contributions = [{ seat: 'red', contribution: red.contribution }];
    expect((await red.next('welcome')).welcome.contributions).toEqual(contributions);
    const blue = await come(address, match, 'blue');
    expect((await blue.next('welcome')).welcome.contributions).toEqual(contributions);
    expect(blue.received.some(({ is }) => is === 'gathering')).toBe(false);
  });

  it('do not wait for somebody who does not reveal, and show that permanently', async () => {
    const { address } = await serving(await newPlace(database), { revealTimeoutMs: 50 });
    const match = await makeMatch(address, SHARED);
    const [red, blue] = [await come(address, match, 'red'), await come(address, match, 'blue')];
    red.commit();
    blue.commit();
    await red.next('gathering', isClosed);
    // A contribution that does not match its commitment does not count.
    blue.send({ do: 'reveal', contribution: red.contribution });
    red.reveal();
    expect((await red.next('welcome')).welcome.contributions).toEqual([
      { seat: 'red', contribution: red.contribution },
      { seat: 'blue', withheld: commitmentOf(blue.contribution) },
    ]);
  });

  it('drop the commitment of somebody who leaves before the list is closed', async () => {
    const { address } = await serving(await newPlace(database));
    const match = await makeMatch(address, SHARED);
    const [red, blue] = [await come(address, match, 'red'), await come(address, match, 'blue')];
    red.commit();
    await blue.next('gathering', hasCommitted('red'));
    await red.close();
    const { gathering } = await blue.next('gathering', ({ gathering: { seats } }) => !seats[0].online);
    expect(gathering.seats[0]).toMatchObject({ online: false, commitment: null });
    expect(gathering.phase).toBe('open');
  });
});

describe('a match that has not begun', () => {
  it('refuses HTTP requests and answers over the socket, and accepts names', async () => {
    const server = await serving(await newPlace());
    const { address } = server;
    const match = await makeMatch(address, SHARED);
    const ask = (path: string) =>
      fetch(`${address}/api/matches/${match.id}${path}`, { headers: { authorization: `Bearer ${match.seats.red}` } });
    for (const path of ['', '/log', '/record', '/chat']) {
      const reply = await ask(path);
      expect([reply.status, ((await reply.json()) as { readonly code: string }).code]).toEqual([409, 'gathering']);
    }
    expect((await ask('/notice')).status).toBe(200);
    const red = await come(address, match, 'red');
    await red.next('gathering');
    await setName({ address, match: match.id, token: match.seats.red }, 'Ada');
    await red.next('gathering', ({ gathering }) => gathering.seats[0].name === 'Ada');
    red.send({ do: 'answer', n: 0, option: 'number:1' });
    expect((await red.next('refused')).refusal.code).toBe('gathering');
    expect(server.service.rooms.size).toBe(0);
  });

  it('accepts nothing from observers and strangers', async () => {
    const { address } = await serving(await newPlace());
    const match = await makeMatch(address, SHARED);
    const watcher = await come(address, match, 'observer');
    expect((await watcher.next('gathering')).gathering.seat).toBe('observer');
    for (const act of [watcher.commit, watcher.reveal, () => watcher.send({ do: 'begin' })]) {
      act();
      expect((await watcher.next('refused')).refusal.code).toBe('notYours');
    }
    const stranger = await openRawConnection(address);
    onTestFinished(() => stranger.close());
    stranger.send({ do: 'begin' });
    expect((await stranger.next('refused')).refusal.code).toBe('badMessage');
    stranger.send({ do: 'join', match: match.id, token: 'x'.repeat(43) });
    expect((await stranger.next('refused')).refusal.code).toBe('unknownMatch');
  });

  it('never shows the secret, the seed or a contribution', async () => {
    const server = await serving(await newPlace());
    const match = await makeMatch(server.address, SHARED);
    const row = await server.service.store.db
      .selectFrom('matches')
      .select(['seed', 'gathering', 'generator'])
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ seed: '', generator: 'chacha20' });
    const { secret } = JSON.parse(row.gathering ?? '');
    expect(sha256(secret)).toBe(match.seedHash);
    const red = await come(server.address, match, 'red');
    red.commit();
    red.send({ do: 'begin' });
    await red.next('gathering', isClosed);
    red.reveal();
    await red.next('welcome');
    const { seed } = await server.service.store.db
      .selectFrom('matches')
      .select('seed')
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow();
    expect(seed).toBe(
      seedOf({ match: match.id, secret, contributions: [{ seat: 'red', contribution: red.contribution }] }),
    );
    for (const hidden of [secret, seed]) expect(red.texts.join()).not.toContain(hidden);
  });

  it('begins at once if only bots play it, or if nobody asks for shared dice', async () => {
    const { address } = await serving(await newPlace());
    for (const wanted of [{ ...SHARED, seats: { red: 'miser', blue: 'miser' } }, { game: 'toy' }]) {
      const watcher = await come(address, await makeMatch(address, wanted), 'observer');
      expect((await watcher.next('welcome')).welcome.contributions).toBeUndefined();
    }
  });
});

async function sit(address: string, match: CreatedMatch, seat: string, more = {}): Promise<Client> {
  const client = await joinMatch({ address, match: match.id, token: match.seats[seat] }, { ...clientOptions, ...more });
  onTestFinished(() => client.close());
  return client;
}

/** Answers with the first option until the match is over. */
async function playOn(client: Client): Promise<void> {
  for (;;) {
    const { decision, result } = await client.waitForTurn();
    if (result) return;
    await client.answer(decision?.options[0] ?? '').catch(() => {});
  }
}

describe('the client', () => {
  it('contributes by itself, proves the dice at the end, and plays the rematch with shared dice too', async () => {
    const { address } = await serving(await newPlace());
    const match = await makeMatch(address, SHARED);
    const kept: DiceMemory[] = [];
    const seen: GatheringSnapshot[] = [];
    const joining = sit(address, match, 'red', {
      onDice: (dice: DiceMemory) => kept.push(dice),
      onGathering: (now: GatheringSnapshot) => seen.push(now),
    });
    await expect.poll(() => seen.at(-1)?.mayBegin).toBe(true);
    expect(seen.at(-1)?.missing).toEqual(['blue']);
    const [red, blue] = await Promise.all([joining, sit(address, match, 'blue')]);
    expect(red.snapshot().dice).toMatchObject({ mine: true, absent: [], faults: [], proven: false });
    await Promise.all([playOn(red), playOn(blue)]);
    for (const client of [red, blue]) expect(client.snapshot().dice).toMatchObject({ faults: [], proven: true });
    const record = await fetchRecord(red.link);
    const { draw, seed, generator } = record;
    expect(draw && seedOf(draw)).toBe(seed);
    expect(draw && sha256(draw.secret)).toBe(match.seedHash);
    expect(generator).toBe('chacha20');
    expect(kept.at(-1)).toMatchObject({ contribution: kept[0].contribution, shares: draw?.contributions });
    expect(replayRecord(toy, record).result).toBeDefined();

    const reply = await fetch(`${address}/api/matches/${match.id}/rematch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${match.seats.red}` },
    });
    const next = { ...match, id: ((await reply.json()) as { readonly match: string }).match };
    const again = await Promise.all([sit(address, next, 'red'), sit(address, next, 'blue')]);
    for (const client of again) expect(client.snapshot().dice).toMatchObject({ mine: true, faults: [] });
  });

  it('begins by itself against bots, which wait for it', async () => {
    const { address } = await serving(await newPlace());
    const red = await sit(address, await makeMatch(address, { ...SHARED, seats: { blue: 'miser' } }), 'red');
    expect(red.snapshot().dice).toMatchObject({ mine: true, absent: [], faults: [] });
    await playOn(red);
    expect(red.snapshot().dice?.proven).toBe(true);
  });

  it('begins without absent people when somebody says so, and the latecomer learns of it', async () => {
    const { address } = await serving(await newPlace());
    const match = await makeMatch(address, SHARED);
    const red = await sit(address, match, 'red', {
      onGathering: (now: GatheringSnapshot) => {
        if (now.mayBegin) now.begin();
      },
    });
    expect(red.snapshot().dice).toMatchObject({ absent: ['blue'], mine: true, faults: [] });
    const blue = await sit(address, match, 'blue');
    expect(blue.snapshot().dice).toMatchObject({ absent: ['blue'], mine: undefined, faults: [] });
  });
});

describe('a server that is killed', () => {
  async function apart(place: TestStorage, port?: number): Promise<ServerProcess> {
    const server = await startServerProcess(place, port);
    onTestFinished(() => server.kill());
    return server;
  }

  it('between commitment and reveal has lost nothing: the match begins with both contributions', async () => {
    const place = sqliteStorage();
    onTestFinished(() => place.remove());
    const first = await apart(place);
    const { address } = first;
    const match = await makeMatch(address, SHARED);
    const [red, blue] = [await come(address, match, 'red'), await come(address, match, 'blue')];
    red.commit();
    await blue.next('gathering', hasCommitted('red'));
    blue.commit();
    await red.next('gathering', isClosed);
    await first.kill();

    await apart(place, Number(new URL(address).port));
    const back = async (person: Person, seat: string) => {
      const wire = await come(address, match, seat);
      const { gathering } = await wire.next('gathering');
      expect(gathering.phase).toBe('closed');
      expect(gathering.seats.map(({ commitment }) => commitment)).toEqual(
        [red, blue].map(({ contribution }) => commitmentOf(contribution)),
      );
      wire.send({ do: 'reveal', contribution: person.contribution });
      return wire;
    };
    const again = await Promise.all([back(red, 'red'), back(blue, 'blue')]);
    for (const wire of again) {
      expect((await wire.next('welcome')).welcome.contributions).toEqual([
        { seat: 'red', contribution: red.contribution },
        { seat: 'blue', contribution: blue.contribution },
      ]);
    }
  });

  it('during a gathering is waited for by the client, which reveals what it had committed to', async () => {
    const place = sqliteStorage();
    onTestFinished(() => place.remove());
    const first = await apart(place);
    const { address } = first;
    const match = await makeMatch(address, SHARED);
    const seen: GatheringSnapshot[] = [];
    const joining = sit(address, match, 'red', { onGathering: (now: GatheringSnapshot) => seen.push(now) });
    await expect.poll(() => seen.at(-1)?.mayBegin).toBe(true);
    const before = seen.at(-1)?.gathering.seats[0].commitment;
    await first.kill();
    await apart(place, Number(new URL(address).port));
    const [red] = await Promise.all([joining, sit(address, match, 'blue')]);
    const { shares, mine, faults } = red.snapshot().dice ?? { shares: [] };
    expect([mine, faults]).toEqual([true, []]);
    expect('contribution' in shares[0] && commitmentOf(shares[0].contribution)).toBe(before);
  });
});

describe.each(DATABASES.filter(({ isShared }) => isShared))('two processes on $name', (database) => {
  it('gather one person each, and begin the same match', async () => {
    const place = await newPlace(database);
    const [here, there] = await Promise.all([serving(place), serving(place)]);
    for (let round = 0; round < 3; round++) {
      const match = await makeMatch(here.address, SHARED);
      const [red, blue] = await Promise.all([sit(here.address, match, 'red'), sit(there.address, match, 'blue')]);
      const [one, other] = [red, blue].map((client) => client.snapshot());
      expect(one.dice?.shares).toHaveLength(2);
      expect(other.welcome.contributions).toEqual(one.welcome.contributions);
      for (const { dice } of [one, other]) expect(dice).toMatchObject({ mine: true, faults: [] });
    }
  });
});
