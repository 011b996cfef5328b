import { afterEach, describe, expect, it, vi } from 'vitest';
import { append } from '../store/matches.js';
import { inRoom, withBotMinds } from '../testing/rooms.js';
import { games } from '../testing/servers.js';
import { playBotMoves } from './bot-moves.js';
import type { BotMoves, BotThread } from './bot-thread.js';
import { whoWaits } from './bot-turns.js';
import { entryCount } from './live-match.js';

const blueBids = (option: string) => ({ seat: 'blue', option });

/** Bots who think when the test says so; `open` are those who have not answered. */
function byHand() {
  const open: { readonly answer: (option: string) => void; readonly fail: (error: Error) => void }[] = [];
  const botThread: BotThread = {
    computeMoves: (at) =>
      new Promise<BotMoves>((resolve, reject) => {
        const live = at();
        if (!live) throw new Error('nobody is asked');
        const n = entryCount(live);
        open.push({ answer: (option) => resolve({ live, n, moves: [blueBids(option)] }), fail: reject });
      }),
    close: async () => {},
  };
  return { open, thinker: botThread };
}

describe('bots at a table', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are counted when their answers are on the disk, and think about one position at a time', async () => {
    const counted: number[] = [];
    const { open, thinker: botThread } = byHand();
    const {
      table: room,
      store,
      matches,
      kept,
    } = await inRoom({ blue: 'random' }, { botThread, onBotAnswers: (n) => counted.push(n) });
    await expect.poll(() => open.length).toBe(1);
    // Another process was first.
    await append(store, [
      { match: room.live.stored.pk, entries: [{ n: 0, seat: 0, option: 'number:2', because: null }] },
    ]);
    open[0].answer('number:1');
    await expect.poll(() => open.length).toBe(2);
    expect(counted).toEqual([]);
    // However often somebody looks, they are thinking already.
    for (let i = 0; i < 3; i++) await matches.whenSettled(room, () => undefined);
    expect(open).toHaveLength(2);
    open[1].answer('number:3');
    await expect.poll(() => counted).toEqual([1]);
    expect(await kept()).toEqual(['number:2', 'number:3']);
    await matches.close();
  });

  it('rest when they fail, longer each time, whoever looks meanwhile; and the log says so', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { open, thinker: botThread } = byHand();
    const { table: room, matches, reported, kept } = await inRoom({ blue: 'random' }, { botThread });
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
    // Once they have found an answer all is forgotten.
    open[pauses.length].answer('number:1');
    vi.useRealTimers();
    await expect.poll(kept).toEqual(['number:1']);
    expect(room.botFaults).toBe(0);
    await matches.close();
  });

  it('rest no longer for a database that was away', async () => {
    const { open, thinker: botThread } = byHand();
    const { table: room, store, matches, reported, kept } = await inRoom({ blue: 'random' }, { botThread });
    await expect.poll(() => open.length).toBe(1);
    await store.db.schema.alterTable('entries').renameTo('elsewhere').execute();
    open[0].answer('number:1');
    // The answer cannot be written, and then nothing be read.
    await expect.poll(() => reported.length).toBeGreaterThan(2);
    await store.db.schema.alterTable('elsewhere').renameTo('entries').execute();
    await expect.poll(() => open.length).toBe(2);
    expect(room.botFaults).toBe(0);
    open[1].answer('number:1');
    await expect.poll(kept).toEqual(['number:1']);
    await matches.close();
  });

  it('let others be served while their answers are carried out', async () => {
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
    const botThread: BotThread = {
      async computeMoves(at) {
        const live = at();
        if (!live) throw new Error('nobody is asked');
        const { settings, seed } = live.stored;
        const made = playBotMoves(games.toy, { settings, seating, seed, position: live.match.positionJson() });
        const moves = made.map(({ seat, option }) => ({
          seat,
          get option() {
            return slow(option);
          },
        }));
        return { live, n: entryCount(live), moves };
      },
      close: async () => {},
    };
    const { table: room, matches } = await inRoom(seating, { botThread });
    await expect.poll(() => room.live.match.result).toBeDefined();
    ticking = false;
    expect(entryCount(room.live)).toBeGreaterThan(8);
    expect(served).toBeGreaterThanOrEqual(Math.floor(entryCount(room.live) / 2) - 2);
    await matches.close();
  });

  it('who have nothing to say are a fault like any other', async () => {
    const { table: room, matches, reported } = await inRoom({ blue: 'random' }, { botThread: withBotMinds([]) });
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

  it('stop after the answer they are at when others are in a hurry', () => {
    const { options: settings, seed, note: position } = { options: { rounds: '6', fog: 'off' }, seed: 'x', note: {} };
    const seating = { red: 'random', blue: 'random' };
    let answers = 0;
    const hurryAfterThree = () => ++answers >= 3;
    expect(playBotMoves(games.endless, { settings, seating, seed, position }, hurryAfterThree)).toHaveLength(3);
  });

  it('give so many answers at most before everybody is told', () => {
    const { options: settings, seed } = { options: { rounds: '6', fog: 'off' }, seed: 'x' };
    const seating = { red: 'random', blue: 'random' };
    const position = {};
    expect(playBotMoves(games.endless, { settings, seating, seed, position })).toHaveLength(40);
  });
});
