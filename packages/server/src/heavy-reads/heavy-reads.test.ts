import { type Game, type Json, preview, readSettings, recordOf, type SeatId } from '@sandtable/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULTS } from '../config.js';
import { markAfter } from '../matches/history-marks.js';
import { entryCount, gameOf, historySince, type LiveMatch, loadMatch } from '../matches/live-match.js';
import type { Room } from '../matches/registry.js';
import { createService, type Service } from '../service.js';
import { createMatch, entriesFrom } from '../store/matches.js';
import { openSqlite } from '../store/sqlite.js';
import { BEGINNING } from '../store/store.js';
import { games as testGames } from '../testing/servers.js';
import type { Requester } from './address-queue.js';

const GAMES = new URL('../testing/games.mjs', import.meta.url).href;
const SLOW_GAMES = new URL('../testing/slow-games.mjs', import.meta.url).href;
const REQUESTER: Requester = { address: 'here', gone: () => false };

const opened: Service[] = [];
afterEach(async () => {
  for (const service of opened.splice(0)) await service.close();
});

/** The parts of a server without the network. */
async function served(module: string, games: Readonly<Record<string, Game>> = testGames) {
  const reported: string[] = [];
  const service = createService({
    config: DEFAULTS,
    store: await openSqlite(':memory:'),
    games,
    gamesModule: module,
    report: (error) => reported.push(String(error)),
    address: () => '',
  });
  opened.push(service);
  return { service, reported };
}

/** With a fixed seed: by other dice a game may be over before there is a snapshot to load it from. */
async function roomOf(service: Service, name: string, given: Record<string, string> = {}): Promise<Room> {
  const game = gameOf(testGames, { id: name, game: name });
  const settings = readSettings(game, given);
  const match = { id: name, game: name, version: game.version, settings, seating: {}, seats: game.seats(settings) };
  await createMatch(service.store, { ...match, seed: 'heavy reads' }, [{ seat: 'observer', tokenHash: name }]);
  const room = await service.open(match.id);
  if (!room) throw new Error('no match');
  return room;
}

/** Gives answers that depend only on the number of entries, and sometimes an undo. */
async function play(service: Service, room: Room, until: number): Promise<void> {
  while (entryCount(room.live) < until && !room.live.match.result) {
    const n = entryCount(room.live);
    const { match } = room.live;
    const { seat, options } = match.pending()[0];
    const [last] = match.answers.slice(-1);
    if (n % 7 === 3 && last && match.canUndo(last.seat)) await service.undo(room, last.seat, n);
    else await service.answer(room, seat, n, options[(n * 5) % options.length]);
  }
}

/** The match with its first `n` entries, replayed here from the database. */
async function replayed(service: Service, { live }: Room, n: number): Promise<LiveMatch> {
  const entries = await entriesFrom(service.store, live.stored.pk, 0, n);
  return loadMatch(live.game, { ...live.stored, snapshot: BEGINNING }, entries);
}

/** The same match loaded from the database, beginning at a snapshot. */
async function readAgain(service: Service, room: Room): Promise<Room> {
  room.stale = true;
  await service.whenSettled(room, () => undefined);
  return room;
}

describe('heavy reads on their own thread', () => {
  it.each([
    ['andean-abyss', false],
    ['andean-abyss', true],
    ['labyrinth', true],
    ['imperial-struggle', true],
  ])('return for %s what the match itself returns (loaded from a snapshot: %s)', async (game, fromSnapshot) => {
    const { service, reported } = await served(GAMES);
    const room = await roomOf(service, game);
    await play(service, room, 130);
    if (fromSnapshot) {
      await readAgain(service, room);
      expect(room.live.firstN).toBeGreaterThan(0);
    }
    const { heavyReads } = service;
    const check = async (): Promise<void> => {
      const { live } = room;
      const { match } = live;
      expect(match.result).toBeUndefined();
      const head = entryCount(live);
      const seats: SeatId[] = [...live.stored.seats, 'observer'];
      for (const seat of seats) {
        const tables = live.game.tables(live.game.redact(match.position, seat));
        expect(await heavyReads.tables(REQUESTER, room, seat)).toBe(JSON.stringify({ is: 'tables', n: head, tables }));
      }
      const { seat, options } = match.pending()[0];
      for (const option of options.slice(0, 3)) {
        const view: Json | undefined = preview(match, option, seat);
        expect(await heavyReads.preview(REQUESTER, room, seat, head, option)).toBe(
          JSON.stringify({ is: 'preview', view: view ?? null }),
        );
      }
      // Back and forth, as a slider is moved.
      for (const n of [head, 0, 90, 41, 40, 1, 120, live.firstN, head - 1]) {
        const then = (await replayed(service, room, n)).match;
        for (const viewer of [seats[0], 'observer']) {
          const waiting = then.pending().map((asked) => asked.seat);
          const past = JSON.stringify({ is: 'past', n, view: then.view(viewer), waiting });
          expect(await heavyReads.past(REQUESTER, room, viewer, n)).toBe(past);
        }
      }
      const whole = await replayed(service, room, head);
      for (const since of [0, 30, head - 2, head, head + 5]) {
        const happened = historySince(whole, since, seats[0]);
        expect(await heavyReads.history(REQUESTER, room, since, seats[0])).toEqual({
          text: JSON.stringify(happened),
          next: since + happened.length,
        });
      }
      const entries = await entriesFrom(service.store, live.stored.pk, 0);
      for (const n of [0, 7, head]) {
        expect(await heavyReads.markAt(REQUESTER, room, n)).toBe(markAfter(live.stored.seed, entries.slice(0, n)));
      }
    };
    await check();
    await play(service, room, 140);
    await check();
    expect(reported).toEqual([]);
  });

  it('refuse the same requests as on the event loop', async () => {
    const { service } = await served(GAMES);
    const room = await roomOf(service, 'toy', { rounds: '3', fog: 'off' });
    await play(service, room, 2);
    const { heavyReads } = service;
    const head = entryCount(room.live);
    await expect(heavyReads.past(REQUESTER, room, 'red', head + 1)).rejects.toMatchObject({ code: 'early' });
    await expect(heavyReads.preview(REQUESTER, room, 'red', head - 1, 'pass')).rejects.toMatchObject({ code: 'late' });
    await expect(heavyReads.preview(REQUESTER, room, 'red', head, 'no-such')).rejects.toMatchObject({
      code: 'illegal',
    });
    await expect(heavyReads.record(REQUESTER, room)).rejects.toMatchObject({ code: 'notOver' });
  });

  it('return the record of a match that is over', async () => {
    const { service } = await served(GAMES);
    const room = await roomOf(service, 'toy', { rounds: '3', fog: 'off' });
    await play(service, room, 10_000);
    const { match } = await replayed(service, room, entryCount(room.live));
    expect(await service.heavyReads.record(REQUESTER, room)).toBe(JSON.stringify(recordOf(match)));
  });

  it('leave the event loop free while slow rules run', async () => {
    const { service } = await served(SLOW_GAMES);
    const room = await roomOf(service, 'toy', { rounds: '3', fog: 'off' });
    await play(service, room, 10_000);
    const answers = entryCount(room.live);
    let served10 = 0;
    let counting = setImmediate(function count() {
      served10++;
      counting = setImmediate(count);
    });
    await service.heavyReads.record(REQUESTER, room);
    clearImmediate(counting);
    // On the event loop, other requests would be served between two answers at best.
    expect(served10).toBeGreaterThan(2 * answers);
  });

  it('fail when their thread dies, and the next heavy read gets a new one', async () => {
    const { service } = await served(SLOW_GAMES);
    const room = await roomOf(service, 'toy', { rounds: '3', fog: 'off' });
    const dead = service.heavyReads.tables(REQUESTER, room, 'red');
    await expect(dead).rejects.toThrow('the heavy-read thread ended');
    const { match: begun } = await replayed(service, room, 0);
    const past = JSON.stringify({ is: 'past', n: 0, view: begun.view('red'), waiting: ['red', 'blue'] });
    expect(await service.heavyReads.past(REQUESTER, room, 'red', 0)).toBe(past);
  });

  it('that several clients request are carried out once', async () => {
    const { service } = await served(GAMES);
    const room = await roomOf(service, 'toy', { rounds: '3', fog: 'off' });
    const requesters = ['a', 'b', 'c'].map((address) => ({ address, gone: () => false }));
    const texts = await Promise.all(requesters.map((requester) => service.heavyReads.tables(requester, room, 'red')));
    expect(new Set(texts).size).toBe(1);
    expect(await service.heavyReads.tables(REQUESTER, room, 'red')).toBe(texts[0]);
    expect(await service.metrics.text()).toContain('sandtable_look_seconds_count{kind="tables"} 1');
  });
});
