import { describe, expect, it } from 'vitest';
import type { BoardBox } from './frame.js';
import { placeSlips } from './place-slips.js';

const FRAME = { width: 400, height: 300 };
const slip = { id: 'slip', at: [100, 100], width: 60, height: 40 } as const;

describe('placing slips', () => {
  it('leaves a slip where it belongs if nothing is there', () => {
    expect(placeSlips([slip], [], FRAME).get('slip')).toEqual([100, 100]);
  });

  it('moves a slip off a name', () => {
    const name: BoardBox = [60, 85, 80, 20];
    const [x = 0, y = 0] = placeSlips([slip], [name], FRAME).get('slip') ?? [];
    const isBeside = y - 20 >= 105 || y + 20 <= 85 || x - 30 >= 140 || x + 30 <= 60;
    expect(isBeside).toBe(true);
  });

  it('puts no slip over another', () => {
    const two = placeSlips([slip, { ...slip, id: 'other' }], [], FRAME);
    const [ax = 0, ay = 0] = two.get('slip') ?? [];
    const [bx = 0, by = 0] = two.get('other') ?? [];
    expect(Math.abs(ax - bx) >= 60 || Math.abs(ay - by) >= 40).toBe(true);
  });

  it('keeps a slip inside the board', () => {
    expect(placeSlips([{ ...slip, at: [395, 2] }], [], FRAME).get('slip')).toEqual([370, 20]);
  });
});
