import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  ClientError,
  createMatch,
  type JoinOptions,
  joinMatch,
  logOf,
  type MatchSnapshot,
  printLink,
} from '@sandtable/client';
import { newMatch } from '@sandtable/kernel';
import { toy } from '@sandtable/kernel/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Config, DEFAULTS, type RunningServer, startServer } from './index.js';

/** The client of @sandtable/client against a real server over real sockets. */

const openSocket = (url: string) => new WebSocket(url);
const clientOptions = { openSocket, firstRetryDelayMs: 20, maxRetryDelayMs: 100 };
const GAMES_MODULE = new URL('./testing/games.mjs', import.meta.url).href;

const LIMITS = { ...DEFAULTS.limits, connectionsPerMinute: 10_000, messagesPerSecond: 10_000, burst: 10_000 };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A server with its own data folder that can be stopped and started again at the same address. */
async function server(more: Partial<Config> = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandtable-client-'));
  ends.push(() => rmSync(dataFolder, { recursive: true, force: true }));
  const config = { ...DEFAULTS, dataFolder, port: 0, logLevel: 'silent', limits: LIMITS, ...more };
  const module = (await import(GAMES_MODULE)) as { games: Record<string, typeof toy> };
  const games = { ...module.games, toy };
  let running: RunningServer | undefined = await startServer(config, games, GAMES_MODULE);
  const { address } = running;
  ends.push(() => running?.close());
  return {
    address,
    async stop() {
      await running?.close();
      running = undefined;
    },
    async start() {
      running = await startServer({ ...config, port: Number(new URL(address).port) }, games, GAMES_MODULE);
    },
  };
}

async function seated(link: string, more: JoinOptions = {}): Promise<Client> {
  const client = await joinMatch(link, { ...clientOptions, ...more });
  ends.push(() => client.close());
  return client;
}

/** A match of the toy game with clients for both seats and an observer. */
async function toyMatch(address: string, options: Record<string, string> = {}) {
  const made = await createMatch(address, { game: 'toy', options });
  const link = (token: string) => printLink({ address, match: made.id, token });
  const [red, blue, observer] = await Promise.all(
    [made.seats.red, made.seats.blue, made.observer].map((token) => seated(link(token))),
  );
  return { made, link, red, blue, observer };
}

const refusalOf = async (what: Promise<unknown>): Promise<string> => {
  const error = await what.then(
    () => undefined,
    (it: unknown) => it,
  );
  expect(error).toBeInstanceOf(ClientError);
  return error instanceof ClientError ? error.code : '';
};

/** Answers with the first option until the match is over. */
async function playOn(client: Client): Promise<void> {
  for (;;) {
    const { decision, result } = await client.waitForTurn();
    if (result) return;
    await client.answer(decision?.options[0] ?? '').catch((error: unknown) => {
      // Another client changed the decision meanwhile.
      if (!(error instanceof ClientError) || error.code !== 'late') throw error;
    });
  }
}

/** A client must know exactly what the server stored, whatever happened on the way. */
function expectWhole({ history, state }: MatchSnapshot): void {
  expect(history.map(({ n }) => n)).toEqual(history.map((_, i) => i));
  expect(history).toHaveLength(state.n);
}

/** Waits until all of them know equally many entries. */
async function inStep(...clients: readonly Client[]): Promise<void> {
  const known = () => clients.map((client) => `${client.snapshot().state.n} ${client.snapshot().chat.length}`);
  await expect.poll(() => new Set(known()).size).toBe(1);
}

describe('joining', () => {
  it('brings the beginning, the view, the decision and the seats', async () => {
    const { address } = await server();
    const { red, observer, made } = await toyMatch(address);
    const { welcome, state, seats, beginning } = red.snapshot();
    expect(welcome).toMatchObject({ match: made.id, game: 'toy', seat: 'red', seedHash: made.seedHash, rematch: null });
    expect(state).toMatchObject({ n: 0, waiting: ['red', 'blue'], mayUndo: false, result: null });
    expect(state.decision?.options).toEqual([0, 1, 2, 3, 4, 5].map((n) => `number:${n}`));
    expect(seats.map(({ seat, player }) => [seat, player])).toEqual([
      ['red', 'person'],
      ['blue', 'person'],
    ]);
    expect(beginning.map(({ key }) => key)).toEqual(['log.card']);
    expect(observer.snapshot().state).toMatchObject({ decision: null, view: { round: 1 } });
  });

  it('can leave out the view', async () => {
    const { address } = await server();
    const { link, made } = await toyMatch(address);
    const blind = await seated(link(made.seats.red), { view: false });
    expect(blind.snapshot().state.view).toBeUndefined();
    await blind.answer('number:1');
    expect(blind.snapshot().state.view).toBeUndefined();
  });

  it('is refused with a forged link, an unknown match and no server', async () => {
    const { address, stop } = await server();
    const { link, made } = await toyMatch(address);
    expect(await refusalOf(seated(link('x'.repeat(43))))).toBe('unknownMatch');
    const unknown = printLink({ address, match: 'x'.repeat(12), token: made.seats.red });
    expect(await refusalOf(seated(unknown))).toBe('unknownMatch');
    await stop();
    expect(await refusalOf(seated(link(made.seats.red)))).toBe('unreachable');
    expect(await refusalOf(createMatch(address, { game: 'toy' }))).toBe('unreachable');
  });

  it('is refused with a reason for an impossible match', async () => {
    const { address } = await server();
    expect(await refusalOf(createMatch(address, { game: 'chess' }))).toBe('error.game');
    expect(await refusalOf(createMatch(address, { game: 'toy', seats: { red: 'genius' } }))).toMatch(/^error\./);
  });
});

describe('playing', () => {
  it('two play to the end and agree about everything with an observer', async () => {
    const { address } = await server();
    const { red, blue, observer, made } = await toyMatch(address, { rounds: '6' });
    await Promise.all([playOn(red), playOn(blue)]);
    const result = await observer.waitForEnd();
    await inStep(red, blue, observer);
    const { state, welcome } = red.snapshot();
    expect(state.result).toEqual(result);
    expect(observer.snapshot().state.view).toEqual(state.view);
    expect(logOf(blue.snapshot())).toEqual(logOf(red.snapshot()));
    for (const client of [red, blue, observer]) expectWhole(client.snapshot());
    expect(state.seed).toBeDefined();
    expect(welcome.seedHash).toBe(made.seedHash);
    expect(await refusalOf(red.answer('hold'))).toBe('notYours');
  });

  it('a person against the rulebook’s non-players to the end', async () => {
    const { address } = await server();
    const made = await createMatch(address, { game: 'andean-abyss', options: { scenario: 'solo', length: 'short' } });
    const [token] = Object.values(made.seats);
    const client = await seated(printLink({ address, match: made.id, token }));
    await playOn(client);
    const { state, history, welcome } = client.snapshot();
    expect(state.result?.ranking).toHaveLength(4);
    expectWhole(client.snapshot());
    expect(new Set(history.map(({ seat }) => seat)).size).toBeGreaterThan(1);
    // The log that came in parts is the log of the same match played in one go.
    const late = await seated(printLink({ address, match: made.id, token: made.observer }));
    expect(logOf(late.snapshot())).toEqual(logOf(client.snapshot()));
    expect(late.snapshot().state.view).toEqual(state.view);
    expect(welcome.seat).toBe('government');
  });

  it('both may answer a hidden question at the same moment', async () => {
    const { address } = await server();
    for (let i = 0; i < 5; i++) {
      const { red, blue } = await toyMatch(address);
      await Promise.all([red.answer('number:2'), blue.answer('number:1')]);
      await inStep(red, blue);
      for (const client of [red, blue]) expectWhole(client.snapshot());
      expect(logOf(red.snapshot()).map(({ key }) => key)).toContain('log.bids');
      expect(logOf(blue.snapshot())).toEqual(logOf(red.snapshot()));
    }
  });

  it('a seat gets its own answers and nobody else’s', async () => {
    const { address } = await server();
    const { red, blue, observer } = await toyMatch(address);
    await red.answer('number:2');
    await blue.answer('number:1');
    await inStep(red, blue, observer);
    const options = (client: Client) => client.snapshot().history.map(({ option }) => option);
    expect(options(red)).toEqual(['number:2', undefined]);
    expect(options(blue)).toEqual([undefined, 'number:1']);
    expect(options(observer)).toEqual([undefined, undefined]);
  });

  it('refuses what is not an option, what nobody asked, and two answers at once', async () => {
    const { address } = await server();
    const { red, observer } = await toyMatch(address);
    expect(await refusalOf(red.answer('number:99'))).toBe('illegal');
    expect(await refusalOf(observer.answer('number:1'))).toBe('notYours');
    expect(await refusalOf(observer.undo())).toBe('notYours');
    expect(await refusalOf(red.undo())).toBe('nothingToUndo');
    const first = red.answer('number:1');
    expect(await refusalOf(red.answer('number:2'))).toBe('busy');
    await first;
    expect(await refusalOf(red.answer('number:1'))).toBe('notYours');
  });

  it('two clients of one seat: one of two different answers is stored, the other is refused', async () => {
    const { address } = await server();
    const { red, link, made } = await toyMatch(address);
    const twin = await seated(link(made.seats.red));
    const ends = await Promise.allSettled([red.answer('number:1'), twin.answer('number:2')]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await inStep(red, twin);
    const kept = ends[0].status === 'fulfilled' ? 'number:1' : 'number:2';
    expect(twin.snapshot().history.map(({ option }) => option)).toEqual([kept]);
  });
});

describe('undo', () => {
  it('removes an answer for everybody, and from the log', async () => {
    const { address } = await server();
    const { red, blue, observer } = await toyMatch(address);
    await Promise.all([red.answer('number:2'), blue.answer('number:1')]);
    await red.waitForTurn();
    const before = { view: red.snapshot().state.view, log: logOf(red.snapshot()) };
    await red.answer('space:hill');
    expect(red.snapshot().state.view).not.toEqual(before.view);
    expect(red.snapshot().state.mayUndo).toBe(true);
    await red.undo();
    expect({ view: red.snapshot().state.view, log: logOf(red.snapshot()) }).toEqual(before);
    await red.answer('space:ford');
    await inStep(red, blue, observer);
    for (const client of [red, blue, observer]) expectWhole(client.snapshot());
    expect(logOf(observer.snapshot())).toEqual(logOf(red.snapshot()));
    expect(await refusalOf(blue.undo())).toBe('nothingToUndo');
  });
});

describe('chat', () => {
  it('reaches everybody, including those who join later', async () => {
    const { address } = await server();
    const { red, blue, observer, link, made } = await toyMatch(address);
    await Promise.all([red.say('hello'), red.say('how are you?'), blue.say('well')]);
    expect(await refusalOf(observer.say('shh'))).toBe('notYours');
    const late = await seated(link(made.observer));
    await inStep(red, blue, observer, late);
    const lines = (client: Client) => client.snapshot().chat.map(({ number, seat, text }) => [number, seat, text]);
    expect(lines(late)).toHaveLength(3);
    for (const client of [red, blue, observer]) expect(lines(client)).toEqual(lines(late));
    expect(lines(late).filter(([, seat]) => seat === 'red')).toEqual([
      [expect.any(Number), 'red', 'hello'],
      [expect.any(Number), 'red', 'how are you?'],
    ]);
    expect(await refusalOf(red.say('x'.repeat(2000)))).toBe('badMessage');
  });

  it('of long ago comes on request', async () => {
    const { address } = await server({ limits: { ...LIMITS, chatLinesPerMinute: 10_000 } });
    const { red, blue, link, made } = await toyMatch(address);
    for (let i = 0; i < 230; i++) await red.say(`line ${i}`);
    const late = await seated(link(made.seats.blue));
    const numbers = (client: Client) => client.snapshot().chat.map(({ number }) => number);
    expect(numbers(late)).toHaveLength(200);
    expect(await late.olderChat()).toBe(false);
    await expect.poll(() => numbers(blue)).toHaveLength(230);
    expect(late.snapshot().chat).toEqual(blue.snapshot().chat);
    expect(numbers(late)).toEqual(Array.from({ length: 230 }, (_, i) => i));
  });
});

describe('tables', () => {
  it('are those of the position as the seat sees it', async () => {
    const { address } = await server();
    const { red, blue, observer } = await toyMatch(address, { fog: 'on' });
    const coins = async (client: Client) => (await client.tables())[0].rows.map((row) => row[1]);
    expect(await coins(red)).toEqual([5, '?']);
    expect(await coins(blue)).toEqual(['?', 5]);
    expect(await coins(observer)).toEqual(['?', '?']);
  });
});

describe('a lost connection', () => {
  it('is restored by itself when the server comes back, and nothing is lost or repeated', async () => {
    const { address, stop, start } = await server();
    const { red, blue, observer } = await toyMatch(address, { rounds: '6' });
    await Promise.all([red.answer('number:2'), blue.answer('number:1')]);
    await red.say('before');
    await stop();
    await expect.poll(() => [red, blue, observer].some((client) => client.online())).toBe(false);
    // Answers and chat lines wait while there is no server.
    const answer = red.answer('space:hill');
    const said = red.say('meanwhile');
    const tables = red.tables();
    await start();
    await Promise.all([answer, said, tables]);
    expect(red.online()).toBe(true);
    await Promise.all([playOn(red), playOn(blue)]);
    await inStep(red, blue, observer);
    for (const client of [red, blue, observer]) {
      expectWhole(client.snapshot());
      expect(client.snapshot().chat.map(({ text }) => text)).toEqual(['before', 'meanwhile']);
      expect(logOf(client.snapshot())).toEqual(logOf(red.snapshot()));
    }
  });

  it('many times during a whole match against bots loses nothing', async () => {
    const { address, stop, start } = await server();
    const made = await createMatch(address, { game: 'andean-abyss', options: { scenario: 'two', length: 'short' } });
    const link = (token: string) => printLink({ address, match: made.id, token });
    const clients = await Promise.all(Object.values(made.seats).map((token) => seated(link(token))));
    expect(clients).toHaveLength(2);
    const over = Promise.all(clients.map(playOn));
    const goesOn = () => clients.every((client) => !client.snapshot().state.result);
    for (let i = 0; i < 4 && goesOn(); i++) {
      const reached = clients[0].snapshot().state.n + 20;
      await expect.poll(() => !goesOn() || clients[0].snapshot().state.n > reached).toBe(true);
      await stop();
      await start();
    }
    await over;
    const late = await seated(link(made.observer));
    await inStep(...clients, late);
    for (const client of clients) {
      expectWhole(client.snapshot());
      expect(logOf(client.snapshot())).toEqual(logOf(late.snapshot()));
      expect(client.snapshot().state.view).toEqual(late.snapshot().state.view);
    }
  });

  it('of a slow or silent network is noticed', async () => {
    const { address } = await server();
    const made = await createMatch(address, { game: 'toy' });
    let opened = 0;
    /** A network that drops everything from the server once the client has joined. */
    const deaf = (url: string) => {
      const socket = new WebSocket(url);
      if (opened++ === 0) socket.once('message', () => socket.pause());
      return socket;
    };
    const link = printLink({ address, match: made.id, token: made.seats.red });
    const red = await seated(link, { openSocket: deaf, pingAfterMs: 1000 });
    await red.answer('number:1');
    expect(opened).toBeGreaterThan(1);
    expect(red.snapshot().history).toHaveLength(1);
  });

  it('is given up on close, and what waits is rejected', async () => {
    const { address, stop } = await server();
    const { red } = await toyMatch(address);
    await stop();
    const waiting = [red.answer('number:1'), red.say('anybody?'), red.tables(), red.waitForEnd()].map(refusalOf);
    red.close();
    expect(await Promise.all(waiting)).toEqual(['closed', 'closed', 'closed', 'closed']);
    expect(red.closed()?.code).toBe('closed');
    expect(await refusalOf(red.answer('number:1'))).toBe('closed');
  });
});

it('the seed at the end is the one whose hash was published, and gives the same game', async () => {
  const { address } = await server();
  const { red, blue } = await toyMatch(address);
  await Promise.all([playOn(red), playOn(blue)]);
  const { state, beginning } = red.snapshot();
  expect(newMatch(toy, { seed: state.seed ?? '', generator: 'chacha20' }).log).toEqual(beginning);
});

describe('looking ahead and back', () => {
  it('shows the effect of an answer that could be undone, and no secrets', async () => {
    const { address } = await server();
    const { red, blue, observer } = await toyMatch(address, { fog: 'on' });
    await red.answer('number:2');
    expect(await refusalOf(red.preview('number:2'))).toBe('illegal');
    expect(await blue.preview('number:1')).toBeUndefined();
    await blue.answer('number:1');
    await red.waitForTurn();
    const before = red.snapshot().state.view;
    const ahead = await red.preview('aside:gift');
    expect(red.snapshot().state.view).toEqual(before);
    expect(await refusalOf(observer.preview('aside:gift'))).toBe('notYours');
    await red.answer('aside:gift');
    expect(red.snapshot().state.view).toEqual(ahead);
  });

  it('shows each seat what it saw then; a future number is refused', async () => {
    const { address, stop, start } = await server();
    const { red, blue } = await toyMatch(address, { fog: 'on' });
    const views = [[red.snapshot().state.view, blue.snapshot().state.view]];
    const answers: [Client, string][] = [
      [red, 'number:2'],
      [blue, 'number:1'],
      [red, 'aside:gift'],
    ];
    for (const [client, option] of answers) {
      await client.answer(option);
      const n = client.snapshot().state.n;
      await expect.poll(() => [red, blue].map((it) => it.snapshot().state.n)).toEqual([n, n]);
      views.push([red.snapshot().state.view, blue.snapshot().state.view]);
    }
    await stop();
    await start();
    for (const [n, [forRed, forBlue]] of views.entries()) {
      expect((await red.past(n)).view).toEqual(forRed);
      expect((await blue.past(n)).view).toEqual(forBlue);
    }
    expect((await red.past(0)).waiting).toEqual(['red', 'blue']);
    expect(await refusalOf(red.past(99))).toBe('early');
  });
});
