import type { CreatedMatch, HistoryEntry, State } from '@sandtable/client/wire';
import { newMatch, randomBelow, recordOf, replayRecord, seedChance } from '@sandtable/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config, RunningServer } from './index.js';
import {
  applyAnswer,
  applyUndo,
  entryCount,
  type LiveMatch,
  loadMatch,
  mayUndo,
  takePendingSnapshot,
} from './matches/live-match.js';
import { append, entriesFrom, findMatch } from './store/matches.js';
import type { Addition, Entry, StoredMatch } from './store/store.js';
import { joinSeat } from './testing/raw-connection.js';
import { DATABASES, games, makeMatch, startServerInProcess, type TestStorage } from './testing/servers.js';
import { sha256 } from './tokens.js';

describe.each(DATABASES)('matches on $name', ({ place: newPlace }) => {
  let place: TestStorage;
  let server: RunningServer;
  const serve = async (more: Partial<Config> = {}) => {
    server = await startServerInProcess(place, more);
    return server;
  };
  beforeEach(async () => {
    place = await newPlace();
  });
  afterEach(async () => {
    await server.close();
    place.remove();
  });
  const toyMatch = (seats: Readonly<Record<string, string>> = {}, rounds = '3') =>
    makeMatch(server.address, { game: 'toy', options: { rounds }, seats });
  const join = (match: CreatedMatch, seat: string, more?: { since?: number }) =>
    joinSeat(server.address, match.id, seat === 'observer' ? match.observer : match.seats[seat], more);

  /** Answers at random until the match is over; returns the last state and the whole history. */
  const playOut = async (match: CreatedMatch, seat: string) => {
    const chance = seedChance('player');
    const wire = await join(match, seat);
    const happened: HistoryEntry[] = [...wire.welcome.happened];
    let { state }: { state: State } = wire.welcome;
    while (!state.result) {
      if (state.decision) {
        const main = state.decision.options.filter((option) => !option.startsWith('aside:'));
        wire.send({ do: 'answer', n: state.n, option: main[randomBelow(chance, main.length)] });
      }
      const { n } = state;
      const update = await wire.next('update', ({ state: next }) => next.n > n);
      happened.push(...update.happened);
      state = update.state;
    }
    await wire.close();
    const { welcome, beginning = [] } = wire.welcome;
    return { state, happened, welcome, beginning };
  };

  /** Replays the match from its seed and its entries, as anybody can with the record. */
  const again = async (id: string): Promise<LiveMatch> => {
    const { store } = server.service;
    const stored = await findMatch(store, id);
    if (!stored) throw new Error('no such match');
    return loadMatch(
      games[stored.game],
      { ...stored, snapshot: { n: 0, position: '' } },
      await entriesFrom(store, stored.pk, 0),
    );
  };

  it('are created, joined and played to the end with bots', async () => {
    await serve();
    const match = await toyMatch({ blue: 'random' });
    expect(Object.keys(match.seats)).toEqual(['red']);
    const { state, happened } = await playOut(match, 'red');
    expect(state.result?.ranking).toHaveLength(2);
    expect(happened.map(({ n }) => n)).toEqual(happened.map((_, i) => i));
    expect(happened).toHaveLength(state.n);
  });

  const entriesOf = async (id: string): Promise<Entry[]> => {
    const { store } = server.service;
    return entriesFrom(store, (await findMatch(store, id))?.pk ?? 0, 0);
  };

  it('are begun by bots before anybody joins, and so are rematches', async () => {
    await serve();
    const match = await toyMatch({ blue: 'miser' });
    await expect.poll(async () => (await entriesOf(match.id)).length).toBe(1);
    await playOut(match, 'red');
    const room = await server.service.open(match.id);
    if (!room) throw new Error('no such match');
    const next = await server.service.rematch(room);
    await expect.poll(async () => (await entriesOf(next)).length).toBe(1);
  });

  it('continue after a restart if bots have a decision, even if nobody opens them', async () => {
    await serve();
    const { id } = await toyMatch();
    const { store } = server.service;
    // The state that a server leaves if it is killed before its bot has answered.
    const seating = JSON.stringify({ blue: 'miser' });
    await store.db.updateTable('matches').set({ seating }).where('id', '=', id).execute();
    await server.close();
    await serve();
    await expect.poll(async () => (await entriesOf(id)).length).toBe(1);
    expect((await entriesOf(id))[0]).toMatchObject({ n: 0, seat: 1 });
  });

  it('show the seed whose hash was published, with which the record replays to the same game', async () => {
    await serve();
    for (const wanted of [
      { game: 'toy', seats: { blue: 'miser' } },
      { game: 'andean-abyss', options: { scenario: 'solo' } },
    ]) {
      const match = await makeMatch(server.address, wanted);
      const { state, welcome, happened, beginning } = await playOut(match, Object.keys(match.seats)[0]);
      expect(welcome.seedHash).toBe(match.seedHash);
      expect(sha256(state.seed ?? '')).toBe(match.seedHash);
      const live = await again(match.id);
      const fromSeed = newMatch(live.game, {
        seed: state.seed ?? '',
        generator: 'chacha20',
        settings: welcome.options,
      });
      for (const { option, seat, reason } of live.match.answers) fromSeed.choose(option, seat, reason);
      expect(fromSeed.result).toEqual(live.match.result);
      expect(fromSeed.result?.reason).toEqual(state.result?.reason);
      const log = [...beginning, ...happened.flatMap((it) => it.log)];
      expect(log).toEqual(JSON.parse(JSON.stringify(fromSeed.log)));
      expect(replayRecord(live.game, recordOf(fromSeed)).result).toEqual(live.match.result);
    }
  });

  it('show nobody the seed before the end', async () => {
    await serve();
    const match = await toyMatch();
    const seed = (await findMatch(server.service.store, match.id))?.seed ?? '';
    const red = await join(match, 'red');
    red.send({ do: 'answer', n: 0, option: 'number:1' });
    await red.next('update');
    expect(red.texts.join()).not.toContain(seed);
    await red.close();
  });

  it('undo answers, and the log says which', async () => {
    await serve();
    const match = await toyMatch();
    const [red, blue] = [await join(match, 'red'), await join(match, 'blue')];
    red.send({ do: 'answer', n: 0, option: 'number:2' });
    await blue.next('update', ({ state }) => state.n === 1);
    const { state } = await red.next('update', ({ state: { n } }) => n === 1);
    expect(state.mayUndo).toBe(true);
    red.send({ do: 'undo', n: 1 });
    const { happened } = await blue.next('update', ({ state: { n } }) => n === 2);
    expect(happened).toEqual([{ n: 1, seat: 'red', undone: 0, log: [] }]);
    // A repetition of the same undo is recognized; a new one has nothing to undo.
    red.send({ do: 'undo', n: 1 });
    await red.next('update', ({ state: { n }, happened: news }) => n === 2 && news.length === 0);
    red.send({ do: 'undo', n: 2 });
    expect((await red.next('refused')).refusal.code).toBe('nothingToUndo');
    await Promise.all([red.close(), blue.close()]);
  });

  it('recognize a duplicate, refuse late and early answers with the present state, and refuse what is not an option', async () => {
    await serve();
    const match = await toyMatch();
    const [red, blue] = [await join(match, 'red'), await join(match, 'blue')];
    red.send({ do: 'answer', n: 0, option: 'number:2' });
    red.send({ do: 'answer', n: 0, option: 'number:2' });
    await red.next('update', ({ happened }) => happened.length === 1);
    expect((await red.next('update', ({ happened }) => happened.length === 0)).state.n).toBe(1);
    red.send({ do: 'answer', n: 0, option: 'number:3' });
    const late = await red.next('refused');
    expect(late.refusal.code).toBe('late');
    expect(late.state?.n).toBe(1);
    blue.send({ do: 'answer', n: 7, option: 'number:0' });
    expect((await blue.next('refused')).refusal.code).toBe('early');
    blue.send({ do: 'answer', n: 1, option: 'number:99' });
    expect((await blue.next('refused')).refusal.code).toBe('illegal');
    red.send({ do: 'answer', n: 1, option: 'number:1' });
    expect((await red.next('refused')).refusal.code).toBe('notYours');
    expect(entryCount((await again(match.id)) as LiveMatch)).toBe(1);
    await Promise.all([red.close(), blue.close()]);
  });

  it('store one of two answers with the same number; the other client continues from there', async () => {
    await serve();
    const match = await toyMatch();
    const [red, blue] = [await join(match, 'red'), await join(match, 'blue')];
    red.send({ do: 'answer', n: 0, option: 'number:1' });
    blue.send({ do: 'answer', n: 0, option: 'number:2' });
    const { state } = await Promise.race([red.next('refused'), blue.next('refused')]);
    expect(state?.n).toBe(1);
    expect(state?.decision).not.toBeNull();
    const loser = red.received.some(({ is }) => is === 'refused') ? red : blue;
    loser.send({ do: 'answer', n: 1, option: 'number:0' });
    const { happened } = await loser.next('update', (it) => it.state.n === 2);
    expect(happened[0].log.map(({ key }) => key)).toContain('log.bids');
    await Promise.all([red.close(), blue.close()]);
  });

  it('show only what is on the disk: an answer with the next number waits for the one before it', async () => {
    await serve();
    const match = await toyMatch();
    const [red, blue] = [await join(match, 'red'), await join(match, 'blue')];
    red.send({ do: 'answer', n: 0, option: 'number:1' });
    blue.send({ do: 'answer', n: 1, option: 'number:2' });
    await red.next('update', ({ state: { n } }) => n === 2);
    const seen = red.received.flatMap((it) =>
      it.is === 'update' ? [[it.state.n, it.happened.map(({ n }) => n)]] : [],
    );
    expect(seen).toEqual([
      [1, [0]],
      [2, [1]],
    ]);
    await Promise.all([red.close(), blue.close()]);
  });

  it('are evicted when nobody uses them, and come back unchanged', async () => {
    await serve({ idleMs: 100 });
    const match = await toyMatch();
    const red = await join(match, 'red');
    red.send({ do: 'answer', n: 0, option: 'number:2' });
    await red.next('update', ({ state: { n } }) => n === 1);
    expect(server.service.rooms.size).toBe(1);
    await red.close();
    await expect.poll(() => server.service.rooms.size).toBe(0);
    const back = await join(match, 'red');
    expect(back.welcome.state.n).toBe(1);
    expect(back.welcome.state.mayUndo).toBe(true);
    // Answers from before the eviction are still recognized.
    back.send({ do: 'answer', n: 0, option: 'number:2' });
    expect((await back.next('update')).state.n).toBe(1);
    await back.close();
  });

  /** A match of `size` entries, many of them undos, written as the server writes them. */
  const longMatch = async (game: string, size: number): Promise<CreatedMatch> => {
    const { store } = server.service;
    const match = await makeMatch(server.address, { game });
    const stored = await findMatch(store, match.id);
    if (!stored) throw new Error('no such match');
    for (let attempt = 0; ; attempt++) {
      const seed = `long ${attempt}`;
      const generator = 'xoshiro128**';
      const additions = longGame({ ...stored, seed, generator }, size);
      // A game that ended too soon is not used.
      if (!additions) continue;
      await store.db.updateTable('matches').set({ seed, generator }).where('pk', '=', stored.pk).execute();
      for (const addition of additions) await append(store, [addition]);
      return match;
    }
  };

  function longGame(stored: StoredMatch, size: number): Addition[] | undefined {
    const live = loadMatch(games[stored.game], stored, []);
    const chance = seedChance(stored.seed);
    const additions: Addition[] = [];
    let entries: Entry[] = [];
    while (entryCount(live) < size) {
      const [decision] = live.match.pending();
      const { seat: last } = live.match.answers.at(-1) ?? { seat: '' };
      const back = mayUndo(live, last) && randomBelow(chance, 2) === 0;
      const options = decision.options;
      entries.push(
        back ? applyUndo(live, last) : applyAnswer(live, decision.seat, options[randomBelow(chance, options.length)]),
      );
      if (live.match.result) return undefined;
      if (entries.length < 60 && entryCount(live) < size) continue;
      const snapshot = takePendingSnapshot(live);
      additions.push({ match: stored.pk, entries, ...(snapshot ? { snapshot } : {}) });
      entries = [];
    }
    return additions;
  }

  it('cost the same to load after 50 and after 3,000 entries', async () => {
    await serve();
    const carriedOut = async (size: number) => {
      const room = await server.service.open((await longMatch('endless', size)).id);
      if (!room) throw new Error('no such match');
      expect(entryCount(room.live)).toBe(size);
      // The entries that the load read and replayed.
      return room.live.entries.length;
    };
    expect(await carriedOut(50)).toBeLessThanOrEqual(50);
    expect(await carriedOut(3000)).toBeLessThan(60 + 50);
  });

  it('send a latecomer the whole log, across snapshots, as a replay of the record gives it', async () => {
    await serve();
    const match = await longMatch('andean-abyss', 700);
    const stored = await findMatch(server.service.store, match.id);
    expect(stored?.snapshot.n).toBeGreaterThan(300);
    const watcher = await join(match, 'observer');
    const { happened, beginning = [] } = watcher.welcome;
    expect(happened.map(({ n }) => n)).toEqual(Array.from({ length: 700 }, (_, i) => i));
    const undoneEntries = new Set(happened.map(({ undone }) => undone));
    const log = [...beginning, ...happened.filter(({ n }) => !undoneEntries.has(n)).flatMap((it) => it.log)];
    const live = await again(match.id);
    expect(log).toEqual(JSON.parse(JSON.stringify(live.match.log)));
    const replayed = replayRecord(live.game, recordOf(live.match));
    expect(log).toEqual(JSON.parse(JSON.stringify(replayed.log)));
    // A client that has a part already gets the rest.
    const since = 650;
    const resumed = await join(match, 'observer', { since });
    expect(resumed.welcome.happened).toEqual(happened.slice(since));
    await Promise.all([watcher.close(), resumed.close()]);
  });

  it('recognize a duplicate of an answer from before the last snapshot', async () => {
    await serve();
    const match = await longMatch('andean-abyss', 400);
    const live = await again(match.id);
    const stored = await findMatch(server.service.store, match.id);
    const old = live.entries.find(({ option }) => option !== '');
    if (!old || !stored) throw new Error('no answer');
    expect(old.n).toBeLessThan(stored.snapshot.n);
    const seat = stored.seats[old.seat];
    const wire = await join(match, seat);
    wire.send({ do: 'answer', n: old.n, option: old.option });
    expect((await wire.next('update')).state.n).toBe(400);
    wire.send({ do: 'answer', n: old.n, option: 'pass-this-is-not' });
    expect((await wire.next('refused')).refusal.code).toBe('late');
    await wire.close();
  });

  it('send delayed updates completely, even if the match is reloaded meanwhile', async () => {
    await serve({ batchDelayMs: 60_000 });
    const match = await makeMatch(server.address, { game: 'endless' });
    const watcher = await join(match, 'observer');
    const room = await server.service.open(match.id);
    if (!room) throw new Error('no such match');
    for (let n = 0; n < 130; n++) {
      const { seat } = room.live.match.pending()[0];
      const options = room.live.match.decision(seat)?.options ?? [];
      await server.service.answer(room, seat, n, options.includes('hold') ? 'hold' : options[0]);
    }
    expect((await findMatch(server.service.store, match.id))?.snapshot.n).toBeGreaterThan(0);
    // The state after a commit that lost against another process.
    room.stale = true;
    await server.service.whenSettled(room, () => undefined);
    const { happened } = await watcher.next('update', ({ state }) => state.n === 130);
    expect(happened.map(({ n }) => n)).toEqual(Array.from({ length: 130 }, (_, i) => i));
    await watcher.close();
  });
});
