import { describe, expect, it } from 'vitest';
import { itemChosen } from './item-chosen.js';

describe('the item that an answer names', () => {
  const pieceRef = (kind: number): string => `piece:plot-${kind}`;

  it('is found by its reference', () => {
    expect(itemChosen([1, 2, 3], 'piece:plot-2', pieceRef)).toBe(2);
  });

  it('is an error if there is none, and the error lists the options', () => {
    expect(() => itemChosen([1, 2], 'piece:plot-3', pieceRef)).toThrow(
      '“piece:plot-3” is not one of piece:plot-1, piece:plot-2',
    );
  });
});
