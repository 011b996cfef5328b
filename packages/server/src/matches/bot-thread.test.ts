import { toy } from '@sandtable/kernel/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { games } from '../testing/servers.js';
import { type BotThreadOptions, type BotThreads, startBotThreads } from './bot-thread.js';
import { applyAnswer, type LiveMatch, loadMatch } from './live-match.js';
import { MAX_OVERTAKEN, type Waiting } from './turn-queue.js';

const FAULTY_GAMES = new URL('../testing/faulty-games.mjs', import.meta.url).href;

/** A match in which blue is this bot. */
const blueIs = (bot: string): LiveMatch => seated({ blue: bot });

const seated = (seating: Readonly<Record<string, string>>): LiveMatch =>
  loadMatch(
    games.toy,
    {
      pk: 1,
      id: 'x',
      game: toy.id,
      version: toy.version,
      settings: { rounds: '3', fog: 'off' },
      seating,
      seats: ['red', 'blue'],
      seed: 'x',
      snapshot: { n: 0, position: '' },
      rematch: null,
    },
    [],
  );

describe('the bots’ thread', () => {
  let bots: BotThreads;
  afterEach(() => bots.close());
  const start = (options: Partial<BotThreadOptions> = {}) => {
    bots = startBotThreads({ module: FAULTY_GAMES, ...options });
  };
  const thinkAt = (live: LiveMatch, waiting: Waiting = 'connected') =>
    bots.computeMoves(
      () => live,
      () => waiting,
    );

  it('handles one match at a time, each as it is when its turn has come', async () => {
    start();
    const order: string[] = [];
    const requestMoves = (name: string, live: LiveMatch) =>
      bots
        .computeMoves(
          () => {
            order.push(`${name} begins`);
            return live;
          },
          () => 'connected',
        )
        .then((thinking) => {
          order.push(`${name} ends`);
          return thinking;
        });
    const later = blueIs('miser');
    const one = requestMoves('one', blueIs('slow'));
    const two = requestMoves('two', later);
    // Red answers while the bot waits for its turn.
    applyAnswer(later, 'red', 'number:2');
    const three = requestMoves('three', blueIs('miser'));
    expect(await one).toMatchObject({ n: 0, moves: [{ seat: 'blue', option: 'number:0' }] });
    const thinking = await two;
    expect(thinking).toMatchObject({ live: later, n: 1 });
    // Blue bids; red wins the card, so the next decision is red's.
    expect(thinking.moves.map(({ option }) => option)).toEqual(['number:0']);
    await three;
    expect(order.filter((it) => it.endsWith('begins'))).toEqual(['one begins', 'two begins', 'three begins']);
    expect(order.indexOf('three begins')).toBeGreaterThan(order.indexOf('one ends'));
  });

  it('keeps a thread for bots that a person waits for', async () => {
    start({ hasThreadForPeople: true });
    await thinkAt(blueIs('miser'));
    const order: string[] = [];
    const alone = thinkAt(blueIs('slow'), 'nobody').then(() => order.push('alone'));
    const absent = thinkAt(blueIs('miser'), 'absent').then(() => order.push('absent'));
    const here = thinkAt(blueIs('miser')).then(() => order.push('here'));
    await Promise.all([alone, absent, here]);
    expect(order).toEqual(['here', 'alone', 'absent']);
  });

  it('interrupts bots without people after their present answer when a person waits for other bots', async () => {
    start();
    // Makes sure that the thread has started.
    await thinkAt(blueIs('miser'));
    const alone = thinkAt(seated({ red: 'slow', blue: 'slow' }), 'nobody');
    const order: string[] = [];
    const waited = ['nobody', 'absent', 'connected'] as const;
    const others = waited.map((waiting) => thinkAt(blueIs('miser'), waiting).then(() => order.push(waiting)));
    expect((await alone).moves).toHaveLength(1);
    await Promise.all(others);
    expect(order).toEqual(['connected', 'absent', 'nobody']);
    // No urgent bots wait any more.
    expect((await thinkAt(seated({ red: 'miser', blue: 'miser' }), 'nobody')).moves.length).toBeGreaterThan(1);
  });

  it('lets bots without people, whose turn has come at last, give one answer while people wait', async () => {
    start();
    await thinkAt(blueIs('miser'));
    const first = thinkAt(blueIs('slow'));
    const alone = thinkAt(seated({ red: 'miser', blue: 'miser' }), 'nobody');
    const people = Array.from({ length: MAX_OVERTAKEN + 1 }, () => thinkAt(blueIs('miser')));
    expect((await alone).moves).toHaveLength(1);
    await Promise.all([first, ...people]);
  });

  it('shows how far bots that search are, and lets them move now', async () => {
    start();
    const shown: number[] = [];
    const watch = {
      moveNow: false,
      onProgress(seat: string, progress: number) {
        shown.push(progress);
        expect(seat).toBe('blue');
        if (progress === 3) bots.moveNow(watch);
      },
    };
    const { moves, searchedMs } = await bots.computeMoves(
      () => blueIs('ponder'),
      () => 'connected',
      watch,
    );
    expect(shown.slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect(moves).toEqual([{ seat: 'blue', option: 'number:5', simultaneous: true }]);
    expect(searchedMs).toBeGreaterThan(0);
  });

  it('lets a turn move at once that somebody asked for while it was queued', async () => {
    start();
    const first = thinkAt(blueIs('slow'));
    const watch = { moveNow: false };
    const second = bots.computeMoves(
      () => blueIs('ponder'),
      () => 'connected',
      watch,
    );
    bots.moveNow(watch);
    expect((await second).moves).toHaveLength(1);
    await first;
  });

  it('lets bots that search begin no further plan while others wait, on equal terms too', async () => {
    start();
    await thinkAt(blueIs('miser'));
    const first = thinkAt(blueIs('slow'));
    const searching = thinkAt(seated({ red: 'search', blue: 'search' }));
    const other = thinkAt(blueIs('miser'));
    expect((await searching).moves).toHaveLength(1);
    await Promise.all([first, other]);
    expect((await thinkAt(seated({ red: 'search', blue: 'search' }))).moves.length).toBeGreaterThan(1);
  });

  it('thinks about as many matches at once as it has threads', async () => {
    start({ threads: 2 });
    await Promise.all([thinkAt(blueIs('miser')), thinkAt(blueIs('miser'))]);
    const watch = { moveNow: false };
    const pondering = bots.computeMoves(
      () => blueIs('ponder'),
      () => 'connected',
      watch,
    );
    // The other thread answers, though the first is busy until we say so.
    expect((await thinkAt(blueIs('miser'))).moves).toHaveLength(1);
    bots.moveNow(watch);
    expect((await pondering).moves).toHaveLength(1);
  });

  it('skips a match in which no bot has a decision any more', async () => {
    start();
    const busy = thinkAt(blueIs('slow'));
    const thinkAtNothing = () =>
      bots.computeMoves(
        () => undefined,
        () => 'connected',
      );
    await expect(thinkAtNothing()).rejects.toMatchObject({ code: 'late' });
    await busy;
  });

  it('is terminated when a bot never answers: only that match fails, the others continue', async () => {
    start({ timeoutMs: 1000 });
    const stuck = thinkAt(blueIs('stuck'));
    const others = [thinkAt(blueIs('miser')), thinkAt(blueIs('random'))];
    await expect(stuck).rejects.toThrow('gave no sign of life for 1 s');
    for (const other of others) expect((await other).moves).toHaveLength(1);
    expect((await thinkAt(blueIs('miser'))).moves).toHaveLength(1);
  });

  it('fails only the match whose bot throws or ends the thread', async () => {
    start();
    const all = await Promise.allSettled(['miser', 'fatal', 'broken', 'miser'].map((bot) => thinkAt(blueIs(bot))));
    expect(all.map((it) => (it.status === 'fulfilled' ? 'answered' : it.reason.message))).toEqual([
      'answered',
      'the bots’ thread ended',
      'no idea',
      'answered',
    ]);
  });

  it('fails all waiting matches if it cannot start', async () => {
    start({ module: 'data:text/javascript,throw new Error("no games today")' });
    const all = await Promise.allSettled([thinkAt(blueIs('miser')), thinkAt(blueIs('miser'))]);
    expect(all.map((it) => it.status === 'rejected' && it.reason.message)).toEqual(all.map(() => 'no games today'));
  });

  it('reports how long bots thought, without the time in the queue', async () => {
    const times: number[] = [];
    start({ onThought: (milliseconds) => times.push(milliseconds) });
    await Promise.all(['slow', 'slow', 'miser'].map((bot) => thinkAt(blueIs(bot))));
    const [one, two, three] = times;
    expect(Math.min(one, two)).toBeGreaterThanOrEqual(300);
    // The second one waited for the first.
    expect(three).toBeLessThan(Math.min(one, two));
  });
});
