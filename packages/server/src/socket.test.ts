import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Config, Running } from './index.js';
import { DEFAULTS } from './index.js';
import { type Place, serveHere, sqlitePlace } from './testing/servers.js';
import { connect, ended, saying, upgrade } from './testing/tcp.js';

/** Connections that do not keep to what is usual: they are cut off, and everybody else is served. */
let place: Place;
let server: Running;
const serve = async (more: Partial<Config> = {}) => {
  server = await serveHere(place, more);
};
beforeEach(() => {
  place = sqlitePlace();
});
afterEach(async () => {
  await server.close();
  place.remove();
});

const connected = () => connect(server.listening);
const isWell = async () => expect((await fetch(`${server.listening}/healthz`)).status).toBe(200);

describe('who is turned away', () => {
  const { limits } = DEFAULTS;
  const REFUSALS: readonly [string, string, Partial<Config>][] = [
    ['404 Not Found', upgrade('/nothing'), {}],
    ['403 Forbidden', upgrade(undefined, 'Origin: http://evil.example\r\n'), {}],
    ['429 Too Many Requests', upgrade(), { limits: { ...limits, connectionsAMinute: 1 } }],
    ['503 Service Unavailable', upgrade(), {}],
  ];
  const prepared = async (status: string, more: Partial<Config>) => {
    await serve(more);
    if (status.startsWith('429')) (await connected()).end(upgrade());
    if (status.startsWith('503')) await server.service.drain();
  };

  it.each(REFUSALS)('with %s may be gone by then', async (status, request, more) => {
    await prepared(status, more);
    for (let i = 0; i < 150; i++) {
      const socket = await connected();
      if (i % 3 === 0) socket.write(request, () => socket.resetAndDestroy());
      else if (i % 3 === 1) socket.write(request + 'x'.repeat(100_000), () => socket.resetAndDestroy());
      else {
        expect(await saying(socket, request)).toBe(`HTTP/1.1 ${status}`);
        socket.resetAndDestroy();
      }
    }
    await isWell();
  });

  it.each(REFUSALS)('with %s cannot stay', async (status, request, more) => {
    await prepared(status, more);
    const socket = await connected();
    expect(await saying(socket, request)).toBe(`HTTP/1.1 ${status}`);
    const gone = ended(socket);
    const talking = setInterval(() => socket.write('x'), 50);
    await gone;
    clearInterval(talking);
  });
});

describe('who floods', () => {
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

  it('with connections has so many and no more, until some are gone', async () => {
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

describe('going down', () => {
  it('does not wait for who has sent half a request', async () => {
    await serve();
    const half = await connected();
    half.on('error', () => {});
    // The server says that it has read the first half, and waits for the rest.
    const goOn = new Promise((resolve) => half.once('data', resolve));
    const head = ['POST /api/matches HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 50'];
    half.write(`${[...head, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n{`);
    expect(String(await goOn)).toMatch(/^HTTP\/1.1 100 /);
    await server.close();
    half.destroy();
  });
});
