import { describe, expect, it } from 'vitest';
import { entriesUntil, stepsOf } from './online-play.js';

describe('an online match with an undone answer', () => {
  const entry = (n: number, seat: string, undone?: number) => ({
    n,
    seat,
    log: [],
    ...(undone === undefined ? {} : { undone }),
  });
  const history = [
    entry(0, 'government'),
    entry(1, 'government'),
    entry(2, 'government', 1),
    entry(3, 'government'),
    entry(4, 'farc'),
  ];

  it('numbers the answers without undone ones', () => {
    expect(stepsOf({ history }).map(({ n, seat }) => [n, seat])).toEqual([
      [0, 'government'],
      [1, 'government'],
      [2, 'farc'],
    ]);
  });

  it('converts a number of answers to the server’s number of entries', () => {
    expect([0, 1, 2, 3].map((n) => entriesUntil({ history }, n))).toEqual([0, 1, 4, 5]);
  });
});
