import { describe, expect, it } from 'vitest';
import { type PositionFields, positionWith } from './testing/positions.js';
import { redact, view } from './view.js';

const TABLE: PositionFields = {
  hands: { britain: [1, 2], france: [3] },
  cabinet: { britain: [5, -6], france: [-1] },
  squadrons: { france: ['biscay'] },
  display: {
    britain: [0, 1, 2, 3].map((tile) => ({ basic: [tile], bonus: [] })),
    france: [4, 5, 6, 7].map((tile, i) => ({ basic: [tile], bonus: i === 0 ? [16] : [] })),
  },
};
const seenBy = (seat: string, it: PositionFields = TABLE) => view(positionWith(it), seat);

describe('3.4 hands', () => {
  it('are visible to their holder, and everyone knows their number', () => {
    expect(seenBy('britain').hand).toEqual([1, 2]);
    expect(seenBy('france').hand).toEqual([3]);
    expect(seenBy('observer').hand).toBeUndefined();
    expect(seenBy('observer').handSizes).toEqual({ britain: 2, france: 1 });
    expect(redact(positionWith(TABLE), 'france').draw.every((card) => card === 0)).toBe(true);
  });
});

describe('3.5 Ministries', () => {
  it('face down are known to their owner alone', () => {
    const hidden = { card: 0, revealed: false };
    expect(seenBy('britain').cabinet.britain).toEqual([
      { card: 5, revealed: true },
      { card: 6, revealed: false },
    ]);
    expect(seenBy('france').cabinet.britain).toEqual([{ card: 5, revealed: true }, hidden]);
    expect(seenBy('observer').cabinet.france).toEqual([hidden]);
  });
});

describe('3.7 war tiles', () => {
  it('are looked at by their owner at any time, by the other when their theater is resolved (7.1.1)', () => {
    expect(seenBy('france').display.france[0]).toEqual({ basic: [4], bonus: [16] });
    expect(seenBy('britain').display.france[0]).toEqual({ basic: [-1], bonus: [-1] });
    const war = seenBy('britain', { ...TABLE, step: 'war', theater: 1 });
    expect(war.display.france.map(({ basic }) => basic)).toEqual([[4], [5], [-1], [-1]]);
  });

  it('that were not drawn are known only by elimination', () => {
    expect(new Set(seenBy('britain').bonusPool.france)).toEqual(new Set([-1]));
    expect(new Set(seenBy('observer').basicPool.britain)).toEqual(new Set([-1]));
  });
});

describe('3.9 Awards', () => {
  it('of the next turn lie face down (4.1.3)', () => {
    expect(seenBy('britain', { ...TABLE, awards: { europe: 4 } }).awards.europe).toEqual([4, -1]);
  });
});

describe('6.4 Available Debt', () => {
  it('is what the limit leaves', () => {
    expect(seenBy('britain', { ...TABLE, debt: { britain: 2 } }).availableDebt).toEqual({ britain: 4, france: 6 });
  });
});

describe('3.6 Squadrons', () => {
  it('at sea are seen on the map, the others are counted', () => {
    const seen = seenBy('observer', { ...TABLE, navyBox: { france: 2 } });
    expect(seen.flags).toEqual({ biscay: 'france' });
    expect(seen).toMatchObject({ navyBox: { france: 2 }, unbuilt: { france: 5 } });
  });
});
