import { describe, expect, it } from 'vitest';
import { MAX_OVERTAKEN, TurnQueue, type Waiting } from './turn-queue.js';

const match = (name: string, waiting: Waiting) => ({ name, waiting: () => waiting });

function queueOf(...matches: readonly { readonly name: string; readonly waiting: () => Waiting }[]) {
  const queue = new TurnQueue<(typeof matches)[number]>();
  for (const it of matches) queue.push(it);
  return queue;
}

describe('the order in which bots think', () => {
  it('is connected people first, then absent people, then bots only; within a kind the order of arrival', () => {
    const queue = queueOf(
      match('alone 1', 'nobody'),
      match('away 1', 'absent'),
      match('here 1', 'connected'),
      match('alone 2', 'nobody'),
      match('here 2', 'connected'),
      match('away 2', 'absent'),
    );
    const order = Array.from({ length: 6 }, () => queue.shift()?.name);
    expect(order).toEqual(['here 1', 'here 2', 'away 1', 'away 2', 'alone 1', 'alone 2']);
    expect(queue.shift()).toBeUndefined();
  });

  it('changes when people connect or leave while their match is in the queue', () => {
    let waiting: Waiting = 'absent';
    const queue = queueOf(match('here', 'connected'), { name: 'coming', waiting: () => waiting });
    queue.push(match('later', 'absent'));
    expect(queue.shift()?.name).toBe('here');
    queue.push(match('here', 'connected'));
    waiting = 'connected';
    expect([queue.shift()?.name, queue.shift()?.name, queue.shift()?.name]).toEqual(['coming', 'here', 'later']);
  });

  it('gives every match of bots only its turn, however many people wait', () => {
    const alone = ['alone 1', 'alone 2', 'alone 3'];
    const queue = queueOf(...alone.map((name) => match(name, 'nobody')));
    const order: string[] = [];
    for (let turn = 0; turn < 6 * (MAX_OVERTAKEN + 1); turn++) {
      queue.push(match('here', 'connected'));
      const next = queue.shift();
      order.push(next?.name ?? '');
      if (next?.waiting() === 'nobody') queue.push(next);
    }
    expect(order.filter((name) => name !== 'here')).toEqual([...alone, ...alone]);
    expect(order.indexOf('alone 1')).toBe(MAX_OVERTAKEN);
  });

  it('gives long turns of bots only one part in eight of the time while people wait', () => {
    const planMs = 500;
    const shortMs = 2;
    const queue = queueOf(match('alone 1', 'nobody'), match('alone 2', 'nobody'));
    let alone = 0;
    let people = 0;
    while (alone < 4) {
      queue.push(match('here', 'connected'));
      const next = queue.shift();
      if (!next) throw new Error('the queue is empty');
      const isAlone = next.waiting() === 'nobody';
      queue.finished(next, isAlone ? planMs : shortMs);
      if (!isAlone) people++;
      else if (alone++ < 4) queue.push(next);
    }
    // The first of them comes after seven short turns; each later one when the one before it is made up for.
    expect(people * shortMs).toBeGreaterThanOrEqual(3 * MAX_OVERTAKEN * planMs);
    expect(people * shortMs).toBeLessThan(3.1 * MAX_OVERTAKEN * planMs);
  });

  it('owes nothing for long turns if nobody waited', () => {
    const queue = queueOf(match('alone 1', 'nobody'));
    const first = queue.shift();
    if (first) queue.finished(first, 10_000);
    queue.push(match('alone 2', 'nobody'));
    for (let i = 0; i < MAX_OVERTAKEN; i++) {
      queue.push(match('here', 'connected'));
      expect(queue.shift()?.name).toBe('here');
    }
    queue.push(match('here', 'connected'));
    expect(queue.shift()?.name).toBe('alone 2');
  });

  it('has turns for a thread that thinks only for connected people', () => {
    const queue = queueOf(match('alone', 'nobody'), match('away', 'absent'), match('here', 'connected'));
    expect(queue.shiftConnected()?.name).toBe('here');
    expect(queue.shiftConnected()).toBeUndefined();
    expect([queue.shift()?.name, queue.shift()?.name]).toEqual(['away', 'alone']);
    expect(queue.shiftConnected()).toBeUndefined();
  });
});
