import { describe, expect, it } from 'vitest';
import { FAIR, hasMarker, ISLAMIST_RULE, POOR } from '../position.js';
import { at } from '../testing/positions.js';
import { followChart, soloGame } from '../testing/solo-games.js';
import { majorJihad, majorTargets, minorJihad, minorTargets } from './jihad.js';
import { automaOperate } from './operations.js';

describe('9.4.1 Major Jihad that can succeed', () => {
  const targets = (it: Parameters<typeof soloGame>[0], ops: number, ideology = 'normal') =>
    majorTargets(soloGame(it, [], { ideology }), ops);

  it.each([
    ['poor', false, 2],
    ['poor', true, 1],
    ['fair', false, 3],
    ['fair', true, 2],
  ] as const)('at a %s country, besieged %s, takes a value of %i', (governance, besieged, needed) => {
    const egypt = { governance, sleepers: 5, ...(besieged ? { besieged: true as const } : {}) };
    for (const ops of [1, 2, 3]) {
      expect(targets({ countries: { egypt } }, ops)).toEqual(ops >= needed ? [at('egypt')] : []);
    }
  });

  it('never at a Good country', () => {
    expect(targets({ countries: { egypt: { governance: 'good', sleepers: 9 } } }, 3)).toEqual([]);
  });

  it('takes 5 more cells than troops, NATO counted; 3 from Potent on (9.7)', () => {
    const countries = { egypt: { governance: 'poor', sleepers: 6, troops: 2 } } as const;
    expect(targets({ countries }, 3)).toEqual([]);
    expect(targets({ countries }, 3, 'attractive')).toEqual([]);
    for (const ideology of ['potent', 'infectious', 'virulent'])
      expect(targets({ countries }, 3, ideology)).toEqual([at('egypt')]);
    const nato = { countries: { iraq: { governance: 'poor', sleepers: 6 } }, nato: 'iraq' } as const;
    expect(targets(nato, 3)).toEqual([]);
  });

  it('not in Pakistan under Benazir Bhutto (33), not where Islamists rule', () => {
    const pakistan = { countries: { pakistan: { governance: 'poor', sleepers: 5 } } } as const;
    expect(targets(pakistan, 3)).toEqual([at('pakistan')]);
    expect(targets({ ...pakistan, marks: ['benazir-bhutto'] }, 3)).toEqual([]);
    const sudan = { governance: 'islamist-rule', alignment: 'adversary', sleepers: 6 } as const;
    expect(targets({ countries: { sudan } }, 3)).toEqual([]);
  });
});

describe('9.4.2.3 Major Jihad, where', () => {
  it('Pakistan first, though others are worth more', () => {
    const countries = {
      pakistan: { governance: 'poor', sleepers: 5 },
      'saudi-arabia': { governance: 'poor', sleepers: 5 },
    } as const;
    const g = soloGame({ countries }, [6, 6]);
    const { answers, reasons } = followChart(majorJihad(g, 2));
    expect(answers).toEqual(['major.pakistan']);
    expect(reasons).toEqual(['9.4.2.3 option.major.pakistan']);
    expect(g.active[at('pakistan')]).toBe(3);
  });

  it('then most Resources, as they are now, then chance', () => {
    const countries = {
      egypt: { governance: 'poor', sleepers: 5 },
      libya: { governance: 'poor', sleepers: 5 },
      sudan: { governance: 'poor', sleepers: 5 },
    } as const;
    // Egypt is worth 3; with two Spikes the others are worth 3 too.
    const g = soloGame({ countries }, [6, 6]);
    followChart(majorJihad(g, 2));
    expect(g.active[at('egypt')]).toBe(3);
    const spiked = soloGame({ countries, lapsing: [117, 118] }, [6, 6, 6]);
    followChart(majorJihad(spiked, 2));
    expect(spiked.active[at('sudan')]).toBe(3);
  });

  it('rouses every sleeper, rolls the whole value and leaves nothing to others', () => {
    const g = soloGame(
      { countries: { egypt: { governance: 'poor', sleepers: 5 }, jordan: { governance: 'fair', sleepers: 1 } } },
      [1, 2, 6],
    );
    const { answers } = followChart(automaOperate(g, 3));
    expect(answers).toEqual(['ops.major', 'major.resources']);
    expect(g.governance[at('egypt')]).toBe(ISLAMIST_RULE);
    expect([g.active[at('egypt')], g.sleepers[at('egypt')]]).toEqual([4, 0]);
    expect(g.governance[at('jordan')]).toBe(FAIR);
  });

  it('9.3.1: Sadr falls last', () => {
    const g = soloGame({ countries: { iraq: { governance: 'poor', active: 4 } }, marks: ['sadr'] }, [6, 6, 6]);
    const { answers, reasons } = followChart(majorJihad(g, 3));
    expect(answers).toEqual(['major.resources', 'piece:active', 'piece:active', 'piece:active']);
    expect(reasons[1]).toBe('9.3.1 reason.solo.cell');
    expect([g.active[at('iraq')], hasMarker(g, 'sadr')]).toEqual([1, true]);
  });
});

describe('9.4.2.4 Minor Jihad', () => {
  it('only where governance is Good or Fair, with a cell; not in Pakistan under Benazir Bhutto', () => {
    const countries = {
      egypt: { governance: 'good', sleepers: 1 },
      jordan: { governance: 'fair', sleepers: 1 },
      syria: { governance: 'fair' },
      libya: { governance: 'poor', sleepers: 1 },
      pakistan: { governance: 'fair', sleepers: 1 },
      iran: { sleepers: 1 },
      france: { posture: 'soft', sleepers: 1 },
    } as const;
    expect(minorTargets(soloGame({ countries }))).toEqual([at('egypt'), at('jordan'), at('pakistan')]);
    expect(minorTargets(soloGame({ countries, marks: ['benazir-bhutto'] }))).toEqual([at('egypt'), at('jordan')]);
  });

  it('Good before Fair', () => {
    const countries = {
      egypt: { governance: 'fair', sleepers: 2 },
      jordan: { governance: 'good', sleepers: 1 },
    } as const;
    const g = soloGame({ countries }, [1, 2, 6]);
    expect(followChart(minorJihad(g, 3)).answers).toEqual(['minor.good', 'minor.fair']);
    expect([g.governance[at('jordan')], g.governance[at('egypt')]]).toEqual([FAIR, POOR]);
    expect([g.active[at('jordan')], g.active[at('egypt')]]).toEqual([1, 1]);
  });

  it.each([
    ['Pakistan', { pakistan: {}, egypt: { aid: 1, besieged: true as const } }, 'pakistan'],
    ['Aid', { jordan: { aid: 1 }, egypt: { besieged: true as const } }, 'jordan'],
    ['a Besieged Regime', { jordan: { besieged: true as const }, egypt: {} }, 'jordan'],
    ['most Resources', { jordan: {}, egypt: {} }, 'egypt'],
  ] as const)('within a level, %s', (_, countries, first) => {
    const here = Object.fromEntries(
      Object.entries(countries).map(([id, it]) => [id, { governance: 'fair' as const, sleepers: 1, ...it }]),
    );
    const g = soloGame({ countries: here }, [6]);
    followChart(minorJihad(g, 1));
    expect(g.sleepers[at(first)]).toBe(0);
  });

  it('a cell fights once: what is left over radicalizes', () => {
    const g = soloGame({ countries: { jordan: { governance: 'good', sleepers: 1 } }, funding: 9 }, [1, 4, 1, 1]);
    const { answers } = followChart(automaOperate(g, 2));
    expect(answers.slice(0, 3)).toEqual(['ops.minor', 'minor.good', 'radical.cell']);
    expect(g.governance[at('jordan')]).toBe(FAIR);
  });
});

describe('9.7 Virulent', () => {
  it('failed dice cost no cell, at that level only', () => {
    for (const [ideology, left] of [
      ['virulent', 1],
      ['infectious', 0],
    ] as const) {
      const countries = {
        jordan: { governance: 'fair', sleepers: 1 },
        egypt: { governance: 'poor', sleepers: 1 },
      } as const;
      const g = soloGame({ countries }, [6], { ideology });
      followChart(minorJihad(g, 1));
      expect(g.active[at('jordan')]).toBe(left);
    }
  });
});
