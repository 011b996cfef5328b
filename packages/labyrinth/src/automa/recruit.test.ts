import { describe, expect, it } from 'vitest';
import { cellsIn } from '../cell-counts.js';
import { at, type PositionFields } from '../testing/positions.js';
import { followChart, soloGame } from '../testing/solo-games.js';
import { cellsOnTrack } from '../tracks.js';
import { automaRecruit } from './recruit.js';

function recruited(it: PositionFields, ops: number, dice: readonly number[] = [], ideology = 'normal') {
  const g = soloGame({ funding: 9, ...it }, dice, { ideology });
  const { answers } = followChart(automaRecruit(g, ops));
  return { boxes: answers, g };
}

const rule = { governance: 'islamist-rule', alignment: 'adversary' } as const;

describe('9.4.2.5 Recruit, the boxes', () => {
  it('a Regime Change country with 5 more troops than cells (R-A13), without a die', () => {
    const countries = {
      iraq: { governance: 'poor', alignment: 'ally', regimeChange: 'tan', troops: 6, sleepers: 1 },
      sudan: { ...rule, sleepers: 1 },
    } as const;
    const { boxes, g } = recruited({ countries }, 2);
    // The first cell there brings the troops’ margin down to 4.
    expect(boxes).toEqual(['recruit.regime-change', 'recruit.islamist-rule']);
    expect([cellsIn(g, at('iraq')), cellsIn(g, at('sudan'))]).toEqual([2, 2]);
  });

  it('Islamist Rule with fewer cells than twice the value of the card', () => {
    const countries = { sudan: { ...rule, sleepers: 3 }, egypt: { governance: 'poor', sleepers: 1 } } as const;
    expect(recruited({ countries }, 2, [6]).boxes).toEqual(['recruit.islamist-rule', 'recruit.number']);
    expect(recruited({ countries }, 1, [6]).boxes).toEqual(['recruit.number']);
  });

  it('elsewhere by the highest number: governance, or the printed one', () => {
    const countries = {
      egypt: { governance: 'fair', sleepers: 5 },
      'united-kingdom': { posture: 'hard', sleepers: 1 },
      jordan: { governance: 'good', sleepers: 1 },
    } as const;
    const { boxes, g } = recruited({ countries }, 1, [3]);
    expect(boxes).toEqual(['recruit.number']);
    expect(cellsIn(g, at('united-kingdom'))).toBe(2);
  });

  it('is no place for Regime Change with a smaller margin, nor where there is neither cell nor cadre', () => {
    const countries = {
      iraq: { governance: 'poor', alignment: 'ally', regimeChange: 'tan', troops: 5, sleepers: 1 },
      egypt: { governance: 'poor' },
    } as const;
    expect(recruited({ countries }, 1).boxes).toEqual([]);
  });

  it('a cadre will do, and is gone when the cell comes (C8)', () => {
    const { g } = recruited({ countries: { egypt: { governance: 'poor', cadre: true } } }, 1, [1]);
    expect([g.sleepers[at('egypt')], g.cadre[at('egypt')]]).toEqual([1, 0]);
  });
});

describe('9.4.2.5 Recruit, equal countries', () => {
  const poor = { governance: 'poor', sleepers: 1 } as const;

  it.each([
    ['a Besieged Regime', { jordan: { ...poor, besieged: true }, egypt: { ...poor, sleepers: 3 } }, 'jordan'],
    ['most troops and cells', { jordan: { ...poor, troops: 1 }, egypt: poor }, 'jordan'],
    ['most Resources, if all are Muslim', { jordan: poor, egypt: poor }, 'egypt'],
  ] as const)('%s', (_, countries, first) => {
    const { g } = recruited({ countries }, 1, [1]);
    expect(cellsIn(g, at(first))).toBe((countries as Record<string, { sleepers: number }>)[first].sleepers + 1);
  });

  it('chance, if one is not Muslim', () => {
    const countries = { 'united-kingdom': { posture: 'soft', sleepers: 1 }, egypt: poor } as const;
    expect(cellsIn(recruited({ countries }, 1, [3, 1]).g, at('united-kingdom'))).toBe(2);
    expect(cellsIn(recruited({ countries }, 1, [4, 1]).g, at('egypt'))).toBe(2);
  });
});

describe('9.4.2.5 Recruit, one die at a time', () => {
  it('chooses again for each operation (12.2)', () => {
    const countries = {
      egypt: { governance: 'poor', sleepers: 1 },
      libya: { governance: 'poor', sleepers: 1, troops: 1 },
    } as const;
    // Libya until Egypt would be first: a success there makes Libya stay ahead.
    const { g } = recruited({ countries }, 3, [6, 6, 1]);
    expect([cellsIn(g, at('libya')), cellsIn(g, at('egypt'))]).toEqual([2, 1]);
  });

  it('stops when no cell is Available: Funding limits it (4.7.4.2)', () => {
    const g = soloGame({ countries: { egypt: { governance: 'poor', sleepers: 4 } }, funding: 3 }, [1]);
    const procedure = automaRecruit(g, 3);
    let step = procedure.next({});
    while (!step.done) step = procedure.next('recruit.number');
    expect(step.value).toBe(2);
    expect(cellsOnTrack(g)).toBe(10);
  });

  it('9.7 Attractive: two for a success, automatic ones too; an odd last cell costs a whole operation', () => {
    const countries = { sudan: { ...rule, sleepers: 2 }, egypt: { governance: 'poor', sleepers: 10 } } as const;
    const { boxes, g } = recruited({ countries }, 3, [], 'attractive');
    expect(boxes).toEqual(['recruit.islamist-rule', 'recruit.islamist-rule']);
    expect(cellsIn(g, at('sudan'))).toBe(5);
    expect(cellsIn(recruited({ countries }, 1, [1]).g, at('egypt'))).toBe(11);
  });
});
