import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
