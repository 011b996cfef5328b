import { describe, expect, it } from 'vitest';
import { cellsOnMap } from '../cell-counts.js';
import { FAIR, POOR } from '../position.js';
import { BIOMETRICS } from '../rules/jihadist/travel.js';
import { alone, follow, turn } from '../testing/alone.js';
import { at, told } from '../testing/scene.js';
import { radicalize } from './radicalize.js';

const PATRIOT_ACT = 43;
const boxes = (answers: readonly string[]) => answers.filter((box) => box.startsWith('radical.'));

describe('9.4.3 Radicalization', () => {
  it('a cell, a Travel, a plot, then governance; the rest all worsens it', () => {
    const countries = { egypt: { governance: 'good', sleepers: 1 } } as const;
    const g = alone({ countries }, [5, 2, 3]);
    const { answers } = follow(radicalize(g, 5, 3));
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
    const g = alone({ countries, funding: 1 }, [5, 2, 6]);
    follow(radicalize(g, 1, 1));
    expect([g.sleepers[at('jordan')], g.governance[at('jordan')]]).toEqual([1, FAIR]);
    const cadre = alone(
      { countries: { ...countries, jordan: { governance: 'poor', cadre: true } }, funding: 1 },
      [5, 2],
    );
    follow(radicalize(cadre, 1, 1));
    expect(cadre.cadre[at('jordan')]).toBe(0);
  });

  it('without a cell on the track, Travel is the first', () => {
    const g = alone({ countries: { egypt: { governance: 'poor', sleepers: 15 }, jordan: { governance: 'fair' } } });
    expect(boxes(follow(radicalize(g, 1, 1)).answers)).toEqual(['radical.travel']);
  });

  it('Travel begins at the second box, arrives, and Biometrics does not matter', () => {
    const countries = {
      jordan: { governance: 'fair', aid: 1 },
      pakistan: { governance: 'poor', sleepers: 3 },
      libya: { governance: 'poor', sleepers: 12 },
    } as const;
    const g = alone({ countries, lapsing: [BIOMETRICS] });
    const { answers } = follow(radicalize(g, 1, 1));
    expect(answers).toEqual(['radical.travel', 'to.major', 'from.random']);
  });

  it('no plot with Funding at 9, none without a marker, none under Islamist Rule', () => {
    const countries = { egypt: { governance: 'poor', sleepers: 15 }, jordan: { governance: 'fair' } } as const;
    const rich = alone({ countries, funding: 9 });
    expect(boxes(follow(radicalize(rich, 2, 2)).answers)).toEqual(['radical.travel', 'radical.worsen']);
    const placed = { ...countries, india: { plots: [1, 1, 1, 2, 2, 3] } } as const;
    expect(boxes(follow(radicalize(alone({ countries: placed }), 2, 2)).answers)).toEqual([
      'radical.travel',
      'radical.worsen',
    ]);
    const islamist = {
      sudan: { governance: 'islamist-rule', alignment: 'adversary', sleepers: 15 },
      jordan: { governance: 'poor', besieged: true },
    } as const;
    const g = alone({ countries: islamist, posture: 'soft' }, [4, 5]);
    // The cell travels by chance to Sudan itself, where Islamists rule.
    expect(boxes(follow(radicalize(g, 2, 2)).answers)).toEqual(['radical.travel']);
  });

  it('the plot takes no die and rouses nobody', () => {
    const countries = { egypt: { governance: 'poor', sleepers: 15 } } as const;
    const g = alone({ countries });
    follow(radicalize(g, 2, 2));
    expect(g.plots.map(({ country }) => country)).toHaveLength(1);
    expect(g.active[at('egypt')]).toBe(0);
  });

  it('a Good or Fair Muslim country by chance worsens, never to Islamist Rule; what is left is lost', () => {
    const countries = { egypt: { governance: 'poor', sleepers: 15 }, jordan: { governance: 'fair' } } as const;
    const g = alone({ countries, funding: 9 });
    follow(radicalize(g, 3, 3));
    expect(g.governance[at('jordan')]).toBe(POOR);
    expect(told(g)).toContain('log.radicalization.lost');
  });

  it('the example of 9.4.3: a US card of 3 and one cell: a plot die, a cell, a Travel', () => {
    const g = alone({ countries: { france: { posture: 'hard', active: 1 } } }, [2, 5, 2, 6, 1]);
    const { answers } = turn(g, PATRIOT_ACT);
    expect(answers[0]).toBe('use.plot');
    expect(answers[1]).toBe('plot.posture');
    expect(boxes(answers)).toEqual(['radical.cell', 'radical.travel']);
    expect(cellsOnMap(g)).toBe(2);
    expect(g.discard).toContain(PATRIOT_ACT);
    expect(g.removed).not.toContain(PATRIOT_ACT);
  });
});
