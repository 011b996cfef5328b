import { describe, expect, it } from 'vitest';
import { at, type CountryFields, type PositionFields, positionWith, run } from '../../testing/positions.js';
import { disrupt, disruptTargets } from './disrupt.js';

const IRAQ = at('iraq');
const SPAIN = at('spain');
const ALLY_FAIR: CountryFields = { governance: 'fair', alignment: 'ally' };
/** A cell out of reach, so that the US does not win. */
const CELL: PositionFields['countries'] = { yemen: { governance: 'poor', alignment: 'adversary', sleepers: 1 } };
const board = (countries: PositionFields['countries'], more: PositionFields = {}) =>
  positionWith({ ...more, countries: { ...CELL, ...countries } });
const disrupted = (countries: PositionFields['countries'], answers: string[], more: PositionFields = {}) => {
  const g = board(countries, more);
  run(g, disrupt(g, 3), answers);
  return g;
};

describe('7.4 Disrupt', () => {
  it('7.4.1 needs a cell or cadre, and an Ally, two troops or a non-Muslim country', () => {
    const may = (id: 'iraq' | 'spain' | 'iran', here: CountryFields) =>
      disruptTargets(board({ [id]: here }), 3).includes(at(id));
    expect(may('iraq', { ...ALLY_FAIR, sleepers: 1 })).toBe(true);
    expect(may('iraq', { ...ALLY_FAIR, cadre: true })).toBe(true);
    expect(may('iraq', ALLY_FAIR)).toBe(false);
    expect(may('iraq', { governance: 'fair', alignment: 'neutral', sleepers: 1, troops: 1 })).toBe(false);
    expect(may('iraq', { governance: 'fair', alignment: 'neutral', sleepers: 1, troops: 2 })).toBe(true);
    expect(may('iraq', { governance: 'islamist-rule', alignment: 'adversary', sleepers: 1, troops: 2 })).toBe(false);
    expect(may('spain', { posture: 'soft', sleepers: 1 })).toBe(true);
    expect(may('iran', { sleepers: 1 })).toBe(false);
  });

  it('7.4.1 with NATO (41) for two troops', () => {
    const g = board({ iraq: { governance: 'fair', alignment: 'neutral', sleepers: 1 } }, { nato: 'iraq' });
    expect(disruptTargets(g, 3)).toContain(IRAQ);
  });

  it('7.4.2 removes an active cell or rouses a sleeper, one of them', () => {
    const g = disrupted({ spain: { posture: 'soft', active: 1, sleepers: 1 } }, ['piece:sleeper']);
    expect([g.active[SPAIN], g.sleepers[SPAIN]]).toEqual([2, 0]);
    const gone = disrupted({ spain: { posture: 'soft', active: 1, sleepers: 1 } }, ['piece:active']);
    expect([gone.active[SPAIN], gone.sleepers[SPAIN]]).toEqual([0, 1]);
  });

  it('7.4.2, C9 two of them with two troops or a Hard posture; none is both roused and removed', () => {
    const hard = disrupted({ spain: { posture: 'hard', active: 1, sleepers: 1 } }, ['piece:active']);
    expect([hard.active[SPAIN], hard.sleepers[SPAIN]]).toEqual([1, 0]);
    const sleeper = disrupted({ spain: { posture: 'hard', sleepers: 1 } }, []);
    expect([sleeper.active[SPAIN], sleeper.sleepers[SPAIN]]).toEqual([1, 0]);
    const troops = disrupted({ iraq: { ...ALLY_FAIR, troops: 2, active: 2 } }, []);
    expect(troops.active[IRAQ]).toBe(0);
  });

  it('R-A16 goes by the US posture in the United States', () => {
    const us = at('united-states');
    const g = board({ 'united-states': { active: 2 } }, { posture: 'soft' });
    run(g, disrupt(g, 1), []);
    expect(g.active[us]).toBe(1);
  });

  it('7.4.2 removes the cadre if there is no cell', () => {
    const g = disrupted({ spain: { posture: 'hard', cadre: true } }, []);
    expect(g.cadre[SPAIN]).toBe(0);
  });

  it('7.4.3, C9 leaves a cadre when the last cell goes, which stays', () => {
    const g = disrupted({ spain: { posture: 'hard', active: 1 } }, []);
    expect([g.active[SPAIN], g.cadre[SPAIN]]).toEqual([0, 1]);
  });

  it('7.4.4 brings Prestige with two troops, whatever it brought (C9)', () => {
    expect(disrupted({ iraq: { ...ALLY_FAIR, troops: 2, sleepers: 1 } }, []).prestige).toBe(8);
    expect(disrupted({ iraq: { ...ALLY_FAIR, troops: 2, cadre: true } }, []).prestige).toBe(8);
    expect(disrupted({ iraq: { ...ALLY_FAIR, troops: 1, sleepers: 1 } }, []).prestige).toBe(7);
  });

  it('C9 never touches Sadr (54): alone he is no target', () => {
    expect(disruptTargets(board({ iraq: ALLY_FAIR }, { marks: ['sadr'] }), 3)).not.toContain(IRAQ);
  });

  it('C35 is remembered for the phase', () => {
    expect(disrupted({ spain: { posture: 'soft', active: 1 } }, []).phase.disrupted).toEqual([SPAIN]);
  });
});
