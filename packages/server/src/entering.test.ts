import type { CreatedMatch } from '@sandtable/client/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from './index.js';
import { append, findMatch } from './store/matches.js';
import { type SendTestRequest, testRequests } from './testing/http-requests.js';
import { joinSeat, openRawConnection } from './testing/raw-connection.js';
import { DATABASES, makeMatch, startServerInProcess, type TestStorage } from './testing/servers.js';

/** An illegal stored answer. It must not get into a log or a reply. */
const SECRET = 'space:where-the-treasure-is';

describe.each(DATABASES)('entering a match on $name', ({ place: newPlace }) => {
  let place: TestStorage;
  let server: RunningServer;
  let ask: SendTestRequest;
  let match: CreatedMatch;
  let log: string;
  beforeEach(async () => {
    place = await newPlace();
    log = '';
    const logTo = {
      write(line: string) {
        log += line;
      },
    };
    server = await startServerInProcess(place, { logLevel: 'error', loginsPerMinute: 1000 }, { logTo });
    ask = testRequests(server.address);
    match = await makeMatch(server.address, { game: 'toy' });
  });
  afterEach(async () => {
    await server.close();
    place.remove();
  });

  const change = (set: { version?: number; game?: string; snapshot?: string; head_fingerprint?: string }) =>
    server.service.store.db.updateTable('matches').set(set).where('id', '=', match.id).execute();
  const pk = async () => (await findMatch(server.service.store, match.id))?.pk ?? 0;
  const addEntry = async (n: number, option: string) => {
    const entries = [{ n, seat: 0, option, because: null }];
    await append(server.service.store, [{ match: await pk(), entries }]);
  };
  const see = (token = match.seats.red, id = match.id) => ask('GET', `/api/matches/${id}`, { token });
  const joining = async (token = match.seats.red, id = match.id) => {
    const wire = await openRawConnection(server.address);
    wire.send({ do: 'join', match: id, token });
    const refused = await wire.next('refused');
    await wire.close();
    return refused;
  };

  it('with a wrong token loads nothing and looks as if there were no match', async () => {
    const unknown = await see(match.seats.red, 'A'.repeat(12));
    const wrong = await see('B'.repeat(43));
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(await joining('B'.repeat(43))).toEqual(await joining(match.seats.red, 'A'.repeat(12)));
    expect(server.service.rooms.size).toBe(0);
    // The reason is hidden from anybody without a right token.
    await change({ version: 7 });
    expect((await see('B'.repeat(43))).body).toEqual(unknown.body);
    expect((await joining('B'.repeat(43))).refusal.code).toBe('unknownMatch');
    expect(log).toBe('');
  });

  it('is refused with its own code if the rules are of another version', async () => {
    await change({ version: 7 });
    const { status, body } = await see();
    expect([status, body.code]).toEqual([409, 'otherRules']);
    expect(body.text).toMatch(
      /begun under version 7 of the rules of Hill and Ford; this server has version 1, and the fingerprint of its last position was not kept\.$/,
    );
    expect(await joining()).toMatchObject({ re: 'join', refusal: { code: 'otherRules', text: body.text } });
    expect(await joining(match.observer)).toMatchObject({ re: 'join', refusal: { code: 'otherRules' } });
    expect(log.split('\n').filter((line) => line.includes(match.id))).toHaveLength(1);
  });

  it('is refused if the server no longer has the game', async () => {
    await change({ game: 'chess' });
    const { status, body } = await see();
    expect([status, body.code]).toEqual([409, 'otherRules']);
    expect(body.text).toContain('“chess”, which this server does not have');
  });

  it.each([
    ['an answer that the rules do not accept', () => addEntry(0, SECRET)],
    ['an entry that is missing', () => addEntry(1, SECRET)],
    ['something taken back that nobody did', () => addEntry(0, '')],
    ['a snapshot that is none', () => change({ snapshot: `{"${SECRET}":` })],
    ['a snapshot of something else', () => change({ snapshot: JSON.stringify({ [SECRET]: 1 }) })],
  ])('is refused if what is stored has %s, and reported once without its content', async (_, damage) => {
    const seed = (await findMatch(server.service.store, match.id))?.seed ?? '';
    await damage();
    for (const token of [match.seats.red, match.seats.blue, match.observer]) {
      const { status, body, text } = await see(token);
      expect([status, body.code]).toEqual([409, 'damaged']);
      expect(text).not.toContain(SECRET);
    }
    expect(await joining()).toMatchObject({ re: 'join', refusal: { code: 'damaged' } });
    expect(log.trim().split('\n')).toHaveLength(1);
    expect(log).toContain(match.id);
    for (const secret of [SECRET, seed, ...Object.values(match.seats)]) expect(log).not.toContain(secret);
  });

  it('ends for subscribers if the match becomes unplayable, and is not retried forever', async () => {
    const red = await joinSeat(server.address, match.id, match.seats.red);
    const room = server.service.rooms.get(match.id);
    if (!room) throw new Error('no room');
    await addEntry(0, SECRET);
    // As after a wake-up by another process.
    room.behind = true;
    red.send({ do: 'answer', n: 0, option: 'number:1' });
    expect((await red.next('refused', ({ re }) => re === undefined)).refusal.code).toBe('damaged');
    expect((await red.next('refused', ({ re }) => re === 'answer')).refusal.code).toBe('damaged');
    expect(server.service.rooms.size).toBe(0);
    // The time of a retry has passed.
    await expect.poll(() => room.retry).toBeUndefined();
    expect(log.trim().split('\n')).toHaveLength(1);
    await red.close();
  });

  it('continues if only memory was wrong', async () => {
    const red = await joinSeat(server.address, match.id, match.seats.red);
    const room = server.service.rooms.get(match.id);
    if (!room) throw new Error('no room');
    await addEntry(0, 'number:2');
    // Memory has something that never got to the disk.
    room.live.match.choose('number:3', 'red');
    room.behind = true;
    await server.service.whenSettled(room, () => undefined);
    const { state, happened } = await red.next('update');
    expect([state.n, happened[0].option]).toEqual([1, 'number:2']);
    await red.close();
  });

  it('an unplayable match hides none of an account’s others and fails no request for a pass', async () => {
    const who = { name: 'Ana', password: 'correct horse' };
    await ask('POST', '/api/accounts', { body: who });
    const { token } = (await ask('POST', '/api/session', { body: { ...who, bearer: true } })).body;
    const other = await makeMatch(server.address, { game: 'toy' });
    const third = await makeMatch(server.address, { game: 'toy' });
    for (const { id, seats } of [match, other, third]) {
      await ask('POST', '/api/me/matches', { token, body: { match: id, token: seats.red } });
    }
    await server.close();
    server = await startServerInProcess(place, { loginsPerMinute: 1000 });
    ask = testRequests(server.address);
    await change({ version: 7, head_fingerprint: 'of another position' });
    const damaged = await findMatch(server.service.store, other.id);
    const entries = [{ n: 0, seat: 0, option: SECRET, because: null }];
    await append(server.service.store, [{ match: damaged?.pk ?? 0, entries }]);
    const { status, body } = await ask('GET', '/api/me/matches', { token });
    expect(status).toBe(200);
    expect(body.matches).toMatchObject([
      { match: third.id, waiting: ['red', 'blue'], yourTurn: true },
      { match: other.id, over: false, waiting: [], yourTurn: false, fault: 'damaged' },
      { match: match.id, over: false, waiting: [], yourTurn: false, fault: 'otherRules' },
    ]);
    expect(body.matches[0].fault).toBeUndefined();
    const pass = await ask('POST', `/api/me/matches/${match.id}/pass`, { token, body: { seat: 'red' } });
    expect(pass.status).toBe(200);
    expect((await see(pass.body.token)).body.code).toBe('otherRules');
    expect(server.service.rooms.size).toBe(1);
  });
});
