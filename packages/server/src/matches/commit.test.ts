import { describe, expect, it } from 'vitest';
import { append, createMatch, entriesFrom, findMatch } from '../store/matches.js';
import { openSqlite } from '../store/sqlite.js';
import type { Addition, Database } from '../store/store.js';
import { createCommitter } from './commit.js';

const entry = (n: number, option = `number:${n}`) => ({ n, seat: 0, option, because: null });

/** Returns a database with matches of these ids, and their primary keys. */
async function withMatches(...ids: readonly string[]): Promise<{ store: Database; pks: readonly number[] }> {
  const store = await openSqlite(':memory:');
  const pks = [];
  for (const id of ids) {
    const match = { id, game: 'toy', version: 1, settings: {}, seating: {}, seats: ['red', 'blue'], seed: 'x' };
    await createMatch(store, match, [{ seat: 'red', tokenHash: id }]);
    pks.push((await findMatch(store, id))?.pk ?? -1);
  }
  return { store, pks };
}
const options = async (store: Database, match: number) => (await entriesFrom(store, match, 0)).map((it) => it.option);

describe('a commit', () => {
  it('contains all additions that arrived together, and resolves when they are on the disk', async () => {
    const { store, pks } = await withMatches('a', 'b');
    const sizes: number[] = [];
    const { commit } = createCommitter(store, (additions) => sizes.push(additions));
    const [one, two] = [{}, {}];
    const all = await Promise.all([
      commit({ match: pks[0], entries: [entry(0)] }, one),
      commit({ match: pks[1], entries: [entry(0)] }, two),
      commit({ match: pks[0], entries: [entry(1)] }, one),
    ]);
    expect(all).toEqual(['stored', 'stored', 'stored']);
    expect(sizes).toEqual([3]);
    expect(await options(store, pks[0])).toEqual(['number:0', 'number:1']);
    await store.close();
  });

  it('loses only the match in which another process was faster, and stores nothing that continues from the loss', async () => {
    const { store, pks } = await withMatches('a', 'b');
    await append(store, [{ match: pks[0], entries: [entry(0, 'theirs')] }]);
    const { commit } = createCommitter(store);
    const ours = {};
    const lost = commit({ match: pks[0], entries: [entry(0, 'ours')] }, ours);
    const stored = commit({ match: pks[1], entries: [entry(0)] }, {});
    expect(await Promise.all([lost, stored])).toEqual(['lost', 'stored']);
    // Entry 1 is free on the disk, but this one continues from an entry 0 that was lost.
    expect(await commit({ match: pks[0], entries: [entry(1, 'ours too')] }, ours)).toBe('lost');
    expect(await commit({ match: pks[0], entries: [entry(1, 'read again')] }, {})).toBe('stored');
    expect(await options(store, pks[0])).toEqual(['theirs', 'read again']);
    expect(await options(store, pks[1])).toEqual(['number:0']);
    await store.close();
  });

  it('that fails also fails queued additions to the same matches; the next commit succeeds', async () => {
    const { store, pks } = await withMatches('a', 'b');
    const { commit } = createCommitter(store);
    const broken: Addition = { match: 4711, entries: [entry(0)] };
    const ours = {};
    const failing = Promise.allSettled([commit({ match: pks[0], entries: [entry(0)] }, ours), commit(broken, {})]);
    // More arrives while that is being written.
    await new Promise((resolve) => setImmediate(resolve));
    const onTop = Promise.allSettled([commit({ match: pks[0], entries: [entry(1)] }, ours)]);
    const after = commit({ match: pks[1], entries: [entry(0)] }, {});
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    // Whether or not it was queued in time to fail with the rest, it is not stored.
    expect(await onTop).not.toContainEqual({ status: 'fulfilled', value: 'stored' });
    expect(await after).toBe('stored');
    expect(await options(store, pks[0])).toEqual([]);
    expect(await options(store, pks[1])).toEqual(['number:0']);
    await store.close();
  });
});
