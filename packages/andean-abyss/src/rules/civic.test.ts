import { describe, expect, it } from 'vitest';
import { at, offers, positionWith, run } from '../testing/positions.js';
import { supportPhase } from './propaganda.js';

const HELD = { troops: 1, police: 1, control: 'government', support: 'neutral' };

describe('6.4.1 Civic Action', () => {
  it('costs 3 for each Terror marker, then 3 a level toward active support', () => {
    const huila = { ...HELD, terror: 2, support: 'passive-opposition' };
    const g = positionWith({ resources: { government: 17 }, spaces: { huila } });
    const { decisions } = run(g, supportPhase(g), ['space:huila', 'number:5']);
    expect(decisions[0]).toMatchObject({ seat: 'government', rule: '6.4.1' });
    // 17 resources are five steps: two markers and three levels.
    expect(decisions[1].options).toEqual(['number:1', 'number:2', 'number:3', 'number:4', 'number:5']);
    expect(g.terror[at('huila')]).toBe(0);
    expect(g.support[at('huila')]).toBe(2);
    expect(g.resources.government).toBe(2);
  });

  it('takes Terror first (R8)', () => {
    const g = positionWith({ resources: { government: 5 }, spaces: { huila: { ...HELD, terror: 2 } } });
    run(g, supportPhase(g), ['space:huila']);
    expect(g.terror[at('huila')]).toBe(1);
    expect(g.support[at('huila')]).toBe(0);
  });

  it('goes no further than active support', () => {
    const g = positionWith({
      resources: { government: 40 },
      spaces: { huila: { ...HELD, support: 'passive-support', terror: 1 } },
    });
    expect(offers(supportPhase(g), ['space:huila'])).toEqual(['number:1', 'number:2']);
  });

  it('needs Government control, troops and police, and something to do', () => {
    const g = positionWith({
      resources: { government: 40 },
      spaces: {
        bogota: { ...HELD, support: 'active-support' },
        cali: HELD,
        medellin: { ...HELD, control: 'none' },
        ibague: { troops: 4, control: 'government', support: 'neutral' },
        neiva: { police: 4, control: 'government', support: 'neutral' },
        pasto: { ...HELD, support: 'active-support', terror: 1 },
        huila: { ...HELD, support: 'active-opposition' },
        // Nobody lives here: Terror can go, support cannot come (1.6.2).
        vaupes: { ...HELD, terror: 1 },
        amazonas: { ...HELD },
      },
    });
    expect(offers(supportPhase(g))).toEqual(['space:cali', 'space:pasto', 'space:huila', 'space:vaupes', 'done']);
  });

  it('may be spread over spaces and given up at any time', () => {
    const g = positionWith({ resources: { government: 40 }, spaces: { cali: HELD, huila: HELD } });
    run(g, supportPhase(g), ['space:cali', 'number:1', 'space:huila', 'number:1', 'space:cali', 'done']);
    expect(g.support[at('cali')]).toBe(2);
    expect(g.support[at('huila')]).toBe(1);
    expect(g.resources.government).toBe(31);
  });

  it('is not asked of a Government with fewer than 3 resources', () => {
    const g = positionWith({ resources: { government: 2 }, spaces: { cali: HELD } });
    expect(run(g, supportPhase(g)).decisions).toEqual([]);
  });

  it('stops at fewer than 3 resources', () => {
    const g = positionWith({ resources: { government: 7 }, spaces: { cali: HELD, huila: HELD } });
    run(g, supportPhase(g), ['space:cali', 'number:2']);
    expect(g.resources.government).toBe(1);
  });

  it('in the second edition goes by control as it is now (E4)', () => {
    const spaces = { cali: { troops: 1, police: 1, support: 'neutral' }, huila: { ...HELD, 'farc-guerrilla': 2 } };
    const note = { step: 'support', card: 73, resources: { government: 9 }, spaces };
    expect(offers(supportPhase(positionWith(note, { edition: '2' })))).toEqual(['space:cali', 'done']);
    expect(offers(supportPhase(positionWith(note)))).toEqual(['space:huila', 'done']);
  });

  it('under card 1, unshaded, needs no more than one cube in one space of the phase', () => {
    const one = { police: 1, control: 'government', support: 'neutral' };
    const g = positionWith({
      resources: { government: 40 },
      capabilities: { 1: 'unshaded' },
      spaces: { cali: one, pasto: one, huila: HELD, cesar: { control: 'government', 'government-base': 1 } },
    });
    const { decisions } = run(g, supportPhase(g), ['space:huila', 'number:1', 'space:cali', 'number:1', 'done']);
    expect(decisions[0].options).toEqual(['space:cali', 'space:pasto', 'space:huila', 'done']);
    expect(decisions[4].options).toEqual(['space:cali', 'space:huila', 'done']);
  });

  it('under card 1, shaded, needs two troops and two police', () => {
    const g = positionWith({
      resources: { government: 40 },
      capabilities: { 1: 'shaded' },
      spaces: { cali: { ...HELD, troops: 2, police: 2 }, pasto: { ...HELD, troops: 2 }, huila: { ...HELD, police: 2 } },
    });
    expect(offers(supportPhase(g))).toEqual(['space:cali', 'done']);
  });
});
