import { afterEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Config, RunningServer } from '../index.js';
import { entriesFrom, findMatch } from '../store/matches.js';
import { type SendTestRequest, testRequests } from '../testing/http-requests.js';
import { joinSeat } from '../testing/raw-connection.js';
import { DATABASES, makeMatch, sqliteStorage, startServerInProcess, type TestStorage } from '../testing/servers.js';

let place: TestStorage;
let server: RunningServer;
let ask: SendTestRequest;
async function serve(
  more: Partial<Config> = {},
  at: TestStorage | Promise<TestStorage> = sqliteStorage(),
): Promise<void> {
  place = await at;
  server = await startServerInProcess(place, more);
  ask = testRequests(server.listening);
}
afterEach(async () => {
  await server.close();
  place.remove();
});

describe('health', () => {
  it('is a reply at all, and readiness a database that answers', async () => {
    await serve();
    expect((await ask('GET', '/healthz')).body).toEqual({ ok: true });
    expect((await ask('GET', '/readyz')).body).toEqual({ ok: true });
    await server.service.store.close();
    // The last result is reused for a short time.
    await expect.poll(async () => (await ask('GET', '/readyz')).status).toBe(503);
    expect((await ask('GET', '/readyz')).body.code).toBe('unavailable');
    expect((await ask('GET', '/healthz')).status).toBe(200);
  });
});

describe('metrics', () => {
  const figure = (text: string, name: string): number => {
    const line = text.split('\n').find((it) => it.startsWith(`${name} `));
    if (!line) throw new Error(`no ${name}`);
    return Number(line.split(' ').at(-1));
  };

  it('count matches, sockets, answers, commits, refusals and bot moves', async () => {
    await serve();
    const match = await makeMatch(server.listening, { game: 'toy', seats: { blue: 'miser' } });
    const wire = await joinSeat(server.listening, match.id, match.seats.red);
    let { state } = wire.welcome;
    while (!state.decision) state = (await wire.next('update')).state;
    wire.send({ do: 'answer', n: state.n + 5, option: 'number:1' });
    await wire.next('refused');
    wire.send({ do: 'answer', n: state.n, option: 'number:1' });
    await wire.next('update', (update) => update.state.n >= 2);
    await ask('GET', `/api/matches/${match.id}`);
    const { text, headers } = await ask('GET', '/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(figure(text, 'sandtable_matches')).toBe(1);
    expect(figure(text, 'sandtable_sockets')).toBe(1);
    expect(figure(text, 'sandtable_answers_total{by="person"}')).toBeGreaterThanOrEqual(1);
    expect(figure(text, 'sandtable_answers_total{by="bot"}')).toBeGreaterThanOrEqual(1);
    // Only stored answers count.
    const { pk } = (await findMatch(server.service.store, match.id)) ?? { pk: 0 };
    const byBots = async () => (await entriesFrom(server.service.store, pk, 0)).filter(({ seat }) => seat === 1).length;
    const counted = async () =>
      figure((await ask('GET', '/metrics')).text, 'sandtable_answers_total{by="bot"}') - (await byBots());
    await expect.poll(counted).toBe(0);
    expect(figure(text, 'sandtable_refused_total{code="early"}')).toBe(1);
    expect(figure(text, 'sandtable_refused_total{code="noSecret"}')).toBe(1);
    expect(figure(text, 'sandtable_commit_seconds_count')).toBeGreaterThanOrEqual(1);
    expect(figure(text, 'sandtable_commit_size_sum')).toBeGreaterThanOrEqual(2);
    expect(figure(text, 'sandtable_bot_seconds_count')).toBeGreaterThanOrEqual(1);
    expect(text).toContain('sandtable_http_seconds_count{route="/api/matches/:id",status="401"} 1');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toContain('process_resident_memory_bytes');
    for (const secret of [match.id, ...Object.values(match.seats)]) expect(text).not.toContain(secret);
    await wire.close();
  });

  it('are only for this machine, and not for requests that a proxy on it forwards', async () => {
    await serve();
    expect((await ask('GET', '/metrics')).status).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded']) {
      const { status, body } = await ask('GET', '/metrics', { headers: { [name]: '198.51.100.1' } });
      expect([status, body.code]).toEqual([403, 'notYours']);
    }
  });

  it('are also for requests with the token', async () => {
    // The token may have characters that a seat's secret can't have.
    const token = 'figures/please+a=b.c~!"';
    await serve({ metricsToken: token });
    expect((await ask('GET', '/metrics')).status).toBe(403);
    expect((await ask('GET', '/metrics', { token: 'figures' })).status).toBe(403);
    expect((await ask('GET', '/metrics', { token })).status).toBe(200);
  });
});

describe.each(DATABASES)('shutdown on $name', ({ place: newPlace }) => {
  it('finishes what was begun, closes sockets with a code to reconnect, and loses nothing', async () => {
    await serve({}, newPlace());
    const matches = await Promise.all(Array.from({ length: 20 }, () => makeMatch(server.listening, { game: 'toy' })));
    const ended: number[] = [];
    const told: boolean[] = [];
    let tellFirst: () => void = () => {};
    const first = new Promise<void>((resolve) => {
      tellFirst = resolve;
    });
    await Promise.all(
      matches.map(async ({ id, seats }, i) => {
        const ws = new WebSocket(`${server.listening.replace('http', 'ws')}/api/socket`);
        ws.on('close', (code) => ended.push(code));
        await new Promise((resolve) => ws.on('open', resolve));
        const welcome = new Promise((resolve) => ws.once('message', resolve));
        ws.send(JSON.stringify({ do: 'join', match: id, token: seats.red }));
        await welcome;
        ws.on('message', (data) => {
          const message = JSON.parse(data.toString());
          if (message.is !== 'update' || message.state.n !== 1) return;
          told[i] = true;
          tellFirst();
        });
        ws.send(JSON.stringify({ do: 'answer', n: 0, option: 'number:2' }));
      }),
    );
    // One answer is written; the others are on their way or being written.
    await first;
    const down = server.close();
    expect(await server.close()).toBe(await down);
    expect(ended).toEqual(matches.map(() => 1001));
    await expect(fetch(`${server.listening}/healthz`)).rejects.toThrow();

    server = await startServerInProcess(place);
    ask = testRequests(server.listening);
    for (const [i, { id, seats }] of matches.entries()) {
      const { state } = (await ask('GET', `/api/matches/${id}`, { token: seats.red })).body;
      if (told[i]) expect(state.n).toBe(1);
      expect(state.n).toBeLessThanOrEqual(1);
    }
  });
});

describe('a port that is taken', () => {
  it('is an error that leaves nothing open', async () => {
    await serve();
    const { port } = new URL(server.listening);
    const other = sqliteStorage();
    await expect(startServerInProcess(other, { port: Number(port) })).rejects.toThrow(/EADDRINUSE/);
    expect((await ask('GET', '/readyz')).status).toBe(200);
    await (await startServerInProcess(other)).close();
    other.remove();
  });
});
