import { expect, it } from 'vitest';
import { memoizeByView } from './memoize-by-view.js';

it('a view is read once, even if other views are read in between', () => {
  let times = 0;
  const read = memoizeByView((view) => ({ view, times: ++times }));
  const [one, other] = [{ turn: 1 }, { turn: 1 }];
  const first = read(one);
  expect(read(other)).toEqual({ view: other, times: 2 });
  expect(read(one)).toBe(first);
  expect(read(null).times).toBe(3);
});
