import { toy } from '@sandtable/kernel/testing';
import type { Thinker, Thought } from '../matches/bots.js';
import { headOf } from '../matches/live.js';
import { type RegistryHabits, registry, type Table } from '../matches/registry.js';
import { createMatch, entriesFrom, findMatch } from '../store/matches.js';
import { openSqlite } from '../store/sqlite.js';
import { games } from './servers.js';

/** Bots that never come to an answer. */
const DREAMERS: Thinker = { think: () => new Promise(() => {}), close: async () => {} };

/** Bots with these minds, one after another, which then dream on. */
export function withMinds(...minds: readonly (readonly Thought[])[]): Thinker {
  const left = [...minds];
  return {
    ...DREAMERS,
    async think(at) {
      const live = at();
      const thoughts = left.shift();
      return live && thoughts ? { live, n: headOf(live), thoughts } : new Promise(() => {});
    },
  };
}

/** Tables of the toy game without a server around them, on SQLite in memory; match `a` is open. */
export async function atTable(seating: Readonly<Record<string, string>>, habits: Partial<RegistryHabits> = {}) {
  const store = habits.store ?? (await openSqlite(':memory:'));
  const reported: string[] = [];
  const matches = registry({
    games,
    store,
    thinker: DREAMERS,
    idleMilliseconds: 60_000,
    mostTables: 1000,
    report: (error, what) => reported.push(`${what}: ${error}`),
    ...habits,
  });
  const make = async (id: string): Promise<Table> => {
    const options = { rounds: '3', fog: 'off' };
    const match = { id, game: toy.id, version: 1, options, seating, seats: ['red', 'blue'], seed: 'x' };
    await createMatch(store, match, [{ seat: 'red', tokenHash: id }]);
    const made = await matches.open(id);
    if (!made) throw new Error('no table');
    return made;
  };
  const table = await make('a');
  const pk = (await findMatch(store, 'a'))?.pk ?? 0;
  const kept = async () => (await entriesFrom(store, pk, 0)).map((it) => it.option);
  return { matches, store, make, table, reported, kept };
}
