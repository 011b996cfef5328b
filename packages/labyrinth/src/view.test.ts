import { describe, expect, it } from 'vitest';
import { type PositionFields, positionWith } from './testing/positions.js';
import { redact, view } from './view.js';

const TABLE: PositionFields = {
  us: [1, 2],
  jihadist: [50, 87],
  countries: { spain: { active: 1, posture: 'soft', plots: [2] }, iraq: { governance: 'poor', alignment: 'ally' } },
};
const seenBy = (seat: string, options = {}, it: PositionFields = TABLE) => view(positionWith(it, options), seat);

describe('5.3.2 hands', () => {
  it('are visible to their holder, and everyone knows their number', () => {
    expect(seenBy('us').hand).toEqual([1, 2]);
    expect(seenBy('jihadist').hand).toEqual([50, 87]);
    expect(seenBy('observer').hand).toBeUndefined();
    expect(seenBy('observer').handSizes).toEqual({ us: 2, jihadist: 2 });
  });

  it('are blank in a position redacted for another seat', () => {
    const g = positionWith(TABLE);
    expect(redact(g, 'us').hands).toEqual({ us: [1, 2], jihadist: [0, 0] });
    expect(redact(g, 'jihadist').hands).toEqual({ us: [0, 0], jihadist: [50, 87] });
    expect(redact(g, 'observer').draw.every((card) => card === 0)).toBe(true);
    expect([...redact(g, 'us').chance.state]).toEqual([1, 1, 1, 1]);
    expect(g.hands.us).toEqual([1, 2]);
  });

  it('9.2 in the solitaire game no one sees the stack of the Jihadists', () => {
    const options = { solitaire: 'yes' };
    expect(seenBy('jihadist', options).hand).toBeUndefined();
    expect(redact(positionWith(TABLE, options), 'jihadist').hands.jihadist).toEqual([0, 0]);
    expect(seenBy('us', options).hand).toEqual([1, 2]);
  });
});

describe('8.5.2 plots', () => {
  it('are known to the Jihadist alone', () => {
    expect(seenBy('jihadist').plots).toEqual([{ country: 'spain', kind: 'plot-2' }]);
    expect(seenBy('us').plots).toEqual([{ country: 'spain', kind: 'hidden' }]);
    expect(seenBy('observer').plots).toEqual([{ country: 'spain', kind: 'hidden' }]);
  });

  it('are counted by all in the box, and looked through by the Jihadist', () => {
    expect(seenBy('us')).toMatchObject({ plotsAvailable: 5 });
    expect(seenBy('us').available).toBeUndefined();
    expect(seenBy('jihadist').available).toEqual({ 'plot-1': 3, 'plot-2': 1, 'plot-3': 1, wmd: 0 });
  });

  it('that lie open are seen by all', () => {
    const g = positionWith(TABLE);
    g.plots = g.plots.map((plot) => ({ ...plot, open: true }));
    expect(view(g, 'us')).toMatchObject({ plots: [{ country: 'spain', kind: 'plot-2', open: true }] });
  });
});

describe('4.7 what a view adds up', () => {
  it('is what the tracks would show', () => {
    expect(seenBy('us')).toMatchObject({
      acting: 'us',
      prestigeLevel: 'high',
      fundingLevel: 'moderate',
      cellsOnTrack: 14,
      availableCells: 9,
      troopsOnTrack: 15,
      troopLevel: 'low-intensity',
      worldPosture: 0,
      gwotPenalty: 0,
      goodResources: 0,
      poorOrIslamist: 1,
      countries: { iraq: { governance: 'poor', alignment: 'ally' }, spain: { posture: 'soft', active: 1 } },
    });
  });
});
