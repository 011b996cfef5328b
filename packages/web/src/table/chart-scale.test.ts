import { describe, expect, it } from 'vitest';
import { elementAt } from '../testing/element-at.js';
import { interpolate, niceScale, spreadLabels } from './chart-scale.js';

describe('a scale', () => {
  it('holds every value and zero, in round steps', () => {
    const { from, to, ticks } = niceScale([-33, 4, 14]);
    expect(from).toBeLessThanOrEqual(-33);
    expect(to).toBeGreaterThanOrEqual(14);
    expect(ticks).toContain(0);
    expect(ticks).toEqual([-40, -30, -20, -10, 0, 10, 20]);
  });

  it('has at least one step even when no value changes', () => {
    expect(niceScale([0, 0])).toEqual({ from: 0, to: 1, ticks: [0, 1] });
    expect(niceScale([]).ticks.length).toBeGreaterThan(1);
  });

  it('has few ticks for large numbers', () => {
    expect(niceScale([0, 100_000]).ticks.length).toBeLessThan(9);
  });

  it('maps a value to a place between two ends', () => {
    expect(interpolate(5, 0, 10, 100, 200)).toBe(150);
    expect(interpolate(0, 0, 10, 200, 100)).toBe(200);
    expect(interpolate(3, 3, 3, 0, 10)).toBe(5);
  });
});

describe('labels', () => {
  it('move apart and stay in order', () => {
    const places = spreadLabels([50, 50, 51, 10], 20, 0, 100);
    const sorted = places.toSorted((a, b) => a - b);
    const gaps = sorted.slice(1).map((place, i) => place - elementAt(sorted, i));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
    expect(places[3]).toBe(10);
  });

  it('stay within the chart', () => {
    expect(spreadLabels([99, 100], 20, 0, 100)).toEqual([80, 100]);
    expect(spreadLabels([-5], 20, 0, 100)).toEqual([0]);
  });
});
