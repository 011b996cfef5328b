import type { CreatedMatch } from '@sandtable/client/wire';
import * as Wire from '@sandtable/client/wire';
import { parseRecord, randomBelow, replayRecord, seedChance } from '@sandtable/kernel';
import type { TSchema } from '@sinclair/typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.js';
import { keysByName } from '../store/matches.js';
import { type SendTestRequest, testRequests } from '../testing/http-requests.js';
import { joinSeat } from '../testing/raw-connection.js';
import { DATABASES, games, makeMatch, startServerInProcess, type TestStorage } from '../testing/servers.js';
import { sha256 } from '../tokens.js';

const ajv = new Ajv2020({ strict: false });

/** Makes a schema strict: objects may have no members besides those it names. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in inner ? { additionalProperties: false, ...inner } : inner;
};

/** A reply matches its schema and has no other members. */
function expectOf(schema: TSchema, body: unknown): void {
  const check = ajv.compile(closed(schema) as object);
  check(body);
  expect(check.errors ?? []).toEqual([]);
}

describe.each(DATABASES)('matches over HTTP on $name', ({ isShared, place: newPlace }) => {
  let place: TestStorage;
  let server: RunningServer;
  let ask: SendTestRequest;
  beforeEach(async () => {
    place = await newPlace();
    server = await startServerInProcess(place);
    ask = testRequests(server.address);
  });
  afterEach(async () => {
    await server.close();
    place.remove();
  });

  const toyMatch = (options: Record<string, string> = { rounds: '1', fog: 'on' }) =>
    makeMatch(server.address, { game: 'toy', options });

  /** Both seats answer at random, only over HTTP. */
  async function playOut(match: CreatedMatch): Promise<void> {
    const chance = seedChance('http');
    for (;;) {
      for (const token of Object.values(match.seats)) {
        const { body } = await ask('GET', `/api/matches/${match.id}`, { token });
        if (body.state.result) return;
        if (!body.state.decision) continue;
        const { options } = body.state.decision;
        const answer = { n: body.state.n, option: options[randomBelow(chance, options.length)] };
        const reply = await ask('POST', `/api/matches/${match.id}/answers`, { token, body: answer });
        expect(reply.status).toBe(200);
        expectOf(Wire.StateReply, reply.body);
        expect(reply.body.state.n).toBeGreaterThan(answer.n);
      }
    }
  }

  it('lists the games', async () => {
    const { status, body } = await ask('GET', '/api/games');
    expect(status).toBe(200);
    for (const game of body) expectOf(Wire.GameInfo, game);
    const toy = body.find(({ id }: { id: string }) => id === 'toy');
    expect(toy).toEqual({
      id: 'toy',
      title: 'Hill and Ford',
      version: 1,
      options: {
        rounds: { values: ['1', '3', '6'], default: '3' },
        fog: { values: ['off', 'on'], default: 'off' },
      },
      scenarios: { skirmish: { rounds: '1' }, campaign: { rounds: '6', fog: 'on' } },
      bots: ['random', 'miser'],
      seats: ['red', 'blue'],
    });
    expect(body.map(({ id }: { id: string }) => id)).toContain('andean-abyss');
  });

  it('makes a match with a secret for each person and one for observers', async () => {
    const reply = await ask('POST', '/api/matches', { body: { game: 'toy', seats: { blue: 'miser' } } });
    expect(reply.status).toBe(201);
    expectOf(Wire.CreatedMatch, reply.body);
    expect(Object.keys(reply.body.seats)).toEqual(['red']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    [
      { game: 'chess' },
      'error.game',
      'There is no game “chess”. Allowed: andean-abyss, imperial-struggle, labyrinth, toy, endless.',
    ],
    [
      { game: 'toy', options: { rounds: '2' } },
      'error.optionValue',
      'The setting rounds cannot be “2”. Allowed: 1, 3, 6.',
    ],
    [
      { game: 'toy', options: { scenario: 'x' } },
      'error.scenario',
      'There is no scenario “x”. Allowed: skirmish, campaign.',
    ],
    [{ game: 'toy', seats: { green: 'person' } }, 'error.seat', 'There is no seat “green”. Allowed: red, blue.'],
    [
      { game: 'toy', seats: { red: 'deep' } },
      'error.bot',
      'There is no player “deep” for a seat. Allowed: person, random, miser.',
    ],
  ])('refuses %j with a sentence', async (body, code, text) => {
    const reply = await ask('POST', '/api/matches', { body });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ code, text });
  });

  it('shows each seat its own view and decision, and an observer nothing hidden', async () => {
    const match = await toyMatch();
    const [red, blue, observer] = await Promise.all(
      [match.seats.red, match.seats.blue, match.observer].map((token) =>
        ask('GET', `/api/matches/${match.id}`, { token }),
      ),
    );
    for (const { body } of [red, blue, observer]) expectOf(Wire.MatchReply, body);
    expect(red.body.welcome).toMatchObject({ match: match.id, game: 'toy', seat: 'red', seedHash: match.seedHash });
    expect(red.body.state.view.coins).toEqual({ red: 5, blue: -1 });
    expect(blue.body.state.view.coins).toEqual({ red: -1, blue: 5 });
    expect(observer.body.state.view.coins).toEqual({ red: -1, blue: -1 });
    expect(red.body.state.decision.options).toHaveLength(6);
    expect(observer.body.state.decision).toBeNull();
    expect(red.body.state.seed).toBeUndefined();
  });

  it('plays to the end, and then returns a record that replays and a seed that fits its hash', async () => {
    const match = await toyMatch({ rounds: '3' });
    const path = `/api/matches/${match.id}`;
    const early = await ask('GET', `${path}/record`, { token: match.seats.red });
    expect([early.status, early.body.code]).toEqual([409, 'notOver']);
    await playOut(match);
    const { body: seen } = await ask('GET', path, { token: match.observer });
    expect(sha256(seen.state.seed)).toBe(match.seedHash);
    const { text } = await ask('GET', `${path}/record`, { token: match.observer });
    const record = parseRecord(text);
    expect(record.seed).toBe(seen.state.seed);
    expect(replayRecord(games.toy, record).result).toEqual(seen.state.result);
  });

  it('returns the log from a number on, with only the seat’s own answers', async () => {
    const match = await toyMatch();
    const path = `/api/matches/${match.id}`;
    const { red, blue } = match.seats;
    await ask('POST', `${path}/answers`, { token: red, body: { n: 0, option: 'number:4' } });
    const mine = await ask('GET', `${path}/log`, { token: red });
    expectOf(Wire.LogReply, mine.body);
    expect(mine.body.n).toBe(1);
    expect(mine.body.beginning).toEqual([{ key: 'log.card', params: { value: expect.any(Number) } }]);
    expect(mine.body.happened).toEqual([{ n: 0, seat: 'red', option: 'number:4', log: [] }]);
    for (const token of [blue, match.observer]) {
      const theirs = await ask('GET', `${path}/log`, { token });
      expect(theirs.body.happened).toEqual([{ n: 0, seat: 'red', log: [] }]);
    }
    await ask('POST', `${path}/answers`, { token: blue, body: { n: 1, option: 'number:0' } });
    const rest = await ask('GET', `${path}/log?since=1`, { token: red });
    expect(rest.body.beginning).toBeUndefined();
    expect(rest.body.happened.map(({ n }: { n: number }) => n)).toEqual([1]);
    expect(rest.body.happened[0].log[0]).toEqual({ key: 'log.bids', params: { red: 4, blue: 0 } });
    expect((await ask('GET', `${path}/log?since=2`, { token: red })).body).toEqual({ n: 2, happened: [] });
  });

  it('refuses answers that are late, early, illegal or for another seat, with the state of the match', async () => {
    const match = await toyMatch({ rounds: '1' });
    const path = `/api/matches/${match.id}/answers`;
    const { red, blue } = match.seats;
    const answer = (token: string, n: number, option: string) => ask('POST', path, { token, body: { n, option } });
    expect((await answer(red, 0, 'number:1')).status).toBe(200);
    const again = await answer(red, 0, 'number:1');
    expect(again.status).toBe(200);
    expect(again.body.state.n).toBe(1);
    const refused = async (reply: ReturnType<typeof answer>) => {
      const { status, body } = await reply;
      expectOf(Wire.RefusalReply, body);
      return [status, body.code, body.state?.n];
    };
    expect(await refused(answer(blue, 0, 'number:1'))).toEqual([409, 'late', 1]);
    expect(await refused(answer(blue, 7, 'number:1'))).toEqual([409, 'early', 1]);
    expect(await refused(answer(blue, 1, 'number:9'))).toEqual([422, 'illegal', 1]);
    expect(await refused(answer(red, 1, 'number:1'))).toEqual([403, 'notYours', 1]);
    expect(await refused(answer(match.observer, 1, 'number:1'))).toEqual([403, 'notYours', undefined]);
    expect(await refused(ask('POST', `/api/matches/${match.id}/undo`, { token: blue, body: { n: 1 } }))).toEqual([
      409,
      'nothingToUndo',
      1,
    ]);
  });

  it('takes an answer back', async () => {
    const match = await toyMatch({ rounds: '1' });
    const path = `/api/matches/${match.id}`;
    const token = match.seats.red;
    await ask('POST', `${path}/answers`, { token, body: { n: 0, option: 'number:1' } });
    const { status, body } = await ask('POST', `${path}/undo`, { token, body: { n: 1 } });
    expect(status).toBe(200);
    expect(body.state.waiting).toEqual(['red', 'blue']);
    expect((await ask('GET', `${path}/log?since=1`, { token })).body.happened).toEqual([
      { n: 1, seat: 'red', undone: 0, log: [] },
    ]);
  });

  it('shares the room with sockets: answers, chat and names reach everybody', async () => {
    const match = await toyMatch();
    const path = `/api/matches/${match.id}`;
    const blue = await joinSeat(server.address, match.id, match.seats.blue);
    const token = match.seats.red;
    await ask('POST', `${path}/answers`, { token, body: { n: 0, option: 'number:1' } });
    expect((await blue.next('update')).happened).toEqual([{ n: 0, seat: 'red', log: [] }]);
    await ask('POST', `${path}/chat`, { token, body: { text: 'Good luck!' } });
    expect((await blue.next('chat')).line).toMatchObject({ number: 0, seat: 'red', text: 'Good luck!' });
    blue.send({ do: 'say', text: 'You too' });
    await blue.next('chat');
    const { body } = await ask('GET', `${path}/chat?since=1`, { token });
    expectOf(Wire.ChatReply, body);
    expect(body.chat.map(({ seat, text }: { seat: string; text: string }) => [seat, text])).toEqual([
      ['blue', 'You too'],
    ]);
    await ask('PUT', `${path}/name`, { token, body: { name: '  Ana  ' } });
    const { seats } = await blue.next('seats', ({ seats }) => seats.some(({ name }) => name !== null));
    expect(seats).toEqual([
      { seat: 'red', player: 'person', name: 'Ana', online: false },
      { seat: 'blue', player: 'person', name: null, online: true },
    ]);
    await blue.close();
  });

  it('sends every chat line once to a client that joins while others write', async () => {
    const match = await toyMatch();
    const path = `/api/matches/${match.id}/chat`;
    const saying = Promise.all(
      Array.from({ length: 30 }, (_, i) => ask('POST', path, { token: match.seats.red, body: { text: `line ${i}` } })),
    );
    const blue = await joinSeat(server.address, match.id, match.seats.blue);
    await saying;
    const after = blue.welcome.chat.length;
    for (let i = after; i < 30; i++) await blue.next('chat');
    const numbers = [
      ...blue.welcome.chat.map(({ number }) => number),
      ...blue.received.flatMap((message) => (message.is === 'chat' ? [message.line.number] : [])),
    ];
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, i) => i));
    await blue.close();
  });

  it('makes one rematch with the same secrets, and notifies everybody', async () => {
    const match = await toyMatch({ rounds: '1' });
    const path = `/api/matches/${match.id}`;
    await ask('PUT', `${path}/name`, { token: match.seats.red, body: { name: 'Ana' } });
    const notice = { webhook: 'https://play.example/', language: 'fr' };
    await ask('PUT', `${path}/notice`, { token: match.seats.red, body: notice });
    const early = await ask('POST', `${path}/rematch`, { token: match.seats.red });
    expect([early.status, early.body.code]).toEqual([409, 'notOver']);
    await playOut(match);
    const observer = await joinSeat(server.address, match.id, match.observer);
    const watching = await ask('POST', `${path}/rematch`, { token: match.observer });
    expect([watching.status, watching.body.code]).toEqual([403, 'notYours']);
    const asked = await Promise.all(
      [match.seats.red, match.seats.blue].map((token) => ask('POST', `${path}/rematch`, { token })),
    );
    expectOf(Wire.RematchReply, asked[0].body);
    expect(asked[0].status).toBe(200);
    expect(asked[0].body).toEqual(asked[1].body);
    const next = asked[0].body.match;
    expect((await observer.next('rematch')).match).toBe(next);
    await observer.close();
    const again = await joinSeat(server.address, next, match.seats.red);
    expect(again.welcome.welcome).toMatchObject({ match: next, game: 'toy', options: { rounds: '1' }, seat: 'red' });
    expect(again.welcome.welcome.seats[0].name).toBe('Ana');
    const kept = (await keysByName(server.service.store, next)).find(({ seat }) => seat === 'red');
    expect(kept).toMatchObject(notice);
    expect(again.welcome.welcome.seedHash).not.toBe(match.seedHash);
    expect(again.welcome.state.n).toBe(0);
    await again.close();
    const seen = await ask('GET', path, { token: match.observer });
    expect(seen.body.welcome.rematch).toBe(next);
    expect((await ask('GET', `/api/matches/${next}`, { token: match.observer })).status).toBe(200);
  });

  if (isShared)
    it('sends chat, names and a rematch to clients of another process', async () => {
      const match = await toyMatch({ rounds: '1' });
      const path = `/api/matches/${match.id}`;
      const second = await startServerInProcess(place);
      const blue = await joinSeat(second.address, match.id, match.seats.blue);
      const token = match.seats.red;
      for (const text of ['one', 'two']) await ask('POST', `${path}/chat`, { token, body: { text } });
      blue.send({ do: 'say', text: 'three' });
      const said = [await blue.next('chat'), await blue.next('chat'), await blue.next('chat')];
      expect(said.map(({ line }) => line.number)).toEqual([0, 1, 2]);
      await ask('PUT', `${path}/name`, { token, body: { name: 'Ana' } });
      await blue.next('seats', ({ seats }) => seats[0].name === 'Ana');
      await playOut(match);
      const { match: next } = (await ask('POST', `${path}/rematch`, { token })).body;
      expect((await blue.next('rematch')).match).toBe(next);
      const there = await testRequests(second.address)('POST', `${path}/rematch`, { token: match.seats.blue });
      expect(there.body.match).toBe(next);
      await blue.close();
      await second.close();
    });

  it('needs the secret of this very match', async () => {
    const [one, other] = [await toyMatch(), await toyMatch()];
    const path = `/api/matches/${one.id}`;
    expect((await ask('GET', path)).status).toBe(401);
    const refusals = await Promise.all([
      ask('GET', path, { token: other.seats.red }),
      ask('GET', path, { token: 'A'.repeat(43) }),
      ask('GET', path, { token: 'short' }),
      ask('GET', '/api/matches/AAAAAAAAAAAA', { token: one.seats.red }),
      ask('GET', '/api/matches/short', { token: one.seats.red }),
      ask('GET', `${path}/log`, { token: other.observer }),
    ]);
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([404, 'unknownMatch']);
    }
  });

  it('serves Andean Abyss with the rulebook’s non-players', async () => {
    const match = await makeMatch(server.address, { game: 'andean-abyss', options: { scenario: 'solo' } });
    const token = match.seats.government;
    const { body } = await ask('GET', `/api/matches/${match.id}`, { token });
    expectOf(Wire.MatchReply, body);
    let { state } = body;
    for (let turns = 0; turns < 5; ) {
      if (state.decision) {
        const [option] = state.decision.options;
        const { n } = state;
        const reply = await ask('POST', `/api/matches/${match.id}/answers`, { token, body: { n, option } });
        expect(reply.status).toBe(200);
        state = reply.body.state;
        turns++;
      } else state = (await ask('GET', `/api/matches/${match.id}`, { token })).body.state;
    }
    const log = await ask('GET', `/api/matches/${match.id}/log`, { token });
    expectOf(Wire.LogReply, log.body);
    expect(log.body.happened.length).toBeGreaterThanOrEqual(5);
  });
});
