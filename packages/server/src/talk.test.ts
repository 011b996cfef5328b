import type { CreatedMatch } from '@sandtable/client/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from './index.js';
import { CHAT_PAGE_SIZE, MAX_LINES } from './store/chat.js';
import { type SendTestRequest, testRequests } from './testing/http-requests.js';
import { joinSeat } from './testing/raw-connection.js';
import { DATABASES, makeMatch, startServerInProcess, type TestStorage } from './testing/servers.js';

/** Matches with a long chat: nobody gets all of it at once, and nobody can fill the disk with it. */
describe.each(DATABASES)('chat on $name', ({ place: newPlace }) => {
  let place: TestStorage;
  let server: RunningServer;
  let ask: SendTestRequest;
  let match: CreatedMatch;
  beforeEach(async () => {
    place = await newPlace();
    server = await startServerInProcess(place);
    ask = testRequests(server.address);
    match = await makeMatch(server.address, { game: 'toy' });
  });
  afterEach(async () => {
    await server.close();
    place.remove();
  });

  /** Stores chat lines directly. */
  async function said(from: number, to: number): Promise<void> {
    const { db } = server.service.store;
    const { pk } = await db.selectFrom('matches').select('pk').where('id', '=', match.id).executeTakeFirstOrThrow();
    const lines = Array.from({ length: to - from }, (_, i) => from + i);
    await db
      .insertInto('chat')
      .values(lines.map((number) => ({ match: Number(pk), number, seat: 'blue', text: `line ${number}`, at: 0 })))
      .execute();
  }
  const join = (more = {}) => joinSeat(server.address, match.id, match.seats.red, more);
  const ends = (lines: readonly { readonly number: number }[]) => [
    lines.length,
    lines.at(0)?.number,
    lines.at(-1)?.number,
  ];

  it('sends a newcomer the newest page, older ones on request, and new lines', async () => {
    await said(0, 450);
    const red = await join();
    expect(ends(red.welcome.chat)).toEqual([CHAT_PAGE_SIZE, 250, 449]);
    red.send({ do: 'talk', before: 250 });
    const page = await red.next('talk');
    expect([...ends(page.lines), page.more]).toEqual([CHAT_PAGE_SIZE, 50, 249, true]);
    red.send({ do: 'talk', before: 50 });
    const last = await red.next('talk');
    expect([...ends(last.lines), last.more]).toEqual([50, 0, 49, false]);
    red.send({ do: 'talk', before: 0 });
    expect(await red.next('talk')).toEqual({ is: 'talk', lines: [], more: false });
    red.send({ do: 'say', text: 'So much!' });
    expect((await red.next('chat')).line).toMatchObject({ number: 450, text: 'So much!' });
    expect(red.received.filter(({ is }) => is === 'chat')).toHaveLength(1);
    await red.close();
  });

  it('sends only missed lines, and at most one page of them', async () => {
    await said(0, 450);
    for (const [chatSince, expected] of [
      [440, [10, 440, 449]],
      [450, [0, undefined, undefined]],
      [10, [CHAT_PAGE_SIZE, 250, 449]],
    ] as const) {
      const red = await join({ chatSince });
      expect(ends(red.welcome.chat)).toEqual(expected);
      await red.close();
    }
  });

  it('comes in pages over HTTP too', async () => {
    await said(0, 300);
    const request = async (query: string) => {
      const { body } = await ask('GET', `/api/matches/${match.id}/chat${query}`, { token: match.seats.red });
      return [...ends(body.chat), body.more];
    };
    expect(await request('')).toEqual([CHAT_PAGE_SIZE, 100, 299, true]);
    expect(await request('?before=100')).toEqual([100, 0, 99, false]);
    expect(await request('?since=290')).toEqual([10, 290, 299, false]);
    expect(await request('?since=20&before=100')).toEqual([80, 20, 99, false]);
    expect(await request('?since=300')).toEqual([0, undefined, undefined, false]);
  });

  it('ends when the match has reached the maximum number of lines', async () => {
    await said(MAX_LINES - 2, MAX_LINES - 1);
    const red = await join();
    red.send({ do: 'say', text: 'the last word' });
    expect((await red.next('chat')).line.number).toBe(MAX_LINES - 1);
    red.send({ do: 'say', text: 'and another' });
    const { refusal, re } = await red.next('refused');
    expect([refusal.code, re]).toEqual(['full', 'say']);
    const reply = await ask('POST', `/api/matches/${match.id}/chat`, {
      token: match.seats.blue,
      body: { text: 'me too' },
    });
    expect([reply.status, reply.body.code]).toEqual([409, 'full']);
    // Play continues.
    red.send({ do: 'answer', n: 0, option: 'number:1' });
    expect((await red.next('update')).state.n).toBe(1);
    await red.close();
  });
});
