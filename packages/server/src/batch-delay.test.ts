import { expect, it } from 'vitest';
import { batchDelay } from './batch-delay.js';

it('people who watch wait longer while many answers share a commit, and no longer when it is quiet again', () => {
  const delay = batchDelay(100);
  expect(delay.ms()).toBe(100);
  for (let i = 0; i < 200; i++) delay.committed(1);
  expect(delay.ms()).toBeLessThan(110);
  for (let i = 0; i < 200; i++) delay.committed(200);
  expect(delay.ms()).toBe(400);
  for (let i = 0; i < 200; i++) delay.committed(2);
  expect(delay.ms()).toBeLessThan(110);
});

it('a server that is configured to update everybody at once always does', () => {
  const delay = batchDelay(0);
  for (let i = 0; i < 200; i++) delay.committed(200);
  expect(delay.ms()).toBe(0);
});
