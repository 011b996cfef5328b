import { describe, expect, it } from 'vitest';
import { cellsOnMap } from '../cell-counts.js';
import { FAIR, POOR } from '../position.js';
import { BIOMETRICS } from '../rules/jihadist/travel.js';
import { at, logged } from '../testing/positions.js';
import { followChart, soloGame, soloTurn } from '../testing/solo-games.js';
import { radicalize } from './radicalize.js';

const PATRIOT_ACT = 43;
const boxes = (answers: readonly string[]) => answers.filter((box) => box.startsWith('radical.'));

describe('9.4.3 Radicalization', () => {
  it('a cell, a Travel, a plot, then governance; the rest all worsens it', () => {
    const countries = { egypt: { governance: 'good', sleepers: 1 } } as const;
    const g = soloGame({ countries }, [5, 2, 3]);
    const { answers } = followChart(radicalize(g, 5, 3));
    expect(boxes(answers)).toEqual([
      'radical.cell',
      'radical.travel',
      'radical.plot',
      'radical.worsen',
      'radical.worsen',
    ]);
    expect(g.plots).toHaveLength(1);
  });

  it('the cell comes whatever Funding is, to a country by chance, which is tested; its cadre goes', () => {
    const countries = { egypt: { governance: 'poor', sleepers: 14 } } as const;
    const g = soloGame({ countries, funding: 1 }, [5, 2, 6]);
    followChart(radicalize(g, 1, 1));
    expect([g.sleepers[at('jordan')], g.governance[at('jordan')]]).toEqual([1, FAIR]);
    const cadre = soloGame(
      { countries: { ...countries, jordan: { governance: 'poor', cadre: true } }, funding: 1 },
      [5, 2],
    );
    followChart(radicalize(cadre, 1, 1));
    expect(cadre.cadre[at('jordan')]).toBe(0);
  });

  it('without a cell on the track, Travel is the first', () => {
    const g = soloGame({ countries: { egypt: { governance: 'poor', sleepers: 15 }, jordan: { governance: 'fair' } } });
    expect(boxes(followChart(radicalize(g, 1, 1)).answers)).toEqual(['radical.travel']);
  });

  it('Travel begins at the second box, arrives, and Biometrics does not matter', () => {
    const countries = {
      jordan: { governance: 'fair', aid: 1 },
      pakistan: { governance: 'poor', sleepers: 3 },
      libya: { governance: 'poor', sleepers: 12 },
    } as const;
    const g = soloGame({ countries, lapsing: [BIOMETRICS] });
    const { answers } = followChart(radicalize(g, 1, 1));
    expect(answers).toEqual(['radical.travel', 'to.major', 'from.random']);
  });

  it('no plot with Funding at 9, none without a marker, none under Islamist Rule', () => {
    const countries = { egypt: { governance: 'poor', sleepers: 15 }, jordan: { governance: 'fair' } } as const;
    const rich = soloGame({ countries, funding: 9 });
    expect(boxes(followChart(radicalize(rich, 2, 2)).answers)).toEqual(['radical.travel', 'radical.worsen']);
    const placed = { ...countries, india: { plots: [1, 1, 1, 2, 2, 3] } } as const;
    expect(boxes(followChart(radicalize(soloGame({ countries: placed }), 2, 2)).answers)).toEqual([
      'radical.travel',
      'radical.worsen',
    ]);
    const islamist = {
      sudan: { governance: 'islamist-rule', alignment: 'adversary', sleepers: 15 },
      jordan: { governance: 'poor', besieged: true },
    } as const;
    const g = soloGame({ countries: islamist, posture: 'soft' }, [4, 5]);
    // The cell travels by chance to Sudan itself, where Islamists rule.
    expect(boxes(followChart(radicalize(g, 2, 2)).answers)).toEqual(['radical.travel']);
  });

  it('the plot needs no die and activates no cell', () => {
    const countries = { egypt: { governance: 'poor', sleepers: 15 } } as const;
    const g = soloGame({ countries });
    followChart(radicalize(g, 2, 2));
    expect(g.plots.map(({ country }) => country)).toHaveLength(1);
    expect(g.active[at('egypt')]).toBe(0);
  });

  it('a Good or Fair Muslim country by chance worsens, never to Islamist Rule; what is left is lost', () => {
    const countries = { egypt: { governance: 'poor', sleepers: 15 }, jordan: { governance: 'fair' } } as const;
    const g = soloGame({ countries, funding: 9 });
    followChart(radicalize(g, 3, 3));
    expect(g.governance[at('jordan')]).toBe(POOR);
    expect(logged(g)).toContain('log.radicalization.lost');
  });

  it('the example of 9.4.3: a US card of 3 and one cell: a plot die, a cell, a Travel', () => {
    const g = soloGame({ countries: { france: { posture: 'hard', active: 1 } } }, [2, 5, 2, 6, 1]);
    const { answers } = soloTurn(g, PATRIOT_ACT);
    expect(answers[0]).toBe('use.plot');
    expect(answers[1]).toBe('plot.posture');
    expect(boxes(answers)).toEqual(['radical.cell', 'radical.travel']);
    expect(cellsOnMap(g)).toBe(2);
    expect(g.discard).toContain(PATRIOT_ACT);
    expect(g.removed).not.toContain(PATRIOT_ACT);
  });
});
