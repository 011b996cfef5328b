import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.js';
import { loadSqlite } from '../store/sqlite-driver.js';
import type { Database, WakeUp } from '../store/store.js';
import { botsAnswering, inRoom } from '../testing/rooms.js';
import { sqliteStorage } from '../testing/servers.js';
import { entryCount } from './live-match.js';

describe('a room', () => {
  it('keeps none of the bots’ moves in memory if the rules refuse one of them', async () => {
    const botThreads = botsAnswering(
      [
        { seat: 'blue', option: 'number:1' },
        { seat: 'blue', option: 'number:2' },
      ],
      [{ seat: 'blue', option: 'number:3' }],
    );
    const { table: room, matches, kept, reported } = await inRoom({ blue: 'random' }, { botThreads });
    await expect.poll(kept).toEqual(['number:3']);
    expect(await matches.whenSettled(room, entryCount)).toBe(1);
    expect(reported).toHaveLength(1);
    await matches.close();
  });

  it('has done what is on the disk, even if notifying fails', async () => {
    const onTurn = () => {
      throw new Error('no mail today');
    };
    const { table: room, matches, kept, reported } = await inRoom({}, { onTurn });
    expect(await matches.answer(room, 'red', 0, 'number:1')).toBe('done');
    expect(await matches.answer(room, 'red', 0, 'number:1')).toBe('repeated');
    expect(await kept()).toEqual(['number:1']);
    expect(reported).toEqual(['notifying: Error: no mail today']);
    await matches.close();
  });

  it('runs one action after another, in the order of requests', async () => {
    const { table: room, matches, kept } = await inRoom({});
    const heads: number[] = [];
    matches.subscribe(room, {
      seat: 'red',
      known: () => 0,
      onChange: (live) => heads.push(entryCount(live)),
      onReload: () => {},
      onEnd: () => {},
    });
    const done = await Promise.allSettled([
      matches.answer(room, 'red', 0, 'number:1'),
      matches.answer(room, 'blue', 0, 'number:2'),
      matches.answer(room, 'blue', 1, 'number:0'),
      matches.answer(room, 'red', 0, 'number:1'),
    ]);
    expect(done.map((it) => (it.status === 'fulfilled' ? it.value : it.reason.code))).toEqual([
      'done',
      'late',
      'done',
      'repeated',
    ]);
    expect(heads).toEqual([1, 2]);
    expect(await kept()).toEqual(['number:1', 'number:0']);
    await matches.close();
  });
});

describe('another process', () => {
  it('can add an entry while a match is being reloaded, and the room notices', async () => {
    const place = sqliteStorage();
    const file = join(place.config.dataFolder ?? '', 'shared.db');
    const ours = await openSqlite(file);
    const Sqlite = await loadSqlite();
    const theirs = new Sqlite(file);
    let woken: WakeUp = () => {};
    let afterReading = () => {};
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        afterReading();
        return result;
      },
    };
    const store: Database = {
      ...ours,
      db: ours.db.withPlugin(meanwhile),
      onWake: (call) => {
        woken = call;
      },
    };
    const { table: room, matches } = await inRoom({}, { store });
    await matches.whenSettled(room, () => undefined);
    const { pk } = room.live.stored;
    let readings = 0;
    afterReading = () => {
      // First the match is read, then its entries.
      if (++readings !== 2) return;
      theirs.prepare('insert into entries (match, n, seat, option) values (?, 0, 0, ?)').run(pk, 'number:1');
      woken([pk]);
    };
    room.stale = true;
    await matches.whenSettled(room, () => undefined);
    await expect.poll(() => entryCount(room.live)).toBe(1);
    await matches.close();
    theirs.close();
    await ours.close();
    place.remove();
  });
});

describe('memory', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('holds a limited number of rooms: above it the longest idle are evicted, but none that is in use', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { table: room, matches, make } = await inRoom({}, { maxRooms: 3, idleMs: 3_600_000 });
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
    const inMemory = () => [...matches.rooms.keys()].sort().join('');
    const red = { seat: 'red', known: () => 0, onChange: () => {}, onReload: () => {}, onEnd: () => {} };
    const leave = matches.subscribe(room, red);
    for (const id of ['b', 'c', 'd', 'e']) {
      pass(1);
      await make(id);
    }
    // All of these were opened too recently.
    expect(inMemory()).toBe('abcde');
    expect(matches.hasCapacity()).toBe(false);
    pass(20);
    expect(matches.hasCapacity()).toBe(true);
    await matches.open('b');
    pass(20);
    await make('f');
    expect(inMemory()).toBe('abf');
    leave();
    pass(20);
    await make('g');
    expect(inMemory()).toBe('afg');
    // An evicted match comes back unchanged.
    const back = await matches.open('c');
    if (!back) throw new Error('no room');
    expect(await matches.answer(back, 'red', 0, 'number:1')).toBe('done');
    await matches.close();
  });

  it('keeps rooms whose bots have a decision or will try again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const dreaming = await inRoom({ blue: 'random' }, { maxRooms: 1, idleMs: 1000 });
    const broken = await inRoom(
      { blue: 'random' },
      {
        botThreads: { computeMoves: () => Promise.reject(new Error('no idea')), moveNow() {}, close: async () => {} },
        maxRooms: 1,
        idleMs: 1000,
      },
    );
    for (const { matches, make } of [dreaming, broken]) {
      vi.setSystemTime(Date.now() + 60_000);
      await make('b');
      expect([...matches.rooms.keys()]).toEqual(['a', 'b']);
      await matches.close();
    }
  });

  it('accepts no answer in an evicted room', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { table: room, matches, make, kept } = await inRoom({}, { maxRooms: 1 });
    vi.setSystemTime(Date.now() + 20_000);
    await make('b');
    await expect(matches.answer(room, 'red', 0, 'number:1')).rejects.toThrow('left memory');
    expect(await kept()).toEqual([]);
    await matches.close();
  });
});
