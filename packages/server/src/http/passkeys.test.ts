import type { CreatedCredential, CredentialOptions } from '@sandtable/client/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config, RunningServer } from '../index.js';
import { MAX_PASSKEYS } from '../store/passkeys.js';
import { type Authenticator, authenticator, type Cbor, type Tampering } from '../testing/authenticator.js';
import { type SendTestRequest, testRequests } from '../testing/http-requests.js';
import { DATABASES, sqliteStorage, startServerInProcess, type TestStorage } from '../testing/servers.js';

const ORIGIN = 'https://play.example';
const ANA = { name: 'Ana', password: 'correct horse' };
const BEN = { name: 'Ben', password: 'battery staple' };
const PATIENT: Partial<Config> = { loginsPerMinute: 100_000, publicUrl: ORIGIN, trustedProxies: 1 };

/** Requests of a page at `origin`. Default: each from another network address. */
function pageAt(ask: SendTestRequest, origin = ORIGIN) {
  let requests = 0;
  const send = (
    method: string,
    path: string,
    asked: Parameters<SendTestRequest>[2] = {},
    address = `10.0.${requests >> 8}.${requests++ & 255}`,
  ) => ask(method, path, { ...asked, headers: { origin, 'x-forwarded-for': address, ...asked.headers } });
  return {
    send,
    async logIn(who: typeof ANA): Promise<string> {
      await send('POST', '/api/accounts', { body: who });
      return (await send('POST', '/api/session', { body: { ...who, bearer: true } })).body.token;
    },
    newOptions: (token: string, password: string) =>
      send('POST', '/api/me/passkeys/options', { token, body: { password } }),
    add: (token: string, credential: CreatedCredential, name = 'Laptop') =>
      send('POST', '/api/me/passkeys', { token, body: { name, credential } }),
    async register(token: string, { password }: typeof ANA, device: Authenticator, name?: string) {
      const { body } = await this.newOptions(token, password);
      return this.add(token, device.create(body.options), name);
    },
    loginOptions: async (): Promise<CredentialOptions['options']> =>
      (await send('POST', '/api/session/passkey/options')).body.options,
    async enter(device: Authenticator, twist: Tampering = {}, address?: string) {
      const credential = device.get(await this.loginOptions(), twist);
      return send('POST', '/api/session/passkey', { body: { credential, bearer: true } }, address);
    },
    list: async (token: string) => (await send('GET', '/api/me/passkeys', { token })).body.passkeys,
  };
}

describe.each(DATABASES)('passkeys on $name', ({ place: newPlace, isShared }) => {
  let place: TestStorage;
  let server: RunningServer;
  let page: ReturnType<typeof pageAt>;
  beforeEach(async () => {
    place = await newPlace();
    server = await startServerInProcess(place, PATIENT);
    page = pageAt(testRequests(server.listening));
  });
  afterEach(async () => {
    await server.close();
    place.remove();
  });

  it('are made, listed, used, renamed and removed', async () => {
    const ana = await page.logIn(ANA);
    expect(await page.list(ana)).toEqual([]);
    const device = authenticator(ORIGIN);
    const { options } = (await page.newOptions(ana, ANA.password)).body;
    expect(options).toMatchObject({
      rp: { id: 'play.example', name: 'Sandtable' },
      user: { name: 'Ana', displayName: 'Ana' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const added = await page.add(ana, device.create(options), ' Laptop ');
    const laptop = { id: expect.any(String), name: 'Laptop', origin: ORIGIN, created: expect.any(Number) };
    expect([added.status, added.body]).toEqual([200, { ...laptop, lastUsed: null }]);
    expect(await page.list(ana)).toEqual([{ ...laptop, lastUsed: null }]);

    const entered = await page.enter(device);
    expect(entered.body).toEqual({ name: 'Ana', expires: expect.any(Number), token: expect.any(String) });
    expect((await page.send('GET', '/api/me', { token: entered.body.token })).body).toEqual({ name: 'Ana' });
    expect(await page.list(ana)).toEqual([{ ...laptop, lastUsed: expect.any(Number) }]);
    const credential = device.get(await page.loginOptions());
    const byCookie = await page.send('POST', '/api/session/passkey', { body: { credential } });
    expect(byCookie.headers.get('set-cookie')).toMatch(/^sandtable=[\w-]{43}; .*HttpOnly; SameSite=Lax; Secure$/);
    expect(byCookie.body).toEqual({ name: 'Ana', expires: expect.any(Number) });

    // The authenticator refuses to make a second one.
    const again = (await page.newOptions(ana, ANA.password)).body.options;
    expect(again.excludeCredentials).toEqual([
      { id: device.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
    expect(again.user.id).toBe(options.user.id);

    const path = `/api/me/passkeys/${added.body.id}`;
    const ben = await page.logIn(BEN);
    for (const [method, body] of [
      ['PUT', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const) {
      const refused = await page.send(method, path, { token: ben, body });
      expect([refused.status, refused.body.code]).toEqual([404, 'unknownPasskey']);
    }
    expect((await page.send('PUT', path, { token: ana, body: { name: 'Old laptop' } })).status).toBe(200);
    expect((await page.list(ana))[0].name).toBe('Old laptop');
    expect((await page.send('DELETE', path, { token: ana })).status).toBe(200);
    expect(await page.list(ana)).toEqual([]);
    expect((await page.enter(device)).body.code).toBe('badPasskey');
    // Its session continues, and the password still works.
    expect((await page.send('GET', '/api/me', { token: entered.body.token })).status).toBe(200);
    expect((await page.send('POST', '/api/session', { body: ANA })).status).toBe(200);
  });

  it('are added with the password, in the session that asked, once for each challenge', async () => {
    const ana = await page.logIn(ANA);
    const wrong = await page.newOptions(ana, 'wrong horse');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrongPassword']);
    expect((await page.newOptions('A'.repeat(43), ANA.password)).body.code).toBe('notLoggedIn');
    const { options } = (await page.newOptions(ana, ANA.password)).body;
    const device = authenticator(ORIGIN);
    const refused = { status: 400, code: 'badNewPasskey' };
    const codes = async (credential: CreatedCredential, token = ana) => {
      const { status, body } = await page.add(token, credential);
      return { status, code: body.code ?? 'added' };
    };
    const elsewhere = await page.logIn(ANA);
    expect(await codes(device.create(options), elsewhere)).toEqual(refused);
    expect(await codes(device.create(options), await page.logIn(BEN))).toEqual(refused);
    const false_ = { origin: 'https://evil.example', rpId: 'evil.example', type: 'webauthn.get' };
    for (const [part, value] of Object.entries(false_)) {
      expect(await codes(device.create(options, { [part]: value })), part).toEqual(refused);
    }
    expect(await codes(device.create(options, { isVerified: false }))).toEqual(refused);
    const loginChallenge = (await page.loginOptions()).challenge;
    expect(await codes(device.create(options, { challenge: loginChallenge }))).toEqual(refused);
    expect(await codes(device.create(options))).toEqual({ status: 200, code: 'added' });
    // The challenge is used up.
    expect(await codes(authenticator(ORIGIN).create(options))).toEqual(refused);
    expect(await page.list(ana)).toHaveLength(1);
  });

  it('belong to one account each', async () => {
    const [ana, ben] = [await page.logIn(ANA), await page.logIn(BEN)];
    const anas = authenticator(ORIGIN);
    await page.register(ana, ANA, anas);
    for (const [token, who] of [
      [ana, ANA],
      [ben, BEN],
    ] as const) {
      const { options } = (await page.newOptions(token, who.password)).body;
      const copied = authenticator(ORIGIN).create(options, { credentialId: anas.credentialId });
      expect((await page.add(token, copied)).body.code).toBe('badNewPasskey');
    }
    expect(await page.list(ben)).toEqual([]);
    expect((await page.enter(anas)).body.name).toBe('Ana');
  });

  it('refuse with the same sentence whatever is wrong', async () => {
    const [ana, ben] = [await page.logIn(ANA), await page.logIn(BEN)];
    const [anas, bens] = [authenticator(ORIGIN), authenticator(ORIGIN)];
    await page.register(ana, ANA, anas);
    const used = anas.create((await page.newOptions(ana, ANA.password)).body.options);
    await page.register(ben, BEN, bens);
    const handles = await server.service.store.db.selectFrom('passkeys').select('user_handle').orderBy('pk').execute();
    const addChallenge = (await page.newOptions(ana, ANA.password)).body.options.challenge;
    const twists: Record<string, Tampering> = {
      'another origin': { origin: 'https://evil.example' },
      'a subdomain': { origin: 'https://evil.play.example' },
      'another port': { origin: 'https://play.example:8443' },
      'another relying party': { rpId: 'evil.example' },
      'another signature': { isForged: true },
      'nobody verified': { isVerified: false },
      'the other ceremony': { type: 'webauthn.create' },
      'a challenge for adding': { challenge: addChallenge },
      'a challenge of somebody else': { challenge: Buffer.alloc(54, 1).toString('base64url') },
      'no challenge': { challenge: '' },
      'the passkey of another account': { credentialId: bens.credentialId },
      'and its user': { credentialId: bens.credentialId, userHandle: handles[1].user_handle },
      'the user of another account': { userHandle: handles[1].user_handle },
      'no user': { userHandle: undefined },
      'an unknown passkey': { credentialId: used.id.split('').reverse().join('') },
    };
    for (const [what, twist] of Object.entries(twists)) {
      const { status, body } = await page.enter(anas, twist);
      expect([status, body], what).toEqual([
        401,
        { code: 'badPasskey', text: 'This passkey opens no account here, or it took longer than five minutes.' },
      ]);
    }
    expect((await page.enter(anas)).body.name).toBe('Ana');
  });

  it('cannot be replayed, nor used with a counter that does not rise', async () => {
    const ana = await page.logIn(ANA);
    const device = authenticator(ORIGIN);
    await page.register(ana, ANA, device);
    const options = await page.loginOptions();
    const post = (twist: Tampering) =>
      page.send('POST', '/api/session/passkey', { body: { credential: device.get(options, twist) } });
    const credential = device.get(await page.loginOptions(), { counter: 10 });
    const both = await Promise.all(
      [1, 2].map(() => page.send('POST', '/api/session/passkey', { body: { credential } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    for (const counter of [9, 10, 0]) expect((await page.enter(device, { counter })).status, `${counter}`).toBe(401);
    expect((await post({ counter: 11 })).status).toBe(200);
    // The same challenge, signed again.
    expect((await post({ counter: 12 })).status).toBe(401);
    expect((await page.enter(device, { counter: 13 })).status).toBe(200);

    // Many authenticators don't count.
    const phone = authenticator(ORIGIN, { counts: false });
    await page.register(ana, ANA, phone, 'Phone');
    for (let i = 0; i < 3; i++) expect((await page.enter(phone)).status).toBe(200);
    expect((await page.enter(phone, { counter: 5 })).status).toBe(200);
    expect((await page.enter(phone)).status).toBe(401);
  });

  it('stay when the password changes, and go with the account', async () => {
    const device = authenticator(ORIGIN);
    await page.register(await page.logIn(ANA), ANA, device);
    const entered = (await page.enter(device)).body.token;
    const body = { password: ANA.password, newPassword: 'another horse' };
    const changed = (await page.send('PUT', '/api/me/password', { token: entered, body })).body.token;
    // A session that began with a passkey ends like any other.
    expect((await page.send('GET', '/api/me', { token: entered })).status).toBe(401);
    const again = (await page.enter(device)).body.token;
    expect((await page.send('GET', '/api/me', { token: again })).status).toBe(200);
    await page.send('DELETE', '/api/me/sessions', { token: changed });
    expect((await page.send('GET', '/api/me', { token: again })).status).toBe(401);
    const last = (await page.enter(device)).body.token;
    await page.send('POST', '/api/me/deletion', { token: last, body: { password: 'another horse' } });
    expect(await server.service.store.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    expect((await page.enter(device)).status).toBe(401);
    await page.logIn(ANA);
    expect((await page.enter(device)).status).toBe(401);
  });

  it('are limited for each account', async () => {
    const ana = await page.logIn(ANA);
    const spare = (await page.newOptions(ana, ANA.password)).body.options;
    for (let i = 0; i < MAX_PASSKEYS; i++) {
      expect((await page.register(ana, ANA, authenticator(ORIGIN), `Key ${i}`)).status).toBe(200);
    }
    const { status, body } = await page.newOptions(ana, ANA.password);
    expect([status, body.code]).toEqual([409, 'tooManyPasskeys']);
    expect((await page.add(ana, authenticator(ORIGIN).create(spare))).status).toBe(400);
  });

  // Only one process can use a SQLite folder.
  if (isShared) {
    it('work at every process, and each challenge once in all of them', async () => {
      const other = await startServerInProcess(place, PATIENT);
      const there = pageAt(testRequests(other.listening));
      try {
        const ana = await page.logIn(ANA);
        const device = authenticator(ORIGIN);
        const { options } = (await there.newOptions(ana, ANA.password)).body;
        expect((await page.add(ana, device.create(options))).status).toBe(200);
        const credential = device.get(await page.loginOptions());
        const enter = (at: typeof page) => at.send('POST', '/api/session/passkey', { body: { credential } });
        const both = await Promise.all([enter(page), enter(there)]);
        expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      } finally {
        await other.close();
      }
    });
  }
});

describe('attempts to log in by a passkey', () => {
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

  it('are limited for each address, together with passwords', async () => {
    const page = pageAt(await serve({ ...PATIENT, loginsPerMinute: 3 }));
    const device = authenticator(ORIGIN);
    const codes = [];
    for (let i = 0; i < 2; i++) {
      const asked = { body: { ...ANA, name: `Ana ${i}` } };
      codes.push((await page.send('POST', '/api/session', asked, '198.51.100.1')).body.code);
    }
    for (let i = 0; i < 2; i++) codes.push((await page.enter(device, { userHandle: 'x' }, '198.51.100.1')).body.code);
    expect(codes).toEqual(['badLogin', 'badLogin', 'badPasskey', 'tooFast']);
  });

  it('wait longer and longer, but only at addresses that sent wrong ones', async () => {
    const page = pageAt(await serve(PATIENT));
    const device = authenticator(ORIGIN);
    await page.register(await page.logIn(ANA), ANA, device);
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await page.enter(device, { isForged: true }, '198.51.100.1')).body.code);
    expect(codes).toEqual([...Array(5).fill('badPasskey'), 'tooFast']);
    const waiting = await page.enter(device, {}, '198.51.100.1');
    expect([waiting.status, waiting.body.text]).toEqual([429, expect.stringMatching(/^Too many wrong passkeys: try/)]);
    expect((await page.enter(device, {}, '198.51.100.2')).status).toBe(200);
    // Wrong passwords are counted separately.
    for (let i = 0; i < 6; i++) {
      await page.send('POST', '/api/session', { body: { ...ANA, password: 'wrong horse' } }, '198.51.100.3');
    }
    expect((await page.send('POST', '/api/session', { body: ANA }, '198.51.100.3')).status).toBe(429);
    expect((await page.enter(device, {}, '198.51.100.3')).status).toBe(200);
  });

  it('are only for secure pages of this server', async () => {
    const ask = await serve({ ...PATIENT, trustedProxies: 0, origins: ['https://friend.example'] });
    const { port } = new URL(server.listening);
    const code = async (headers: Record<string, string>) =>
      (await ask('POST', '/api/session/passkey/options', { headers })).body.code ?? 'ok';
    expect(await code({ origin: ORIGIN })).toBe('ok');
    expect(await code({})).toBe('noPasskeysHere');
    expect(await code({ origin: `http://127.0.0.1:${port}` })).toBe('noPasskeysHere');
    expect(await code({ origin: 'https://friend.example' })).toBe('noPasskeysHere');
    expect(await code({ origin: 'https://evil.example' })).toBe('badOrigin');
    expect(await code({ origin: 'https://play.example:8443' })).toBe('badOrigin');
    const there = testRequests(`http://localhost:${port}`);
    const options = (origin: string) => there('POST', '/api/session/passkey/options', { headers: { origin } });
    expect((await options(`http://localhost:${port}`)).body.options.rpId).toBe('localhost');
    expect((await options('http://localhost:1')).body.code).toBe('badOrigin');
  });

  it('work only at the address where the passkey was made', async () => {
    const ask = await serve({ ...PATIENT, trustedProxies: 0 });
    const { port } = new URL(server.listening);
    const local = `http://localhost:${port}`;
    const [page, atHome] = [pageAt(ask), pageAt(testRequests(local), local)];
    const device = authenticator(ORIGIN);
    await page.register(await page.logIn(ANA), ANA, device);
    const body = { credential: device.get(await atHome.loginOptions(), { origin: local, rpId: 'localhost' }) };
    expect((await atHome.send('POST', '/api/session/passkey', { body })).body.code).toBe('badPasskey');
    expect((await page.enter(device)).status).toBe(200);
  });

  it('never read certificates, which could name addresses to request', async () => {
    const page = pageAt(await serve(PATIENT));
    const ana = await page.logIn(ANA);
    const signature = new Uint8Array(70);
    const withCertificate = new Map<string, Cbor>([
      ['alg', -7],
      ['sig', signature],
      ['x5c', [new Uint8Array(500)]],
    ]);
    for (const fmt of ['packed', 'android-key', 'apple', 'tpm', 'android-safetynet', 'fido-u2f', 'anything']) {
      const { options } = (await page.newOptions(ana, ANA.password)).body;
      const credential = authenticator(ORIGIN).create(options, { attestation: { fmt, attStmt: withCertificate } });
      expect((await page.add(ana, credential)).body.code, fmt).toBe('badNewPasskey');
    }
  });

  it('withstand any input', async () => {
    const page = pageAt(await serve(PATIENT));
    const ana = await page.logIn(ANA);
    const device = authenticator(ORIGIN);
    await page.register(ana, ANA, device);
    const good = device.get(await page.loginOptions());
    const bytes = (text: string) => Buffer.from(text).toString('base64url');
    const data = JSON.parse(Buffer.from(good.response.clientDataJSON, 'base64url').toString());
    for (const response of [
      { clientDataJSON: bytes('{') },
      { clientDataJSON: bytes('null') },
      { clientDataJSON: bytes(JSON.stringify({ ...data, challenge: 7 })) },
      { clientDataJSON: bytes(JSON.stringify({ ...data, tokenBinding: 7 })) },
      { authenticatorData: 'AAAA' },
      { authenticatorData: Buffer.alloc(12_000, 255).toString('base64url') },
      { signature: 'A' },
    ]) {
      const credential = { ...good, response: { ...good.response, ...response } };
      const { body } = await page.send('POST', '/api/session/passkey', { body: { credential } });
      expect(body.code, JSON.stringify(response).slice(0, 60)).toBe('badPasskey');
    }
    for (const credential of [{}, { ...good, id: 'a b' }, { ...good, type: 'password' }, { ...good, response: {} }]) {
      const { body } = await page.send('POST', '/api/session/passkey', { body: { credential } });
      expect(body.code).toBe('badMessage');
    }
    const { options } = (await page.newOptions(ana, ANA.password)).body;
    const made = authenticator(ORIGIN).create(options);
    for (const attestationObject of ['AAAA', bytes('nonsense'), Buffer.alloc(9000, 0x81).toString('base64url')]) {
      const credential = { ...made, response: { ...made.response, attestationObject } };
      expect((await page.add(ana, credential)).body.code).toBe('badNewPasskey');
    }
    expect((await page.enter(device)).status).toBe(200);
  });
});
