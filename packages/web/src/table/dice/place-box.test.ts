import { describe, expect, it } from 'vitest';
import { overlap, placeBox } from './place-box.js';

const AREA = { width: 400, height: 300 };
const BOX = { width: 200, height: 100 };

describe('the box of the dice', () => {
  it('is above its space where there is room', () => {
    expect(placeBox(BOX, AREA, { left: 150, top: 200, width: 80, height: 40 }, [])).toMatchObject({
      left: 90,
      top: 92,
    });
  });

  it('is below a space at the upper edge', () => {
    expect(placeBox(BOX, AREA, { left: 150, top: 20, width: 80, height: 40 }, [])).toMatchObject({ left: 90, top: 68 });
  });

  it.each([
    { left: 0, top: 0 },
    { left: 320, top: 0 },
    { left: 0, top: 260 },
    { left: 320, top: 260 },
    { left: 160, top: 130 },
  ])('covers neither its space nor another box: %o', (at) => {
    const target = { ...at, width: 80, height: 40 };
    const buttons = { left: 355, top: 5, width: 40, height: 120 };
    const preview = { left: 10, top: 10, width: 120, height: 90 };
    const box = placeBox(BOX, AREA, target, [buttons, preview]);
    expect([target, buttons, preview].map((other) => overlap(box, other))).toEqual([0, 0, 0]);
    expect(box.left >= 0 && box.top >= 0 && box.left + 200 <= 400 && box.top + 100 <= 300).toBe(true);
  });

  it('without a space is in a free corner', () => {
    const preview = { left: 10, top: 10, width: 120, height: 90 };
    expect(placeBox(BOX, AREA, undefined, [preview])).toMatchObject({ left: 192, top: 8 });
  });
});
