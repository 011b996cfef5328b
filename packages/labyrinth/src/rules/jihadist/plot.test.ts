import { describe, expect, it } from 'vitest';
import { releaseWmd } from '../../plot-supply.js';
import { WMD } from '../../position.js';
import { at, offers, positionWith, run } from '../../testing/positions.js';
import { promptKey } from '../../testing/prompt-key.js';
import { playCard } from '../play-card.js';
import { plot, plotTargets } from './plot.js';

const SPAIN = at('spain');
const CELLS = { spain: { posture: 'soft', sleepers: 2 } } as const;

describe('8.5 Plot', () => {
  it('8.5.1 is for any country with a cell, Iran too, but for Islamist Rule', () => {
    const g = positionWith({
      countries: { ...CELLS, iran: { sleepers: 1 }, iraq: { governance: 'islamist-rule', sleepers: 1 }, egypt: {} },
    });
    expect(plotTargets(g)).toEqual([SPAIN, at('iran')]);
  });

  it('8.5.1 takes a cell for each die and rouses it', () => {
    const g = positionWith({ countries: CELLS }, {}, [6]);
    run(g, plot(g, 1), []);
    expect([g.active[SPAIN], g.sleepers[SPAIN]]).toEqual([1, 1]);
  });

  it('8.5.2 each success places a marker no higher than the value; failure does nothing', () => {
    const g = positionWith({ countries: CELLS }, {}, [1, 4]);
    run(g, plot(g, 2), ['space:spain', 'plot:2']);
    expect(g.plots).toEqual([{ country: SPAIN, kind: 2 }]);
    expect([g.available[2], g.active[SPAIN]]).toEqual([1, 2]);
  });

  it('8.5.2 offers what the value allows', () => {
    const kinds = (ops: number) => {
      const g = positionWith({ countries: { spain: { posture: 'soft', sleepers: 1 } } }, {}, [1]);
      releaseWmd(g, 1);
      return offers(plot(g, ops));
    };
    expect(kinds(1)).toEqual(['plot:1', 'plot:wmd']);
    expect(kinds(3)).toEqual(['plot:1', 'plot:2', 'plot:3', 'plot:wmd']);
  });

  it('8.5.5 places an Available WMD with any value', () => {
    const g = positionWith({ countries: CELLS }, {}, [1]);
    releaseWmd(g, 1);
    run(g, plot(g, 1), ['plot:wmd']);
    expect(g.plots).toEqual([{ country: SPAIN, kind: WMD }]);
  });

  it('8.5.2 places none if no marker fits', () => {
    const g = positionWith({ countries: { spain: { posture: 'soft', sleepers: 1, plots: [1, 1, 1] } } }, {}, [1]);
    run(g, plot(g, 1), []);
    expect(g.plots.length).toBe(3);
  });
});

describe('8.5.3 First plot', () => {
  const turn = () => positionWith({ step: 'jihadist', jihadist: [2, 14, 120], countries: CELLS }, {}, [6, 6, 6, 6]);

  it('ignores the US event of its card, which lies in its box (4.7.7.2)', () => {
    const g = turn();
    run(g, playCard(g, 'jihadist', 2), ['plot']);
    expect(g).toMatchObject({ firstPlot: true, firstPlotCard: 2, lapsing: [], discard: [] });
  });

  it('C27 is the first Plot of the turn, not the first card; the next one triggers as usual', () => {
    const g = turn();
    run(g, playCard(g, 'jihadist', 14), ['plot', 'done']);
    expect(g.firstPlotCard).toBe(14);
    run(g, playCard(g, 'jihadist', 2), ['plot', 'operation-first']);
    expect([g.lapsing, g.firstPlotCard]).toEqual([[2], 14]);
  });

  it('C27 US Election (120) happens all the same', () => {
    const g = turn();
    g.chance.scriptedDice = [6, 6, 6, 6, 6, 6, 6];
    const { decisions } = run(g, playCard(g, 'jihadist', 120), ['plot', 'operation-first', 'done']);
    expect(decisions.map(({ prompt }) => prompt.key)).toContain(promptKey('order'));
  });
});
