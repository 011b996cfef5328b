import { expect, it } from 'vitest';
import { ago } from './time-ago.js';

const now = Date.UTC(2026, 4, 20, 12);
const back = (seconds: number) => now - seconds * 1000;

it('says how long ago, and after a month the date', () => {
  expect(ago(back(5), now, 'en')).toBe('now');
  expect(ago(back(-50), now, 'en')).toBe('now');
  expect(ago(back(90), now, 'en')).toBe('1 minute ago');
  expect(ago(back(3 * 3600), now, 'pl')).toBe('3 godziny temu');
  expect(ago(back(86_400), now, 'hu')).toBe('tegnap');
  expect(ago(back(2 * 86_400), now, 'fr')).toBe('avant-hier');
  expect(ago(back(60 * 86_400), now, 'en')).toBe('Mar 21, 2026');
});
