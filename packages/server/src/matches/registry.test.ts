import { toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createMatch, entriesFrom, findMatch } from '../store/matches.js';
import { openSqlite } from '../store/sqlite.js';
import { games } from '../testing/servers.js';
import type { Thought } from './bots.js';
import { headOf } from './live.js';
import { type RegistryHabits, registry } from './registry.js';

/** One match of the toy game in memory, with a mind for blue if it is a bot. */
async function atTable(seating: Readonly<Record<string, string>>, habits: Partial<RegistryHabits> = {}) {
  const store = await openSqlite(':memory:');
  const options = { rounds: '3', fog: 'off' };
  const match = { id: 'a', game: toy.id, version: 1, options, seating, seats: ['red', 'blue'], seed: 'x' };
  await createMatch(store, match, [{ seat: 'red', tokenHash: 'x' }]);
  const reported: string[] = [];
  const matches = registry({
    games,
    store,
    thinker: { think: () => new Promise(() => {}), close: async () => {} },
    idleMilliseconds: 60_000,
    report: (error, what) => reported.push(`${what}: ${error}`),
    ...habits,
  });
  const table = await matches.open('a');
  const pk = (await findMatch(store, 'a'))?.pk ?? 0;
  if (!table) throw new Error('no table');
  const kept = async () => (await entriesFrom(store, pk, 0)).map((it) => it.option);
  return { matches, table, reported, kept };
}

describe('a table', () => {
  it('keeps nothing in memory of bots’ thoughts that the rules refuse half-way', async () => {
    const minds: Thought[][] = [
      [
        { seat: 'blue', option: 'number:1' },
        { seat: 'blue', option: 'number:2' },
      ],
      [{ seat: 'blue', option: 'number:3' }],
    ];
    const thinker = {
      think: async () => minds.shift() ?? new Promise<Thought[]>(() => {}),
      close: async () => {},
    };
    const { table, matches, kept, reported } = await atTable({ blue: 'random' }, { thinker });
    await expect.poll(kept, { timeout: 5000 }).toEqual(['number:3']);
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
