import { describe, expect, it } from 'vitest';
import { resetPhase, supportPhase } from '../rules/propaganda.js';
import { at, logged, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { runEvent } from './index.js';

describe('19 General Offensive', () => {
  const war = {
    spaces: {
      bogota: { troops: 2, 'farc-guerrilla': 3 },
      huila: { troops: 2, 'auc-guerrilla-active': 2 },
      'loc-cali-pasto': { police: 1, 'cartels-guerrilla-active': 1 },
      arauca: { police: 1, 'farc-guerrilla-active': 1 },
    },
  };
  const plan = ['space:bogota', 'space:huila', 'assault', 'space:loc-cali-pasto', 'piece:farc-guerrilla-underground'];

  it('lets the Government Sweep or Assault once in every space where it can, for nothing', () => {
    const g = positionWith(war);
    const { decisions } = run(g, runEvent(g, 19, 'unshaded', 'government'), plan);
    expect(decisions[0].options).toEqual(['space:bogota', 'space:huila', 'space:loc-cali-pasto', 'done']);
    expect(decisions.every((decision) => decision.seat === 'government')).toBe(true);
    expect(pieces(g, 'bogota', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'huila', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'cartels-guerrilla-active')).toBe(0);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(1);
    expect(g.resources.government).toBe(40);
  });

  it('overrides older momentum, and knows no limit of spaces', () => {
    const momentum = [
      { card: 17, faction: 'farc' },
      { card: 42, faction: 'farc' },
      { card: 42, faction: 'auc' },
    ];
    const g = positionWith({ ...war, momentum, capabilities: { '2': 'shaded', '3': 'shaded' } });
    run(g, runEvent(g, 19, 'unshaded', 'government'), plan);
    expect(pieces(g, 'bogota', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'huila', 'auc-guerrilla-active')).toBe(1);
  });

  it('may leave an Assault for a Sweep that finds nobody', () => {
    const g = positionWith({ spaces: { arauca: { troops: 2, 'farc-guerrilla-active': 1 } } });
    expect(offers(runEvent(g, 19, 'unshaded', 'government'), ['space:arauca'])).toEqual(['sweep', 'assault']);
    run(g, runEvent(g, 19, 'unshaded', 'government'), ['space:arauca', 'sweep']);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(1);
  });

  it('counts its Sweeps as one operation under card 11', () => {
    const here = { troops: 1, police: 2, 'farc-guerrilla': 3 };
    const g = positionWith({ spaces: { bogota: here, cali: here }, capabilities: { '11': 'shaded' } });
    const finds = 'piece:farc-guerrilla-underground';
    run(g, runEvent(g, 19, 'unshaded', 'government'), ['space:bogota', 'space:cali', 'by-police', finds, finds]);
    expect(pieces(g, 'bogota', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'cali', 'farc-guerrilla-active')).toBe(2);
  });

  it('lets an insurgent Attack or spread Terror everywhere', () => {
    const g = positionWith(
      {
        spaces: {
          bogota: { police: 1, 'farc-guerrilla': 1 },
          cali: { troops: 3, 'farc-guerrilla-active': 1 },
          neiva: { 'farc-guerrilla-active': 1 },
          'loc-cali-pasto': { 'farc-guerrilla': 1 },
        },
      },
      {},
      [1],
    );
    const answers = ['space:cali', 'space:bogota', 'terror', 'space:loc-cali-pasto'];
    const { decisions } = run(g, runEvent(g, 19, 'unshaded', 'farc'), answers);
    expect(decisions[0].options).toEqual(['space:bogota', 'space:cali', 'space:loc-cali-pasto', 'done']);
    expect(pieces(g, 'cali', 'troops')).toBe(1);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(1);
    expect(g.support[at('bogota')]).toBe(1);
    expect(g.terror[at('bogota')]).toBe(1);
    expect(g.terror[at('loc-cali-pasto')]).toBe(1);
    expect(g.resources.farc).toBe(10);
    expect(g.aid).toBe(9);
  });

  it('cuts aid once for the Terror of AUC: 3 for one space, 5 for more', () => {
    const one = positionWith({ spaces: { cali: { 'auc-guerrilla': 1 } } });
    run(one, runEvent(one, 19, 'unshaded', 'auc'), ['space:cali']);
    expect(one.aid).toBe(6);
    const three = positionWith({
      spaces: { cali: { 'auc-guerrilla': 1 }, cesar: { 'auc-guerrilla': 1 }, 'loc-cali-pasto': { 'auc-guerrilla': 1 } },
    });
    run(three, runEvent(three, 19, 'unshaded', 'auc'), ['space:cesar', 'space:cali', 'done']);
    expect(three.aid).toBe(4);
  });

  it('spares aid when AUC only Attacks', () => {
    const g = positionWith({ spaces: { cali: { police: 1, 'auc-guerrilla': 1 } } }, {}, [6]);
    run(g, runEvent(g, 19, 'unshaded', 'auc'), ['space:cali', 'attack']);
    expect(g.aid).toBe(9);
    expect(pieces(g, 'cali', 'auc-guerrilla-active')).toBe(1);
  });

  it('is a permission: any space may be left out, all of them too (5.5, R37)', () => {
    const g = positionWith(war);
    run(g, runEvent(g, 19, 'unshaded', 'government'), ['space:huila', 'assault', 'done']);
    expect(pieces(g, 'huila', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'cartels-guerrilla-active')).toBe(1);
    const hidden = positionWith({ spaces: { cali: { 'auc-guerrilla': 1 } } });
    run(hidden, runEvent(hidden, 19, 'unshaded', 'auc'), ['done']);
    expect([hidden.aid, pieces(hidden, 'cali', 'auc-guerrilla-underground')]).toEqual([9, 1]);
  });
});

describe('20 Mono Jojoy', () => {
  it('forces nobody to March: a lone guard stays with its base (5.5, R37)', () => {
    const g = positionWith({ spaces: { arauca: { 'farc-guerrilla': 1, 'farc-base': 1 } } });
    const { decisions } = run(g, runEvent(g, 20, 'shaded', 'government'), ['done']);
    expect(decisions[0].seat).toBe('farc');
    expect(decisions[0].options).toContain('space:santander');
    expect(pieces(g, 'arauca', 'farc-guerrilla-underground')).toBe(1);
  });

  it('lets the Government move up to 6 FARC guerrillas one space each, as they are', () => {
    const g = positionWith({
      spaces: { 'meta-west': { 'farc-guerrilla': 3, 'farc-guerrilla-active': 1 }, bogota: { troops: 6 } },
    });
    const { decisions } = run(g, runEvent(g, 20, 'unshaded', 'farc'), [
      'space:meta-west',
      'space:bogota',
      'piece:farc-guerrilla-underground',
      'number:3',
      'space:meta-west',
      'space:loc-bogota-san-jose',
    ]);
    expect(decisions.every((decision) => decision.seat === 'government')).toBe(true);
    expect(decisions[0].options).toEqual(['space:meta-west', 'done']);
    expect(pieces(g, 'bogota', 'farc-guerrilla-underground')).toBe(3);
    expect(pieces(g, 'loc-bogota-san-jose', 'farc-guerrilla-active')).toBe(1);
  });

  it('moves no more than 6, may move fewer, and none twice', () => {
    const g = positionWith({ spaces: { 'meta-west': { 'farc-guerrilla': 8 } } });
    run(g, runEvent(g, 20, 'unshaded', 'government'), ['space:meta-west', 'space:huila', 'number:6']);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(6);
    const few = positionWith({ spaces: { 'meta-west': { 'farc-guerrilla': 1 }, huila: { 'farc-guerrilla': 1 } } });
    const first = ['space:meta-west', 'space:huila'];
    expect(offers(runEvent(few, 20, 'unshaded', 'government'), first)).toEqual(['space:huila', 'done']);
    run(few, runEvent(few, 20, 'unshaded', 'government'), ['done']);
    expect(pieces(few, 'huila', 'farc-guerrilla-underground')).toBe(2);
  });

  it('keeps to the limit of Ecuador, and FARC says what its guerrillas carry', () => {
    const g = positionWith({
      foreign: ['ecuador'],
      spaces: { putumayo: { 'farc-guerrilla': 3 }, ecuador: { 'farc-base': 1 } },
      shipments: [{ space: 'putumayo', guerrilla: 'farc-guerrilla-underground' }],
    });
    const answers = ['space:putumayo', 'space:ecuador', 'number:1', 'done'];
    const { decisions } = run(g, runEvent(g, 20, 'unshaded', 'government'), answers);
    expect(decisions[2].seat).toBe('farc');
    expect(pieces(g, 'ecuador', 'farc-guerrilla-underground')).toBe(1);
    expect(g.shipments).toEqual([expect.objectContaining({ space: at('ecuador') })]);
  });

  it('lets FARC March for nothing, then turn up to 3 underground', () => {
    const g = positionWith({
      spaces: {
        'meta-west': { 'farc-guerrilla': 4 },
        arauca: { 'farc-guerrilla-active': 2 },
      },
      resources: { farc: 0 },
    });
    const { decisions } = run(g, runEvent(g, 20, 'shaded', 'cartels'), [
      'space:bogota',
      'number:4',
      'done',
      'space:bogota',
      'number:2',
      'space:arauca',
    ]);
    expect(decisions.every((decision) => decision.seat === 'farc')).toBe(true);
    expect(pieces(g, 'bogota', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'bogota', 'farc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'arauca', 'farc-guerrilla-underground')).toBe(1);
  });

  it('does nothing without FARC guerrillas', () => {
    const g = positionWith();
    run(g, runEvent(g, 20, 'unshaded', 'government'));
    run(g, runEvent(g, 20, 'shaded', 'farc'));
  });
});

describe('21 Raúl Reyes', () => {
  it('costs FARC 6 resources and a base, guarded or not', () => {
    const g = standard();
    const { decisions } = run(g, runEvent(g, 21, 'unshaded', 'auc'), ['space:choco']);
    expect(decisions[0].seat).toBe('auc');
    expect(g.resources.farc).toBe(4);
    expect(pieces(g, 'choco', 'farc-base')).toBe(0);
    expect(pieces(g, 'choco', 'farc-guerrilla-underground')).toBe(1);
  });

  it('takes what there is', () => {
    const g = positionWith({ resources: { farc: 4 } });
    run(g, runEvent(g, 21, 'unshaded', 'government'));
    expect(g.resources.farc).toBe(0);
  });

  it('gives FARC 6 resources and a base where there is room, support or not', () => {
    const g = standard();
    const options = offers(runEvent(g, 21, 'shaded', 'farc'));
    expect(options).toContain('space:bogota');
    expect(options).not.toContain('space:putumayo');
    expect(options.some((option) => option.startsWith('space:loc-'))).toBe(false);
    const h = standard();
    run(h, runEvent(h, 21, 'shaded', 'farc'), ['space:bogota']);
    expect(h.resources.farc).toBe(16);
    expect(pieces(h, 'bogota', 'farc-base')).toBe(1);
  });
});

describe('22 Alfonso Cano', () => {
  it('sets one space of opposition to neutral', () => {
    const g = positionWith({ spaces: { narino: { support: 'passive-opposition' } } });
    const options = offers(runEvent(g, 22, 'unshaded', 'government'));
    expect(options).toHaveLength(7);
    run(g, runEvent(g, 22, 'unshaded', 'government'), ['space:narino']);
    expect(g.support[at('narino')]).toBe(0);
  });

  it('lets FARC Agitate in 3 more spaces with its pieces and without Government control', () => {
    const shared = { 'farc-guerrilla': 1, 'auc-guerrilla': 1, support: 'neutral' };
    const g = positionWith({
      card: 73,
      step: 'support',
      resources: { government: 0, farc: 20 },
      spaces: {
        cesar: shared,
        antioquia: shared,
        narino: shared,
        santander: shared,
        huila: { 'farc-guerrilla': 1, support: 'neutral', control: 'farc' },
        cali: { 'farc-guerrilla': 1, troops: 3, control: 'government' },
        choco: { 'auc-guerrilla': 1, support: 'neutral' },
      },
    });
    run(g, runEvent(g, 22, 'shaded', 'farc'));
    expect(logged(g)).toContain('log.momentum');
    const { decisions } = run(g, supportPhase(g), [
      'space:cesar',
      'number:2',
      'space:antioquia',
      'number:1',
      'space:huila',
      'number:1',
      'space:narino',
      'number:2',
      'done',
    ]);
    expect(decisions[0].options).toEqual([
      'space:narino',
      'space:cesar',
      'space:antioquia',
      'space:santander',
      'space:huila',
      'done',
    ]);
    expect(decisions[8].options).toEqual(['space:antioquia', 'space:huila', 'done']);
    expect(g.resources.farc).toBe(14);
    expect(g.support[at('cesar')]).toBe(-2);
    run(g, resetPhase(g));
    expect(g.momentum).toEqual([]);
  });
});

describe('23 DoD Contractors', () => {
  it('shows every guerrilla of one department and clears its cartels bases', () => {
    const g = standard();
    run(g, runEvent(g, 23, 'unshaded', 'government'), ['space:putumayo']);
    expect(pieces(g, 'putumayo', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'putumayo', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'putumayo', 'cartels-guerrilla-active')).toBe(1);
    expect(pieces(g, 'putumayo', 'cartels-base')).toBe(0);
  });

  it('concerns departments only', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-base': 1 }, guainia: { 'auc-guerrilla': 1 } } });
    run(g, runEvent(g, 23, 'unshaded', 'farc'));
    expect(pieces(g, 'cali', 'cartels-base')).toBe(1);
    expect(pieces(g, 'guainia', 'auc-guerrilla-active')).toBe(1);
  });

  it('costs the Government 3 troops of its choice, and bars it and FARC', () => {
    const g = positionWith({ spaces: { bogota: { troops: 2, police: 2 }, cali: { troops: 3 } } });
    const { decisions } = run(g, runEvent(g, 23, 'shaded', 'farc'), ['space:cali', 'space:cali', 'space:bogota']);
    expect(decisions[0].seat).toBe('government');
    expect(pieces(g, 'cali', 'troops')).toBe(1);
    expect(pieces(g, 'bogota', 'troops')).toBe(1);
    expect(g.turn.barred).toEqual(['government', 'farc']);
  });

  it('takes fewer if there are fewer', () => {
    const g = positionWith({ spaces: { bogota: { troops: 2 } } });
    run(g, runEvent(g, 23, 'shaded', 'auc'));
    expect(pieces(g, 'bogota', 'troops')).toBe(0);
  });
});

describe('24 Operación Jaque', () => {
  it('sets a city to active support and bars FARC', () => {
    const g = positionWith({ spaces: { neiva: { support: 'active-opposition' } } });
    expect(offers(runEvent(g, 24, 'unshaded', 'auc'))).toEqual(['space:cali', 'space:neiva']);
    run(g, runEvent(g, 24, 'unshaded', 'auc'), ['space:neiva']);
    expect(g.support[at('neiva')]).toBe(2);
    expect(g.turn.barred).toEqual(['farc']);
  });

  it('removes 2 troops from a space with FARC, and neutralises a city elsewhere', () => {
    const g = positionWith({
      spaces: {
        huila: { troops: 3, 'farc-base': 1 },
        cesar: { troops: 1, 'farc-guerrilla': 1 },
        bogota: { troops: 4 },
      },
    });
    const { decisions } = run(g, runEvent(g, 24, 'shaded', 'farc'), ['space:bogota']);
    expect(pieces(g, 'huila', 'troops')).toBe(1);
    expect(pieces(g, 'cesar', 'troops')).toBe(1);
    expect(decisions[0].options).not.toContain('space:cali');
    expect(decisions[0].options).not.toContain('space:santander');
    expect(g.support[at('bogota')]).toBe(0);
  });

  it('removes 1 where there is no more, and does the rest without any', () => {
    const g = positionWith({ spaces: { cesar: { troops: 1, 'farc-guerrilla': 1 } } });
    run(g, runEvent(g, 24, 'shaded', 'farc'), ['space:pasto']);
    expect(pieces(g, 'cesar', 'troops')).toBe(0);
    run(g, runEvent(g, 24, 'shaded', 'farc'), ['space:neiva']);
    expect(g.support[at('neiva')]).toBe(0);
  });
});
