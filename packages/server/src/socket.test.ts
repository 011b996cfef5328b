import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Config, RunningServer } from './index.js';
import { DEFAULTS } from './index.js';
import { joinSeat } from './testing/raw-connection.js';
import { makeMatch, sqliteStorage, startServerInProcess, type TestStorage } from './testing/servers.js';
import { connect, ended, firstLineAfter, upgradeRequest } from './testing/tcp.js';

/** Misbehaving connections are cut off, and everybody else is served. */
let place: TestStorage;
let server: RunningServer;
const serve = async (more: Partial<Config> = {}) => {
  server = await startServerInProcess(place, more);
};
beforeEach(() => {
  place = sqliteStorage();
});
afterEach(async () => {
  await server.close();
  place.remove();
});

const connected = () => connect(server.listening);
const isWell = async () => expect((await fetch(`${server.listening}/healthz`)).status).toBe(200);

describe('a refused connection', () => {
  const { limits } = DEFAULTS;
  const REFUSALS: readonly [string, string, Partial<Config>][] = [
    ['404 Not Found', upgradeRequest('/nothing'), {}],
    ['403 Forbidden', upgradeRequest(undefined, 'Origin: http://evil.example\r\n'), {}],
    ['429 Too Many Requests', upgradeRequest(), { limits: { ...limits, connectionsPerMinute: 1 } }],
    ['503 Service Unavailable', upgradeRequest(), {}],
  ];
  const prepared = async (status: string, more: Partial<Config>) => {
    await serve(more);
    if (status.startsWith('429')) (await connected()).end(upgradeRequest());
    if (status.startsWith('503')) await server.service.drain();
  };

  it.each(REFUSALS)('with %s may have disconnected already', async (status, request, more) => {
    await prepared(status, more);
    for (let i = 0; i < 150; i++) {
      const socket = await connected();
      if (i % 3 === 0) socket.write(request, () => socket.resetAndDestroy());
      else if (i % 3 === 1) socket.write(request + 'x'.repeat(100_000), () => socket.resetAndDestroy());
      else {
        expect(await firstLineAfter(socket, request)).toBe(`HTTP/1.1 ${status}`);
        socket.resetAndDestroy();
      }
    }
    await isWell();
  });

  it.each(REFUSALS)('with %s cannot stay', async (status, request, more) => {
    await prepared(status, more);
    const socket = await connected();
    expect(await firstLineAfter(socket, request)).toBe(`HTTP/1.1 ${status}`);
    const gone = ended(socket);
    const talking = setInterval(() => socket.write('x'), 50);
    await gone;
    clearInterval(talking);
  });
});

describe('a client that floods the server', () => {
  it('with pings and reads nothing is cut off', async () => {
    await serve({ limits: { ...DEFAULTS.limits, burst: 50 } });
    const ws = new WebSocket(`${server.listening.replace('http', 'ws')}/api/socket`, { autoPong: false });
    const closed = new Promise((resolve) => ws.once('close', resolve));
    ws.on('error', () => {});
    await new Promise((resolve) => ws.once('open', resolve));
    for (let i = 0; i < 2000 && ws.readyState === ws.OPEN; i++) ws.ping();
    await closed;
    await isWell();
  });

  it('with connections is limited, until some are closed', async () => {
    await serve({ limits: { ...DEFAULTS.limits, sockets: 2 } });
    const open = () =>
      new Promise<WebSocket | undefined>((resolve) => {
        const ws = new WebSocket(`${server.listening.replace('http', 'ws')}/api/socket`);
        ws.once('open', () => resolve(ws));
        ws.once('error', () => resolve(undefined));
      });
    const [first, second, third] = [await open(), await open(), await open()];
    expect([first !== undefined, second !== undefined, third]).toEqual([true, true, undefined]);
    const gone = new Promise((resolve) => first?.once('close', resolve));
    first?.close();
    await gone;
    await expect.poll(async () => (await open()) !== undefined).toBe(true);
  });
});

/** A match of the toy game whose actions wait until they are released. */
async function heldUp() {
  const match = await makeMatch(server.listening, { game: 'toy', options: { rounds: '3', fog: 'off' } });
  const room = await server.service.open(match.id);
  if (!room) throw new Error('no match');
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = () => void server.service.whenSettled(room, () => until);
  return { match, room, hold, release: () => release() };
}

describe('the messages of a connection', () => {
  it('wait up to a limit: more are refused', async () => {
    await serve();
    const { match, hold, release } = await heldUp();
    const red = await joinSeat(server.listening, match.id, match.seats.red);
    hold();
    red.send({ do: 'answer', n: 0, option: 'number:1' });
    for (let i = 0; i < 150; i++) red.send({ do: 'ping' });
    for (let i = 0; i < 51; i++) await red.next('refused', ({ refusal }) => refusal.code === 'tooFast');
    expect(red.received.some(({ is }) => is === 'pong')).toBe(false);
    release();
    await red.next('update', ({ state }) => state.n === 1);
    for (let i = 0; i < 99; i++) await red.next('pong');
    expect(red.received.filter(({ is }) => is === 'refused')).toHaveLength(51);
    await red.close();
  });

  it('are dropped when it closes: none is handled afterwards', async () => {
    await serve();
    const { match, room, hold, release } = await heldUp();
    const red = await joinSeat(server.listening, match.id, match.seats.red);
    const blue = await joinSeat(server.listening, match.id, match.seats.blue);
    hold();
    red.send({ do: 'answer', n: 0, option: 'number:1' });
    for (let i = 0; i < 20; i++) red.send({ do: 'say', text: `line ${i}` });
    red.send({ do: 'ping' });
    await red.close();
    await blue.next('seats', ({ seats }) => seats.some(({ seat, online }) => seat === 'red' && !online));
    release();
    // The answer was already being handled.
    await blue.next('update', ({ state }) => state.n === 1);
    blue.send({ do: 'say', text: 'the last line' });
    await blue.next('chat', ({ line }) => line.text === 'the last line');
    expect((await server.service.chat(room, 0)).lines.map(({ text }) => text)).toEqual(['the last line']);
    await blue.close();
  });
});

describe('heavy reads of one address', () => {
  const { limits } = DEFAULTS;

  it('are refused as busy above the limit; answers are still handled', async () => {
    await serve({ limits: { ...limits, waitingHeavyReads: 2 } });
    const { match, hold, release } = await heldUp();
    const other = await makeMatch(server.listening, { game: 'toy', options: { rounds: '3', fog: 'off' } });
    const player = await joinSeat(server.listening, other.id, other.seats.red);
    const watching = await Promise.all([1, 2, 3, 4, 5].map(() => joinSeat(server.listening, match.id, match.observer)));
    hold();
    for (const wire of watching) wire.send({ do: 'past', n: 0 });
    const refused = () =>
      watching.filter(({ received }) => received.some((it) => it.is === 'refused' && it.refusal.code === 'busy'));
    await expect.poll(() => refused().length).toBe(2);
    player.send({ do: 'tables' });
    player.send({ do: 'answer', n: 0, option: 'number:1' });
    await player.next('update', ({ state }) => state.n === 1);
    release();
    for (const wire of watching) if (!refused().includes(wire)) await wire.next('past');
    await Promise.all([...watching, player].map((wire) => wire.close()));
  });

  it('of a dozen people in one house are all answered', async () => {
    await serve({ limits });
    const { match } = await heldUp();
    const people = await Promise.all(
      Array.from({ length: 12 }, () => joinSeat(server.listening, match.id, match.observer)),
    );
    for (const wire of people) {
      for (let i = 0; i < 5; i++) wire.send({ do: 'tables' });
      for (let i = 0; i < 5; i++) wire.send({ do: 'past', n: 0 });
    }
    for (const wire of people) {
      for (let i = 0; i < 5; i++) await wire.next('tables');
      for (let i = 0; i < 5; i++) await wire.next('past');
      expect(wire.received.some(({ is }) => is === 'refused')).toBe(false);
    }
    await Promise.all(people.map((wire) => wire.close()));
  });
});

describe('too many TCP connections of one address', () => {
  it('are closed, counted and logged', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const limits = { ...DEFAULTS.limits, connectionsPerAddress: 2 };
    server = await startServerInProcess(place, { limits, logLevel: 'warn' }, { logTo: log });
    const [first, second, third] = [await connected(), await connected(), await connected()];
    await new Promise((resolve) => third.resume().once('end', resolve).once('close', resolve));
    expect(lines.filter((line) => line.includes('LIMIT_ADDRESS_CONNECTIONS'))).toHaveLength(1);
    expect(await server.service.metrics.text()).toContain('sandtable_connections_refused_total{reason="address"} 1');
    for (const socket of [first, second, third]) socket.destroy();
  });
});

describe('a shutdown', () => {
  it('does not wait for a client that has sent half a request', async () => {
    await serve();
    const half = await connected();
    half.on('error', () => {});
    // The server confirms that it has read the first half, and waits for the rest.
    const goOn = new Promise((resolve) => half.once('data', resolve));
    const head = ['POST /api/matches HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 50'];
    half.write(`${[...head, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n{`);
    expect(String(await goOn)).toMatch(/^HTTP\/1.1 100 /);
    await server.close();
    half.destroy();
  });
});
