import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from '../accounts.js';
import { DEFAULTS } from '../config.js';
import type { Config, RunningServer } from '../index.js';
import { addSession, deleteAccount, findAccount } from '../store/accounts.js';
import { keysByName } from '../store/matches.js';
import { claimSeat } from '../store/seats.js';
import { type SendTestRequest, testRequests } from '../testing/http-requests.js';
import { joinSeat } from '../testing/raw-connection.js';
import { DATABASES, makeMatch, sqliteStorage, startServerInProcess, type TestStorage } from '../testing/servers.js';

const ANA = { name: 'Ana', password: 'correct horse' };
const BEN = { name: 'Ben', password: 'battery staple' };
const PATIENT = { loginsPerMinute: 1000 };

const { passwordCost: COST } = DEFAULTS;

describe('a password', () => {
  it('is stored as scrypt with its own salt, and verified', async () => {
    const [one, two] = await Promise.all([hashPassword('secret word', COST), hashPassword('secret word', COST)]);
    expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w+/=]{24}\$[\w+/=]{44}$/);
    expect(one).not.toBe(two);
    expect(await isPassword('secret word', one)).toBe(true);
    expect(await isPassword('secret work', one)).toBe(false);
    // The same letters in another Unicode form.
    expect(await isPassword('caf\u0065\u0301 noir', await hashPassword('caf\u00e9 noir', COST))).toBe(true);
  });
});

describe.each(DATABASES)('accounts on $name', ({ place: newPlace }) => {
  let place: TestStorage;
  let server: RunningServer;
  let ask: SendTestRequest;
  beforeEach(async () => {
    place = await newPlace();
    server = await startServerInProcess(place, PATIENT);
    ask = testRequests(server.address);
  });
  afterEach(async () => {
    await server.close();
    place.remove();
  });

  async function login(who: typeof ANA): Promise<string> {
    await ask('POST', '/api/accounts', { body: who });
    const { body } = await ask('POST', '/api/session', { body: { ...who, bearer: true } });
    return body.token;
  }

  it('have unique names, whatever the spelling', async () => {
    expect((await ask('POST', '/api/accounts', { body: ANA })).body).toEqual({ name: 'Ana' });
    const taken = await ask('POST', '/api/accounts', { body: { ...BEN, name: ' ANA' } });
    expect([taken.status, taken.body.code]).toEqual([409, 'nameTaken']);
    const short = await ask('POST', '/api/accounts', { body: { name: 'Ben', password: 'short' } });
    expect([short.status, short.body.code]).toEqual([400, 'badMessage']);
    const common = await ask('POST', '/api/accounts', { body: { name: 'Ben', password: 'Password123' } });
    expect([common.status, common.body]).toEqual([
      400,
      { code: 'commonPassword', text: 'This password is one of the commonest: choose another.' },
    ]);
    const named = await ask('POST', '/api/accounts', { body: { name: 'Big Ben 1859', password: 'bigben1859' } });
    expect([named.status, named.body]).toEqual([
      400,
      { code: 'passwordIsName', text: 'The password is the name of the account: choose another.' },
    ]);
    const kept = await server.service.store.db.selectFrom('accounts').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(ANA.password);
  });

  it('log in by a cookie that no script can read, or by a token for programs', async () => {
    await ask('POST', '/api/accounts', { body: ANA });
    const page = await ask('POST', '/api/session', { body: ANA });
    expect(page.body).toEqual({ name: 'Ana', expires: expect.any(Number) });
    const cookie = page.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sandtable=[\w-]{43}; Path=\/api; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const headers = { cookie: `other=1; ${cookie.split(';')[0]}` };
    expect((await ask('GET', '/api/me', { headers })).body).toEqual({ name: 'Ana' });
    const program = await ask('POST', '/api/session', { body: { ...ANA, bearer: true } });
    expect(program.headers.get('set-cookie')).toBeNull();
    expect((await ask('GET', '/api/me', { token: program.body.token })).body).toEqual({ name: 'Ana' });
    const out = await ask('DELETE', '/api/session', { headers });
    expect(out.headers.get('set-cookie')).toMatch(/^sandtable=; .*Max-Age=0/);
    expect((await ask('GET', '/api/me', { headers })).status).toBe(401);
    expect((await ask('GET', '/api/me', { token: program.body.token })).status).toBe(200);
  });

  it('refuse a wrong password and an unknown name with the same sentence', async () => {
    await ask('POST', '/api/accounts', { body: ANA });
    const wrong = await ask('POST', '/api/session', { body: { ...ANA, password: 'wrong horse' } });
    const unknown = await ask('POST', '/api/session', { body: BEN });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: 'badLogin', text: 'The name or the password is wrong.' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    for (const path of ['/api/me', '/api/me/matches']) {
      expect((await ask('GET', path, { token: 'A'.repeat(43) })).body.code).toBe('notLoggedIn');
    }
  });

  it('have sessions that expire', async () => {
    const token = await login(ANA);
    await sql`update sessions set expires = 1`.execute(server.service.store.db);
    expect((await ask('GET', '/api/me', { token })).status).toBe(401);
    await login(BEN);
    expect(await server.service.store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  it('collect seats by their secrets, and show whose turn it is', async () => {
    const token = await login(ANA);
    const first = await makeMatch(server.address, { game: 'toy', options: { rounds: '1' } });
    const second = await makeMatch(server.address, { game: 'toy', options: { rounds: '1' } });
    const claim = (match: string, secret: string) =>
      ask('POST', '/api/me/matches', { token, body: { match, token: secret } });
    expect((await claim(first.id, first.seats.red)).body).toEqual({ seat: 'red' });
    expect((await claim(second.id, second.seats.blue)).body).toEqual({ seat: 'blue' });
    expect((await claim(second.id, first.seats.red)).body.code).toBe('unknownMatch');
    expect((await claim(second.id, second.observer)).body.code).toBe('notYours');
    await ask('POST', `/api/matches/${first.id}/answers`, {
      token: first.seats.red,
      body: { n: 0, option: 'number:1' },
    });
    const { body } = await ask('GET', '/api/me/matches', { token });
    const common = { game: 'toy', created: expect.any(Number), over: false };
    expect(body).toEqual({
      matches: [
        { ...common, match: second.id, seat: 'blue', waiting: ['red', 'blue'], yourTurn: true },
        { ...common, match: first.id, seat: 'red', waiting: ['blue'], yourTurn: false },
      ],
      next: null,
    });
    const seen = await ask('GET', `/api/matches/${first.id}`, { token: first.seats.blue });
    expect(seen.body.welcome.seats[0].name).toBe('Ana');
    const others = await login(BEN);
    expect((await ask('GET', '/api/me/matches', { token: others })).body.matches).toEqual([]);
  });

  it('open a collected seat by a pass, which opens nothing else and ends when another account takes the seat', async () => {
    const [ana, ben] = [await login(ANA), await login(BEN)];
    const match = await makeMatch(server.address, { game: 'toy', options: { fog: 'on' } });
    const other = await makeMatch(server.address, { game: 'toy' });
    const path = `/api/me/matches/${match.id}/pass`;
    const body = { match: match.id, token: match.seats.red };
    await ask('POST', '/api/me/matches', { token: ana, body });
    expect((await ask('POST', path, { token: ben, body: { seat: 'red' } })).status).toBe(404);
    expect((await ask('POST', path, { token: ana, body: { seat: 'blue' } })).status).toBe(404);
    const pass = (await ask('POST', path, { token: ana, body: { seat: 'red' } })).body;
    expect(pass).toEqual({ match: match.id, seat: 'red', token: expect.any(String) });
    const wire = await joinSeat(server.address, match.id, pass.token);
    expect(wire.welcome.welcome.seat).toBe('red');
    await wire.close();
    expect((await ask('GET', `/api/matches/${other.id}`, { token: pass.token })).status).toBe(404);
    expect((await ask('GET', '/api/me', { token: pass.token })).status).toBe(401);
    expect((await ask('GET', `/api/matches/${match.id}`, { token: ana })).status).toBe(404);
    await ask('POST', '/api/me/matches', { token: ben, body });
    expect((await ask('GET', `/api/matches/${match.id}`, { token: pass.token })).status).toBe(404);
  });

  it('take over no notices of another account that held the seat', async () => {
    const [ana, ben] = [await login(ANA), await login(BEN)];
    const match = await makeMatch(server.address, { game: 'toy' });
    const body = { match: match.id, token: match.seats.red };
    const notice = () => ask('GET', `/api/matches/${match.id}/notice`, { token: match.seats.red });
    const webhook = 'https://hooks.example/ana';
    const row = async () => (await keysByName(server.service.store, match.id)).find(({ seat }) => seat === 'red') ?? {};
    await ask('PUT', `/api/matches/${match.id}/notice`, { token: match.seats.red, body: { webhook } });
    // The person who set it collects the seat, perhaps twice.
    await ask('POST', '/api/me/matches', { token: ana, body });
    await ask('POST', '/api/me/matches', { token: ana, body });
    expect(await row()).toMatchObject({ webhook });
    await ask('POST', '/api/me/matches', { token: ben, body });
    expect(await row()).toMatchObject({ webhook: null, email: null });
    expect((await notice()).body).toEqual({ webhook: false, email: false, pending: false });
  });

  it('open rematches by the same pass, until logging out ends it', async () => {
    const ana = await login(ANA);
    const match = await makeMatch(server.address, { game: 'toy', options: { rounds: '1' } });
    await ask('POST', '/api/me/matches', { token: ana, body: { match: match.id, token: match.seats.red } });
    const pass = async (session: string): Promise<string> =>
      (await ask('POST', `/api/me/matches/${match.id}/pass`, { token: session, body: { seat: 'red' } })).body.token;
    const opens = async (id: string, token: string) =>
      (await ask('GET', `/api/matches/${id}`, { token })).body.welcome?.seat;
    /** Plays a match to its end with these secrets, and creates the rematch. */
    const next = async (id: string, seats: readonly string[]): Promise<string> => {
      for (let over = false; !over; ) {
        for (const token of seats) {
          const { state } = (await ask('GET', `/api/matches/${id}`, { token })).body;
          over = state.result !== null;
          if (!state.decision) continue;
          const body = { n: state.n, option: state.decision.options[0] };
          await ask('POST', `/api/matches/${id}/answers`, { token, body });
        }
      }
      return (await ask('POST', `/api/matches/${id}/rematch`, { token: seats[0] })).body.match;
    };
    const token = await pass(ana);
    const second = await next(match.id, [token, match.seats.blue]);
    const third = await next(second, [token, match.seats.blue]);
    expect(await opens(third, token)).toBe('red');
    // A pass for the third match does not open the earlier ones.
    const path = `/api/me/matches/${third}/pass`;
    const late = (await ask('POST', path, { token: ana, body: { seat: 'red' } })).body.token;
    expect([await opens(third, late), await opens(match.id, late)]).toEqual(['red', undefined]);

    const elsewhere = await login(ANA);
    const other = await pass(elsewhere);
    await ask('DELETE', '/api/session', { token: ana });
    expect(await opens(third, token)).toBeUndefined();
    expect(await opens(match.id, token)).toBeUndefined();
    expect(await opens(third, other)).toBe('red');
    const again = await login(ANA);
    expect((await ask('DELETE', '/api/me/sessions', { token: again })).status).toBe(200);
    expect(await opens(third, other)).toBeUndefined();
    expect((await ask('GET', '/api/me', { token: elsewhere })).status).toBe(401);
    // The seat's own secret still works.
    expect(await opens(third, match.seats.red)).toBe('red');
  });

  it('disconnect only clients that joined by a pass when the pass ends', async () => {
    const match = await makeMatch(server.address, { game: 'toy' });
    const bySecret = await joinSeat(server.address, match.id, match.seats.red);
    const collect = (token: string) =>
      ask('POST', '/api/me/matches', { token, body: { match: match.id, token: match.seats.red } });
    const joinByPass = async (token: string) => {
      const { body } = await ask('POST', `/api/me/matches/${match.id}/pass`, { token, body: { seat: 'red' } });
      return joinSeat(server.address, match.id, body.token);
    };
    const [first, second] = [await login(ANA), await login(ANA)];
    await collect(first);
    const [here, there] = [await joinByPass(first), await joinByPass(second)];
    await ask('DELETE', '/api/session', { token: first });
    expect(await here.closed).toBe(1008);
    // The pass of another session of the same account still works.
    there.send({ do: 'ping' });
    await there.next('pong');
    await ask('DELETE', '/api/me/sessions', { token: second });
    expect(await there.closed).toBe(1008);

    const third = await login(ANA);
    const beforeChange = await joinByPass(third);
    const newPassword = 'battery staple';
    const body = { password: ANA.password, newPassword };
    const changed = (await ask('PUT', '/api/me/password', { token: third, body })).body.token;
    expect(await beforeChange.closed).toBe(1008);
    const beforeTaking = await joinByPass(changed);
    const ben = await login(BEN);
    await collect(ben);
    expect(await beforeTaking.closed).toBe(1008);
    const beforeDeletion = await joinByPass(ben);
    await ask('POST', '/api/me/deletion', { token: ben, body: { password: BEN.password } });
    expect(await beforeDeletion.closed).toBe(1008);
    bySecret.send({ do: 'ping' });
    await bySecret.next('pong');
    await bySecret.close();
  });

  it('change their password with the old one, which ends all other sessions and all passes', async () => {
    const [ana, elsewhere] = [await login(ANA), await login(ANA)];
    const match = await makeMatch(server.address, { game: 'toy' });
    await ask('POST', '/api/me/matches', { token: ana, body: { match: match.id, token: match.seats.red } });
    const path = `/api/me/matches/${match.id}/pass`;
    const pass = (await ask('POST', path, { token: ana, body: { seat: 'red' } })).body.token;
    const change = (password: string, newPassword: string, token = ana) =>
      ask('PUT', '/api/me/password', { token, body: { password, newPassword } });

    const refused = [];
    for (const [given, wanted] of [
      ['wrong horse', 'battery staple'],
      [ANA.password, 'password1'],
      [ANA.password, 'short'],
    ]) {
      const { status, body } = await change(given, wanted);
      refused.push([status, body.code]);
    }
    expect(refused).toEqual([
      [403, 'wrongPassword'],
      [400, 'commonPassword'],
      [400, 'badMessage'],
    ]);
    expect((await change(ANA.password, 'battery staple', 'A'.repeat(43))).body.code).toBe('notLoggedIn');
    expect((await ask('GET', '/api/me', { token: elsewhere })).status).toBe(200);

    const { status, body } = await change(ANA.password, 'battery staple');
    expect([status, body]).toEqual([200, { name: 'Ana', expires: expect.any(Number), token: expect.any(String) }]);
    const alive = [];
    for (const token of [ana, elsewhere, body.token]) alive.push((await ask('GET', '/api/me', { token })).status);
    expect(alive).toEqual([401, 401, 200]);
    expect((await ask('GET', `/api/matches/${match.id}`, { token: pass })).status).toBe(404);
    expect((await ask('GET', `/api/matches/${match.id}`, { token: match.seats.red })).status).toBe(200);
    expect((await ask('POST', '/api/session', { body: ANA })).body.code).toBe('badLogin');
    const page = await ask('POST', '/api/session', { body: { ...ANA, password: 'battery staple' } });
    const headers = { cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const back = { password: 'battery staple', newPassword: ANA.password };
    const changed = await ask('PUT', '/api/me/password', { headers, body: back });
    expect(changed.body).toEqual({ name: 'Ana', expires: expect.any(Number) });
    expect(changed.headers.get('set-cookie')).toMatch(/^sandtable=[\w-]{43}; Path=\/api; Max-Age=2592000; HttpOnly/);
    expect((await ask('GET', '/api/me', { headers })).status).toBe(401);
  });

  it('are deleted with their password and all personal data; the matches continue by their links', async () => {
    const [ana, ben] = [await login(ANA), await login(BEN)];
    const match = await makeMatch(server.address, { game: 'toy' });
    const other = await makeMatch(server.address, { game: 'toy' });
    const claim = (token: string, { id, seats }: typeof match, seat: 'red' | 'blue') =>
      ask('POST', '/api/me/matches', { token, body: { match: id, token: seats[seat] } });
    await claim(ana, match, 'red');
    await claim(ben, match, 'blue');
    await ask('PUT', `/api/matches/${other.id}/name`, { token: other.seats.red, body: { name: 'Red Baron' } });
    await claim(ana, other, 'red');
    // Another account has collected this seat since.
    await claim(ana, other, 'blue');
    await claim(ben, other, 'blue');
    const { db } = server.service.store;
    await db.updateTable('seats').set({ email: 'ana@mail.example', webhook: 'https://hook.example/' }).execute();
    const pass = (await ask('POST', `/api/me/matches/${match.id}/pass`, { token: ana, body: { seat: 'red' } })).body
      .token;
    const blue = await joinSeat(server.address, match.id, match.seats.blue);
    expect(blue.welcome.welcome.seats[0].name).toBe('Ana');

    const remove = (password: string) => ask('POST', '/api/me/deletion', { token: ana, body: { password } });
    const wrong = await remove('wrong horse');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrongPassword']);
    expect((await ask('GET', '/api/me', { token: ana })).status).toBe(200);
    const done = await remove(ANA.password);
    expect([done.status, done.body]).toEqual([200, {}]);
    expect(done.headers.get('set-cookie')).toMatch(/^sandtable=; .*Max-Age=0/);

    expect((await ask('GET', '/api/me', { token: ana })).status).toBe(401);
    expect((await ask('POST', '/api/session', { body: ANA })).body.code).toBe('badLogin');
    expect((await ask('GET', `/api/matches/${match.id}`, { token: pass })).status).toBe(404);
    // Connected clients see it at once, and the seat can still be played.
    await blue.next('seats', ({ seats }) => seats[0].name === null);
    await blue.close();
    const red = await ask('GET', `/api/matches/${match.id}`, { token: match.seats.red });
    expect([red.status, red.body.welcome.seat]).toEqual([200, 'red']);
    const body = { n: 0, option: 'number:1' };
    const answered = await ask('POST', `/api/matches/${match.id}/answers`, { token: match.seats.red, body });
    expect(answered.status).toBe(200);
    const kept = await db
      .selectFrom('seats')
      .select(['seat', 'name', 'email', 'webhook'])
      .where('seat', '!=', 'observer')
      .orderBy('match')
      .orderBy('seat', 'desc')
      .execute();
    const bens = { email: 'ana@mail.example', webhook: 'https://hook.example/' };
    expect(kept).toEqual([
      { seat: 'red', name: null, email: null, webhook: null },
      { seat: 'blue', name: 'Ben', ...bens },
      // A name that was given in the match stays.
      { seat: 'red', name: 'Red Baron', email: null, webhook: null },
      { seat: 'blue', name: 'Ana', ...bens },
    ]);
    // A new account with the same name gets nothing of the old one.
    const next = await login({ ...ANA, password: 'another horse' });
    expect((await ask('GET', '/api/me/matches', { token: next })).body.matches).toEqual([]);
    expect((await ask('GET', '/api/me/matches', { token: ben })).body.matches).toHaveLength(2);
  });

  it('can collect no seat once they are deleted', async () => {
    await login(ANA);
    const { store } = server.service;
    const account = await findAccount(store, 'ana');
    if (!account) throw new Error('There is no account.');
    const match = await makeMatch(server.address, { game: 'toy' });
    const [{ match: pk }] = await store.db.selectFrom('seats').select('match').execute();
    expect(await deleteAccount(store, account)).toEqual([]);
    expect(await claimSeat(store, pk, 'red', account)).toBe(false);
    expect(await deleteAccount(store, account)).toBeUndefined();
    const seen = await ask('GET', `/api/matches/${match.id}`, { token: match.seats.red });
    expect(seen.body.welcome.seats[0].name).toBeNull();
  });

  it('open no session if the password changes while it is checked', async () => {
    await login(ANA);
    const { store } = server.service;
    const account = await findAccount(store, 'ana');
    if (!account) throw new Error('There is no account.');
    const session = { tokenHash: 'x', expires: 2 ** 31 };
    expect(await addSession(store, account, session)).toBe(true);
    expect(await addSession(store, { ...account, password: 'an older one' }, session)).toBe(false);
  });

  it('list many matches page by page', async () => {
    const token = await login(ANA);
    const ids: string[] = [];
    for (let i = 0; i < 53; i++) {
      const match = await makeMatch(server.address, { game: 'toy', options: { rounds: '1' } });
      await ask('POST', '/api/me/matches', { token, body: { match: match.id, token: match.seats.red } });
      ids.unshift(match.id);
    }
    const first = (await ask('GET', '/api/me/matches', { token })).body;
    const rest = (await ask('GET', `/api/me/matches?before=${first.next}`, { token })).body;
    const seen = [...first.matches, ...rest.matches].map(({ match }: { match: string }) => match);
    expect([first.matches.length, rest.matches.length, rest.next]).toEqual([50, 3, null]);
    expect(seen).toEqual(ids);
  });
});

describe('attempts to log in', () => {
  let place: TestStorage;
  let server: RunningServer;
  const serve = async (more: Partial<Config>) => {
    place = sqliteStorage();
    server = await startServerInProcess(place, more);
    return testRequests(server.listening);
  };
  // The clock is frozen: otherwise a slow machine could allow another attempt.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
    place.remove();
  });

  it('are limited for each address', async () => {
    const ask = await serve({ loginsPerMinute: 3 });
    const tries = [];
    for (let i = 0; i < 5; i++)
      tries.push((await ask('POST', '/api/session', { body: { ...ANA, name: `Ana ${i}` } })).body.code);
    expect(tries).toEqual(['badLogin', 'badLogin', 'badLogin', 'tooFast', 'tooFast']);
    expect((await ask('GET', '/api/games')).status).toBe(200);
  });

  it('are counted together on all routes that take a password', async () => {
    const ask = await serve({ loginsPerMinute: 4 });
    const codes = [];
    codes.push((await ask('POST', '/api/accounts', { body: ANA })).body.code);
    const { token } = (await ask('POST', '/api/session', { body: { ...ANA, bearer: true } })).body;
    const body = { password: 'wrong horse', newPassword: 'battery staple' };
    codes.push((await ask('PUT', '/api/me/password', { token, body })).body.code);
    codes.push((await ask('POST', '/api/me/deletion', { token, body: { password: 'wrong horse' } })).body.code);
    codes.push((await ask('POST', '/api/session', { body: ANA })).body.code);
    codes.push((await ask('POST', '/api/accounts', { body: BEN })).body.code);
    expect(codes).toEqual([undefined, 'wrongPassword', 'wrongPassword', 'tooFast', 'tooFast']);
  });

  it('for one name wait longer and longer, but only at addresses that sent wrong passwords', async () => {
    const ask = await serve({ ...PATIENT, trustedProxies: 1 });
    await ask('POST', '/api/accounts', { body: ANA });
    const logIn = async (address: string, body: typeof ANA) =>
      (await ask('POST', '/api/session', { body, headers: { 'x-forwarded-for': address } })).body.code ?? 'in';
    const guess = (i: number) => logIn('198.51.100.1', { name: i % 2 ? 'ana' : 'ANA ', password: 'a wrong guess' });
    const guesses = [];
    for (let i = 0; i < 6; i++) guesses.push(await guess(i));
    expect(guesses).toEqual([...Array(5).fill('badLogin'), 'tooFast']);
    expect(await logIn('198.51.100.1', ANA)).toBe('tooFast');
    expect(await logIn('198.51.100.2', ANA)).toBe('in');
  });

  it('set a secure cookie only if the server has secure connections', async () => {
    const ask = await serve({ ...PATIENT, publicUrl: 'https://play.example' });
    await ask('POST', '/api/accounts', { body: ANA });
    const { headers } = await ask('POST', '/api/session', { body: ANA });
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
  });
});
