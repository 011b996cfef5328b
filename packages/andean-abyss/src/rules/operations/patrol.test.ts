import { isWithoutEffect } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { SPACE_IDS } from '../../data/spaces.js';
import { at, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { canOperate, operate } from './index.js';
import { PATROL } from './patrol.js';

type Scene = ReturnType<typeof positionWith>;
const patrol = (g: Scene, terms = {}) => operate(g, 'government', 'patrol', terms);
const LIMITED = { limited: true };
const reach = (g: Scene, from: Parameters<typeof at>[0]) =>
  PATROL.to.open(g, { faction: 'government', from: at(from) }).map((s) => SPACE_IDS[s]);

describe('3.2.2 Patrol', () => {
  it('costs 3 resources in all, however many move', () => {
    const g = positionWith({ spaces: { cali: { police: 3 }, bogota: { troops: 1 } }, resources: { government: 3 } });
    run(g, patrol(g), [
      'space:cali',
      'space:loc-cali-pasto',
      'number:1',
      'space:cali',
      'space:pasto',
      'number:1',
      'space:bogota',
      'space:loc-bogota-san-jose',
      'done',
    ]);
    expect(g.resources.government).toBe(0);
    expect(pieces(g, 'loc-cali-pasto', 'police')).toBe(1);
    expect(pieces(g, 'pasto', 'police')).toBe(1);
    expect(pieces(g, 'loc-bogota-san-jose', 'troops')).toBe(1);
    expect(pieces(g, 'cali', 'police')).toBe(1);
  });

  it('needs 3 resources, or to be free', () => {
    const g = positionWith({ resources: { government: 2 } });
    expect(canOperate(g, 'government', 'patrol', {})).toBe(false);
    expect(canOperate(g, 'government', 'patrol', { free: true })).toBe(true);
  });

  it('moves along LoCs and cities as far as it likes', () => {
    const g = positionWith();
    expect(reach(g, 'pasto')).toHaveLength(11 - 1 + 18);
    expect(reach(g, 'cucuta')).toContain('loc-pasto-tumaco');
  });

  it('enters no departments, but may leave one', () => {
    const g = positionWith({ spaces: { huila: { troops: 1 } } });
    expect(reach(g, 'huila')).toHaveLength(11 + 18);
    expect(reach(g, 'huila')).not.toContain('santander');
  });

  it('stops where it meets a guerrilla, of whatever faction and state', () => {
    const g = positionWith({
      spaces: { 'loc-cartagena-sincelejo': { 'auc-guerrilla': 1 }, 'santa-marta': { 'farc-guerrilla-active': 1 } },
    });
    // Cartagena's other road leads to Santa Marta only: both ends of the way are watched.
    expect(reach(g, 'cartagena')).toEqual(['santa-marta', 'loc-cartagena-sincelejo', 'loc-cartagena-santa-marta']);
  });

  it('may start among guerrillas', () => {
    const g = positionWith({ spaces: { cartagena: { police: 1, 'farc-guerrilla': 1 } } });
    expect(reach(g, 'cartagena').length).toBeGreaterThan(20);
  });

  it('offers only spaces whose cubes can go somewhere', () => {
    const g = positionWith({ spaces: { vichada: { troops: 2 }, cali: { police: 1 } } });
    expect(plain(offers(patrol(g)))).toEqual(['space:cali', 'done']);
  });

  it('moves each cube once', () => {
    const g = positionWith({ spaces: { cali: { police: 1 } } });
    const moved = ['space:cali', 'space:pasto'];
    expect(plain(offers(patrol(g), moved))).toEqual([]);
    const h = positionWith({ spaces: { cali: { police: 1 }, pasto: { police: 1, troops: 1 } } });
    const options = offers(patrol(h), [...moved, 'space:pasto', 'space:neiva']);
    // One troops and the one police that stood in Pasto, not the one that came.
    expect(options).toEqual(['number:0', 'number:1']);
    const again = positionWith({ spaces: { cali: { police: 1 }, pasto: { police: 1, troops: 1 } } });
    expect(offers(patrol(again), [...moved, 'space:pasto', 'space:neiva', 'number:1'])).toEqual([
      'number:0',
      'number:1',
    ]);
  });

  it('moves troops and police in any number, at least one', () => {
    const g = positionWith({ spaces: { cali: { troops: 2, police: 2 } } });
    const to = ['space:cali', 'space:pasto'];
    expect(offers(patrol(g), to)).toEqual(['number:0', 'number:1', 'number:2']);
    const h = positionWith({ spaces: { cali: { troops: 2, police: 2 } } });
    expect(offers(patrol(h), [...to, 'number:0'])).toEqual(['number:1', 'number:2']);
    const k = positionWith({ spaces: { cali: { troops: 2, police: 2 } } });
    expect(offers(patrol(k), [...to, 'number:2'])).toEqual(['number:0', 'number:1', 'number:2']);
  });

  it('need not move anybody', () => {
    const g = positionWith({ spaces: { cali: { police: 1 } } });
    run(g, patrol(g), ['done']);
    expect(g.resources.government).toBe(37);
  });
});

describe('3.2.2 Patrol: activation', () => {
  it('activates 1 guerrilla a cube on every LoC, moved there or not', () => {
    const g = positionWith({
      spaces: {
        cali: { police: 1 },
        'loc-cali-pasto': { 'farc-guerrilla': 3 },
        'loc-neiva-pasto': { troops: 1, police: 1, 'auc-guerrilla': 3 },
      },
    });
    run(g, patrol(g), [
      'space:cali',
      'space:loc-cali-pasto',
      'done',
      'piece:farc-guerrilla-underground',
      'piece:auc-guerrilla-underground',
      'done',
    ]);
    expect(pieces(g, 'loc-cali-pasto', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'loc-neiva-pasto', 'auc-guerrilla-active')).toBe(2);
  });

  it('lets an Air Lift come between two LoCs, and the cubes it brings find guerrillas too (4.1)', () => {
    const spaces = {
      'loc-cali-pasto': { troops: 2, 'farc-guerrilla': 2 },
      'loc-neiva-pasto': { 'auc-guerrilla': 3 },
    };
    const lift = { special: true };
    const first = ['done', 'space:loc-cali-pasto', 'piece:farc-guerrilla-underground'];
    expect(plain(offers(patrol(positionWith({ spaces }), lift), ['done']))).toEqual([
      'space:loc-cali-pasto',
      'air-lift',
      'done',
    ]);
    expect(plain(offers(patrol(positionWith({ spaces }), lift), first))).toEqual(['air-lift', 'air-strike', 'done']);
    const g = positionWith({ spaces });
    const there = ['air-lift', 'space:loc-neiva-pasto', 'number:2', 'space:loc-neiva-pasto'];
    run(g, patrol(g, lift), [...first, ...there, 'piece:auc-guerrilla-underground', 'done']);
    expect(pieces(g, 'loc-cali-pasto', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'loc-neiva-pasto', 'auc-guerrilla-active')).toBe(2);
  });

  it('activates nobody in cities (R9)', () => {
    const g = positionWith({ spaces: { cali: { police: 2, 'farc-guerrilla': 2 } } });
    run(g, patrol(g), ['done']);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(2);
  });

  it('may ignore a faction, but a faction once targeted is activated in full (1.4.1, T2)', () => {
    const note = { spaces: { 'loc-cali-pasto': { police: 3, 'farc-guerrilla': 2, 'auc-guerrilla': 2 } } };
    const g = positionWith(note);
    run(g, patrol(g), ['done', 'done']);
    expect(pieces(g, 'loc-cali-pasto', 'farc-guerrilla-active')).toBe(0);
    expect(offers(patrol(positionWith(note)), ['done', 'piece:farc-guerrilla-underground'])).toEqual([
      'piece:farc-guerrilla-underground',
      'piece:auc-guerrilla-underground',
    ]);
    const twice = ['done', 'piece:farc-guerrilla-underground', 'piece:farc-guerrilla-underground'];
    expect(offers(patrol(positionWith(note)), twice)).toEqual(['piece:auc-guerrilla-underground', 'done']);
  });

  it('reaches also the faction of Senado & Cámara: that is safe from Sweep and Assault only', () => {
    const g = positionWith({
      spaces: { 'loc-cali-pasto': { police: 2, 'farc-guerrilla': 1 } },
      momentum: [{ card: 42, faction: 'farc' }],
    });
    run(g, patrol(g), ['done', 'piece:farc-guerrilla-underground']);
    expect(pieces(g, 'loc-cali-pasto', 'farc-guerrilla-active')).toBe(1);
  });
});

describe('3.2.2 Patrol: Assault', () => {
  const spaces = {
    'loc-cali-pasto': { police: 1, 'farc-guerrilla-active': 2 },
    'loc-neiva-pasto': { troops: 1, police: 1, 'auc-guerrilla-active': 3 },
    cali: { police: 3, 'farc-guerrilla-active': 1 },
  };

  it('is in one LoC, at no further cost, if the Government likes', () => {
    const g = positionWith({ spaces });
    expect(plain(offers(patrol(positionWith({ spaces })), ['done']))).toEqual([
      'space:loc-cali-pasto',
      'space:loc-neiva-pasto',
      'done',
    ]);
    run(g, patrol(g), ['done', 'space:loc-neiva-pasto']);
    expect(pieces(g, 'loc-neiva-pasto', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'farc-guerrilla-active')).toBe(2);
    expect(g.resources.government).toBe(37);
  });

  it('strikes those just activated', () => {
    const g = positionWith({ spaces: { 'loc-cali-pasto': { police: 2, 'farc-guerrilla': 2 } } });
    run(g, patrol(g), ['done', 'piece:farc-guerrilla-underground', 'space:loc-cali-pasto']);
    expect(pieces(g, 'loc-cali-pasto', 'farc-guerrilla-active')).toBe(0);
  });

  it('brings a Drug Bust (3.2.5, R12)', () => {
    const g = positionWith({
      spaces: { 'loc-cali-pasto': { police: 1, 'auc-guerrilla-active': 1 } },
      shipments: [{ space: 'loc-cali-pasto', guerrilla: 'auc-guerrilla-active' }],
      aid: 9,
    });
    run(g, patrol(g), ['done', 'space:loc-cali-pasto']);
    expect([g.aid, g.shipments.length]).toEqual([15, 0]);
  });

  it('waits for an Air Lift that comes between activation and Assault (4.1)', () => {
    const g = positionWith({
      spaces: { bogota: { troops: 3 }, 'loc-cali-pasto': { police: 1, 'farc-guerrilla-active': 3 } },
    });
    run(g, patrol(g, { special: true }), [
      'done',
      'air-lift',
      'space:loc-cali-pasto',
      'number:2',
      'space:loc-cali-pasto',
    ]);
    expect(pieces(g, 'loc-cali-pasto', 'farc-guerrilla-active')).toBe(0);
  });

  it('leaves room for a special activity afterwards', () => {
    const g = positionWith({
      spaces: { bogota: { troops: 1 }, 'loc-cali-pasto': { police: 1, 'farc-guerrilla-active': 3 } },
    });
    const options = offers(patrol(g, { special: true }), ['done', 'space:loc-cali-pasto']);
    expect(plain(options)).toEqual(['air-lift', 'air-strike', 'done']);
  });
});

describe('2.3.5 Limited Patrol', () => {
  it('moves cubes from several spaces to one destination', () => {
    const g = positionWith({ spaces: { cali: { police: 2 }, bogota: { troops: 1 }, pasto: { police: 1 } } });
    expect(plain(offers(patrol(g, LIMITED)))).toHaveLength(11 + 18 + 1);
    const h = positionWith({ spaces: { cali: { police: 2 }, bogota: { troops: 1 }, pasto: { police: 1 } } });
    run(h, patrol(h, LIMITED), ['space:loc-cali-pasto', 'space:cali', 'number:2', 'space:bogota', 'space:pasto']);
    expect(pieces(h, 'loc-cali-pasto', 'police')).toBe(3);
    expect(pieces(h, 'loc-cali-pasto', 'troops')).toBe(1);
    expect(h.resources.government).toBe(37);
  });

  it('marks destinations that no cube can reach, and where none can strike, as without effect (3.1)', () => {
    const marked = (spaces: Readonly<Record<string, Readonly<Record<string, number>>>>) => {
      const asked = patrol(positionWith({ spaces }), LIMITED).next({}).value;
      if (!Array.isArray(asked)) throw new Error('nothing is asked');
      const [{ prompt, options }] = asked;
      expect(plain(options)).toHaveLength(11 + 18 + 1);
      return options.filter((option: string) => isWithoutEffect(prompt, option));
    };
    // Its only cubes would stay where they are.
    expect(marked({ cali: { police: 2 } })).toEqual(['space:cali']);
    expect(marked({ cali: { police: 2 }, pasto: { troops: 1 } })).toEqual([]);
    // On a LoC they could still find a guerrilla and strike it.
    expect(marked({ 'loc-cali-pasto': { police: 1, 'farc-guerrilla': 1 } })).toEqual([]);
    expect(marked({ 'loc-cali-pasto': { police: 1 } })).toEqual(['space:loc-cali-pasto']);
    // Cartagena's roads are watched: nobody gets past the first guerrilla.
    const watched = {
      cartagena: { police: 1 },
      'loc-cartagena-sincelejo': { 'auc-guerrilla': 1 },
      'santa-marta': { 'farc-guerrilla-active': 1 },
    };
    expect(marked(watched)).toHaveLength(11 + 18 - 3);
    expect(marked(watched)).not.toContain('space:santa-marta');
  });

  it('activates on every LoC, but may Assault only at the destination (R9)', () => {
    const spaces = {
      'loc-cali-pasto': { police: 1, 'farc-guerrilla': 1 },
      'loc-neiva-pasto': { police: 1, 'auc-guerrilla': 1 },
    };
    const g = positionWith({ spaces });
    const answers = [
      'space:loc-cali-pasto',
      'done',
      'piece:farc-guerrilla-underground',
      'piece:auc-guerrilla-underground',
    ];
    expect(plain(offers(patrol(positionWith({ spaces }), LIMITED), answers))).toEqual(['space:loc-cali-pasto', 'done']);
    run(g, patrol(g, LIMITED), [...answers, 'space:loc-cali-pasto']);
    expect(pieces(g, 'loc-neiva-pasto', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'farc-guerrilla-active')).toBe(0);
  });

  it('may not Assault with a city as destination', () => {
    const g = positionWith({
      spaces: { 'loc-cali-pasto': { police: 1, 'farc-guerrilla-active': 1 }, cali: { police: 1 } },
    });
    run(g, patrol(g, LIMITED), ['space:pasto', 'done']);
    expect(pieces(g, 'loc-cali-pasto', 'farc-guerrilla-active')).toBe(1);
  });

  it('has no special activity', () => {
    const g = positionWith({ spaces: { bogota: { troops: 3 } } });
    expect(offers(patrol(g, { limited: true, special: true }))).not.toContain('air-lift');
  });
});
