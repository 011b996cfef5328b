import { describe, expect, it } from 'vitest';
import { availablePlots, releaseWmd, retirePlot } from './plot-supply.js';
import { placePlot, plotsIn, randomKind } from './plots.js';
import { WMD } from './position.js';
import { at, logged, type PositionFields, positionWith } from './testing/positions.js';

const SPAIN = at('spain');
const US = at('united-states');
const PHILIPPINES = at('philippines');

describe('4.8.1 Plot markers', () => {
  it('4.7.8 are six: three of 1, two of 2, one of 3, used again and again', () => {
    const g = positionWith({ countries: { spain: { posture: 'soft', plots: [2] } } });
    expect(g.available).toEqual([0, 3, 1, 1, 0]);
    expect(availablePlots(g)).toBe(5);
    retirePlot(g, g.plots[0]);
    expect(g.available).toEqual([0, 3, 2, 1, 0]);
  });

  it('4.7.8.1 WMD wait in two boxes; what is used leaves the game', () => {
    const g = positionWith();
    releaseWmd(g, 1);
    placePlot(g, SPAIN, WMD);
    retirePlot(g, plotsIn(g, SPAIN)[0]);
    expect(g.available[WMD]).toBe(0);
    expect(logged(g)).toContain('log.wmdGone');
  });

  it('8.5.4 lie face down; NEST (5) shows a WMD in the United States', () => {
    const g = positionWith({ marks: ['nest'] });
    releaseWmd(g, 1);
    placePlot(g, US, 1);
    placePlot(g, US, WMD);
    placePlot(g, SPAIN, 1);
    expect(g.plots.map(({ open }) => open === true)).toEqual([false, true, false]);
  });
});

describe('57 Abu Sayyaf', () => {
  const prestigeAfter = (countries: PositionFields['countries']) => {
    const g = positionWith({ marks: ['abu-sayyaf'], countries });
    placePlot(g, PHILIPPINES, 1);
    return g.prestige;
  };

  it('C21 costs Prestige at once for each plot, unless troops outnumber cells', () => {
    expect(prestigeAfter({ philippines: { posture: 'soft', active: 2, troops: 2 } })).toBe(6);
    expect(prestigeAfter({ philippines: { posture: 'soft', active: 1, troops: 2 } })).toBe(7);
  });
});

describe('9.3.2-3 Plots in the solitaire game', () => {
  it('9.3.2 are drawn by chance, whatever the card’s value', () => {
    const kinds = new Set(
      Array.from({ length: 40 }, (_, i) => {
        const g = positionWith({}, { solitaire: 'yes' });
        for (let n = 0; n < i; n++) randomKind(g);
        return randomKind(g);
      }),
    );
    expect([...kinds].sort()).toEqual([1, 2, 3]);
  });

  it('9.3.3 stay six: a WMD pushes the lowest number aside, and brings back the highest when it is gone', () => {
    const g = positionWith({}, { solitaire: 'yes' });
    releaseWmd(g, 2);
    expect([g.available, g.setAside]).toEqual([
      [0, 1, 2, 1, 2],
      [0, 2, 0, 0, 0],
    ]);
    placePlot(g, SPAIN, WMD);
    retirePlot(g, g.plots[0]);
    expect([g.available, g.setAside]).toEqual([
      [0, 2, 2, 1, 1],
      [0, 1, 0, 0, 0],
    ]);
  });
});
