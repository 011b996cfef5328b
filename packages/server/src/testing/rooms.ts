import { toy } from '@sandtable/kernel/testing';
import type { BotMove, BotThread } from '../matches/bot-thread.js';
import { entryCount } from '../matches/live-match.js';
import { createRegistry, type RegistryOptions, type Room } from '../matches/registry.js';
import { createMatch, entriesFrom, findMatch } from '../store/matches.js';
import { openSqlite } from '../store/sqlite.js';
import { games } from './servers.js';

/** Bots that never come to an answer. */
const DREAMERS: BotThread = { computeMoves: () => new Promise(() => {}), close: async () => {} };

/** Bots with these minds, one after another, which then dream on. */
export function withBotMinds(...minds: readonly (readonly BotMove[])[]): BotThread {
  const left = [...minds];
  return {
    ...DREAMERS,
    async computeMoves(at) {
      const live = at();
      const moves = left.shift();
      return live && moves ? { live, n: entryCount(live), moves } : new Promise(() => {});
    },
  };
}

/** Tables of the toy game without a server around them, on SQLite in memory; match `a` is open. */
export async function inRoom(seating: Readonly<Record<string, string>>, habits: Partial<RegistryOptions> = {}) {
  const store = habits.store ?? (await openSqlite(':memory:'));
  const reported: string[] = [];
  const matches = createRegistry({
    games,
    store,
    botThread: DREAMERS,
    idleMs: 60_000,
    maxRooms: 1000,
    report: (error, what) => reported.push(`${what}: ${error}`),
    ...habits,
  });
  const make = async (id: string): Promise<Room> => {
    const settings = { rounds: '3', fog: 'off' };
    const match = { id, game: toy.id, version: 1, settings, seating, seats: ['red', 'blue'], seed: 'x' };
    await createMatch(store, match, [{ seat: 'red', tokenHash: id }]);
    const made = await matches.open(id);
    if (!made) throw new Error('no table');
    return made;
  };
  const room = await make('a');
  const pk = (await findMatch(store, 'a'))?.pk ?? 0;
  const kept = async () => (await entriesFrom(store, pk, 0)).map((it) => it.option);
  return { matches, store, make, table: room, reported, kept };
}
