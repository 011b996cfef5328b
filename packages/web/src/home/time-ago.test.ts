import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.js';

const now = Date.UTC(2026, 4, 20, 12);
const back = (seconds: number) => now - seconds * 1000;

it('says how long ago, and after a month the date', () => {
  expect(timeAgo(back(5), now, 'en')).toBe('now');
  expect(timeAgo(back(-50), now, 'en')).toBe('now');
  expect(timeAgo(back(90), now, 'en')).toBe('1 minute ago');
  expect(timeAgo(back(3 * 3600), now, 'pl')).toBe('3 godziny temu');
  expect(timeAgo(back(86_400), now, 'hu')).toBe('tegnap');
  expect(timeAgo(back(2 * 86_400), now, 'fr')).toBe('avant-hier');
  expect(timeAgo(back(60 * 86_400), now, 'en')).toBe('Mar 21, 2026');
});
