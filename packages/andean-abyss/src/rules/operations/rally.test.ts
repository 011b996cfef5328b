import { describe, expect, it } from 'vitest';
import { SPACE_IDS } from '../../data/spaces.js';
import type { Insurgent } from '../../factions.js';
import { ACTIVE, UNDERGROUND } from '../../pieces.js';
import { at, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { canOperate, operate } from './index.js';
import { rallySpaces } from './rally-spaces.js';

type Scene = ReturnType<typeof positionWith>;
const rally = (g: Scene, faction: Insurgent, terms = {}) => operate(g, faction, 'rally', terms);
const LIMITED = { limited: true };
const spacesOf = (g: Scene, faction: Insurgent) => rallySpaces(g, faction).map((s) => SPACE_IDS[s]);

describe('3.3.1 Rally', () => {
  it('is for FARC in neutral and opposed cities and departments', () => {
    expect(spacesOf(positionWith(), 'farc')).toEqual([
      'cali',
      'choco',
      'narino',
      'meta-west',
      'guaviare',
      'putumayo',
      'cesar',
      'antioquia',
      'huila',
      'arauca',
      'meta-east',
      'vichada',
      'guainia',
      'vaupes',
      'amazonas',
    ]);
    const g = positionWith({
      spaces: { cali: { support: 'passive-support' }, choco: { support: 'passive-opposition' } },
    });
    expect(spacesOf(g, 'farc')).not.toContain('cali');
    expect(spacesOf(g, 'farc')).toContain('choco');
  });

  it('is for AUC in neutral and supporting ones', () => {
    const g = positionWith({ spaces: { cali: { support: 'passive-opposition' } } });
    const open = spacesOf(g, 'auc');
    expect(open).toEqual(expect.arrayContaining(['bogota', 'huila', 'atlantico', 'vichada']));
    for (const id of ['cali', 'choco', 'arauca']) expect(open).not.toContain(id);
  });

  it('is for the cartels in all cities and departments, but for nobody on LoCs', () => {
    expect(spacesOf(positionWith(), 'cartels')).toHaveLength(27);
    expect(spacesOf(positionWith({ foreign: ['panama'] }), 'cartels')).toHaveLength(28);
    expect(spacesOf(positionWith(), 'cartels').some((id) => id.startsWith('loc-'))).toBe(false);
  });

  it('is open to insurgents in FARC Zones', () => {
    const g = positionWith({ spaces: { choco: { zone: true } } });
    expect(spacesOf(g, 'farc')).toContain('choco');
  });

  it('pays 1 resource a space and selects none twice (E9)', () => {
    const g = positionWith({ resources: { farc: 2 } });
    run(g, rally(g, 'farc'), ['space:choco', 'space:huila']);
    expect(g.resources.farc).toBe(0);
    expect(pieces(g, 'choco', 'farc-guerrilla-underground')).toBe(1);
    expect(canOperate(g, 'farc', 'rally', {})).toBe(false);
    expect(offers(rally(positionWith(), 'farc'), ['space:choco'])).not.toContain('space:choco');
  });

  it('places 1 available guerrilla, underground', () => {
    const g = positionWith({ spaces: { choco: { 'farc-guerrilla-active': 1 } } });
    run(g, rally(g, 'farc', LIMITED), ['space:choco']);
    expect(pieces(g, 'choco', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'choco', 'farc-guerrilla-active')).toBe(1);
    expect(g.resources.farc).toBe(9);
  });

  it('the choices of a space exclude one another (R17)', () => {
    const ways = (here: Record<string, number>, space = 'huila') =>
      offers(rally(positionWith({ spaces: { [space]: here } }), 'farc', LIMITED), [`space:${space}`]);
    expect(ways({ 'farc-guerrilla': 2 })).toEqual(['guerrilla', 'base']);
    expect(ways({ 'farc-base': 1 })).toEqual(['guerrillas', 'gather']);
    expect(ways({ 'farc-base': 1, 'farc-guerrilla': 2 })).toEqual(['base', 'guerrillas', 'gather']);
    expect(ways({ 'farc-base': 2, 'farc-guerrilla': 2 })).toEqual(['guerrillas', 'gather']);
    expect(ways({ 'farc-base': 1 }, 'vaupes')).toEqual(['guerrilla', 'gather']);
  });
});

describe('3.3.1 Rally: a base', () => {
  it('replaces 2 guerrillas, underground or active as the faction chooses', () => {
    const note = { spaces: { huila: { 'farc-guerrilla': 2, 'farc-guerrilla-active': 1 } } };
    const base = ['space:huila', 'base'];
    expect(offers(rally(positionWith(note), 'farc', LIMITED), base)).toEqual(['number:0', 'number:1']);
    const g = positionWith(note);
    run(g, rally(g, 'farc', LIMITED), [...base, 'number:1']);
    expect(pieces(g, 'huila', 'farc-base')).toBe(1);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(0);
    expect(g.available[UNDERGROUND.farc]).toBe(29);
  });

  it('needs room: 2 bases of whatever factions are the most (1.4.2)', () => {
    const g = positionWith({ spaces: { huila: { 'farc-guerrilla': 2, 'auc-base': 1, 'cartels-base': 1 } } });
    run(g, rally(g, 'farc', LIMITED), ['space:huila']);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(3);
  });

  it('needs an available base (1.4.1)', () => {
    const elsewhere = { 'auc-base': 2 };
    const g = positionWith({
      spaces: { cali: elsewhere, pasto: elsewhere, neiva: elsewhere, huila: { 'auc-guerrilla': 2 } },
    });
    run(g, rally(g, 'auc', LIMITED), ['space:huila']);
    expect(pieces(g, 'huila', 'auc-base')).toBe(0);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(3);
  });

  it('fits in Ecuador, where 2 guerrillas are all there can be (R27)', () => {
    const g = positionWith({ foreign: ['ecuador'], spaces: { ecuador: { 'farc-guerrilla': 2 } } });
    run(g, rally(g, 'farc', LIMITED), ['space:ecuador']);
    expect([pieces(g, 'ecuador', 'farc-base'), pieces(g, 'ecuador', 'farc-guerrilla-underground')]).toEqual([1, 0]);
  });

  it('asks no more than once about a shipment whose holder and last comrade both go (4.5.3)', () => {
    const shipments = [{ space: 'huila', guerrilla: 'farc-guerrilla-active' }];
    const two = { 'farc-guerrilla': 1, 'farc-guerrilla-active': 1 };
    const g = positionWith({ spaces: { huila: two }, shipments });
    run(g, rally(g, 'farc', LIMITED), ['space:huila', 'base']);
    expect(g.shipments).toEqual([]);
    const h = positionWith({ spaces: { huila: { ...two, 'auc-guerrilla': 1 } }, shipments });
    run(h, rally(h, 'farc', LIMITED), ['space:huila', 'base', 'piece:auc-guerrilla-underground']);
    expect(h.shipments).toEqual([{ space: at('huila'), guerrilla: UNDERGROUND.auc }]);
  });

  it('settles the shipment of a guerrilla that is replaced (4.5.3)', () => {
    const g = positionWith({
      spaces: { huila: { 'farc-guerrilla': 2, 'auc-guerrilla': 1 } },
      shipments: [{ space: 'huila', guerrilla: 'farc-guerrilla-underground' }],
    });
    run(g, rally(g, 'farc', LIMITED), ['space:huila', 'base', 'piece:auc-guerrilla-underground']);
    expect(g.shipments).toEqual([{ space: at('huila'), guerrilla: UNDERGROUND.auc }]);
  });
});

describe('3.3.1 Rally: where there is a base', () => {
  it('places up to population and own bases together', () => {
    const g = positionWith({ spaces: { huila: { 'farc-base': 1, 'auc-base': 1 } } });
    const number = ['space:huila', 'guerrillas'];
    expect(offers(rally(positionWith({ spaces: { huila: { 'farc-base': 1 } } }), 'farc', LIMITED), number)).toEqual([
      'number:1',
      'number:2',
      'number:3',
    ]);
    run(g, rally(g, 'farc', LIMITED), [...number, 'number:3']);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(3);
    const two = positionWith({ spaces: { vaupes: { 'farc-base': 2 } } });
    run(two, rally(two, 'farc', LIMITED), ['space:vaupes', 'guerrillas', 'number:2']);
    expect(pieces(two, 'vaupes', 'farc-guerrilla-underground')).toBe(2);
  });

  it('places no more than is available', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-base': 2 }, vaupes: { 'cartels-guerrilla': 10 } } });
    run(g, rally(g, 'cartels', LIMITED), ['space:cali', 'guerrillas', 'number:2']);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(2);
  });

  it('or gathers any guerrillas from anywhere and turns all there underground', () => {
    const g = positionWith({
      spaces: {
        huila: { 'farc-base': 1, 'farc-guerrilla-active': 2 },
        vaupes: { 'farc-guerrilla-active': 3 },
        'loc-cali-pasto': { 'farc-guerrilla': 1 },
        choco: { 'farc-guerrilla-active': 1 },
      },
    });
    run(g, rally(g, 'farc', LIMITED), [
      'space:huila',
      'gather',
      'space:vaupes',
      'number:2',
      'space:loc-cali-pasto',
      'done',
    ]);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(5);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'vaupes', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'choco', 'farc-guerrilla-active')).toBe(1);
  });

  it('may turn those there underground without bringing any', () => {
    const g = positionWith({
      spaces: { huila: { 'farc-base': 1, 'farc-guerrilla-active': 2 }, choco: { 'farc-guerrilla': 1 } },
    });
    run(g, rally(g, 'farc', LIMITED), ['space:huila', 'gather', 'done']);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'choco', 'farc-guerrilla-underground')).toBe(1);
  });

  it('brings shipments along, or leaves them with those who stay (4.5.3)', () => {
    const note = {
      spaces: { huila: { 'farc-base': 1 }, choco: { 'farc-guerrilla': 2, 'farc-guerrilla-active': 1 } },
      shipments: [
        { space: 'choco', guerrilla: 'farc-guerrilla-underground' },
        { space: 'choco', guerrilla: 'farc-guerrilla-active' },
      ],
    };
    const some = ['space:huila', 'gather', 'space:choco', 'number:0', 'number:1'];
    const g = positionWith(note);
    expect(offers(rally(positionWith(note), 'farc', LIMITED), some.slice(0, 4))).toEqual([
      'number:0',
      'number:1',
      'number:2',
    ]);
    run(g, rally(g, 'farc', LIMITED), some);
    // The active one goes, with what it holds.
    expect(g.shipments.map((s) => SPACE_IDS[s.space])).toEqual(['choco', 'huila']);
    expect(g.shipments.map((s) => s.guerrilla)).toEqual([UNDERGROUND.farc, UNDERGROUND.farc]);
    const all = positionWith(note);
    run(all, rally(all, 'farc', LIMITED), ['space:huila', 'gather', 'space:choco', 'number:2', 'number:1']);
    expect(all.shipments.map((s) => SPACE_IDS[s.space])).toEqual(['huila', 'huila']);
  });

  it('keeps Ecuador to 2 pieces (R27)', () => {
    const g = positionWith({
      foreign: ['ecuador'],
      spaces: { ecuador: { 'farc-base': 1 }, choco: { 'farc-guerrilla': 3 } },
    });
    run(g, rally(g, 'farc', LIMITED), ['space:ecuador', 'gather', 'space:choco']);
    expect(pieces(g, 'ecuador', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'choco', 'farc-guerrilla-underground')).toBe(2);
  });
});

describe('3.3.1 Rally with nothing to place', () => {
  const full = { vaupes: { 'cartels-guerrilla': 11 }, cali: { 'cartels-guerrilla': 1 } };

  it('offers the spaces where something can be done', () => {
    const g = positionWith({ spaces: full });
    expect(spacesOf(g, 'cartels')).toEqual(['vaupes']);
  });

  it('may still select any legal space if there is none', () => {
    const one = Object.fromEntries(
      [
        'cali',
        'pasto',
        'neiva',
        'bogota',
        'choco',
        'huila',
        'cesar',
        'arauca',
        'narino',
        'vaupes',
        'vichada',
        'guainia',
      ].map((id) => [id, { 'cartels-guerrilla-active': 1 }]),
    );
    const g = positionWith({ spaces: one });
    expect(spacesOf(g, 'cartels')).toHaveLength(27);
    run(g, rally(g, 'cartels', LIMITED), ['space:cali']);
    expect(g.resources.cartels).toBe(9);
    expect(pieces(g, 'cali', 'cartels-guerrilla-active')).toBe(1);
    expect(g.available[ACTIVE.cartels]).toBe(0);
  });

  it('goes on while there is a space, and ends by itself when there is none left', () => {
    const g = positionWith({ resources: { auc: 1 } });
    const { decisions } = run(g, rally(g, 'auc'), ['space:bogota']);
    expect(decisions).toHaveLength(1);
    expect(plain(offers(rally(positionWith(), 'auc'), ['space:bogota']))).toContain('done');
  });
});
