import { expect, it } from 'vitest';
import type { Steps } from './mirrored-match.js';
import { TimeSlices } from './time-slices.js';

function* steps(count: number, name: string, passed: string[]): Steps<string> {
  for (let i = 0; i < count; i++) {
    passed.push(name);
    yield;
  }
  return name;
}

it('lets a short task overtake a long one, measures each, and continues after one that fails', async () => {
  const passed: string[] = [];
  const ended: string[] = [];
  // Slices of no length: one step each.
  const slices = new TimeSlices<string>(0);
  const costs: number[] = [];
  const add = (work: Steps<string>, name: string): void =>
    slices.add(
      work,
      (costMs) => {
        costs.push(costMs);
        ended.push(name);
      },
      () => ended.push(`${name} failed`),
    );
  add(steps(50, 'long', passed), 'long');
  add(steps(3, 'short', passed), 'short');
  add(
    (function* (): Steps<string> {
      yield;
      throw new Error('broken');
    })(),
    'broken',
  );
  await expect.poll(() => ended).toEqual(['broken failed', 'short', 'long']);
  expect(passed.slice(0, 4)).toEqual(['long', 'short', 'long', 'short']);
  expect(costs.every((cost) => cost > 0)).toBe(true);
});
