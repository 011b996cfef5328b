import { describe, expect, it } from 'vitest';
import { isPromoted, meanAndError } from './train.js';

const times = (count: number, value: number): number[] => Array<number>(count).fill(value);

describe('a match for promotion', () => {
  it('has a mean and its standard error', () => {
    const { mean, error } = meanAndError([1, 0, 1, 0]);
    expect(mean).toBe(0.5);
    expect(error).toBeCloseTo(Math.sqrt(1 / 3 / 4), 12);
  });

  it('is won only beyond two standard errors', () => {
    // 20 of 100 pairs differ, so one standard error is 4 to 5 points.
    expect(isPromoted([...times(14, 1), ...times(6, -1), ...times(80, 0)])).toBe(false);
    expect(isPromoted([...times(16, 1), ...times(4, -1), ...times(80, 0)])).toBe(true);
    expect(isPromoted([...times(4, 1), ...times(16, -1), ...times(80, 0)])).toBe(false);
  });

  it('is not won if nothing differs', () => {
    expect(isPromoted(times(100, 0))).toBe(false);
  });
});
