import { describe, expect, it } from 'vitest';
import { conditionsOf, needMessages, type Requirement } from './conditions.js';

const { need, needIfUnmet, fallbackNeed } = needMessages<'even' | 'open' | 'untold'>();

/** A number must be even, below ten, and not one that the rules have used before. */
const requirement: Requirement<number> = {
  needs: (n) => [need('even', n % 2 === 0, { n }), ...needIfUnmet('open', n < 10)],
  fallbackReason: fallbackNeed('untold'),
};
const asked = (n: number, offered: boolean) => conditionsOf(requirement, n, () => offered);
const even = (n: number, holds: boolean) => ({ text: { key: 'need.even', params: { n } }, holds });

describe('conditions', () => {
  it('say whether they hold; some are listed only if they do not', () => {
    expect(asked(12, false)).toEqual([even(12, true), { text: { key: 'need.open' }, holds: false }]);
  });

  it('add the fallback reason if all needs hold, and it holds if the candidate is offered', () => {
    expect(asked(4, true)).toEqual([even(4, true), { text: { key: 'need.untold' }, holds: true }]);
    expect(asked(4, false)).toEqual([even(4, true), { text: { key: 'need.untold' }, holds: false }]);
    expect(asked(5, false)).toEqual([even(5, false)]);
  });
});
