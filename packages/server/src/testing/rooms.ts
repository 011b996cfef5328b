import type { Answer } from '@sandtable/kernel';
import { toy } from '@sandtable/kernel/testing';
import type { BotThreads } from '../matches/bot-thread.js';
import { entryCount } from '../matches/live-match.js';
import { createRegistry, type RegistryOptions, type Room } from '../matches/registry.js';
import { createMatch, entriesFrom, findMatch } from '../store/matches.js';
import { openSqlite } from '../store/sqlite.js';
import { games } from './servers.js';

/** Bots that never answer. */
const SILENT_BOTS: BotThreads = { computeMoves: () => new Promise(() => {}), moveNow() {}, close: async () => {} };

/** Bots that give these answers, one after another, and then never answer again. */
export function botsAnswering(...minds: readonly (readonly Answer[])[]): BotThreads {
  const left = [...minds];
  return {
    ...SILENT_BOTS,
    async computeMoves(at) {
      const live = at();
      const moves = left.shift();
      return live && moves ? { live, n: entryCount(live), moves } : new Promise(() => {});
    },
  };
}

/** Rooms of the toy game without a server, on SQLite in memory; match `a` is open. */
export async function inRoom(seating: Readonly<Record<string, string>>, options: Partial<RegistryOptions> = {}) {
  const store = options.store ?? (await openSqlite(':memory:'));
  const reported: string[] = [];
  const matches = createRegistry({
    games,
    store,
    botThreads: SILENT_BOTS,
    idleMs: 60_000,
    maxRooms: 1000,
    report: (error, what) => reported.push(`${what}: ${error}`),
    ...options,
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
