import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from './connection.js';
import { ClientError } from './errors.js';
import { joinMatch } from './join-match.js';
import type { ChatLine, FromClient, HistoryEntry, ToClient } from './wire.js';

/** A fake server, for what a real one rarely does. packages/server tests the client against the real one. */

const link = { address: 'http://server', match: 'A'.repeat(12), token: 'B'.repeat(43) };
const decision = { seat: 'red', prompt: { key: 'ask' }, rule: '1', options: ['yes', 'no'] };
const state = (n: number, more = {}) => ({ n, waiting: ['red'], decision, mayUndo: false, result: null, ...more });
const did = (n: number, seat: string, more = {}): HistoryEntry => ({ n, seat, log: [{ key: `log.${n}` }], ...more });
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const chatLines = (from: number, to: number): ChatLine[] =>
  range(from, to).map((number) => ({ number, seat: 'blue', text: `line ${number}`, at: 0 }));
const welcome = (
  n: number,
  happened: readonly HistoryEntry[] = [],
  chat: readonly ChatLine[] = [],
  seedHash = '',
): ToClient => ({
  is: 'welcome',
  welcome: {
    match: link.match,
    game: 'toy',
    version: 1,
    options: {},
    seat: 'red',
    seedHash,
    seats: [],
    rematch: null,
  },
  state: state(n),
  happened,
  chat,
});
const refused = (code: string, re?: FromClient['do']): ToClient => ({
  is: 'refused',
  refusal: { code, text: code },
  re,
});

/** The sockets that the client opened, and what it sent over each. */
function network() {
  const sockets: { sent: FromClient[]; at: number; say(message: ToClient): void; drop(): void }[] = [];
  const openSocket = (): Socket => {
    const listeners = new Map<string, (event: { readonly data: unknown }) => void>();
    const sent: FromClient[] = [];
    sockets.push({
      sent,
      at: Date.now(),
      say: (message) => listeners.get('message')?.({ data: JSON.stringify(message) }),
      drop: () => listeners.get('close')?.({ data: undefined }),
    });
    setTimeout(() => listeners.get('open')?.({ data: undefined }), 0);
    return {
      addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) => {
        listeners.set(type, listener);
      },
      send: (text) => sent.push(JSON.parse(text)),
      close: () => {},
    };
  };
  const last = () => sockets[sockets.length - 1];
  /** Advances the clock until the client has opened its `count`-th connection and sent its join message. */
  const next = async (count: number) => {
    while (sockets.length < count || last().sent.length === 0) await vi.advanceTimersByTimeAsync(10);
    return last();
  };
  return { sockets, openSocket, next };
}

async function joined(n = 0, happened: readonly HistoryEntry[] = [], chat: readonly ChatLine[] = []) {
  const net = network();
  const joining = joinMatch(link, { openSocket: net.openSocket });
  const first = await net.next(1);
  first.say(welcome(n, happened, chat));
  return { ...net, first, client: await joining };
}

const codeOf = (what: Promise<unknown>): Promise<string> =>
  what.then(
    () => 'done',
    (error: unknown) => (error instanceof ClientError ? error.code : String(error)),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a client', () => {
  it.each(['otherRules', 'damaged'])('gives up if the match cannot continue: %s', async (code) => {
    const net = network();
    const joining = codeOf(joinMatch(link, { openSocket: net.openSocket, connectTimeoutMs: 60_000 }));
    (await net.next(1)).say(refused(code, 'join'));
    expect(await joining).toBe(code);
    // The same after joining, even if the refusal answers no message.
    const { first, client, sockets } = await joined();
    const answering = codeOf(client.answer('yes'));
    first.say(refused(code));
    expect([await answering, client.closed()?.code]).toEqual([code, code]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([net.sockets.length, sockets.length]).toEqual([1, 1]);
  });

  it('joins again later if the server is busy', async () => {
    const net = network();
    const joining = joinMatch(link, { openSocket: net.openSocket, connectTimeoutMs: 60_000 });
    (await net.next(1)).say(refused('busy', 'join'));
    (await net.next(2)).say(welcome(0));
    const client = await joining;
    net.sockets[1].drop();
    (await net.next(3)).say(refused('busy', 'join'));
    (await net.next(4)).say(welcome(0));
    expect(client.closed()).toBeUndefined();
    // Without a connect timeout it gives up with the reason.
    const other = network();
    const impatient = codeOf(joinMatch(link, { openSocket: other.openSocket }));
    (await other.next(1)).say(refused('busy', 'join'));
    expect(await impatient).toBe('busy');
  });

  it('tells the server what it has whenever it joins', async () => {
    const { first, next, client } = await joined(1, [did(0, 'blue')]);
    expect(first.sent).toEqual([{ do: 'join', match: link.match, token: link.token, since: 0, chatSince: 0 }]);
    first.say({ is: 'chat', line: { number: 0, seat: 'blue', text: 'hello', at: 0 } });
    first.drop();
    expect(client.online()).toBe(false);
    const second = await next(2);
    expect(second.sent).toMatchObject([{ do: 'join', since: 1, chatSince: 1 }]);
  });

  it('waits longer before each retry, up to a limit, and resets the delay once it has joined', async () => {
    const { first, sockets, next } = await joined();
    first.drop();
    for (let i = 2; i < 14; i++) (await next(i)).drop();
    const delays = sockets.slice(1).map(({ at }, i) => at - sockets[i].at);
    expect(delays[1]).toBeLessThan(600);
    expect(Math.max(...delays)).toBeLessThan(16_000);
    expect(delays.at(-1)).toBeGreaterThan(7000);
    (await next(14)).say(welcome(0));
    const before = Date.now();
    sockets[13].drop();
    await next(15);
    expect(sockets[14].at - before).toBeLessThan(300);
  });

  it('tries to reach a server until its timeout, reports each failure, and retries at once when asked to', async () => {
    const net = network();
    let lost = 0;
    const retries = new Set<() => void>();
    const joining = joinMatch(link, {
      openSocket: net.openSocket,
      connectTimeoutMs: Number.POSITIVE_INFINITY,
      onLost: () => lost++,
      retryOn(retryNow) {
        retries.add(retryNow);
        return () => retries.delete(retryNow);
      },
    });
    for (let i = 1; i < 12; i++) (await net.next(i)).drop();
    expect(lost).toBe(11);
    for (const retryNow of retries) retryNow();
    expect(net.sockets).toHaveLength(12);
    // Nothing happens while an attempt is under way.
    for (const retryNow of retries) retryNow();
    expect(net.sockets).toHaveLength(12);
    (await net.next(12)).say(welcome(0));
    (await joining).close();
    expect(retries.size).toBe(0);
  });

  it('can be closed while it still waits for the server', async () => {
    const net = network();
    const leaving = new AbortController();
    const joining = codeOf(
      joinMatch(link, {
        openSocket: net.openSocket,
        connectTimeoutMs: Number.POSITIVE_INFINITY,
        signal: leaving.signal,
      }),
    );
    (await net.next(1)).drop();
    leaving.abort();
    expect(await joining).toBe('closed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(net.sockets).toHaveLength(1);
  });

  it('reconnects if entries are missing in an update', async () => {
    const { first, next, client } = await joined();
    first.say({ is: 'update', state: state(2), happened: [did(1, 'blue')] });
    const second = await next(2);
    expect(second.sent).toMatchObject([{ since: 0 }]);
    second.say(welcome(2, [did(0, 'blue'), did(1, 'blue')]));
    expect(client.snapshot().history.map(({ n }) => n)).toEqual([0, 1]);
  });

  it('keeps its history if a server process is behind, and resets it if that stays so', async () => {
    const { first, next, client } = await joined(2, [did(0, 'blue'), did(1, 'blue')]);
    first.drop();
    for (let i = 2; i < 6; i++) {
      (await next(i)).say(welcome(1));
      if (i < 5) expect(client.snapshot().history).toHaveLength(2);
    }
    const last = await next(6);
    expect(last.sent).toMatchObject([{ since: 0 }]);
    last.say(welcome(1, [did(0, 'blue')]));
    expect(client.snapshot().state.n).toBe(1);
    expect(client.snapshot().lost?.answers).toBe(1);
  });

  it('reports what the server has lost, and keeps what it knew before', async () => {
    const { first, next, client } = await joined();
    first.say({
      is: 'update',
      state: state(3, { mark: 'of three' }),
      happened: [did(0, 'blue'), did(1, 'red', { option: 'yes' }), did(2, 'blue')],
    });
    expect(client.held()).toEqual({ n: 3, mark: 'of three' });
    expect(client.snapshot().lost).toBeUndefined();
    first.drop();
    // The server has other entries now: somebody has played on after the loss.
    const second = await next(2);
    expect(second.sent).toMatchObject([{ since: 3, compare: 3 }]);
    second.say({ ...welcome(4, [did(3, 'blue')]), compared: 'another' } as ToClient);
    const third = await next(3);
    expect(third.sent).toMatchObject([{ since: 0 }]);
    expect(third.sent[0]).not.toHaveProperty('compare');
    third.say(welcome(4, [did(0, 'blue'), did(1, 'red', { option: 'no' }), did(2, 'blue'), did(3, 'blue')]));
    const { lost, history } = client.snapshot();
    expect(history).toHaveLength(4);
    expect(lost?.answers).toBe(2);
    expect(lost?.before?.history.map(({ option }) => option)).toEqual([undefined, 'yes', undefined]);
    // A server that still has everything causes no second report.
    third.say({ is: 'update', state: state(5, { mark: 'of five' }), happened: [did(4, 'blue')] });
    third.drop();
    const fourth = await next(4);
    expect(fourth.sent).toMatchObject([{ since: 5, compare: 5 }]);
    fourth.say({ ...welcome(5), compared: 'of five' } as ToClient);
    expect(client.online()).toBe(true);
    expect(client.snapshot().lost).toBe(lost);
  });

  it.each([
    ['fewer', 5, null, 4],
    ['others', 12, 'another', undefined],
  ])('compares with the history of an earlier visit: %s', async (_, n, compared, answers) => {
    const net = network();
    const joining = joinMatch(link, {
      openSocket: net.openSocket,
      connectTimeoutMs: 60_000,
      held: { n: 9, mark: 'of nine' },
    });
    const entries = range(0, n).map((i) => did(i, 'blue'));
    for (let i = 1; ; i++) {
      const { sent, say } = await net.next(i);
      const isCompared = sent.some((it) => it.do === 'join' && it.compare === 9);
      say({ ...welcome(n, entries), ...(isCompared ? { compared } : {}) } as ToClient);
      if (!isCompared) break;
    }
    const client = await joining;
    expect(client.snapshot().lost).toEqual({ answers, before: undefined });
  });

  it('ignores entries and lines that it has already', async () => {
    const { first, client } = await joined(1, [did(0, 'blue')]);
    first.say({ is: 'update', state: state(1), happened: [did(0, 'blue')] });
    const line = { number: 0, seat: 'blue', text: 'hello', at: 0 };
    first.say({ is: 'chat', line });
    first.say({ is: 'chat', line });
    expect(client.snapshot().history).toHaveLength(1);
    expect(client.snapshot().chat).toHaveLength(1);
  });

  it('pins the first hash of the seed, and reports a change even if the server goes back to it', async () => {
    const net = network();
    const joining = joinMatch(link, { openSocket: net.openSocket });
    (await net.next(1)).say(welcome(0, [], [], 'first'));
    const client = await joining;
    expect(client.snapshot().seedHash).toEqual({ pinned: 'first', changedTo: undefined });
    for (const [i, hash] of ['first', 'second', 'third', 'first'].entries()) {
      net.sockets[i].drop();
      (await net.next(i + 2)).say(welcome(0, [], [], hash));
      expect(client.snapshot().seedHash).toEqual({ pinned: 'first', changedTo: i === 0 ? undefined : 'second' });
    }
  });

  it('notices a changed hash in a welcome that it cannot use', async () => {
    const { first, next, client } = await joined(1, [did(0, 'blue')]);
    first.drop();
    (await next(2)).say(welcome(0, [], [], 'second'));
    (await next(3)).say(welcome(1));
    expect(client.snapshot().seedHash).toEqual({ pinned: '', changedTo: 'second' });
  });

  it('pins the hash of an earlier visit', async () => {
    const net = network();
    const joining = joinMatch(link, { openSocket: net.openSocket, seedHash: 'earlier' });
    (await net.next(1)).say(welcome(0, [], [], 'now'));
    expect((await joining).snapshot().seedHash).toEqual({ pinned: 'earlier', changedTo: 'now' });
  });

  it('applies patches to its view', async () => {
    const { first, client } = await joined();
    first.say({ is: 'update', state: state(1, { view: { a: 1, b: { c: 2 } } }), happened: [did(0, 'blue')] });
    first.say({ is: 'update', state: state(2, { patch: { b: { c: 3 } } }), happened: [did(1, 'blue')] });
    first.say({ is: 'update', state: state(3), happened: [did(2, 'blue')] });
    expect(client.snapshot().state.view).toEqual({ a: 1, b: { c: 3 } });
  });
});

describe('an answer', () => {
  it('is sent again with the same number over the next connection, and resolves when it is in the history', async () => {
    const { first, next, client } = await joined();
    const done = codeOf(client.answer('yes'));
    expect(first.sent.at(-1)).toEqual({ do: 'answer', n: 0, option: 'yes' });
    first.drop();
    const second = await next(2);
    expect(second.sent).toHaveLength(1);
    second.say(welcome(0));
    expect(second.sent.at(-1)).toEqual({ do: 'answer', n: 0, option: 'yes' });
    second.say({ is: 'update', state: state(1), happened: [did(0, 'red', { option: 'yes' })] });
    expect(await done).toBe('done');
  });

  it('is not sent again if the server already has it', async () => {
    const { first, next, client } = await joined();
    const done = codeOf(client.answer('yes'));
    first.drop();
    const second = await next(2);
    second.say(welcome(1, [did(0, 'red', { option: 'yes' })]));
    expect(await done).toBe('done');
    expect(second.sent).toHaveLength(1);
  });

  it('is late if another entry came first, and is sent again if this seat could not see that entry', async () => {
    const { first, client } = await joined();
    const late = codeOf(client.answer('yes'));
    first.say({ is: 'update', state: state(1), happened: [did(0, 'blue')] });
    first.say(refused('late', 'answer'));
    expect(await late).toBe('late');
    const hidden = codeOf(client.answer('yes'));
    first.say({ is: 'update', state: state(2), happened: [did(1, 'blue', { log: [] })] });
    first.say(refused('late', 'answer'));
    expect(first.sent.at(-1)).toEqual({ do: 'answer', n: 2, option: 'yes' });
    first.say({ is: 'update', state: state(3), happened: [did(2, 'red', { option: 'yes' })] });
    expect(await hidden).toBe('done');
  });

  it('is not confused with another answer of the same seat', async () => {
    const { first, client } = await joined();
    const done = codeOf(client.answer('yes'));
    first.say({ is: 'update', state: state(1), happened: [did(0, 'red', { option: 'no' })] });
    first.say(refused('late', 'answer'));
    expect(await done).toBe('late');
  });

  it('that came too fast is sent again over another connection', async () => {
    const { first, next, client } = await joined();
    const done = codeOf(client.answer('yes'));
    first.say(refused('tooFast'));
    const second = await next(2);
    second.say(welcome(0));
    expect(second.sent.at(-1)).toEqual({ do: 'answer', n: 0, option: 'yes' });
    second.say(refused('unavailable', 'answer'));
    expect(await done).toBe('unavailable');
    expect(client.closed()).toBeUndefined();
  });
});

describe('a line of chat', () => {
  it('is said once, even if the connection is lost', async () => {
    const { first, next, client } = await joined();
    const done = [codeOf(client.say('one')), codeOf(client.say('two\u001b'))];
    expect(first.sent.slice(1)).toEqual([{ do: 'say', text: 'one' }]);
    first.drop();
    const second = await next(2);
    const line = { number: 0, seat: 'red', text: 'one', at: 0 };
    second.say({ ...welcome(0), chat: [line] } as ToClient);
    expect(second.sent.slice(1)).toEqual([{ do: 'say', text: 'two' }]);
    second.say({ is: 'chat', line: { ...line, number: 1, text: 'two' } });
    expect(await Promise.all(done)).toEqual(['done', 'done']);
  });

  it('comes with the newest lines, and older ones on request', async () => {
    const { first, next, client } = await joined(0, [], chatLines(40, 60));
    const numbers = () => client.snapshot().chat.map(({ number }) => number);
    const pages = [client.olderChat(), client.olderChat()];
    expect(first.sent.slice(1)).toEqual([{ do: 'talk', before: 40 }]);
    first.drop();
    // More lines were said meanwhile than the welcome has.
    const second = await next(2);
    expect(second.sent).toMatchObject([{ chatSince: 60 }]);
    second.say(welcome(0, [], chatLines(100, 120)));
    expect(numbers()).toEqual(range(100, 120));
    expect(second.sent.slice(1)).toEqual([{ do: 'talk', before: 100 }]);
    second.say({ is: 'chat', line: chatLines(120, 121)[0] });
    second.say({ is: 'talk', lines: chatLines(80, 100), more: true });
    expect(await Promise.all(pages)).toEqual([true, true]);
    expect(numbers()).toEqual(range(80, 121));
    const last = client.olderChat();
    second.say({ is: 'talk', lines: chatLines(0, 80), more: false });
    expect(await last).toBe(false);
    expect(numbers()).toEqual(range(0, 121));
    // The client knows that there are no older lines, and sends no request.
    expect(await client.olderChat()).toBe(false);
    expect(second.sent.filter((it) => it.do === 'talk')).toHaveLength(2);
    // A line in between was lost: the client requests it.
    second.say({ is: 'chat', line: chatLines(125, 126)[0] });
    expect((await next(3)).sent).toMatchObject([{ chatSince: 121 }]);
    expect(numbers()).toEqual(range(0, 121));
  });

  it('and its older lines reject if they are refused or the client is closed', async () => {
    const { first, client } = await joined(0, [], chatLines(5, 9));
    const page = codeOf(client.olderChat());
    first.say(refused('unavailable', 'talk'));
    expect(await page).toBe('unavailable');
    const other = codeOf(client.olderChat());
    first.say(refused('badMessage'));
    expect(await other).toBe('badMessage');
    const closed = codeOf(client.olderChat());
    client.close();
    expect(await closed).toBe('closed');
  });
});
