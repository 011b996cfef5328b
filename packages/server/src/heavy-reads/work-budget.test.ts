import { describe, expect, it } from 'vitest';
import { workBudgets } from './work-budget.js';

describe('work budgets', () => {
  const made = (maxAddresses?: number) => {
    let now = 0;
    const budgets = workBudgets({ msPerSecond: 100, burstMs: 500 }, () => now, maxAddresses);
    return {
      ...budgets,
      pass: (ms: number) => {
        now += ms;
      },
    };
  };

  it('let an address work until its budget is used up, and again when it has refilled', () => {
    const { waitMs, charge, pass } = made();
    charge('a', 499);
    expect(waitMs('a')).toBe(0);
    charge('a', 101);
    const wait = waitMs('a');
    expect(wait).toBeGreaterThanOrEqual(1000);
    pass(wait);
    expect(waitMs('a')).toBe(0);
  });

  it('are separate for each address', () => {
    const { waitMs, charge } = made();
    charge('a', 10_000);
    expect(waitMs('a')).toBeGreaterThan(0);
    expect(waitMs('b')).toBe(0);
  });

  it('save up no more than the burst', () => {
    const { waitMs, charge, pass } = made();
    charge('a', 1);
    pass(1_000_000);
    charge('a', 500);
    expect(waitMs('a')).toBeGreaterThan(0);
  });

  it('keep addresses in debt when there are many, as far as there is room', () => {
    const { waitMs, charge, pass } = made(10);
    for (let i = 0; i < 9; i++) charge(`small ${i}`, 1);
    pass(100);
    charge('greedy', 10_000);
    for (let i = 0; i < 5; i++) charge(`other ${i}`, 1);
    expect(waitMs('greedy')).toBeGreaterThan(0);
  });
});
