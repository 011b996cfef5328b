import { expect, it } from 'vitest';
import { arrowPlace, contains, intersection } from './spotlight-geometry.js';

const ROOM = { left: 0, top: 0, width: 390, height: 844 };
const BUTTON = { left: 14, top: 750, width: 180, height: 44 };

it('finds what two boxes share', () => {
  const below = { left: 0, top: 780, width: 390, height: 64 };
  expect(intersection(BUTTON, below)).toEqual({ left: 14, top: 780, width: 180, height: 14 });
  expect(intersection(BUTTON, { left: 0, top: 0, width: 390, height: 750 })).toBeUndefined();
  expect(contains(ROOM, BUTTON)).toBe(true);
  expect(contains(below, BUTTON)).toBe(false);
});

it('places the arrow where it covers no name', () => {
  // There is no room to the left of the button.
  expect(arrowPlace(BUTTON, [], ROOM)).toBe('right');
  const beside = { left: 205, top: 750, width: 100, height: 44 };
  expect(arrowPlace(BUTTON, [beside], ROOM)).toBe('above');
  const above = { left: 14, top: 700, width: 180, height: 44 };
  expect(arrowPlace(BUTTON, [beside, above], ROOM)).toBe('below');
  const under = { left: 14, top: 800, width: 180, height: 40 };
  expect(arrowPlace(BUTTON, [beside, above, under], ROOM)).toBeUndefined();
});
