import { describe, expect, it } from 'vitest';
import { messageQueue } from './message-queue.js';

/** Work that ends when the test says so. */
function work(name: string, begun: string[]) {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    end: () => end(),
    run: () => {
      begun.push(name);
      return done;
    },
  };
}

describe('the messages of a connection', () => {
  it('are handled one after another; an answer does not wait for a heavy read, a heavy read waits for the answer', async () => {
    const begun: string[] = [];
    const queue = messageQueue(10);
    const works = ['join', 'read 1', 'answer', 'read 2'].map((name) => work(name, begun));
    for (const [i, { run }] of works.entries()) queue.add(i % 2 === 0 ? 'act' : 'read', run);
    await expect.poll(() => begun).toEqual(['join']);
    works[0].end();
    await expect.poll(() => begun.toSorted()).toEqual(['answer', 'join', 'read 1']);
    works[1].end();
    await Promise.resolve();
    expect(begun).not.toContain('read 2');
    works[2].end();
    await expect.poll(() => begun.at(-1)).toBe('read 2');
  });

  it('are refused above a limit, until some are done', async () => {
    const begun: string[] = [];
    const queue = messageQueue(2);
    const works = ['1', '2', '3', '4'].map((name) => work(name, begun));
    expect(works.slice(0, 3).map(({ run }) => queue.add('act', run))).toEqual([true, true, false]);
    works[0].end();
    await expect.poll(() => begun).toEqual(['1', '2']);
    expect(queue.add('act', works[3].run)).toBe(true);
  });

  it('are dropped when it closes', async () => {
    const begun: string[] = [];
    const queue = messageQueue(10);
    const works = ['1', '2', '3'].map((name) => work(name, begun));
    for (const { run } of works.slice(0, 2)) queue.add('act', run);
    await expect.poll(() => begun).toEqual(['1']);
    queue.close();
    expect(queue.add('act', works[2].run)).toBe(false);
    works[0].end();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['1']);
  });
});
