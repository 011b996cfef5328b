import { describe, expect, it } from 'vitest';
import { deliberateInput } from './deliberate-input.js';

const at = (type: string, clientX: number, pointerType = 'mouse') => ({ type, clientX, clientY: 5, pointerType });

describe('previews begin', () => {
  it('when the pointer moves, not when the page changes below it', () => {
    const isDeliberate = deliberateInput();
    isDeliberate(at('pointermove', 1));
    expect([at('pointerdown', 1), at('pointermove', 1), at('pointermove', 2)].map(isDeliberate)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('not when a finger taps or scrolls', () => {
    const isDeliberate = deliberateInput();
    expect(
      [at('pointerdown', 1, 'touch'), at('pointermove', 3, 'touch'), at('pointermove', 3)].map(isDeliberate),
    ).toEqual([false, false, false]);
  });

  it('when a key moves the focus, not when it answers', () => {
    const isDeliberate = deliberateInput();
    const keys = ['Tab', 'ArrowDown', '0', 'Enter', ' ', '3', 'u'];
    expect(keys.filter((key) => isDeliberate({ type: 'keydown', key }))).toEqual(['Tab', 'ArrowDown', '0']);
  });

  it('when a slider moves', () => {
    expect(deliberateInput()({ type: 'input' })).toBe(true);
  });
});
