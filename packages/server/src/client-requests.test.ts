import {
  ClientError,
  changePassword,
  collectSeat,
  confirmMail,
  createAccount,
  createMatch,
  deleteAccount,
  fetchAccount,
  fetchMatch,
  fetchRecord,
  joinMatch,
  type Link,
  listGames,
  logIn,
  logOut,
  logOutEverywhere,
  myMatches,
  noticeOf,
  openSeat,
  requestRematch,
  setName,
  setNotice,
} from '@sandtable/client';
import { replayRecord } from '@sandtable/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from './index.js';
import { games, sqliteStorage, startServerInProcess, type TestStorage } from './testing/servers.js';

/** The HTTP requests of @sandtable/client against a real server. */
let place: TestStorage;
let server: RunningServer;
let address: string;
beforeEach(async () => {
  place = sqliteStorage();
  server = await startServerInProcess(place, { loginsPerMinute: 1000 });
  address = server.address;
});
afterEach(async () => {
  await server.close();
  place.remove();
});

const refusalOf = (what: Promise<unknown>): Promise<string> =>
  what.then(
    () => 'done',
    (error: unknown) => (error instanceof ClientError ? error.code : String(error)),
  );
const seated = (link: Link) => joinMatch(link, { openSocket: (url) => new WebSocket(url) });

async function toyMatch() {
  const { id, seats, observer } = await createMatch(address, { game: 'toy', options: { rounds: '1' } });
  const link = (token: string): Link => ({ address, match: id, token });
  return { id, red: link(seats.red), blue: link(seats.blue), observer: link(observer) };
}

/** Both seats choose the first option until the match is over. */
async function playOut(...links: readonly Link[]): Promise<void> {
  await Promise.all(
    links.map(async (link) => {
      const client = await seated(link);
      for (;;) {
        const { decision, result } = await client.waitForTurn();
        if (result) break;
        await client.answer(decision?.options[0] ?? '').catch(() => {});
      }
      client.close();
    }),
  );
}

describe('without a socket', () => {
  it('the games are listed', async () => {
    expect((await listGames(`${address}/`)).map(({ id }) => id)).toEqual(Object.keys(games));
  });

  it('a link shows the state of its match', async () => {
    const { id, red, observer } = await toyMatch();
    const { welcome, state } = await fetchMatch(red);
    expect(welcome).toMatchObject({ match: id, game: 'toy', seat: 'red' });
    expect(state.waiting).toContain('red');
    expect((await fetchMatch(observer)).state.decision).toBeNull();
    expect(await refusalOf(fetchMatch({ ...red, token: 'x'.repeat(43) }))).toBe('unknownMatch');
  });

  it('a seat takes a name, which everybody sees', async () => {
    const { red, observer } = await toyMatch();
    const watching = await seated(observer);
    await setName(red, ' Ana ');
    await expect.poll(() => watching.snapshot().seats[0].name).toBe('Ana');
    expect(await refusalOf(setName(red, '\u202e'))).toBe('badMessage');
    expect(await refusalOf(setName(observer, 'Ana'))).toBe('notYours');
    expect(await refusalOf(setName({ ...red, token: 'x'.repeat(43) }, 'Ana'))).toBe('unknownMatch');
    watching.close();
  });

  it('a seat chooses how it is notified of its turn', async () => {
    const { red, id } = await toyMatch();
    const storedNotice = () =>
      server.service.store.db
        .selectFrom('seats')
        .innerJoin('matches', 'matches.pk', 'seats.match')
        .select(['webhook', 'email'])
        .where('matches.id', '=', id)
        .where('seat', '=', 'red')
        .executeTakeFirst();
    const seen = { webhook: true, email: false, pending: false };
    expect(await setNotice(red, { webhook: 'https://example.org/turn' })).toEqual(seen);
    expect(await noticeOf(red)).toEqual(seen);
    expect(await storedNotice()).toEqual({ webhook: 'https://example.org/turn', email: null });
    await setNotice(red, { webhook: null });
    expect(await storedNotice()).toEqual({ webhook: null, email: null });
    expect(await refusalOf(setNotice(red, { email: 'ana@example.org' }))).toBe('noMail');
    expect(await refusalOf(setNotice(red, { webhook: 'file:///etc' }))).toBe('badWebhook');
    expect(await refusalOf(confirmMail(address, 'x'.repeat(43)))).toBe('badConfirmation');
  });

  it('a match that is over gives its record and a rematch with the same seats', async () => {
    const { red, blue, observer } = await toyMatch();
    expect(await refusalOf(requestRematch(red))).toBe('notOver');
    expect(await refusalOf(fetchRecord(red))).toBe('notOver');
    await playOut(red, blue);
    expect(replayRecord(games.toy, await fetchRecord(observer)).result).toBeDefined();
    expect(await refusalOf(requestRematch(observer))).toBe('notYours');
    const next = await requestRematch(red);
    expect(next).toEqual({ ...red, match: expect.not.stringMatching(red.match) });
    expect((await requestRematch(blue)).match).toBe(next.match);
    const again = await seated(next);
    expect(again.snapshot().welcome).toMatchObject({ match: next.match, seat: 'red' });
    again.close();
  });

  it('an account collects seats and opens them elsewhere', async () => {
    const ana = { name: 'Ana', password: 'correct horse' };
    const { red, id } = await toyMatch();
    expect(await createAccount(address, ana)).toEqual({ name: 'Ana' });
    expect(await refusalOf(createAccount(address, ana))).toBe('nameTaken');
    expect(await refusalOf(logIn(address, { ...ana, password: 'wrong horse' }, true))).toBe('badLogin');
    const session = await logIn(address, ana, true);
    expect(await fetchAccount(session)).toEqual({ name: 'Ana' });
    expect(await collectSeat(session, red)).toEqual({ seat: 'red' });
    const mine = await myMatches(session);
    expect(mine).toMatchObject({ matches: [{ match: id, seat: 'red', yourTurn: true }], next: null });
    expect((await myMatches(session, 1)).matches).toEqual([]);
    const elsewhere = await seated(await openSeat(session, id, 'red'));
    expect(elsewhere.snapshot().welcome.seat).toBe('red');
    elsewhere.close();
    const other = await logIn(address, ana, true);
    await logOut(session);
    expect(await refusalOf(fetchAccount(session))).toBe('notLoggedIn');
    const newPassword = 'battery staple';
    expect(await refusalOf(changePassword(other, { password: 'wrong horse', newPassword }))).toBe('wrongPassword');
    const changed = await changePassword(other, { password: ana.password, newPassword });
    expect(await refusalOf(fetchAccount(other))).toBe('notLoggedIn');
    expect(await fetchAccount(changed)).toEqual({ name: 'Ana' });
    await logOutEverywhere(changed);
    expect(await refusalOf(myMatches(changed))).toBe('notLoggedIn');
    const last = await logIn(address, { ...ana, password: newPassword }, true);
    expect(await refusalOf(deleteAccount(last, ana.password))).toBe('wrongPassword');
    await deleteAccount(last, newPassword);
    expect(await refusalOf(fetchAccount(last))).toBe('notLoggedIn');
  });

  it('no server answers', async () => {
    const { red } = await toyMatch();
    await server.close();
    expect(await refusalOf(setName(red, 'Ana'))).toBe('unreachable');
    expect(await refusalOf(listGames(address))).toBe('unreachable');
  });
});
