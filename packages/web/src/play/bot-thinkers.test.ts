import { type Answer, type Game, newMatch, PROGRESS_PARTS } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { describe, expect, it } from 'vitest';
import { botThinkers, type ThinkerWorker, thinkerCount } from './bot-thinkers.js';
import type { BotMoment, FromThinker } from './thinking-messages.js';
import { thinker } from './thinking-requests.js';

const game = labyrinth as unknown as Game;

/** A worker in this thread: messages are copied and arrive later, as between real ones. */
function workerHere(): ThinkerWorker {
  let isOpen = true;
  const later = (deliver: () => void) =>
    queueMicrotask(() => {
      if (isOpen) deliver();
    });
  const worker: ThinkerWorker = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      const copy = structuredClone(message);
      later(() => handle(copy));
    },
    terminate() {
      isOpen = false;
    },
  };
  const handle = thinker(
    async () => game,
    (message: FromThinker) => {
      const data = structuredClone(message);
      later(() => worker.onmessage?.(new MessageEvent('message', { data })));
    },
  );
  return worker;
}

const momentOf = (level: string, seed: string): BotMoment => {
  const match = newMatch(game, { seed });
  const { settings } = match.beginning;
  return { game: game.id, settings, seating: { us: level, jihadist: 'steady' }, seed, position: match.positionJson() };
};

/** The first answers of a game of bots, and the progress that was shown. */
async function firstAnswers(workers: number, level: string, seed: string, count: number) {
  const progress: number[] = [];
  const bots = botThinkers(workerHere, workers)(momentOf(level, seed), (_, parts) => progress.push(parts));
  const answers: (Answer | undefined)[] = [];
  while (answers.length < count) answers.push(await bots.next());
  bots.stop();
  return { answers, progress };
}

describe('bots that think in workers', () => {
  it('play the same game whatever the number of workers', async () => {
    const alone = await firstAnswers(1, 'easy', 'workers', 40);
    expect(alone.answers).toHaveLength(40);
    expect(alone.answers.every((it) => it !== undefined)).toBe(true);
    for (const count of [2, 4]) expect(await firstAnswers(count, 'easy', 'workers', 40)).toEqual(alone);
  });

  it('show every part of their progress', async () => {
    const { progress } = await firstAnswers(3, 'easy', 'progress', 12);
    expect(progress.slice(0, PROGRESS_PARTS + 1)).toEqual(Array.from({ length: PROGRESS_PARTS + 1 }, (_, i) => i));
  });

  it('move now when they are asked to', async () => {
    const shown: number[] = [];
    const bots = botThinkers(workerHere, 2)(momentOf('master', 'now'), (seat, parts) => {
      if (seat === 'us') shown.push(parts);
      bots.moveNow();
    });
    for (let answer = await bots.next(); answer && answer.seat !== 'us'; ) answer = await bots.next();
    bots.stop();
    expect(Math.max(...shown)).toBeLessThan(PROGRESS_PARTS);
  });

  it('answer nothing once they are stopped, and play again from another moment', async () => {
    const start = botThinkers(workerHere, 2);
    const bots = start(momentOf('medium', 'stop'), () => undefined);
    const next = bots.next();
    bots.stop();
    expect(await next).toBeUndefined();
    const again = start(momentOf('easy', 'stop'), () => undefined);
    expect(await again.next()).toBeDefined();
    again.stop();
  });

  it('report a fault', async () => {
    const seating = { us: 'nobody', jihadist: 'steady' };
    const bots = botThinkers(workerHere, 1)({ ...momentOf('easy', 'fault'), seating }, () => undefined);
    await expect(bots.next()).rejects.toThrow('error.bot');
  });

  it('leave a core to the page', () => {
    expect([1, 2, 4, 64].map(thinkerCount)).toEqual([1, 1, 3, 4]);
  });
});
