import { describe, expect, it } from 'vitest';
import { oddsAtLeast, oddsAtMost } from './roll-odds.js';

describe('the odds of a die', () => {
  it('count the faces that succeed', () => {
    expect(oddsAtLeast(5)).toEqual({ atLeast: 5, chance: 2 / 6 });
    expect(oddsAtMost(2)).toEqual({ atMost: 2, chance: 2 / 6 });
  });

  it('are certain or impossible beyond the die', () => {
    expect(oddsAtLeast(0)).toEqual({ atLeast: 1, chance: 1 });
    expect(oddsAtLeast(8)).toEqual({ atLeast: 8, chance: 0 });
    expect(oddsAtMost(9)).toEqual({ atMost: 6, chance: 1 });
    expect(oddsAtMost(0)).toEqual({ atMost: 0, chance: 0 });
  });
});
