import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { markAfter, markAt } from './history-marks.js';

const entries = ['space:bogota', '', 'number:3', 'Ł'.repeat(80)].map((option, n) => ({
  n,
  seat: n % 2,
  option,
  because: null,
}));
const hmac = (seed: string, text: string) => createHmac('sha256', seed).update(text).digest('base64url').slice(0, 16);

it.each(['a', 'a seed of ordinary length', 'Ł'.repeat(32), 'x'.repeat(65)])(
  'a mark is the HMAC of the mark before and the entry, whatever the length of the seed (%s)',
  (seed) => {
    let mark = hmac(seed, 'history');
    expect(markAfter(seed, [])).toBe(mark);
    for (const { seat, option } of entries) mark = hmac(seed, `${mark} ${seat} ${option}`);
    expect(markAfter(seed, entries)).toBe(mark);
  },
);

it('a match in memory continues the mark of its snapshot, and knows none from before it', () => {
  const whole = { firstN: 0, entries, stored: { seed: 'seed', snapshot: { n: 0, position: '' } } };
  const mark = markAt(whole, 2);
  const later = {
    firstN: 2,
    entries: entries.slice(2),
    stored: { seed: 'seed', snapshot: { n: 2, position: '', mark } },
  };
  expect(markAt(later, 4)).toBe(markAt(whole, 4));
  expect([markAt(later, 1), markAt(later, 5)]).toEqual([undefined, undefined]);
});
