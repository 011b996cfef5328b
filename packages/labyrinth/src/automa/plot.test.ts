import { describe, expect, it } from 'vitest';
import { at, type PositionFields } from '../testing/positions.js';
import { followChart, soloGame } from '../testing/solo-games.js';
import { automaPlot } from './plot.js';

/** Where plots were placed with this value, every die a success, and the boxes that decided. */
function plotted(it: PositionFields, ops: number, dice: readonly number[] = []) {
  const g = soloGame(it, [...dice, 1, 1, 1]);
  const { answers } = followChart(automaPlot(g, ops));
  return { boxes: answers, places: g.plots.map(({ country }) => country), g };
}

const none = { funding: 9, prestige: 3, posture: 'soft' } as const;

describe('9.4.2.2 Plot, the boxes in their order', () => {
  it('the United States first', () => {
    const { boxes, places } = plotted(
      { countries: { 'united-states': { sleepers: 1 }, france: { sleepers: 1, posture: 'hard' } } },
      1,
    );
    expect(boxes).toEqual(['plot.us']);
    expect(places).toEqual([at('united-states')]);
  });

  it('the Philippines under Abu Sayyaf, unless troops outnumber the cells or Prestige is Low (R-A2)', () => {
    const iraq = { governance: 'fair', sleepers: 1, troops: 1 } as const;
    const equal = {
      countries: { philippines: { posture: 'soft', sleepers: 1, troops: 1 }, iraq },
      marks: ['abu-sayyaf'],
    } as const;
    expect(plotted({ ...equal, funding: 9 }, 1).boxes).toEqual(['plot.abu-sayyaf']);
    const more = { ...equal, countries: { philippines: { posture: 'soft', sleepers: 1, troops: 2 }, iraq } } as const;
    expect(plotted({ ...more, funding: 9 }, 1, [1]).boxes).toEqual(['plot.troops']);
    expect(plotted({ ...equal, prestige: 3, funding: 9 }, 1).boxes).toEqual([]);
  });

  it('countries WITH troops, as long as Prestige is not Low (R-A2, R-A3); the example of 9.5.1', () => {
    const countries = {
      afghanistan: { governance: 'fair', sleepers: 2, troops: 2 },
      'gulf-states': { governance: 'fair', sleepers: 2, troops: 2 },
    } as const;
    const low = plotted({ countries, prestige: 7, marks: ['abu-sayyaf'] }, 2, [3]);
    expect(low.boxes).toEqual(['plot.troops']);
    // The die is shared in the order of the map: 1 to 3, 4 to 6.
    expect(low.places).toEqual([at('gulf-states'), at('gulf-states')]);
    expect(plotted({ countries, prestige: 7 }, 2, [4]).places).toEqual([at('afghanistan'), at('afghanistan')]);
    expect(plotted({ countries, prestige: 3, funding: 9 }, 2).boxes).toEqual([]);
  });

  it('countries of the same posture as the US, only without a GWOT penalty; Israel is Hard', () => {
    const countries = {
      germany: { posture: 'hard', sleepers: 1 },
      israel: { sleepers: 1 },
      india: { posture: 'soft', sleepers: 1 },
    } as const;
    const { boxes, places } = plotted({ countries, funding: 9 }, 2, [1]);
    expect(boxes).toEqual(['plot.posture', 'plot.posture']);
    expect(places).toEqual([at('germany'), at('israel')]);
    expect(plotted({ countries, funding: 9, posture: 'soft' }, 2).boxes).toEqual([]);
  });

  it('countries with Aid', () => {
    const countries = {
      egypt: { governance: 'poor', aid: 1, sleepers: 1 },
      jordan: { governance: 'fair', sleepers: 1 },
    } as const;
    const { boxes, places } = plotted({ countries, ...none }, 1);
    expect([boxes, places]).toEqual([['plot.aid'], [at('egypt')]]);
  });

  it('with Funding below 9 non-Muslim countries, then Muslim ones and Iran', () => {
    const countries = {
      china: { posture: 'hard', sleepers: 1 },
      egypt: { governance: 'poor', sleepers: 1 },
      iran: { sleepers: 1 },
    } as const;
    const it = { countries, ...none, funding: 8 };
    const { boxes, places } = plotted(it, 3);
    expect(boxes).toEqual(['plot.non-muslim', 'plot.muslim', 'plot.muslim']);
    // Iran is Fair and comes before a Poor country.
    expect(places).toEqual([at('china'), at('iran'), at('egypt')]);
    expect(plotted({ ...it, funding: 9 }, 3).boxes).toEqual([]);
  });

  it('operations go for Fair, then Good, then Poor', () => {
    const countries = {
      egypt: { governance: 'poor', aid: 1, sleepers: 1 },
      jordan: { governance: 'good', aid: 1, sleepers: 1 },
      syria: { governance: 'fair', aid: 1, sleepers: 1 },
    } as const;
    expect(plotted({ countries, ...none }, 3).places).toEqual([at('syria'), at('jordan'), at('egypt')]);
  });

  it('never Islamist Rule', () => {
    const countries = {
      sudan: { governance: 'islamist-rule', alignment: 'adversary', sleepers: 3, troops: 1 },
    } as const;
    expect(plotted({ countries }, 2).boxes).toEqual([]);
  });
});

describe('9.4.2.2 Plot, the dice; 9.3 operations in the solitaire game', () => {
  it('a die a cell: a country is used up before the next, and a cell rolls once a card', () => {
    const countries = {
      'united-states': { sleepers: 2 },
      germany: { posture: 'hard', active: 1 },
    } as const;
    const g = soloGame({ countries, funding: 9 }, [2, 1, 1]);
    const { answers } = followChart(automaPlot(g, 3));
    expect(answers).toEqual(['plot.us', 'plot.posture']);
    expect(g.active[at('united-states')]).toBe(2);
    expect(g.plots.map(({ country }) => country)).toEqual([at('united-states'), at('germany')]);
  });

  it('a country that fits two boxes rolls once all the same (12.16)', () => {
    const g = soloGame({ countries: { germany: { posture: 'hard', sleepers: 1 } }, funding: 5 }, [6]);
    expect(followChart(automaPlot(g, 3)).answers).toEqual(['plot.posture']);
  });

  it('leaves over what there is no cell for', () => {
    const g = soloGame({ countries: { 'united-states': { sleepers: 1 } } }, [6]);
    const left = automaPlot(g, 3);
    let step = left.next({});
    while (!step.done) step = left.next('plot.us');
    expect(step.value).toBe(2);
  });

  it('9.3.1: active cells plot before sleepers', () => {
    const g = soloGame({ countries: { 'united-states': { sleepers: 1, active: 1 } } }, [6]);
    followChart(automaPlot(g, 1));
    expect([g.active[at('united-states')], g.sleepers[at('united-states')]]).toEqual([1, 1]);
  });

  it('9.3.2: any marker by chance, whatever the value of the card', () => {
    const kinds = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const g = soloGame({ countries: { 'united-states': { sleepers: 1 } } }, [1]);
      g.chance.state[1] = Math.imul(0x9e3779b1, i + 1);
      followChart(automaPlot(g, 1));
      kinds.add(g.plots[0].kind);
    }
    expect([...kinds].sort()).toEqual([1, 2, 3]);
  });

  it('no marker left, no plot (12.17)', () => {
    const countries = { 'united-states': { sleepers: 1 }, india: { plots: [1, 1, 1, 2, 2, 3] } } as const;
    const g = soloGame({ countries }, [1]);
    followChart(automaPlot(g, 1));
    expect(g.plots).toHaveLength(6);
    expect(g.active[at('united-states')]).toBe(1);
  });

  it('R-COH: Coherent, two markers for a success', () => {
    const g = soloGame({ countries: { 'united-states': { sleepers: 1 } } }, [1], { ideology: 'coherent' });
    followChart(automaPlot(g, 1));
    expect(g.plots).toHaveLength(2);
    const attractive = soloGame({ countries: { 'united-states': { sleepers: 1 } } }, [1], { ideology: 'attractive' });
    followChart(automaPlot(attractive, 1));
    expect(attractive.plots).toHaveLength(1);
  });
});
