import { describe, expect, it } from 'vitest';
import { level } from '../support.js';
import { isSabotaged } from '../terror.js';
import { at, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { runEvent } from './index.js';

describe('43 Calima Front', () => {
  it('brings Terror to a department with troops and takes the FARC bases there, guarded or not', () => {
    const g = positionWith({
      aid: 9,
      spaces: {
        huila: { troops: 1, 'farc-base': 2, 'farc-guerrilla': 1, support: 'passive-support' },
        cesar: { troops: 1, 'farc-base': 1 },
        arauca: { troops: 1 },
        choco: { police: 1, 'farc-base': 1 },
        cali: { troops: 3, 'farc-base': 1 },
      },
    });
    const { decisions } = run(g, runEvent(g, 43, 'unshaded', 'auc'), ['space:huila']);
    // Arauca has no base to remove, so the whole text works elsewhere (R36).
    expect(decisions[0].options).toEqual(['space:cesar', 'space:huila']);
    expect(decisions[0].seat).toBe('auc');
    expect(g.terror[at('huila')]).toBe(2);
    expect(pieces(g, 'huila', 'farc-base')).toBe(0);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(1);
    expect(level(g, at('huila'))).toBe(1);
    expect(g.aid).toBe(9);
  });

  it('brings Terror alone where there is no base', () => {
    const g = positionWith({ spaces: { arauca: { troops: 1 }, choco: { 'farc-base': 1 } } });
    expect(run(g, runEvent(g, 43, 'unshaded', 'auc')).decisions).toEqual([]);
    expect(g.terror[at('arauca')]).toBe(2);
    expect(pieces(g, 'choco', 'farc-base')).toBe(1);
  });

  it('shaded: 2 Terror markers and 9 aid less', () => {
    const g = positionWith({ aid: 12, spaces: { huila: { troops: 1 }, arauca: { troops: 2 } } });
    run(g, runEvent(g, 43, 'shaded', 'farc'), ['space:arauca']);
    expect(g.terror[at('arauca')]).toBe(2);
    expect(g.aid).toBe(3);
  });

  it('shaded: aid falls, never below 0, even without troops in any department', () => {
    const g = positionWith({ aid: 5, spaces: { cali: { troops: 1 } } });
    run(g, runEvent(g, 43, 'shaded', 'farc'));
    expect(g.aid).toBe(0);
  });
});

describe('44 Colombia Nueva', () => {
  const spaces = {
    bogota: { support: 'passive-support' },
    cali: { support: 'neutral' },
    medellin: { support: 'passive-opposition' },
  } as const;

  it('sets a city without opposition to active support', () => {
    const g = standard({ spaces, resources: { government: 40 } });
    const { decisions } = run(g, runEvent(g, 44, 'unshaded', 'auc'), ['space:cali']);
    expect(decisions[0].options).toEqual(['space:bogota', 'space:cali']);
    expect(level(g, at('cali'))).toBe(2);
    expect(g.resources.government).toBe(43);
  });

  it('shaded: sets a city with support to neutral', () => {
    const g = standard({ spaces, resources: { government: 2 } });
    expect(offers(runEvent(standard({ spaces }), 44, 'shaded', 'farc'))).not.toContain('space:cali');
    run(g, runEvent(g, 44, 'shaded', 'farc'), ['space:ibague']);
    expect(level(g, at('ibague'))).toBe(0);
    expect(g.resources.government).toBe(0);
  });
});

describe('45 Los Derechos Humanos', () => {
  it('shifts every space with a cube and Terror toward active support', () => {
    const g = positionWith({
      spaces: {
        huila: { police: 1, terror: 2, support: 'passive-opposition' },
        cali: { troops: 1, terror: 1, support: 'neutral' },
        bogota: { troops: 1, support: 'neutral' },
        choco: { terror: 1, support: 'neutral' },
        vichada: { troops: 1, terror: 1 },
        'loc-cali-pasto': { police: 1, sabotage: true },
      },
    });
    expect(run(g, runEvent(g, 45, 'unshaded', 'government')).decisions).toEqual([]);
    expect(level(g, at('huila'))).toBe(0);
    expect(level(g, at('cali'))).toBe(1);
    expect(level(g, at('bogota'))).toBe(0);
    expect(level(g, at('choco'))).toBe(0);
    expect(g.terror[at('huila')]).toBe(2);
  });

  it('shaded: 1 aid for each space with AUC, and a die of resources', () => {
    const g = positionWith(
      {
        aid: 9,
        resources: { government: 10 },
        spaces: { huila: { 'auc-base': 1 }, cali: { 'auc-guerrilla': 2 }, 'loc-cali-pasto': { 'auc-guerrilla': 1 } },
      },
      {},
      [4],
    );
    run(g, runEvent(g, 45, 'shaded', 'farc'));
    expect(g.aid).toBe(6);
    expect(g.resources.government).toBe(6);
  });
});

describe('46 Limpieza', () => {
  it('the executor names the faction; the named one terrorises, removes and sets the level', () => {
    const g = positionWith({
      aid: 9,
      spaces: {
        huila: {
          'auc-guerrilla-active': 1,
          'farc-base': 1,
          'farc-guerrilla': 1,
          police: 1,
          support: 'active-opposition',
        },
        cali: { 'auc-guerrilla': 1 },
        arauca: { 'farc-guerrilla': 1 },
      },
      resources: { auc: 0 },
    });
    const { decisions } = run(g, runEvent(g, 46, 'unshaded', 'government'), [
      'faction:auc',
      'space:huila',
      'piece:farc-base',
      'piece:police',
      'passive-support',
    ]);
    expect(decisions.map((d) => d.seat)).toEqual(['government', 'auc', 'auc', 'auc', 'auc']);
    expect(decisions[0].options).toEqual(['faction:farc', 'faction:auc']);
    expect(decisions[2].options).toEqual(['piece:police', 'piece:farc-guerrilla-underground', 'piece:farc-base']);
    expect(g.terror[at('huila')]).toBe(2);
    expect(pieces(g, 'huila', 'farc-base')).toBe(0);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'huila', 'police')).toBe(0);
    expect(level(g, at('huila'))).toBe(1);
    expect(g.aid).toBe(6);
  });

  it('any one guerrilla does it: an active one leaves the others hidden', () => {
    const note = { spaces: { cali: { 'farc-guerrilla': 1, 'farc-guerrilla-active': 1, support: 'neutral' } } } as const;
    const bold = positionWith(note);
    run(bold, runEvent(bold, 46, 'unshaded', 'farc'), [
      'space:cali',
      'piece:farc-guerrilla-active',
      'passive-opposition',
    ]);
    expect(pieces(bold, 'cali', 'farc-guerrilla-underground')).toBe(1);
    expect(level(bold, at('cali'))).toBe(-1);
    const shy = positionWith(note);
    run(shy, runEvent(shy, 46, 'unshaded', 'farc'), [
      'space:cali',
      'piece:farc-guerrilla-underground',
      'passive-opposition',
    ]);
    expect(pieces(shy, 'cali', 'farc-guerrilla-active')).toBe(2);
    expect(shy.aid).toBe(9);
  });

  it('on a LoC: one Sabotage marker and no level', () => {
    const g = positionWith({ spaces: { 'loc-cali-pasto': { 'cartels-guerrilla': 1, police: 3 } } });
    run(g, runEvent(g, 46, 'unshaded', 'cartels'), ['space:loc-cali-pasto']);
    expect(isSabotaged(g, at('loc-cali-pasto'))).toBe(true);
    expect(g.terror[at('loc-cali-pasto')]).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'police')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'cartels-guerrilla-active')).toBe(1);
  });

  it('where nobody lives: Terror but no level', () => {
    const g = positionWith({ spaces: { vichada: { 'farc-guerrilla': 1, 'auc-base': 1 } } });
    run(g, runEvent(g, 46, 'unshaded', 'farc'), ['space:vichada']);
    expect(g.terror[at('vichada')]).toBe(2);
    expect(pieces(g, 'vichada', 'auc-base')).toBe(0);
  });

  it('may be declined by the faction named (5.5)', () => {
    const g = positionWith({ spaces: { vichada: { 'farc-guerrilla': 1, 'auc-base': 1 } } });
    run(g, runEvent(g, 46, 'unshaded', 'government'), ['done']);
    expect([g.terror[at('vichada')], pieces(g, 'vichada', 'farc-guerrilla-underground')]).toEqual([0, 1]);
  });
});

describe('47 Pinto & del Rosario', () => {
  it('shows all AUC guerrillas, and police alone strike at them as though they were troops', () => {
    const g = positionWith({
      spaces: {
        arauca: { police: 2, troops: 3, 'auc-guerrilla': 3, 'farc-guerrilla-active': 1 },
        huila: { police: 3, 'auc-guerrilla': 2 },
        'loc-cali-pasto': { police: 2, 'auc-guerrilla': 1 },
        cali: { police: 2, troops: 1, 'auc-guerrilla': 1, 'auc-base': 1 },
        choco: { troops: 2, 'auc-guerrilla': 1 },
      },
    });
    const spaces = ['space:cali', 'space:huila', 'space:arauca', 'space:loc-cali-pasto'];
    const { decisions } = run(g, runEvent(g, 47, 'unshaded', 'farc'), spaces);
    expect(new Set(decisions.map((d) => d.seat))).toEqual(new Set(['government']));
    expect(pieces(g, 'arauca', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'huila', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'auc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'cali', 'auc-base')).toBe(0);
    expect(pieces(g, 'choco', 'auc-guerrilla-active')).toBe(1);
  });

  it('follows card 9 in mountains, and overrides Senado & Cámara', () => {
    const g = positionWith({
      spaces: { huila: { police: 2, 'auc-guerrilla': 3 } },
      capabilities: { 9: 'unshaded' },
      momentum: [{ card: 42, faction: 'auc' }],
    });
    run(g, runEvent(g, 47, 'unshaded', 'government'), ['space:huila']);
    expect(pieces(g, 'huila', 'auc-guerrilla-active')).toBe(1);
  });

  it('is an Assault: a shipment removed is a Drug Bust', () => {
    const g = positionWith({
      aid: 9,
      spaces: { cali: { police: 1, 'auc-guerrilla': 1 } },
      shipments: [{ space: 'cali', guerrilla: 'auc-guerrilla-underground' }],
    });
    run(g, runEvent(g, 47, 'unshaded', 'government'), ['space:cali']);
    expect(g.shipments).toEqual([]);
    expect(g.aid).toBe(15);
  });

  it('shaded: AUC places 2 guerrillas in Cúcuta, terrorises there, and hides any 2', () => {
    const g = positionWith({
      aid: 9,
      spaces: {
        cucuta: { police: 1, support: 'active-support' },
        huila: { 'auc-guerrilla-active': 2 },
      },
    });
    const { decisions } = run(g, runEvent(g, 47, 'shaded', 'cartels'), ['space:cucuta', 'space:cucuta']);
    expect(decisions.map((d) => d.seat)).toEqual(['auc', 'auc']);
    expect(decisions[0].options).toEqual(['space:cucuta', 'done']);
    expect(pieces(g, 'cucuta', 'auc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'huila', 'auc-guerrilla-active')).toBe(1);
    expect(g.terror[at('cucuta')]).toBe(1);
    expect(level(g, at('cucuta'))).toBe(1);
    expect(g.aid).toBe(6);
  });

  it('shaded: the Terror may be left out, and so its cut of aid (5.5)', () => {
    const g = positionWith({ aid: 9, spaces: { huila: { 'auc-guerrilla-active': 1 } } });
    run(g, runEvent(g, 47, 'shaded', 'cartels'), ['done']);
    expect([g.terror[at('cucuta')], g.aid]).toEqual([0, 9]);
    expect(pieces(g, 'cucuta', 'auc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(1);
  });

  it('shaded: no Terror without an underground guerrilla in Cúcuta, but 2 still hide', () => {
    const g = positionWith({
      aid: 9,
      spaces: { cucuta: { 'auc-guerrilla-active': 1, support: 'active-support' }, huila: { 'auc-guerrilla': 17 } },
    });
    expect(run(g, runEvent(g, 47, 'shaded', 'auc')).decisions).toEqual([]);
    expect(g.terror[at('cucuta')]).toBe(0);
    expect(g.aid).toBe(9);
    expect(pieces(g, 'cucuta', 'auc-guerrilla-underground')).toBe(1);
  });
});

describe('48 Unión Sindical Obrera', () => {
  it('clears the opposition next to a 3-Econ pipeline, active or passive', () => {
    const g = standard();
    const { decisions } = run(g, runEvent(g, 48, 'unshaded', 'government'), ['end-opposition']);
    expect(decisions.map((d) => d.prompt.key)).toEqual([promptKey('event.choice')]);
    expect(level(g, at('arauca'))).toBe(0);
    expect(pieces(g, 'arauca', 'farc-base')).toBe(1);
  });

  it('or removes a FARC base there, guarded or not', () => {
    const g = positionWith({
      spaces: {
        cesar: { 'farc-base': 2, 'farc-guerrilla': 3 },
        huila: { 'farc-base': 1, support: 'active-opposition' },
        sincelejo: { support: 'passive-opposition' },
        arauca: { support: 'neutral' },
      },
    });
    const { decisions } = run(g, runEvent(g, 48, 'unshaded', 'auc'), ['space:cesar']);
    expect(decisions[0].options).toEqual(['space:sincelejo', 'space:cesar']);
    expect(pieces(g, 'cesar', 'farc-base')).toBe(1);
  });

  it('shaded: 2 cities but Bogotá shift toward active opposition', () => {
    const note = { spaces: { pasto: { support: 'active-opposition' } } } as const;
    const offered = offers(runEvent(standard(note), 48, 'shaded', 'farc'));
    expect(offered).toHaveLength(9);
    expect(offered).not.toContain('space:bogota');
    expect(offered).not.toContain('space:pasto');
    const g = standard(note);
    run(g, runEvent(g, 48, 'shaded', 'farc'), ['space:cali', 'space:medellin']);
    expect(level(g, at('cali'))).toBe(-1);
    expect(level(g, at('medellin'))).toBe(1);
  });
});
