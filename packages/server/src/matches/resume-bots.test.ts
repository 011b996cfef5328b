import { toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { append, createMatch, findMatch } from '../store/matches.js';
import { openSqlite } from '../store/sqlite.js';
import type { Database } from '../store/store.js';
import { games } from '../testing/servers.js';
import { RefusedError } from './live-match.js';
import { type ResumeBotsOptions, resumeBots } from './resume-bots.js';

interface Made {
  readonly bots?: boolean | 'alone';
  readonly game?: string;
  readonly over?: boolean;
}

async function put(store: Database, id: string, { bots = true, game = toy.id, over = false }: Made) {
  const seating: Record<string, string> = bots ? { blue: 'random' } : { red: 'person' };
  if (bots === 'alone') seating.red = 'random';
  const match = { id, game, version: toy.version, settings: {}, seating, seats: ['red', 'blue'], seed: 'x' };
  await createMatch(store, match, [{ seat: 'red', tokenHash: id }]);
  const pk = (await findMatch(store, id))?.pk ?? 0;
  if (over) await append(store, [{ match: pk, entries: [], result: '{}' }]);
}

/** Resumes the bots of these matches, which are created in this order. */
async function resuming(made: Readonly<Record<string, Made>>, options: Partial<ResumeBotsOptions> = {}) {
  const store = await openSqlite(':memory:');
  for (const [id, how] of Object.entries(made)) await put(store, id, how);
  const opened: string[] = [];
  const reported: string[] = [];
  const open = async (id: string) => opened.push(id);
  const report = (error: unknown, what: string) => reported.push(`${what}: ${error}`);
  return {
    opened,
    reported,
    ...resumeBots({ store, games, open, hasCapacity: () => true, report, pauseMs: 1, ...options }),
  };
}

describe('resuming bots after a start', () => {
  it('opens the unfinished matches with bots, newest first, and no others', async () => {
    const { opened, reported, stop } = await resuming({
      old: {},
      people: { bots: false },
      over: { over: true },
      other: { game: 'chess' },
      young: {},
    });
    await expect.poll(() => opened).toEqual(['young', 'old']);
    await stop();
    expect(reported).toEqual(['resuming bots: Error: matches with bots, of games that are not here: 1']);
  });

  it('opens matches with people before matches of bots only', async () => {
    const { opened, stop } = await resuming({ a: {}, b: { bots: 'alone' }, c: {}, d: { bots: 'alone' } });
    await expect.poll(() => opened).toEqual(['c', 'a', 'd', 'b']);
    await stop();
  });

  it('reads page after page, and opens a limited number', async () => {
    const made = Object.fromEntries(Array.from({ length: 350 }, (_, i) => [`m${i}`, { bots: i % 3 === 0 }]));
    const withBots = Object.keys(made)
      .filter((id) => made[id].bots)
      .reverse();
    const all = await resuming(made, { pauseMs: 0 });
    await expect.poll(() => all.opened.length).toBe(withBots.length);
    expect(all.opened).toEqual(withBots);
    await all.stop();
    const some = await resuming(made, { pauseMs: 0, maxMatches: 60 });
    await some.done;
    expect(some.opened).toEqual(withBots.slice(0, 60));
    await some.stop();
  });

  it('continues when one of them fails, and reports it unless it was reported already', async () => {
    const tried: string[] = [];
    const open = async (id: string) => {
      tried.push(id);
      if (id === 'damaged') throw new RefusedError('damaged', 'It cannot be read.');
      if (id === 'broken') throw new Error('the disk is full');
    };
    const { reported, stop } = await resuming({ first: {}, damaged: {}, broken: {} }, { open });
    await expect.poll(() => tried).toEqual(['broken', 'damaged', 'first']);
    await stop();
    expect(reported).toEqual(['resuming bots: Error: the disk is full']);
  });

  it('stops at once when the server shuts down', async () => {
    const { opened, stop } = await resuming({ a: {}, b: {} }, { pauseMs: 60_000 });
    await expect.poll(() => opened).toEqual(['b']);
    await stop();
    expect(opened).toEqual(['b']);
  });

  it('waits while memory has no space', async () => {
    let room = false;
    let looked = 0;
    const hasCapacity = () => {
      looked++;
      return room;
    };
    const { opened, stop } = await resuming({ a: {} }, { hasCapacity });
    await expect.poll(() => looked).toBeGreaterThan(2);
    expect(opened).toEqual([]);
    room = true;
    await expect.poll(() => opened).toEqual(['a']);
    await stop();
  });
});
