import { describe, expect, it } from 'vitest';
import { conditionsOf, needMessages, type Requirement } from './conditions.js';

const { need, needIfUnmet, fallbackNeed } = needMessages<'even' | 'open' | 'untold'>();

/** A number that is even, below ten, and that the rules have not had before. */
const requirement: Requirement<number> = {
  needs: (n) => [need('even', n % 2 === 0, { n }), ...needIfUnmet('open', n < 10)],
  fallbackReason: fallbackNeed('untold'),
};
const asked = (n: number, offered: boolean) => conditionsOf(requirement, n, () => offered);
const even = (n: number, holds: boolean) => ({ text: { key: 'need.even', params: { n } }, holds });

describe('conditions', () => {
  it('are told with whether they hold, an obstacle only where it stands in the way', () => {
    expect(asked(12, false)).toEqual([even(12, true), { text: { key: 'need.open' }, holds: false }]);
  });

  it('say what no position shows where all else is met, and by the offer whether it holds', () => {
    expect(asked(4, true)).toEqual([even(4, true), { text: { key: 'need.untold' }, holds: true }]);
    expect(asked(4, false)).toEqual([even(4, true), { text: { key: 'need.untold' }, holds: false }]);
    expect(asked(5, false)).toEqual([even(5, false)]);
  });
});
