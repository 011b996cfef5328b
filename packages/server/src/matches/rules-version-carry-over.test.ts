import type { Game } from '@sandtable/kernel';
import { type Toy, toy } from '@sandtable/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS, startServer } from '../index.js';
import { findMatch } from '../store/matches.js';
import { makeMatch, sqliteStorage, type TestStorage } from '../testing/servers.js';
import { checkMatches } from '../upgrade-check.js';

/** The toy game in its next version, with the same rules except for `changes`. */
const next = (change: Partial<Game<Toy>> = {}): Game<Toy> => ({ ...toy, version: toy.version + 1, ...change });
/** Everybody begins with more coins: legal bids stay legal, but the positions differ. */
const richer = next({
  setup(options, chance) {
    const position = toy.setup(options, chance);
    position.coins.red++;
    return position;
  },
});
/** These rules allow no bids. */
const poorer = next({
  setup(options, chance) {
    const position = toy.setup(options, chance);
    position.coins.red = 0;
    return position;
  },
});

describe('a match under another version of its rules', () => {
  let place: TestStorage;
  beforeAll(() => {
    place = sqliteStorage();
  });
  afterAll(() => place.remove());

  const gamesOf = (game: Game<Toy>) => ({ [toy.id]: game }) as unknown as Readonly<Record<string, Game>>;
  const log: string[] = [];
  const served = async (game: Game<Toy>) => {
    const module = new URL('../testing/games.mjs', import.meta.url).href;
    const config = { ...DEFAULTS, ...place.config, port: 0, logLevel: 'info' };
    return startServer(config, gamesOf(game), module, { logTo: { write: (line) => log.push(line) } });
  };
  const check = async (game: Game<Toy>) => {
    const found: string[] = [];
    for await (const { id, verdict } of checkMatches({ ...DEFAULTS, ...place.config }, gamesOf(game)))
      found.push(`${id} ${verdict}`);
    return found;
  };

  it('continues if it reaches the same position, is refused otherwise, and `check` predicts which', async () => {
    const old = await served(toy);
    const { id } = await makeMatch(old.address, { game: 'toy' });
    const room = await old.service.open(id);
    if (!room) throw new Error('no room');
    await old.service.answer(room, 'red', 0, 'number:2');
    await old.service.answer(room, 'blue', 1, 'number:1');
    await old.service.answer(room, 'red', 2, 'hold');
    const before = await old.service.whenSettled(room, ({ match }) => match.view('observer'));
    // A match in memory has no stored fingerprint yet. Reading needs no lock.
    expect(await check(toy)).toEqual([`${id} good`]);
    expect(await check(next())).toEqual([`${id} refused`]);
    await old.close();

    expect(await check(toy)).toEqual([`${id} good`]);
    expect(await check(next())).toEqual([`${id} carried`]);
    expect(await check(richer)).toEqual([`${id} refused`]);
    expect(await check(poorer)).toEqual([`${id} refused`]);

    for (const [game, why] of [
      [richer, /would stand otherwise after 3 answers/],
      [poorer, /does not allow all of its answers/],
    ] as const) {
      const refusing = await served(game);
      await expect(refusing.service.open(id)).rejects.toMatchObject({
        code: 'otherRules',
        message: expect.stringMatching(why),
      });
      expect((await findMatch(refusing.service.store, id))?.version).toBe(toy.version);
      await refusing.close();
    }

    const later = await served(next());
    const carried = await later.service.open(id);
    expect(carried && (await later.service.whenSettled(carried, ({ match }) => match.view('observer')))).toEqual(
      before,
    );
    expect((await findMatch(later.service.store, id))?.version).toBe(toy.version + 1);
    expect(log.filter((line) => line.includes('carried over'))).toHaveLength(1);
    await later.close();
    expect(await check(next())).toEqual([`${id} good`]);

    // An answer that no version of the rules allows.
    const damaging = await served(next());
    await damaging.service.store.db.updateTable('entries').set({ option: 'number:9' }).where('n', '=', 1).execute();
    expect(await check(next())).toEqual([`${id} damaged`]);
    await damaging.close();
  });

  it('is not loaded from a snapshot whose position has another fingerprint', async () => {
    const server = await served(toy);
    const { id } = await makeMatch(server.address, { game: 'toy' });
    const note = JSON.stringify((await server.service.open(id))?.live.match.positionJson());
    const { db } = server.service.store;
    const put = (snapshot_fingerprint: string) =>
      db.updateTable('matches').set({ snapshot: note, snapshot_fingerprint }).where('id', '=', id).execute();
    await put('00000000000000');
    await server.close();
    const again = await served(toy);
    await expect(again.service.open(id)).rejects.toMatchObject({ code: 'damaged' });
    await again.close();
  });
});
