import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Config, DEFAULTS, type RunningServer } from './index.js';
import { runExclusive } from './matches/room.js';
import { isMailbox } from './notice-mail.js';
import { isPrivateAddress, lookupPublicOnly, postWebhook, webhookFault } from './notice-webhook.js';
import { putRematch } from './store/seats.js';
import { type Hook, hookServer } from './testing/hook-server.js';
import { type SendTestRequest, testRequests } from './testing/http-requests.js';
import { joinSeat } from './testing/raw-connection.js';
import { DATABASES, makeMatch, sqliteStorage, startServerInProcess, type TestStorage } from './testing/servers.js';

/** The part of SMTP that a letter needs. */
async function mailServer() {
  const letters: string[] = [];
  const tcp = createTcpServer((socket) => {
    let text = '';
    let inLetter = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += chunk;
      if (inLetter) {
        const end = text.indexOf('\r\n.\r\n');
        if (end < 0) return;
        letters.push(text.slice(0, end).replace(/^\.\./gm, '.'));
        text = '';
        inLetter = false;
        socket.write('250 kept\r\n');
        return;
      }
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        inLetter = line === 'DATA';
        socket.write(inLetter ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 well\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(tcp.address() as AddressInfo).port}`,
    letters,
    close: () => new Promise<void>((resolve) => tcp.close(() => resolve())),
  };
}

/** A letter as its reader sees it. */
function decoded(letter: string): string {
  const bytes = (text: string) => decodeURIComponent(text.replaceAll('%', '%25').replaceAll('=', '%'));
  const [head = '', ...body] = letter.split('\r\n\r\n');
  const plainHead = head.replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) => bytes(text.replaceAll('_', ' ')));
  const isQuoted = /transfer-encoding: quoted-printable/i.test(head);
  const text = body.join('\n\n');
  return `${plainHead}\n\n${isQuoted ? bytes(text.replaceAll('=\r\n', '')) : text}`;
}

const QUICK = { ...DEFAULTS.notices, privateWebhooks: true, delayMs: 20, presenceMs: 100 };
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 240_000, interval: 10 });
/** The delay passes only when a test says so (`flush`). */
const NEVER = 3_600_000;
/** Waits until this many notices are waiting and nothing else is under way. */
const outstanding = ({ service }: RunningServer, waiting = 0) =>
  eventually(() => expect(service.notices.outstanding()).toEqual({ waiting, underway: 0 }));
/** Sends all waiting notices, and waits until that is done. */
async function whenDue(server: RunningServer): Promise<void> {
  server.service.notices.flush();
  await outstanding(server);
}
const openSockets = async ({ service }: RunningServer, count: number) =>
  expect.poll(() => service.metrics.text()).toContain(`\nsandtable_sockets ${count}\n`);

describe.each(DATABASES)('notices on $name', ({ isShared, place: newPlace }) => {
  let place: TestStorage;
  let servers: RunningServer[];
  let hook: Hook;
  let ask: SendTestRequest;
  const serve = async (more: Partial<Config> = {}) => {
    const server = await startServerInProcess(place, { notices: QUICK, ...more });
    servers.push(server);
    ask = testRequests(servers[0].address);
    return server;
  };
  beforeEach(async () => {
    place = await newPlace();
    servers = [];
    hook = await hookServer();
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await hook.close();
    place.remove();
  });

  /** Both have bid and red marches first; blue is absent and has a webhook. */
  async function awaiting(more: Partial<Config> = {}) {
    const server = await serve(more);
    const match = await makeMatch(server.address, { game: 'toy' });
    const path = `/api/matches/${match.id}`;
    const { red, blue } = match.seats;
    const set = await ask('PUT', `${path}/notice`, { token: blue, body: { webhook: hook.url } });
    expect(set.status).toBe(200);
    const answer = (token: string, n: number, option: string) =>
      ask('POST', `${path}/answers`, { token, body: { n, option } });
    await answer(blue, 0, 'number:0');
    await answer(red, 1, 'number:1');
    return { server, match, answer, path, red, blue };
  }

  it('tell a webhook whose turn it is, without a token', async () => {
    const { server, match, answer, red } = await awaiting();
    await outstanding(server);
    expect(hook.received).toEqual([]);
    await answer(red, 2, 'hold');
    await eventually(() => expect(hook.received).toHaveLength(1));
    const [{ body, headers }] = hook.received;
    expect(JSON.parse(body)).toEqual({
      event: 'turn',
      match: match.id,
      game: 'toy',
      seat: 'blue',
      link: `${servers[0].address}/m/${match.id}`,
      text: `It is your turn (Blue) in a match of Hill and Ford.\n\nOpen it by the link you joined with: ${servers[0].address}/m/${match.id}`,
    });
    expect(headers['content-type']).toBe('application/json');
    for (const secret of [...Object.values(match.seats), match.observer]) expect(body).not.toContain(secret);
  });

  it('are in the language of the page that asked for them; programs read the same fields', async () => {
    const { match, answer, path, red, blue } = await awaiting();
    const set = (body: unknown) => ask('PUT', `${path}/notice`, { token: blue, body });
    expect((await set({ language: 'xx' })).status).toBe(400);
    expect((await set({ language: 'hu' })).status).toBe(200);
    await answer(red, 2, 'hold');
    await eventually(() => expect(hook.received).toHaveLength(1));
    const { text, ...fields } = JSON.parse(hook.received[0].body);
    expect(text).toContain('Te jössz (Kék) ebben a játszmában: Hill and Ford.');
    const link = `${servers[0].address}/m/${match.id}`;
    expect(fields).toEqual({ event: 'turn', match: match.id, game: 'toy', seat: 'blue', link });
  });

  it('are in English for seats without a language', async () => {
    const { answer, red } = await awaiting();
    const { db } = servers[0].service.store;
    const { match, token_hash, webhook } = await db
      .selectFrom('seats')
      .selectAll()
      .where('seat', '=', 'blue')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('seats').where('seat', '=', 'blue').execute();
    await db.insertInto('seats').values({ match, seat: 'blue', token_hash, webhook }).execute();
    await servers.splice(0)[0].close();
    await serve();
    await answer(red, 2, 'hold');
    await eventually(() => expect(hook.received).toHaveLength(1));
    expect(JSON.parse(hook.received[0].body).text).toContain('It is your turn (Blue)');
  });

  it('come once per turn, not for every answer, and again in the next turn', async () => {
    const { server, answer, red, blue } = await awaiting();
    await answer(red, 2, 'hold');
    await eventually(() => expect(hook.received).toHaveLength(1));
    // Blue gives a coin away, and it is still blue's turn.
    expect((await answer(blue, 3, 'aside:gift')).status).toBe(200);
    await outstanding(server);
    expect(hook.received).toHaveLength(1);
    // Blue marches; then both bid. Blue gets a new notice only after it has acted.
    await answer(blue, 4, 'hold');
    await outstanding(server);
    const before = hook.received.length;
    await answer(blue, 5, 'number:0');
    await answer(red, 6, 'number:1');
    await answer(red, 7, 'hold');
    await eventually(() => expect(hook.received).toHaveLength(before + 1));
  });

  it('do not come to players who are connected or come back in time', async () => {
    const notices = { ...QUICK, delayMs: NEVER, presenceMs: 0 };
    const { server, match, answer, red, blue } = await awaiting({ notices });
    await answer(red, 2, 'hold');
    await outstanding(server, 1);
    const wire = await joinSeat(server.address, match.id, blue);
    await whenDue(server);
    expect(hook.received).toEqual([]);
    await wire.close();
    await openSockets(server, 0);
    await outstanding(server);
    expect(hook.received).toEqual([]);
  });

  it('come once to players whose connection ends soon after their turn has come', async () => {
    const notices = { ...QUICK, delayMs: NEVER, presenceMs: NEVER };
    const { server, match, answer, red, blue } = await awaiting({ notices });
    const [page, other] = [
      await joinSeat(server.address, match.id, blue),
      await joinSeat(server.address, match.id, blue),
    ];
    await answer(red, 2, 'hold');
    await outstanding(server);
    await page.close();
    await openSockets(server, 1);
    await outstanding(server);
    await other.close();
    await outstanding(server, 1);
    // Back in time, and disconnected again.
    const back = await joinSeat(server.address, match.id, blue);
    await whenDue(server);
    expect(hook.received).toEqual([]);
    await back.close();
    await outstanding(server, 1);
    await whenDue(server);
    expect(hook.received).toHaveLength(1);
    await (await joinSeat(server.address, match.id, blue)).close();
    await openSockets(server, 0);
    await outstanding(server);
    expect(hook.received).toHaveLength(1);
  });

  it('do not come to players who are disconnected because the server shuts down', async () => {
    const { server, match, answer, red, blue } = await awaiting({
      notices: { ...QUICK, presenceMs: 60_000 },
    });
    await joinSeat(server.address, match.id, blue);
    await answer(red, 2, 'hold');
    await outstanding(server);
    await server.close();
    expect(hook.received).toEqual([]);
  });

  it('can be turned off', async () => {
    const { server, answer, path, red, blue } = await awaiting();
    await ask('PUT', `${path}/notice`, { token: blue, body: { webhook: null } });
    await answer(red, 2, 'hold');
    await outstanding(server);
    expect(hook.received).toEqual([]);
  });

  it('never delay play, are retried, and follow no redirect', async () => {
    await hook.close();
    hook = await hookServer([302, 500]);
    const { answer, red } = await awaiting();
    expect((await answer(red, 2, 'hold')).status).toBe(200);
    await eventually(() => expect(hook.received).toHaveLength(2));
    expect(hook.received.every(({ headers }) => headers['content-type'] === 'application/json')).toBe(true);
  });

  it('that are waiting are sent when the server shuts down', async () => {
    const { answer, red, server } = await awaiting({ notices: { ...QUICK, delayMs: NEVER } });
    await answer(red, 2, 'hold');
    await outstanding(server, 1);
    await server.close();
    expect(hook.received).toHaveLength(1);
  });

  if (isShared)
    it('come once from several processes, and not if one of them has the connection', async () => {
      const notices = { ...QUICK, delayMs: NEVER };
      const { server, match, answer, red, blue } = await awaiting({ notices });
      const second = await serve({ notices });
      const onSecond = await joinSeat(second.address, match.id, match.observer);
      await answer(red, 2, 'hold');
      await Promise.all([outstanding(server, 1), outstanding(second, 1)]);
      await Promise.all([whenDue(server), whenDue(second)]);
      expect(hook.received).toHaveLength(1);
      const wire = await joinSeat(second.address, match.id, blue);
      await answer(blue, 3, 'hold');
      await answer(blue, 4, 'number:0');
      await answer(red, 5, 'number:1');
      await answer(red, 6, 'hold');
      await wire.next('update', ({ state }) => state.n === 7);
      // The process with the connection claims the notice of the turn after entry 4, blue's last, perhaps after its update.
      const blueSeat = second.service.store.db.selectFrom('seats').select('noticed').where('seat', '=', 'blue');
      await eventually(async () => expect(Number((await blueSeat.executeTakeFirstOrThrow()).noticed)).toBe(5));
      await Promise.all([outstanding(server, 1), outstanding(second)]);
      await whenDue(server);
      expect(hook.received).toHaveLength(1);
      await Promise.all([wire.close(), onSecond.close()]);
    });

  if (isShared)
    it('come once if the process with the connection reads several turns at once', async () => {
      const notices = { ...QUICK, delayMs: NEVER };
      const { server, match, answer, red, blue } = await awaiting({ notices });
      const second = await serve({ notices });
      const observer = await joinSeat(second.address, match.id, match.observer);
      await answer(red, 2, 'hold');
      await observer.next('update', ({ state }) => state.n === 3);
      const wire = await joinSeat(second.address, match.id, blue);
      const [room] = second.service.rooms.values();
      if (!room) throw new Error('the match is not in memory');
      // The second process reads nothing until blue has answered, red has, and it is blue's turn again.
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const holding = runExclusive(room, () => held);
      await answer(blue, 3, 'hold');
      await answer(blue, 4, 'number:0');
      await answer(red, 5, 'number:1');
      await answer(red, 6, 'hold');
      release();
      await holding;
      await wire.next('update', ({ state }) => state.n === 7);
      const blueSeat = second.service.store.db.selectFrom('seats').select('noticed').where('seat', '=', 'blue');
      await eventually(async () => expect(Number((await blueSeat.executeTakeFirstOrThrow()).noticed)).toBe(5));
      await whenDue(server);
      expect(hook.received).toEqual([]);
      await Promise.all([wire.close(), observer.close()]);
    });

  /** The same with a mail server; blue has no webhook. */
  async function awaitingMail() {
    const mail = await mailServer();
    const notices = { ...QUICK, smtpUrl: mail.url, mailFrom: 'Sandtable <table@play.example>' };
    const awaited = await awaiting({ notices });
    const { match, path, blue, server } = awaited;
    const set = (body: unknown, token = blue) => ask('PUT', `${path}/notice`, { token, body });
    await set({ webhook: null, language: 'pl' });
    const { db } = server.service.store;
    return {
      ...awaited,
      mail,
      set,
      /** The token in the newest letter. */
      secret: () => /\/confirm#([\w-]{43})\s/.exec(decoded(mail.letters.at(-1) ?? ''))?.[1] ?? '',
      confirm: (token: string) => ask('POST', '/api/mail-confirmations', { body: { token } }),
      addresses: () => db.selectFrom('seats').select('email').where('seat', '=', 'blue').orderBy('match').execute(),
      waiting: () => db.selectFrom('mail_confirmations').selectAll().execute(),
      secrets: [...Object.values(match.seats), match.observer],
      async end() {
        await servers.splice(0)[0].close();
        await mail.close();
      },
    };
  }
  const NOTHING = { webhook: false, email: false, pending: false };

  it('go by e-mail to an address that was confirmed by the letter sent there', async () => {
    const { server, mail, match, answer, path, set, secret, confirm, red, blue, secrets, end } = await awaitingMail();
    expect((await set({ email: 'ben@play.example' })).body).toEqual({ ...NOTHING, pending: true });
    await eventually(() => expect(mail.letters).toHaveLength(1));
    const confirmation = decoded(mail.letters[0]);
    expect(confirmation).toContain('To: ben@play.example');
    expect(confirmation).toContain('From: Sandtable <table@play.example>');
    expect(confirmation).toContain('Subject: Potwierdź swój adres e-mail');
    expect(confirmation).toContain(
      `Ktoś (strona: Niebiescy) w partii Hill and Ford na serwerze ${servers[0].address} poprosił`,
    );
    expect(confirmation).toContain('Link działa przez 24 godziny:');
    expect(confirmation).toContain('Jeśli to nie ty, zignoruj tę wiadomość');
    for (const it of secrets) expect(confirmation).not.toContain(it);

    // Blue's turn comes: nothing is sent before the address is confirmed.
    await answer(red, 2, 'hold');
    await outstanding(server);
    expect(mail.letters).toHaveLength(1);
    const wrong = await confirm('A'.repeat(43));
    expect([wrong.status, wrong.body.code]).toEqual([404, 'badConfirmation']);
    expect((await confirm(secret())).status).toBe(200);
    expect((await confirm(secret())).body.code).toBe('badConfirmation');
    expect((await ask('GET', `${path}/notice`, { token: blue })).body).toEqual({ ...NOTHING, email: true });
    expect((await ask('GET', `${path}/notice`, { token: match.observer })).body.code).toBe('notYours');
    await answer(blue, 3, 'hold');
    await answer(blue, 4, 'number:0');
    await answer(red, 5, 'number:1');
    await answer(red, 6, 'hold');
    await eventually(() => expect(mail.letters).toHaveLength(2));
    const letter = decoded(mail.letters[1]);
    expect(letter).toContain('To: ben@play.example');
    expect(letter).toContain('Subject: Twój ruch: Hill and Ford');
    expect(letter).toContain('Twój ruch (Niebiescy) w partii Hill and Ford.');
    expect(letter).toContain(`/m/${match.id}`);
    for (const it of secrets) expect(letter).not.toContain(it);
    expect(hook.received).toEqual([]);
    await end();
  });

  it('go to the confirmed address until another one is confirmed, and nowhere once they are turned off', async () => {
    const { mail, server, set, secret, confirm, addresses, waiting, end } = await awaitingMail();
    const letters = (count: number) => eventually(() => expect(mail.letters).toHaveLength(count));
    await set({ email: 'ben@play.example' });
    await letters(1);
    const first = secret();
    await confirm(first);
    // The same address again: nothing to confirm.
    expect((await set({ email: 'ben@play.example' })).body).toEqual({ ...NOTHING, email: true });
    await set({ email: 'ben@home.example' });
    await letters(2);
    const second = secret();
    await set({ email: 'ben@work.example' });
    await letters(3);
    expect(await addresses()).toEqual([{ email: 'ben@play.example' }]);
    // Only hashes of tokens are stored, and only of the newest request.
    expect(JSON.stringify(await waiting())).not.toContain(secret());
    expect((await confirm(second)).body.code).toBe('badConfirmation');
    expect((await confirm(secret())).status).toBe(200);
    expect(await addresses()).toEqual([{ email: 'ben@work.example' }]);
    await set({ email: 'ben@home.example' });
    await letters(4);
    expect((await set({ email: null })).body).toEqual(NOTHING);
    expect((await confirm(secret())).body.code).toBe('badConfirmation');
    expect([await addresses(), await waiting()]).toEqual([[{ email: null }], []]);
    // An expired one, which is deleted with the next request.
    await set({ email: 'ben@home.example' });
    await letters(5);
    await sql`update mail_confirmations set expires = 1`.execute(server.service.store.db);
    expect((await confirm(secret())).body.code).toBe('badConfirmation');
    expect((await set({ language: 'fr' })).body).toEqual(NOTHING);
    await end();
  });

  it('are confirmed for a rematch by the same letter, and not at all once the account is deleted', async () => {
    const { mail, match, path, set, secret, confirm, addresses, waiting, server, red, blue, end } =
      await awaitingMail();
    const ben = { name: 'Ben', password: 'battery staple' };
    await ask('POST', '/api/accounts', { body: ben });
    const { token } = (await ask('POST', '/api/session', { body: { ...ben, bearer: true } })).body;
    await ask('POST', '/api/me/matches', { token, body: { match: match.id, token: blue } });
    await set({ email: 'red@play.example' }, red);
    await set({ email: 'ben@play.example' });
    await eventually(() => expect(mail.letters).toHaveLength(2));
    const [{ pk }] = await server.service.store.db.selectFrom('matches').select('pk').execute();
    const stored = await server.service.store.db.selectFrom('matches').selectAll().executeTakeFirstOrThrow();
    const seats = JSON.parse(stored.seats);
    const next = {
      id: 'rematch_____',
      game: 'toy',
      version: stored.version,
      settings: {},
      seating: {},
      seats,
      seed: 'x',
    };
    await putRematch(server.service.store, pk, next);
    expect(await waiting()).toHaveLength(4);
    expect((await confirm(secret())).status).toBe(200);
    expect(await addresses()).toEqual([{ email: 'ben@play.example' }, { email: 'ben@play.example' }]);
    await set({ email: 'ben@work.example' });
    await ask('POST', '/api/me/deletion', { token, body: { password: ben.password } });
    expect(await addresses()).toEqual([{ email: null }, { email: null }]);
    // Red's stays: the account did not hold that seat.
    expect((await waiting()).map(({ seat }) => seat)).toEqual(['red', 'red']);
    expect((await ask('GET', `${path}/notice`, { token: red })).body.pending).toBe(true);
    await end();
  });

  it('send few confirmation letters to one mailbox', async () => {
    const { set, waiting, end } = await awaitingMail();
    const replies = [];
    for (let i = 0; i < 6; i++) replies.push((await set({ email: `Ben+${i}@play.example` })).body.code ?? 'sent');
    expect(replies).toEqual([...Array(5).fill('sent'), 'tooManyLetters']);
    expect((await set({ email: 'someone@else.example' })).status).toBe(200);
    expect((await waiting()).map(({ email }) => email)).toEqual(['someone@else.example']);
    await end();
  });
});

describe('the address of a notice', () => {
  it.each([
    'http://127.0.0.1/x',
    'http://localhost:8080/',
    'http://foo.localhost/',
    'http://intranet/',
    'http://10.1.2.3/',
    'http://172.20.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    // Other ways to write 127.0.0.1.
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://localhost./',
  ])('%s is private', (url) => {
    expect(webhookFault(url, false)).toBe('A webhook cannot be at a private address.');
    expect(webhookFault(url, true)).toBeUndefined();
  });

  it.each([
    ['nonsense', 'This is not an address of the web.'],
    ['ftp://play.example/', 'A webhook begins with http:// or https://.'],
    ['file:///etc/passwd', 'A webhook begins with http:// or https://.'],
    ['http://user:word@play.example/', 'A webhook’s address holds no user and no password.'],
  ])('%s is no webhook', (url, text) => {
    expect(webhookFault(url, true)).toBe(text);
  });

  it('may be public', () => {
    for (const url of ['https://play.example/hook?x=1', 'http://8.8.8.8/', 'https://[2606:4700::1111]/']) {
      expect(webhookFault(url, false)).toBeUndefined();
    }
    expect(isPrivateAddress('8.8.8.8')).toBe(false);
    expect(isPrivateAddress('2606:4700::1111')).toBe(false);
  });

  it('is not connected to if its name resolves to a private address', async () => {
    const found = await new Promise((resolve) => {
      lookupPublicOnly('localhost', {}, (error, address) => resolve(error?.message ?? address));
    });
    expect(found).toBe('a webhook led to a private address');
  });

  it('is given up if it does not answer', async () => {
    const silent = createTcpServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    await expect(postWebhook(url, {}, { privateToo: true, timeout: 100 })).rejects.toThrow();
    silent.close();
  });

  it('is a single mailbox and smuggles in nothing else', () => {
    for (const good of ['ana@play.example', 'a.b+c@x-y.example']) expect(isMailbox(good)).toBe(true);
    for (const bad of ['ana', 'ana@localhost', 'a@b.c, d@e.f', 'a@b.c\nBcc: d@e.f', '<a@b.c>', 'a b@c.d', '"a"@b.c']) {
      expect(isMailbox(bad), bad).toBe(false);
    }
  });

  it('is stored in one form, however it was written', async () => {
    const place = sqliteStorage();
    const server = await startServerInProcess(place);
    const { id, seats } = await makeMatch(server.address, { game: 'toy' });
    const { db } = server.service.store;
    const storedForm = async (webhook: string) => {
      await testRequests(server.address)('PUT', `/api/matches/${id}/notice`, { token: seats.red, body: { webhook } });
      return (await db.selectFrom('seats').select('webhook').where('seat', '=', 'red').executeTakeFirst())?.webhook;
    };
    for (const written of [
      'HTTPS://Play.Example:443/a b',
      'https://play.example/x/../a%20b',
      ' https:play.example/a b',
    ]) {
      expect(await storedForm(written), written).toBe('https://play.example/a%20b');
    }
    await server.close();
    place.remove();
  });

  it('is refused with a sentence, as is mail if the server sends none', async () => {
    const place = sqliteStorage();
    const server = await startServerInProcess(place);
    const ask = testRequests(server.address);
    const { id, seats, observer } = await makeMatch(server.address, { game: 'toy' });
    const set = async (body: unknown, token = seats.red) => {
      const reply = await ask('PUT', `/api/matches/${id}/notice`, { token, body });
      return [reply.status, reply.body.code];
    };
    expect(await set({ webhook: 'http://127.0.0.1/' })).toEqual([400, 'badWebhook']);
    expect(await set({ email: 'nobody' })).toEqual([400, 'badEmail']);
    expect(await set({ email: 'ana@play.example' })).toEqual([400, 'noMail']);
    expect(await set({ pager: '1' })).toEqual([400, 'badMessage']);
    expect(await set({ webhook: 'https://play.example/' }, observer)).toEqual([403, 'notYours']);
    expect(await set({ webhook: 'https://play.example/' })).toEqual([200, undefined]);
    expect([await set({ webhook: '' }), await set({ email: '' })]).toEqual([
      [400, 'badWebhook'],
      [400, 'badEmail'],
    ]);
    await server.close();
    place.remove();
  });
});
