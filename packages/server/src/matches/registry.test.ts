import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.js';
import { loadSqlite } from '../store/sqlite-driver.js';
import type { Database, Woken } from '../store/store.js';
import { atTable, withMinds } from '../testing/at-table.js';
import { sqlitePlace } from '../testing/servers.js';
import { headOf } from './live.js';

describe('a table', () => {
  it('keeps nothing in memory of bots’ thoughts that the rules refuse half-way', async () => {
    const thinker = withMinds(
      [
        { seat: 'blue', option: 'number:1' },
        { seat: 'blue', option: 'number:2' },
      ],
      [{ seat: 'blue', option: 'number:3' }],
    );
    const { table, matches, kept, reported } = await atTable({ blue: 'random' }, { thinker });
    await expect.poll(kept).toEqual(['number:3']);
    expect(await matches.quiet(table, headOf)).toBe(1);
    expect(reported).toHaveLength(1);
    await matches.close();
  });

  it('has done what is on the disk, even if telling of it fails', async () => {
    const asked = () => {
      throw new Error('no post today');
    };
    const { table, matches, kept, reported } = await atTable({}, { asked });
    expect(await matches.answer(table, 'red', 0, 'number:1')).toBe('done');
    expect(await matches.answer(table, 'red', 0, 'number:1')).toBe('repeated');
    expect(await kept()).toEqual(['number:1']);
    expect(reported).toEqual(['telling: Error: no post today']);
    await matches.close();
  });

  it('does one thing after another, whoever asks first', async () => {
    const { table, matches, kept } = await atTable({});
    const heads: number[] = [];
    matches.follow(table, {
      seat: 'red',
      known: () => 0,
      changed: (live) => heads.push(headOf(live)),
      reread: () => {},
      ended: () => {},
    });
    const done = await Promise.allSettled([
      matches.answer(table, 'red', 0, 'number:1'),
      matches.answer(table, 'blue', 0, 'number:2'),
      matches.answer(table, 'blue', 1, 'number:0'),
      matches.answer(table, 'red', 0, 'number:1'),
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
  it('that adds something while a match is being read again is heard', async () => {
    const place = sqlitePlace();
    const file = join(place.config.dataFolder ?? '', 'shared.db');
    const ours = await openSqlite(file);
    const Sqlite = await loadSqlite();
    const theirs = new Sqlite(file);
    let woken: Woken = () => {};
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
    const { table, matches } = await atTable({}, { store });
    await matches.quiet(table, () => undefined);
    const { pk } = table.live.stored;
    let readings = 0;
    afterReading = () => {
      // First the match is read, then its entries.
      if (++readings !== 2) return;
      theirs.prepare('insert into entries (match, n, seat, option) values (?, 0, 0, ?)').run(pk, 'number:1');
      woken([pk]);
    };
    table.stale = true;
    await matches.quiet(table, () => undefined);
    await expect.poll(() => headOf(table.live)).toBe(1);
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

  it('holds so many matches: beyond that, who has been idle for longest leaves, but nobody who is needed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { table, matches, make } = await atTable({}, { mostTables: 3, idleMilliseconds: 3_600_000 });
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
    const inMemory = () => [...matches.tables.keys()].sort().join('');
    const red = { seat: 'red', known: () => 0, changed: () => {}, reread: () => {}, ended: () => {} };
    const leave = matches.follow(table, red);
    for (const id of ['b', 'c', 'd', 'e']) {
      pass(1);
      await make(id);
    }
    // Somebody has these in hand still.
    expect(inMemory()).toBe('abcde');
    expect(matches.hasRoom()).toBe(false);
    pass(20);
    expect(matches.hasRoom()).toBe(true);
    await matches.open('b');
    pass(20);
    await make('f');
    expect(inMemory()).toBe('abf');
    leave();
    pass(20);
    await make('g');
    expect(inMemory()).toBe('afg');
    // What left is as it was.
    const back = await matches.open('c');
    if (!back) throw new Error('no table');
    expect(await matches.answer(back, 'red', 0, 'number:1')).toBe('done');
    await matches.close();
  });

  it('does not let go of bots that are asked, or are to try again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const dreaming = await atTable({ blue: 'random' }, { mostTables: 1, idleMilliseconds: 1000 });
    const broken = await atTable(
      { blue: 'random' },
      {
        thinker: { think: () => Promise.reject(new Error('no idea')), close: async () => {} },
        mostTables: 1,
        idleMilliseconds: 1000,
      },
    );
    for (const { matches, make } of [dreaming, broken]) {
      vi.setSystemTime(Date.now() + 60_000);
      await make('b');
      expect([...matches.tables.keys()]).toEqual(['a', 'b']);
      await matches.close();
    }
  });

  it('takes no answer at a table that has left it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { table, matches, make, kept } = await atTable({}, { mostTables: 1 });
    vi.setSystemTime(Date.now() + 20_000);
    await make('b');
    await expect(matches.answer(table, 'red', 0, 'number:1')).rejects.toThrow('left memory');
    expect(await kept()).toEqual([]);
    await matches.close();
  });
});
