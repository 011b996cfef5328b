import { connect } from 'node:net';
import { randomBelow, seedChance } from '@sandtable/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { type Config, DEFAULTS, type RunningServer } from '../index.js';
import { type SendTestRequest, testRequests } from '../testing/http-requests.js';
import { joinSeat, openRawConnection } from '../testing/raw-connection.js';
import { makeMatch, sqliteStorage, startServerInProcess, type TestStorage } from '../testing/servers.js';

let place: TestStorage | undefined;
let server: RunningServer;
let ask: SendTestRequest;
const lines: string[] = [];
async function serve(more: Partial<Config> = {}): Promise<void> {
  place = sqliteStorage();
  lines.length = 0;
  server = await startServerInProcess(place, more, { logTo: { write: (line) => void lines.push(line) } });
  ask = testRequests(server.listening);
}
afterEach(async () => {
  await server.close();
  place?.remove();
});

/** How an attempt to open a socket ends: open, or the status it was refused with. */
const knock = (headers: Record<string, string> = {}, path = '/api/socket'): Promise<number | 'open'> =>
  new Promise((resolve, reject) => {
    const ws = new WebSocket(`${server.listening.replace('http', 'ws')}${path}`, { headers });
    ws.on('open', () => {
      ws.close();
      resolve('open');
    });
    ws.on('unexpected-response', (_, response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    ws.on('error', (error) => {
      if (!/Unexpected server response/.test(error.message)) reject(error);
    });
  });

describe('headers', () => {
  it('let no page of another origin read a reply, even if it may open a socket', async () => {
    const origin = 'https://elsewhere.example';
    await serve({ origins: [origin] });
    const asked = { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask(method, '/api/games', { headers: asked });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    expect(await knock({ origin })).toBe('open');
  });

  it('isolate pages of this server, and require no certificate of a server at home', async () => {
    await serve();
    const { headers } = await ask('GET', '/api/games');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
      ]),
    );
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('require secure connections if the server has them', async () => {
    await serve({ publicUrl: 'https://play.example' });
    expect((await ask('GET', '/api/games')).headers.get('strict-transport-security')).toMatch(/max-age=/);
  });
});

describe('pages of another origin', () => {
  it('open no socket and change nothing', async () => {
    await serve({ origins: ['https://friend.example'], publicUrl: 'https://play.example' });
    const host = new URL(server.listening).host;
    expect(await knock()).toBe('open');
    expect(await knock({ origin: `http://${host}` })).toBe('open');
    expect(await knock({ origin: `https://${host}` })).toBe(403);
    expect(await knock({ origin: 'https://friend.example' })).toBe('open');
    expect(await knock({ origin: 'https://play.example' })).toBe('open');
    expect(await knock({ origin: 'https://evil.example' })).toBe(403);
    expect(await knock({ origin: 'null' })).toBe(403);
    const make = (origin: string) => ask('POST', '/api/matches', { body: { game: 'toy' }, headers: { origin } });
    const refused = await make('https://evil.example');
    expect([refused.status, refused.body.code]).toEqual([403, 'badOrigin']);
    expect((await make(`http://${host}`)).status).toBe(201);
  });

  it('are not admitted by a header that only a proxy may set', async () => {
    await serve();
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect(await knock(headers)).toBe(403);
    await server.close();
    await serve({ trustedProxies: 1 });
    const ours = { origin: 'https://play.example', 'x-forwarded-host': 'play.example' };
    expect(await knock(ours)).toBe('open');
    expect(await knock({ ...ours, 'x-forwarded-proto': 'https' })).toBe('open');
    expect(await knock({ ...ours, 'x-forwarded-proto': 'http' })).toBe(403);
  });
});

describe('the host name of a request', () => {
  it('must be one of the server’s, so that a stranger’s domain that points here is refused', async () => {
    await serve({ publicUrl: 'https://play.example', hosts: ['club.example'] });
    const { port } = new URL(server.listening);
    const hosts = ['play.example', 'club.example', `127.0.0.1:${port}`, '[::1]', 'localhost', 'attic', 'attic.local'];
    for (const host of hosts) expect(await knock({ host }), host).toBe('open');
    for (const host of ['evil.example', 'play.example.evil.example', '127.0.0.1.evil.example', 'a b']) {
      expect([421, 400], host).toContain(await knock({ host }));
    }
  });

  it('is left to the proxy behind a proxy', async () => {
    await serve({ trustedProxies: 1 });
    expect(await knock({ host: 'inside.example' })).toBe('open');
  });
});

describe('limits', () => {
  const { limits } = DEFAULTS;

  it('apply to requests of one address, also to unknown paths, but not to the operator', async () => {
    await serve({ limits: { ...limits, requestsPerMinute: 3 } });
    const codes = [];
    for (const path of ['/api/games', '/nothing', '/api/games', '/api/games', '/nothing']) {
      codes.push((await ask('GET', path)).body.code ?? 'ok');
    }
    expect(codes).toEqual(['ok', 'notFound', 'ok', 'tooFast', 'tooFast']);
    expect((await ask('GET', '/healthz')).status).toBe(200);
  });

  it('apply to the matches that one address creates', async () => {
    await serve({ limits: { ...limits, matchesPerHour: 2 } });
    const made = [];
    for (let i = 0; i < 3; i++) made.push(await ask('POST', '/api/matches', { body: { game: 'toy' } }));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(made[2].body).toEqual({
      code: 'tooManyMatches',
      text: 'At most 2 matches an hour can be created from one address. Try again later.',
    });
  });

  it('trust forwarded addresses only from a trusted proxy', async () => {
    const asked = async () => {
      const codes = [];
      for (let i = 0; i < 3; i++) {
        const headers = { 'x-forwarded-for': `203.0.113.9, 198.51.100.${i}` };
        codes.push((await ask('GET', '/api/games', { headers })).status, await knock(headers));
      }
      return codes;
    };
    const few = { ...limits, requestsPerMinute: 1, connectionsPerMinute: 1 };
    await serve({ limits: few });
    expect(await asked()).toEqual([200, 'open', 429, 429, 429, 429]);
    await server.close();
    // The last item of the list comes from the proxy itself; anybody can write the items before it.
    await serve({ limits: few, trustedProxies: 1 });
    expect(await asked()).toEqual([200, 'open', 200, 'open', 200, 'open']);
    await server.close();
    await serve({ limits: few, trustedProxies: 2 });
    expect(await asked()).toEqual([200, 'open', 429, 429, 429, 429]);
  });

  it('apply to the messages of a socket, which is closed if they continue', async () => {
    await serve({ limits: { ...limits, messagesPerSecond: 1, burst: 5 } });
    const ws = new WebSocket(`${server.listening.replace('http', 'ws')}/api/socket`);
    const heard: string[] = [];
    ws.on('message', (data) => heard.push(JSON.parse(data.toString()).refusal?.code ?? 'pong'));
    await new Promise((resolve) => ws.on('open', resolve));
    const closed = new Promise<number>((resolve) => ws.on('close', resolve));
    for (let i = 0; i < 8; i++) ws.send('{"do":"ping"}');
    await vi.waitFor(() => expect(heard).toHaveLength(8), { timeout: 60_000 });
    expect(heard.sort()).toEqual(['pong', 'pong', 'pong', 'pong', 'pong', 'tooFast', 'tooFast', 'tooFast']);
    for (let i = 0; i < 1100; i++) ws.send('{"do":"ping"}');
    expect(await closed).toBe(1008);
  });

  it('apply to the length of a body', async () => {
    await serve();
    const { status, body } = await ask('POST', '/api/matches', { body: { game: 'x'.repeat(70_000) } });
    expect([status, body.code]).toEqual([413, 'tooLarge']);
  });
});

describe('secrets', () => {
  it('appear in no log while a match is played and accounts are made', async () => {
    await serve({ logLevel: 'trace' });
    const match = await makeMatch(server.listening, { game: 'toy', options: { rounds: '3' } });
    const rematched = { ...match.seats };
    const secrets = [...Object.values(match.seats), match.observer, 'correct horse'];
    const chance = seedChance('log');
    const wire = await joinSeat(server.listening, match.id, match.observer);
    let over = false;
    while (!over) {
      for (const token of Object.values(rematched)) {
        const { state } = (await ask('GET', `/api/matches/${match.id}`, { token })).body;
        over ||= state.result !== null;
        if (!state.decision) continue;
        const option = state.decision.options[randomBelow(chance, state.decision.options.length)];
        await ask('POST', `/api/matches/${match.id}/answers`, { token, body: { n: state.n, option } });
      }
    }
    await wire.close();
    const who = { name: 'Ana', password: 'correct horse' };
    await ask('POST', '/api/accounts', { body: who });
    const { token } = (await ask('POST', '/api/session', { body: { ...who, bearer: true } })).body;
    await ask('POST', '/api/me/matches', { token, body: { match: match.id, token: match.seats.red } });
    const cookie = (await ask('POST', '/api/session', { body: who })).headers.get('set-cookie') ?? '';
    secrets.push(token, cookie.slice('sandtable='.length, cookie.indexOf(';')));
    await ask('GET', '/api/me', { headers: { cookie } });
    // By mistake, in the address.
    await ask('GET', `/m/${match.id}?token=${match.seats.red}`);
    await ask('GET', `/m/${match.id}/${match.seats.red}`);
    await ask('GET', `/api/matches/${match.seats.red}`, { token: match.seats.red });
    await ask('POST', '/api/matches', { body: `{"game": "${match.seats.blue}` });
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(20);
    expect(log).toContain(`/m/${match.id}`);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(10);
      expect(log).not.toContain(secret);
    }
  });

  it('and internal errors appear in no reply', async () => {
    await serve();
    const match = await makeMatch(server.listening, { game: 'toy' });
    await server.service.store.db.schema.dropTable('chat').execute();
    const { status, body } = await ask('GET', `/api/matches/${match.id}/chat`, { token: match.seats.red });
    expect(status).toBe(500);
    expect(body).toEqual({ code: 'unavailable', text: 'That could not be done now. Try again.' });
    const wire = await openRawConnection(server.listening);
    wire.send({ do: 'join', match: match.id, token: match.seats.red });
    expect((await wire.next('refused')).refusal).toEqual({
      code: 'unavailable',
      text: 'That could not be done now. Try again.',
    });
    await wire.close();
  });
});

describe('what is not HTTP', () => {
  it('does not stop the server', async () => {
    await serve();
    const { port } = new URL(server.listening);
    const spoken = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', () => resolve(text));
      socket.write('\u0000\u0001 nonsense\r\n\r\n');
    });
    expect(spoken).toMatch(/^HTTP\/1.1 400/);
    expect(await knock({}, '/api/elsewhere')).toBe(404);
    expect((await ask('GET', '/healthz')).body).toEqual({ ok: true });
  });
});
