import { afterEach, describe, expect, it, vi } from 'vitest';
import { append } from '../store/matches.js';
import { botsAnswering, inRoom } from '../testing/rooms.js';
import { games } from '../testing/servers.js';
import { playBotMoves } from './bot-moves.js';
import type { BotMoves, BotThreads } from './bot-thread.js';
import { whoWaits } from './bot-turns.js';
import { entryCount } from './live-match.js';

const blueBids = (option: string) => ({ seat: 'blue', option });

/** Bots that answer when the test says so; `open` holds the requests that are not answered yet. */
function byHand() {
  const open: { readonly answer: (option: string) => void; readonly fail: (error: Error) => void }[] = [];
  const botThreads: BotThreads = {
    computeMoves: (at) =>
      new Promise<BotMoves>((resolve, reject) => {
        const live = at();
        if (!live) throw new Error('no bot has a decision');
        const n = entryCount(live);
        open.push({ answer: (option) => resolve({ live, n, moves: [blueBids(option)] }), fail: reject });
      }),
    moveNow() {},
    close: async () => {},
  };
  return { open, thinker: botThreads };
}

describe('bots of a room', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are counted when their answers are on the disk, and think about one position at a time', async () => {
    const counted: number[] = [];
    const { open, thinker: botThreads } = byHand();
    const {
      table: room,
      store,
      matches,
      kept,
    } = await inRoom({ blue: 'random' }, { botThreads, onBotAnswers: (n) => counted.push(n) });
    await expect.poll(() => open.length).toBe(1);
    // Another process was faster.
    await append(store, [
      { match: room.live.stored.pk, entries: [{ n: 0, seat: 0, option: 'number:2', because: null }] },
    ]);
    open[0].answer('number:1');
    await expect.poll(() => open.length).toBe(2);
    expect(counted).toEqual([]);
    // Looking at the room does not start them again.
    for (let i = 0; i < 3; i++) await matches.whenSettled(room, () => undefined);
    expect(open).toHaveLength(2);
    open[1].answer('number:3');
    await expect.poll(() => counted).toEqual([1]);
    expect(await kept()).toEqual(['number:2', 'number:3']);
    await matches.close();
  });

  it('pause when they fail, longer each time, even if somebody opens the match meanwhile; the failure is reported', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { open, thinker: botThreads } = byHand();
    const { table: room, matches, reported, kept } = await inRoom({ blue: 'random' }, { botThreads });
    const settle = () => matches.whenSettled(room, () => undefined);
    await settle();
    const pauses = [1000, 2000, 4000, 8000];
    for (const [i, pause] of pauses.entries()) {
      expect(open).toHaveLength(i + 1);
      open[i].fail(new Error('no idea'));
      for (let looks = 0; looks < 3; looks++) await settle();
      await vi.advanceTimersByTimeAsync(pause - 10);
      await settle();
      expect(open).toHaveLength(i + 1);
      await vi.advanceTimersByTimeAsync(20);
      await settle();
    }
    expect(reported).toEqual(pauses.map(() => 'bot: Error: no idea'));
    // One success resets the delay.
    open[pauses.length].answer('number:1');
    vi.useRealTimers();
    await expect.poll(kept).toEqual(['number:1']);
    expect(room.botFaults).toBe(0);
    await matches.close();
  });

  it('do not pause longer because the database was unavailable', async () => {
    const { open, thinker: botThreads } = byHand();
    const { table: room, store, matches, reported, kept } = await inRoom({ blue: 'random' }, { botThreads });
    await expect.poll(() => open.length).toBe(1);
    await store.db.schema.alterTable('entries').renameTo('elsewhere').execute();
    open[0].answer('number:1');
    // First the answer cannot be written, then nothing can be read.
    await expect.poll(() => reported.length).toBeGreaterThan(2);
    await store.db.schema.alterTable('elsewhere').renameTo('entries').execute();
    await expect.poll(() => open.length).toBe(2);
    expect(room.botFaults).toBe(0);
    open[1].answer('number:1');
    await expect.poll(kept).toEqual(['number:1']);
    await matches.close();
  });

  it('let other requests be served while their answers are applied', async () => {
    const seating = { red: 'random', blue: 'random' };
    let ticks = 0;
    let before: number | undefined;
    let served = 0;
    let ticking = true;
    const tick = () => {
      ticks++;
      if (ticking) setImmediate(tick);
    };
    tick();
    /** Rules that take five milliseconds for every answer. */
    const slow = (option: string): string => {
      before ??= ticks;
      served = ticks - before;
      const until = performance.now() + 5;
      while (performance.now() < until);
      return option;
    };
    const botThreads: BotThreads = {
      async computeMoves(at) {
        const live = at();
        if (!live) throw new Error('no bot has a decision');
        const { settings, seed } = live.stored;
        const { moves: made } = playBotMoves(games.toy, {
          settings,
          seating,
          seed,
          position: live.match.positionJson(),
        });
        const moves = made.map(({ seat, option }) => ({
          seat,
          get option() {
            return slow(option);
          },
        }));
        return { live, n: entryCount(live), moves };
      },
      moveNow() {},
      close: async () => {},
    };
    const { table: room, matches } = await inRoom(seating, { botThreads });
    await expect.poll(() => room.live.match.result).toBeDefined();
    ticking = false;
    expect(entryCount(room.live)).toBeGreaterThan(8);
    expect(served).toBeGreaterThanOrEqual(Math.floor(entryCount(room.live) / 2) - 2);
    await matches.close();
  });

  it('that return no answer count as failed', async () => {
    const { table: room, matches, reported } = await inRoom({ blue: 'random' }, { botThreads: botsAnswering([]) });
    await expect.poll(() => reported).toEqual(['bot: Error: bots were asked and did not answer']);
    expect(await matches.whenSettled(room, entryCount)).toBe(0);
    await matches.close();
  });

  it('are waited for by people at seats, connected or not, and not by observers', async () => {
    const { matches, table: room } = await inRoom({ blue: 'random' });
    const follower = (seat: string) => ({
      seat,
      known: () => 0,
      onChange: () => {},
      onReload: () => {},
      onEnd: () => {},
    });
    expect(whoWaits(room)).toBe('absent');
    matches.subscribe(room, follower('observer'));
    expect(whoWaits(room)).toBe('absent');
    const leave = matches.subscribe(room, follower('red'));
    expect(whoWaits(room)).toBe('connected');
    leave();
    expect(whoWaits(room)).toBe('absent');
    await matches.close();

    const alone = await inRoom({ red: 'random', blue: 'random' });
    alone.matches.subscribe(alone.table, follower('observer'));
    expect(whoWaits(alone.table)).toBe('nobody');
    await alone.matches.close();
  });

  it('stop after their present answer when more urgent bots wait', () => {
    const { options: settings, seed, note: position } = { options: { rounds: '6', fog: 'off' }, seed: 'x', note: {} };
    const seating = { red: 'random', blue: 'random' };
    let answers = 0;
    const othersWait = () => (++answers >= 3 ? 'moreUrgent' : 'some');
    const { moves } = playBotMoves(games.endless, { settings, seating, seed, position }, { othersWait });
    expect(moves).toHaveLength(3);
  });

  it('give a limited number of answers before subscribers are notified', () => {
    const { options: settings, seed } = { options: { rounds: '6', fog: 'off' }, seed: 'x' };
    const seating = { red: 'random', blue: 'random' };
    const position = {};
    expect(playBotMoves(games.endless, { settings, seating, seed, position }).moves).toHaveLength(40);
  });
});
