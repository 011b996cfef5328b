import type { CreatedMatch, ToClient } from '@sandtable/client/wire';
import { type Chance, randomBelow, seedChance } from '@sandtable/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import type { RunningServer } from './index.js';
import { type SendTestRequest, testRequests } from './testing/http-requests.js';
import { joinSeat } from './testing/raw-connection.js';
import { DATABASES, makeMatch, startServerInProcess, type TestStorage } from './testing/servers.js';

/** Whatever is sent: a clear refusal, no crash, nothing of another seat's view, and the match continues. */

interface Raw {
  readonly ws: WebSocket;
  readonly received: ToClient[];
  send(data: string | Buffer): void;
  /** The code of the next refusal. */
  refused(): Promise<string>;
  next(): Promise<ToClient>;
  readonly closed: Promise<number>;
}

describe.each(DATABASES)('bad input on $name', ({ place: newPlace }) => {
  let place: TestStorage;
  let server: RunningServer;
  let ask: SendTestRequest;
  let match: CreatedMatch;
  const faults: string[] = [];
  const unhandled = (error: unknown) => void faults.push(String(error));
  beforeAll(async () => {
    process.on('unhandledRejection', unhandled);
    place = await newPlace();
    const options = { logTo: { write: (line: string) => void faults.push(line) } };
    server = await startServerInProcess(place, { logLevel: 'error' }, options);
    ask = testRequests(server.listening);
  });
  beforeEach(async () => {
    match = await makeMatch(server.listening, { game: 'toy', options: { rounds: '1', fog: 'on' } });
  });
  afterAll(async () => {
    await server.close();
    place.remove();
    process.off('unhandledRejection', unhandled);
    expect(faults).toEqual([]);
  });

  async function open(): Promise<Raw> {
    const ws = new WebSocket(`${server.listening.replace('http', 'ws')}/api/socket`);
    const received: ToClient[] = [];
    const waiting: (() => void)[] = [];
    let taken = 0;
    ws.on('message', (data) => {
      received.push(JSON.parse(data.toString()));
      waiting.shift()?.();
    });
    const closed = new Promise<number>((resolve) => ws.on('close', resolve));
    await new Promise((resolve) => ws.on('open', resolve));
    const next = async (): Promise<ToClient> => {
      if (taken === received.length) await new Promise<void>((resolve) => waiting.push(resolve));
      return received[taken++];
    };
    return {
      ws,
      received,
      closed,
      next,
      send: (data) => ws.send(data),
      async refused() {
        for (;;) {
          const message = await next();
          if (message.is !== 'refused') continue;
          expect(message.refusal.text).toMatch(/^[A-Z“].*[.]$/);
          expect(message.refusal.text).not.toMatch(/\bat .*:\d+|node_modules|undefined/);
          return message.refusal.code;
        }
      },
    };
  }
  const joining = (of = match, seat = 'red') => JSON.stringify({ do: 'join', match: of.id, token: of.seats[seat] });
  const joined = async (seat = 'red'): Promise<Raw> => {
    const raw = await open();
    raw.send(joining(match, seat));
    while ((await raw.next()).is !== 'welcome');
    return raw;
  };

  /** Plays the match from here to its end. */
  async function playOn(of = match): Promise<void> {
    const wires = await Promise.all(Object.values(of.seats).map((token) => joinSeat(server.listening, of.id, token)));
    const last = wires.map(({ welcome }) => welcome.state);
    while (!last[0].result) {
      const at = last.findIndex(({ decision }) => decision);
      const { n, decision } = last[at];
      wires[at].send({ do: 'answer', n, option: decision?.options.find((it) => !it.startsWith('aside:')) ?? '' });
      for (const [i, wire] of wires.entries()) {
        last[i] = (await wire.next('update', ({ state }) => state.n > n)).state;
      }
    }
    await Promise.all(wires.map((wire) => wire.close()));
  }

  describe('over the socket', () => {
    it.each([
      ['no JSON', '{"do":'],
      ['nothing', ''],
      ['null', 'null'],
      ['a number', '1e999'],
      ['a list', '[{"do":"ping"}]'],
      ['text', '"ping"'],
      ['an unknown act', '{"do":"win"}'],
      ['no act', '{"match":"x"}'],
      ['an act that is no word', '{"do":{"toString":"ping"}}'],
      ['too much', '{"do":"ping","and":1}'],
      ['__proto__', '{"do":"ping","__proto__":{"x":1}}'],
      ['constructor', '{"do":"ping","constructor":{"prototype":{"x":1}}}'],
      ['a number that is text', '{"do":"answer","n":"0","option":"number:1"}'],
      ['a negative number', '{"do":"answer","n":-1,"option":"number:1"}'],
      ['a broken number', '{"do":"answer","n":0.5,"option":"number:1"}'],
      ['a number that no database holds', '{"do":"answer","n":9007199254740993,"option":"number:1"}'],
      ['no option', '{"do":"answer","n":0}'],
      ['an empty option, which would take back', '{"do":"answer","n":0,"option":""}'],
      ['a list as an option', '{"do":"answer","n":0,"option":["number:1"]}'],
      ['control characters in talk', JSON.stringify({ do: 'say', text: 'a\u001b[2Jb' })],
      ['a NUL in talk', JSON.stringify({ do: 'say', text: 'a\u0000b' })],
      ['empty talk', '{"do":"say","text":""}'],
      ['older talk than the first', '{"do":"talk","before":-1}'],
      ['older talk than nothing', '{"do":"talk"}'],
      ['long talk', JSON.stringify({ do: 'say', text: 'x'.repeat(1001) })],
      ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
      ['very many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, 1])))],
    ])('%s is no message', async (_, text) => {
      const raw = await joined();
      raw.send(text);
      expect(await raw.refused()).toBe('badMessage');
      raw.send('{"do":"ping"}');
      while ((await raw.next()).is !== 'pong');
      raw.ws.close();
    });

    it('binary frames are refused', async () => {
      const raw = await joined();
      raw.send(Buffer.from('{"do":"ping"}'));
      expect(await raw.refused()).toBe('badMessage');
      raw.send(Buffer.from([0, 1, 2, 255]));
      expect(await raw.refused()).toBe('badMessage');
      raw.ws.close();
      await playOn();
    });

    it('a message that is too long ends the connection, and nothing else', async () => {
      const [raw, other] = [await joined(), await joined('blue')];
      raw.send(JSON.stringify({ do: 'say', text: 'x'.repeat(20_000) }));
      expect(await raw.closed).toBe(1009);
      const broken = await joined();
      broken.ws.on('error', () => {});
      // Not valid text either.
      broken.ws.send(Buffer.from([0xff, 0xfe]), { binary: false });
      expect(await broken.closed).toBe(1007);
      other.send('{"do":"ping"}');
      while ((await other.next()).is !== 'pong');
      other.ws.close();
      await playOn();
    });

    it('nothing is done before a join, and forged links open nothing', async () => {
      const raw = await open();
      const other = await makeMatch(server.listening, { game: 'toy' });
      const forged = (of: string, token: string) => JSON.stringify({ do: 'join', match: of, token });
      for (const [text, code] of [
        ['{"do":"answer","n":0,"option":"number:1"}', 'badMessage'],
        ['{"do":"undo","n":0}', 'badMessage'],
        ['{"do":"say","text":"hello"}', 'badMessage'],
        ['{"do":"talk","before":5}', 'badMessage'],
        ['{"do":"tables"}', 'badMessage'],
        [forged('AAAAAAAAAAAA', match.seats.red), 'unknownMatch'],
        [forged(match.id, 'A'.repeat(43)), 'unknownMatch'],
        [forged(match.id, other.seats.red), 'unknownMatch'],
        [forged(match.id, match.seats.red.slice(0, 42)), 'badMessage'],
        [forged(match.id, `${match.seats.red.slice(0, 42)}!`), 'badMessage'],
        [forged('../../etc/pw', match.seats.red), 'badMessage'],
        [forged("' or 1=1 -- ", match.seats.red), 'badMessage'],
        [joining().replace('"join"', '"join","seat":"blue"'), 'badMessage'],
        [joining().replace('"join"', '"join","since":-1'), 'badMessage'],
      ] as const) {
        raw.send(text);
        expect(await raw.refused(), text).toBe(code);
      }
      expect(raw.received.every(({ is }) => is === 'refused')).toBe(true);
      raw.send(joining().replace('"join"', '"join","since":2000000000,"chatSince":2000000000'));
      expect((await raw.next()).is).toBe('welcome');
      raw.ws.close();
    });

    it('a second join is refused and changes nothing', async () => {
      const raw = await joined('red');
      raw.send(joining(match, 'blue'));
      expect(await raw.refused()).toBe('badMessage');
      raw.send('{"do":"answer","n":0,"option":"number:2"}');
      let message = await raw.next();
      while (message.is !== 'update') message = await raw.next();
      expect(message.happened).toEqual([{ n: 0, seat: 'red', option: 'number:2', log: [] }]);
      raw.ws.close();
    });

    it('answers out of turn, for an old decision, for the future and for another seat are refused', async () => {
      const [red, blue] = [await joined('red'), await joined('blue')];
      const answer = async (raw: Raw, n: number, option: string) => {
        raw.send(JSON.stringify({ do: 'answer', n, option }));
        return raw.refused();
      };
      expect(await answer(red, 0, 'number:6')).toBe('illegal');
      expect(await answer(red, 0, 'constructor')).toBe('illegal');
      expect(await answer(red, 0, '__proto__')).toBe('illegal');
      expect(await answer(red, 0, 'blue=number:1')).toBe('illegal');
      expect(await answer(red, 1, 'number:1')).toBe('early');
      expect(await answer(red, 2_000_000_000, 'number:1')).toBe('early');
      red.send('{"do":"answer","n":0,"option":"number:1"}');
      expect(await answer(red, 1, 'number:1')).toBe('notYours');
      expect(await answer(red, 0, 'number:2')).toBe('late');
      expect(await answer(blue, 0, 'number:1')).toBe('late');
      blue.send('{"do":"undo","n":1}');
      expect(await blue.refused()).toBe('nothingToUndo');
      const observer = await open();
      observer.send(JSON.stringify({ do: 'join', match: match.id, token: match.observer }));
      expect(await answer(observer, 1, 'number:1')).toBe('notYours');
      observer.send('{"do":"undo","n":1}');
      expect(await observer.refused()).toBe('notYours');
      for (const raw of [red, blue, observer]) raw.ws.close();
      await playOn();
      const over = await joined('red');
      const state = over.received.flatMap((message) => (message.is === 'welcome' ? [message.state] : []))[0];
      expect(await answer(over, state.n, 'number:1')).toBe('over');
      over.ws.close();
    });

    it('a refusal shows the state of the seat that is refused, and of no other', async () => {
      const blue = await joined('blue');
      blue.send('{"do":"answer","n":9,"option":"number:1"}');
      const refusal = await blue.next().then(async function find(message): Promise<ToClient> {
        return message.is === 'refused' ? message : find(await blue.next());
      });
      if (refusal.is !== 'refused') throw new Error('not refused');
      expect(JSON.stringify(refusal)).not.toContain('"red":5');
      blue.ws.close();
    });
  });

  describe('over HTTP', () => {
    const post = async (path: string, body: unknown, token?: string, headers?: Record<string, string>) => {
      const reply = await ask('POST', path, { body, ...(token ? { token } : {}), ...(headers ? { headers } : {}) });
      expect(Object.keys(reply.body).sort(), reply.text).toEqual(
        'state' in reply.body ? ['code', 'state', 'text'] : ['code', 'text'],
      );
      expect(reply.text).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
      return [reply.status, reply.body.code];
    };

    it.each([
      ['no JSON', '{"game":', 400, 'badMessage'],
      ['nothing', '', 400, 'badMessage'],
      ['null', 'null', 400, 'badMessage'],
      ['a list', '[]', 400, 'badMessage'],
      ['no game', '{}', 400, 'badMessage'],
      ['too much', '{"game":"toy","seed":"mine"}', 400, 'badMessage'],
      ['an unknown game', '{"game":"chess"}', 400, 'error.game'],
      ['a game of every object', '{"game":"constructor"}', 400, 'error.game'],
      ['a game of the prototype', '{"game":"__proto__"}', 400, 'error.game'],
      ['options that are a list', '{"game":"toy","options":["rounds"]}', 400, 'badMessage'],
      ['options that are no words', '{"game":"toy","options":{"rounds":1}}', 400, 'badMessage'],
      ['options within options', '{"game":"toy","options":{"rounds":{"$gt":""}}}', 400, 'badMessage'],
      ['__proto__ in options', '{"game":"toy","options":{"__proto__":"1"}}', 400, 'badMessage'],
      ['__proto__ as a whole', '{"game":"toy","__proto__":{"options":{"rounds":"1"}}}', 400, 'badMessage'],
      ['constructor in options', '{"game":"toy","options":{"constructor":"1"}}', 400, 'error.option'],
      ['toString in options', '{"game":"toy","options":{"toString":"1"}}', 400, 'error.option'],
      ['constructor as a scenario', '{"game":"toy","options":{"scenario":"constructor"}}', 400, 'error.scenario'],
      ['constructor as a seat', '{"game":"toy","seats":{"constructor":"person"}}', 400, 'error.seat'],
      ['__proto__ as a seat', '{"game":"toy","seats":{"__proto__":"person"}}', 400, 'badMessage'],
      ['constructor as a bot', '{"game":"toy","seats":{"red":"constructor"}}', 400, 'error.bot'],
      ['__proto__ as a bot', '{"game":"toy","seats":{"red":"__proto__"}}', 400, 'error.bot'],
      ['the observer as a seat', '{"game":"toy","seats":{"observer":"person"}}', 400, 'error.seat'],
      ['the same of another game', '{"game":"andean-abyss","seats":{"__proto__":"x"}}', 400, 'badMessage'],
      ['constructor in another game', '{"game":"andean-abyss","options":{"constructor":"x"}}', 400, 'error.option'],
      ['a seat of every object in another game', '{"game":"andean-abyss","seats":{"toString":"x"}}', 400, 'error.seat'],
      ['strange keys', '{"game":"toy","options":{"r\u0000unds":"1"}}', 400, 'badMessage'],
      [
        'very many options',
        JSON.stringify({
          game: 'toy',
          options: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`k${i}`, '1'])),
        }),
        400,
        'badMessage',
      ],
      [
        'thousands of keys',
        JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, 1]))),
        400,
        'badMessage',
      ],
      ['deep nesting', `{"game":"toy","options":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400, 'badMessage'],
      ['too long', JSON.stringify({ game: 'toy', x: 'x'.repeat(70_000) }), 413, 'tooLarge'],
    ])('%s makes no match', async (_, body, status, code) => {
      expect(await post('/api/matches', body)).toEqual([status, code]);
    });

    it('other content types are refused', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense']) {
        const headers = { 'content-type': type };
        expect(await post('/api/matches', '{"game":"toy"}', undefined, headers), type).toEqual([415, 'badMessage']);
      }
    });

    it('answers with the wrong shape are refused, and text is not converted to numbers', async () => {
      const path = `/api/matches/${match.id}/answers`;
      for (const body of [
        '{"n":"0","option":"number:1"}',
        '{"n":0}',
        '{"n":0,"option":1}',
        '{"n":0,"option":""}',
        '{"n":0,"option":"number:1","seat":"blue"}',
        '{"n":1e300,"option":"number:1"}',
        '{"n":null,"option":"number:1"}',
      ]) {
        expect(await post(path, body, match.seats.red), body).toEqual([400, 'badMessage']);
      }
      for (const since of ['-1', 'x', '1.5', '1e300', '99999999999', '']) {
        const reply = await ask('GET', `/api/matches/${match.id}/log?since=${since}`, { token: match.seats.red });
        expect([since, reply.status, reply.body.code]).toEqual([since, 400, 'badMessage']);
      }
      await playOn();
    });

    it('names and chat lines that could deceive a reader are refused', async () => {
      const token = match.seats.red;
      for (const name of [
        '',
        '   ',
        'a\u001b[31m',
        'a\nb',
        'x'.repeat(61),
        '\u202eevil',
        '\u200b',
        'An\u00ada',
        '\u3164',
        'Аnа',
        '\u{e0041}',
        'A\u200dna',
        'Ana\ufe0f',
        'A\ufe01na',
      ]) {
        const { status } = await ask('PUT', `/api/matches/${match.id}/name`, { token, body: { name } });
        expect(status, JSON.stringify(name)).toBe(400);
      }
      for (const name of ['Zażółć', 'Őrült', '中文', 'O’Neill 🎲', 'Ада', 'Жан-Paul', '👨‍👩‍👧', '<b>']) {
        expect((await ask('PUT', `/api/matches/${match.id}/name`, { token, body: { name } })).status).toBe(200);
      }
      for (const text of ['a\u0007', '\u202etxt.exe', '\u2800', '\u3164\n', '\u2067a', '\ufe01']) {
        expect(await post(`/api/matches/${match.id}/chat`, { text }, token)).toEqual([400, 'badMessage']);
      }
      const said = await ask('POST', `/api/matches/${match.id}/chat`, { token, body: { text: 'well 👨‍👩‍👧\nplayed' } });
      expect(said.status).toBe(200);
    });

    it('unknown addresses give 404', async () => {
      for (const path of ['/', '/api', '/api/matches', '/api/matches/', '/..%2f..%2fetc/passwd', '/api/%00', '/%']) {
        const { status, body } = await ask('GET', path);
        expect([404, 400], path).toContain(status);
        expect(body.text, path).toMatch(/^[A-Z].*\.$/);
      }
      expect((await ask('DELETE', `/api/matches/${match.id}`, { token: match.seats.red })).status).toBe(404);
    });
  });

  it('10,000 random messages are each answered, and nothing is lost, leaked or broken', async () => {
    const chance = seedChance('bad input');
    const others = await makeMatch(server.listening, { game: 'toy', options: { rounds: '6', fog: 'on' } });
    const raws = await Promise.all(
      [others.seats.red, others.seats.blue, others.observer].map(async (token) => {
        const raw = await open();
        raw.send(JSON.stringify({ do: 'join', match: others.id, token }));
        return raw;
      }),
    );
    const PER_ROUND = 50;
    let sent = 0;
    while (sent < 10_000) {
      for (let i = 0; i < PER_ROUND; i++, sent++)
        raws[randomBelow(chance, raws.length)].send(randomMessage(chance, others));
      // A ping is answered after everything that was sent before it.
      await Promise.all(
        raws.map(async (raw) => {
          raw.send('{"do":"ping"}');
          const pongs = () => raw.received.filter(({ is }) => is === 'pong').length;
          const before = pongs();
          await vi.waitUntil(() => pongs() > before, { timeout: 240_000, interval: 1 });
        }),
      );
    }
    // Whatever was requested, each seat has seen only its own coins, and an observer nobody's.
    for (const [i, hidden] of [['blue'], ['red'], ['red', 'blue']].entries()) {
      for (const message of raws[i].received) {
        const coins = coinsIn(message);
        for (const seat of hidden) for (const shown of coins) expect(shown[seat] ?? -1).toBe(-1);
        if (message.is !== 'update') continue;
        for (const { seat, option } of message.happened) {
          if (option !== undefined) expect(hidden).not.toContain(seat);
        }
      }
      expect(raws[i].ws.readyState).toBe(WebSocket.OPEN);
    }
    for (const { ws } of raws) ws.close();
    const { state } = (await ask('GET', `/api/matches/${others.id}`, { token: others.seats.red })).body;
    expect(state.n).toBeGreaterThan(0);
    await playOn(others);
    await playOn();
  });

  it('a socket that does not join is closed, even if it sends messages', async () => {
    const elsewhere = await newPlace();
    const quick = await startServerInProcess(elsewhere, { joinTimeoutMs: 200 });
    const ws = new WebSocket(`${quick.listening.replace('http', 'ws')}/api/socket`);
    const closed = new Promise<number>((resolve) => ws.on('close', resolve));
    await new Promise((resolve) => ws.on('open', resolve));
    ws.send('{"do":"ping"}');
    ws.send(joining().replace(match.seats.red, 'A'.repeat(43)));
    expect(await closed).toBe(1008);
    await quick.close();
    elsewhere.remove();
  });
});

/** Every list of coins in a view or in a patch. */
function coinsIn(message: unknown): Record<string, number>[] {
  if (typeof message !== 'object' || message === null) return [];
  const found: Record<string, number>[] = [];
  for (const [key, value] of Object.entries(message)) {
    if (key === 'coins') found.push(value);
    else found.push(...coinsIn(value));
  }
  return found;
}

/** Random text, malformed messages, and valid ones at the wrong time. */
function randomMessage(chance: Chance, match: CreatedMatch): string {
  const one = <T>(list: readonly T[]): T => list[randomBelow(chance, list.length)];
  const number = () => one([0, 1, 2, 3, 5, 8, 13, 21, -1, 0.5, 1e9, 1e300, '0', null]);
  const text = () =>
    one([
      'number:0',
      'number:1',
      'number:2',
      'space:hill',
      'space:ford',
      'space:mill',
      'hold',
      'aside:gift',
      '',
      '__proto__',
      'constructor',
      'blue=number:1',
      '\u0000',
      '𝄞',
      'x'.repeat(randomBelow(chance, 300)),
    ]);
  const message = (): unknown =>
    one<() => unknown>([
      () => ({ do: 'answer', n: number(), option: text() }),
      () => ({ do: 'answer', n: number(), option: text() }),
      () => ({ do: 'undo', n: number() }),
      () => ({ do: 'say', text: text() }),
      () => ({ do: 'tables' }),
      () => ({ do: 'join', match: match.id, token: one(Object.values(match.seats)) }),
      () => ({ do: 'join', match: text(), token: text(), since: number() }),
      () => ({ do: text(), [text()]: number() }),
      () => [number(), text()],
      () => number(),
      () => ({ do: 'answer', n: number(), option: { [text()]: text() } }),
    ])();
  const whole = JSON.stringify(message()) ?? 'undefined';
  if (randomBelow(chance, 4) > 0) return whole;
  const cut = randomBelow(chance, whole.length + 1);
  return one([whole.slice(0, cut), whole.slice(cut), whole + whole, whole.replace(/"/g, "'"), `${whole}\u0000`]);
}
