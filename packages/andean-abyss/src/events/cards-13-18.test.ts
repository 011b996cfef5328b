import { describe, expect, it } from 'vitest';
import { operate } from '../rules/operations/index.js';
import { resetPhase } from '../rules/propaganda.js';
import { level } from '../support.js';
import { at, logged, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { runEvent } from './index.js';

const spaces = (options: readonly string[]) => options.filter((option) => option.startsWith('space:'));

describe('13 Plan Meteoro', () => {
  const raided = () =>
    positionWith({
      spaces: {
        'loc-neiva-bogota': { police: 1, 'farc-guerrilla-active': 1 },
        'loc-yopal-bogota': { troops: 1, 'auc-guerrilla-active': 1 },
        'loc-ibague-cali': { police: 1, 'cartels-guerrilla-active': 1 },
      },
    });

  it('unshaded: a Patrol may Assault on every LoC, and skip some', () => {
    const g = raided();
    run(g, runEvent(g, 13, 'unshaded', 'government'));
    run(g, operate(g, 'government', 'patrol', {}), ['done', 'space:loc-yopal-bogota', 'space:loc-ibague-cali', 'done']);
    expect(pieces(g, 'loc-yopal-bogota', 'auc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'loc-ibague-cali', 'cartels-guerrilla-active')).toBe(0);
    expect(pieces(g, 'loc-neiva-bogota', 'farc-guerrilla-active')).toBe(1);
    expect(g.resources.government).toBe(40 - 3);
  });

  it('unshaded: a limited Patrol only at its destination', () => {
    const g = raided();
    run(g, runEvent(g, 13, 'unshaded', 'government'));
    const { decisions } = run(g, operate(g, 'government', 'patrol', { limited: true }), [
      'space:loc-neiva-bogota',
      'done',
      'space:loc-neiva-bogota',
    ]);
    expect(spaces(decisions[2].options)).toEqual(['space:loc-neiva-bogota']);
    expect(pieces(g, 'loc-yopal-bogota', 'auc-guerrilla-active')).toBe(1);
  });

  it('unshaded: Senado & Cámara, shaded, protects piece by piece', () => {
    const g = raided();
    g.momentum = [{ card: 42, faction: 'farc' }];
    run(g, runEvent(g, 13, 'unshaded', 'government'));
    const options = offers(operate(g, 'government', 'patrol', {}), ['done']);
    expect(spaces(options)).toEqual(['space:loc-yopal-bogota', 'space:loc-ibague-cali']);
  });

  it('shaded: a Patrol finds guerrillas but does not Assault', () => {
    const g = positionWith({
      spaces: { 'loc-neiva-bogota': { police: 2, 'farc-guerrilla': 1, 'auc-guerrilla-active': 1 } },
    });
    run(g, runEvent(g, 13, 'shaded', 'cartels'));
    run(g, operate(g, 'government', 'patrol', {}), ['done', 'piece:farc-guerrilla-underground']);
    expect(pieces(g, 'loc-neiva-bogota', 'farc-guerrilla-active')).toBe(1);
    expect(logged(g)).not.toContain('log.remove');
  });

  it('without it, on one LoC', () => {
    const g = raided();
    run(g, operate(g, 'government', 'patrol', {}), ['done', 'space:loc-yopal-bogota']);
    expect(pieces(g, 'loc-ibague-cali', 'cartels-guerrilla-active')).toBe(1);
  });
});

describe('14 Tres Esquinas', () => {
  it('unshaded: the Government places a base and 3 troops in a department', () => {
    const g = positionWith({ spaces: { guaviare: { zone: true }, putumayo: { 'farc-base': 1, 'cartels-base': 1 } } });
    const { decisions } = run(g, runEvent(g, 14, 'unshaded', 'farc'), ['space:meta-west']);
    expect(decisions[0].seat).toBe('government');
    expect(decisions[0].options).not.toContain('space:guaviare');
    expect(decisions[0].options).not.toContain('space:putumayo');
    expect(decisions[0].options).not.toContain('space:bogota');
    expect(decisions[0].options).not.toContain('space:ecuador');
    expect(decisions[0].options).toHaveLength(14);
    expect(pieces(g, 'meta-west', 'government-base')).toBe(1);
    expect(pieces(g, 'meta-west', 'troops')).toBe(3);
  });

  it('unshaded: Ecuador takes 2 pieces, so that it is no place for all of it', () => {
    const g = positionWith({ foreign: ['ecuador'] });
    expect(offers(runEvent(g, 14, 'unshaded', 'government'))).not.toContain('space:ecuador');
  });

  const spent = () =>
    positionWith({
      spaces: {
        santander: { 'government-base': 1 },
        antioquia: { 'government-base': 1, troops: 28 },
        bogota: { 'government-base': 1 },
      },
    });

  it('unshaded: what there is, where it is not all available', () => {
    const g = spent();
    run(g, runEvent(g, 14, 'unshaded', 'government'), ['space:huila']);
    expect(pieces(g, 'huila', 'troops')).toBe(2);
    expect(pieces(g, 'huila', 'government-base')).toBe(0);
  });

  it('unshaded: the Government may first take back own pieces, though another faction executes', () => {
    const g = spent();
    const { decisions } = run(g, runEvent(g, 14, 'unshaded', 'auc'), [
      'aside:remove',
      'space:bogota',
      'piece:government-base',
      'aside:remove',
      'space:antioquia',
      'piece:troops',
      'space:huila',
    ]);
    expect(new Set(decisions.map((d) => d.seat))).toEqual(new Set(['government']));
    expect(pieces(g, 'huila', 'troops')).toBe(3);
    expect(pieces(g, 'huila', 'government-base')).toBe(1);
    expect(pieces(g, 'bogota', 'government-base')).toBe(0);
  });

  it('unshaded: nothing, if nothing is available and nothing is taken back', () => {
    const g = positionWith({
      spaces: { santander: { 'government-base': 2, troops: 30 }, bogota: { 'government-base': 1 } },
    });
    const { decisions } = run(g, runEvent(g, 14, 'unshaded', 'government'), ['done']);
    expect(decisions[0].options).toEqual(['done', 'aside:remove']);
  });

  it('shaded: a base and a cube of the executor’s choice from one department with both', () => {
    const g = positionWith({
      spaces: {
        santander: { 'government-base': 1, troops: 1, police: 1 },
        huila: { 'government-base': 1, police: 2 },
        antioquia: { 'government-base': 1 },
        choco: { troops: 2 },
        bogota: { troops: 2 },
      },
    });
    const { decisions } = run(g, runEvent(g, 14, 'shaded', 'farc'), ['space:santander', 'piece:troops']);
    expect(decisions.map((d) => d.seat)).toEqual(['farc', 'farc']);
    expect(decisions[0].options).toEqual(['space:santander', 'space:huila']);
    expect(pieces(g, 'santander', 'government-base')).toBe(0);
    expect(pieces(g, 'santander', 'troops')).toBe(0);
    expect(pieces(g, 'santander', 'police')).toBe(1);
  });

  it('shaded: either, where no department has both', () => {
    const g = positionWith({ spaces: { antioquia: { 'government-base': 1 }, choco: { police: 2 } } });
    const { decisions } = run(g, runEvent(g, 14, 'shaded', 'cartels'), ['space:choco']);
    expect(decisions[0].options).toEqual(['space:choco', 'space:antioquia']);
    expect(pieces(g, 'choco', 'police')).toBe(1);
    expect(pieces(g, 'antioquia', 'government-base')).toBe(1);
  });

  it('shaded: nothing in cities', () => {
    const g = positionWith({ spaces: { bogota: { 'government-base': 1, troops: 2 } } });
    expect(run(g, runEvent(g, 14, 'shaded', 'cartels')).decisions).toEqual([]);
  });
});

describe('15 War Tax', () => {
  it('unshaded: four times a die', () => {
    const g = positionWith({}, {}, [5]);
    run(g, runEvent(g, 15, 'unshaded', 'government'));
    expect(g.resources.government).toBe(60);
  });

  it('shaded: a city neutral or in passive support goes to passive opposition', () => {
    const g = standard({
      spaces: { ibague: { support: 'passive-support' }, neiva: { support: 'passive-opposition' }, huila: {} },
    });
    const { decisions } = run(g, runEvent(g, 15, 'shaded', 'farc'), ['space:ibague']);
    expect(decisions[0].seat).toBe('farc');
    expect(decisions[0].options).toEqual(['space:cali', 'space:ibague']);
    expect(level(g, at('ibague'))).toBe(-1);
  });

  it('shaded: nothing where every city is for one side', () => {
    const g = standard({ spaces: { cali: { support: 'active-support' } } });
    expect(run(g, runEvent(g, 15, 'shaded', 'farc')).decisions).toEqual([]);
  });
});

describe('16 Coffee Prices', () => {
  it('unshaded: 5 in each mountain department to whom has the most pieces, to the Government where nobody is', () => {
    const g = standard();
    run(g, runEvent(g, 16, 'unshaded', 'auc'));
    // Santander and empty Cesar pay the Government, Antioquia AUC, Huila FARC.
    expect(g.resources).toEqual({ government: 50, farc: 15, auc: 15, cartels: 10 });
  });

  it('unshaded: a tie for the most pays the Government, though it has nothing there', () => {
    const g = positionWith({
      spaces: {
        cesar: { 'farc-guerrilla': 1, 'farc-base': 1, 'cartels-base': 1, 'cartels-guerrilla': 1, police: 1 },
        antioquia: { 'cartels-base': 2 },
        santander: { 'cartels-guerrilla-active': 1 },
        huila: { police: 1, troops: 1, 'auc-guerrilla': 1, 'auc-guerrilla-active': 1, 'auc-base': 1 },
      },
    });
    run(g, runEvent(g, 16, 'unshaded', 'government'));
    expect(g.resources).toEqual({ government: 45, farc: 10, auc: 15, cartels: 20 });
  });

  it('shaded: the Government loses 10, down to 0', () => {
    const g = positionWith({ resources: { government: 14 } });
    run(g, runEvent(g, 16, 'shaded', 'farc'));
    expect(g.resources.government).toBe(4);
    run(g, runEvent(g, 16, 'shaded', 'farc'));
    expect(g.resources.government).toBe(0);
  });
});

describe('17 Madrid Donors', () => {
  it('unshaded: resources for the aid as it was, 20 at most; then aid +6', () => {
    const g = positionWith({ aid: 21 });
    run(g, runEvent(g, 17, 'unshaded', 'government'));
    expect(g.resources.government).toBe(60);
    expect(g.aid).toBe(27);
  });

  const war = () =>
    positionWith({
      spaces: {
        'meta-east': { troops: 2, 'farc-guerrilla-active': 1, 'farc-guerrilla': 1 },
        bogota: { troops: 1, 'auc-guerrilla-active': 1 },
        'loc-neiva-bogota': { police: 1, 'cartels-guerrilla-active': 1 },
      },
    });

  it('shaded: no Assault in departments; cities and LoCs are open', () => {
    const g = war();
    run(g, runEvent(g, 17, 'shaded', 'farc'));
    expect(spaces(offers(operate(g, 'government', 'assault', {})))).toEqual(['space:bogota', 'space:loc-neiva-bogota']);
  });

  it('shaded: no Sweep in departments', () => {
    const g = war();
    run(g, runEvent(g, 17, 'shaded', 'farc'));
    const open = spaces(offers(operate(g, 'government', 'sweep', {})));
    expect(open).toContain('space:bogota');
    expect(open).not.toContain('space:meta-east');
    expect(open).not.toContain('space:meta-west');
  });

  it('shaded: Air Strike, Patrol and its Assault are as ever', () => {
    const g = war();
    run(g, runEvent(g, 17, 'shaded', 'farc'));
    run(g, operate(g, 'government', 'patrol', { special: true }), [
      'air-strike',
      'space:meta-east',
      'done',
      'space:loc-neiva-bogota',
    ]);
    expect(pieces(g, 'meta-east', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'loc-neiva-bogota', 'cartels-guerrilla-active')).toBe(0);
  });

  it('shaded: until the Reset phase', () => {
    const g = war();
    run(g, runEvent(g, 17, 'shaded', 'farc'));
    run(g, resetPhase(g));
    expect(spaces(offers(operate(g, 'government', 'sweep', {})))).toContain('space:meta-east');
  });
});

describe('18 NSPD-18', () => {
  it('unshaded: resources for the aid as it was; then aid +20, to 29 at most', () => {
    const g = positionWith({ aid: 12 });
    run(g, runEvent(g, 18, 'unshaded', 'government'));
    expect(g.resources.government).toBe(52);
    expect(g.aid).toBe(29);
  });

  it('shaded: the Government loses 6, and aid a die', () => {
    const g = positionWith({ aid: 9 }, {}, [4]);
    run(g, runEvent(g, 18, 'shaded', 'farc'));
    expect(g.resources.government).toBe(34);
    expect(g.aid).toBe(5);
  });

  it('shaded: neither below 0', () => {
    const g = positionWith({ aid: 2, resources: { government: 5 } }, {}, [6]);
    run(g, runEvent(g, 18, 'shaded', 'farc'));
    expect(g.resources.government).toBe(0);
    expect(g.aid).toBe(0);
  });

  it('shaded: says so if the die changes nothing', () => {
    const g = positionWith({ aid: 0 }, {}, [6]);
    run(g, runEvent(g, 18, 'shaded', 'farc'));
    expect(logged(g)).toEqual(['log.lose', 'log.die', 'log.unchanged']);
  });
});
