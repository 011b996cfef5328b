import { describe, expect, it } from 'vitest';
import { SPACE_IDS } from '../../data/spaces.js';
import type { Insurgent } from '../../factions.js';
import { ACTIVE, UNDERGROUND } from '../../pieces.js';
import { at, logged, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { attackSpaces } from './attack-spaces.js';
import { canOperate, operate } from './index.js';

type Scene = ReturnType<typeof positionWith>;
const attack = (g: Scene, faction: Insurgent, terms = {}) => operate(g, faction, 'attack', terms);
const LIMITED = { limited: true };
const at6 = (note: Parameters<typeof positionWith>[0], ...dice: number[]) => positionWith(note, {}, dice);

describe('3.3.3 Attack', () => {
  it('needs an own guerrilla and an enemy piece, of whatever kind', () => {
    const g = positionWith({
      spaces: {
        cali: { 'farc-guerrilla': 1, police: 1 },
        'loc-cali-pasto': { 'farc-guerrilla-active': 1, 'auc-guerrilla': 1 },
        choco: { 'farc-guerrilla': 1, 'cartels-base': 1 },
        huila: { 'farc-base': 1, troops: 1 },
        pasto: { 'farc-guerrilla': 2 },
      },
    });
    expect(attackSpaces(g, 'farc').map((s) => SPACE_IDS[s])).toEqual(['cali', 'choco', 'loc-cali-pasto']);
    expect(attackSpaces(g, 'cartels')).toEqual([]);
  });

  it('pays 1 resource a space, LoCs too, and selects none twice', () => {
    const g = at6(
      {
        spaces: { 'loc-cali-pasto': { 'farc-guerrilla': 1, police: 1 }, cali: { 'farc-guerrilla': 1, police: 1 } },
        resources: { farc: 2 },
      },
      6,
      6,
    );
    run(g, attack(g, 'farc'), ['space:loc-cali-pasto', 'space:cali']);
    expect(g.resources.farc).toBe(0);
    expect(canOperate(g, 'farc', 'attack', {})).toBe(false);
  });

  it('turns all own guerrillas there active, success or not', () => {
    const g = at6({ spaces: { cali: { 'auc-guerrilla': 2, 'auc-guerrilla-active': 1, police: 1 } } }, 4);
    run(g, attack(g, 'auc', LIMITED), ['space:cali']);
    expect(pieces(g, 'cali', 'auc-guerrilla-active')).toBe(3);
    expect(pieces(g, 'cali', 'police')).toBe(1);
    expect(logged(g)).toContain('log.attack.miss');
  });

  it('succeeds if the die is not above the number of own guerrillas there', () => {
    const g = at6({ spaces: { cali: { 'auc-guerrilla': 2, 'auc-guerrilla-active': 1, police: 3 } } }, 3);
    run(g, attack(g, 'auc', LIMITED), ['space:cali']);
    expect(pieces(g, 'cali', 'police')).toBe(1);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(0);
    expect(logged(g)).toContain('log.attack.hit');
  });

  it('removes up to 2 enemy pieces, of different factions if it likes, underground guerrillas too', () => {
    const note = {
      spaces: { cali: { 'farc-guerrilla': 6, police: 1, troops: 2, 'auc-guerrilla': 1, 'cartels-base': 1 } },
    };
    const options = offers(attack(at6(note, 6), 'farc', LIMITED), ['space:cali']);
    expect(options).toEqual(['piece:troops', 'piece:police', 'piece:auc-guerrilla-underground', 'piece:cartels-base']);
    const g = at6(note, 6);
    run(g, attack(g, 'farc', LIMITED), ['space:cali', 'piece:auc-guerrilla-underground', 'piece:police']);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'cali', 'police')).toBe(0);
    expect(pieces(g, 'cali', 'troops')).toBe(2);
  });

  it('a faction once targeted suffers in full; others may be ignored (1.4.1, 3.1)', () => {
    const note = { spaces: { cali: { 'farc-guerrilla': 6, troops: 2, 'auc-guerrilla': 1 } } };
    const first = (piece: string) => offers(attack(at6(note, 6), 'farc', LIMITED), ['space:cali', piece]);
    expect(first('piece:troops')).toEqual(['piece:troops', 'piece:auc-guerrilla-underground']);
    expect(first('piece:auc-guerrilla-underground')).toEqual(['piece:troops', 'done']);
  });

  it('removes a base only when no cube or guerrilla of its faction is left there (T9)', () => {
    const note = {
      spaces: { huila: { 'farc-guerrilla': 6, police: 1, 'government-base': 1, 'auc-base': 1, 'auc-guerrilla': 2 } },
    };
    const options = offers(attack(at6(note, 6), 'farc', LIMITED), ['space:huila']);
    expect(options).toEqual(['piece:police', 'piece:auc-guerrilla-underground']);
    const g = at6(note, 6);
    run(g, attack(g, 'farc', LIMITED), ['space:huila', 'piece:police', 'piece:government-base']);
    expect(pieces(g, 'huila', 'government-base')).toBe(0);
  });

  it('rolls for each space by itself', () => {
    const spaces = { cali: { 'farc-guerrilla': 1, police: 1 }, pasto: { 'farc-guerrilla': 2, police: 1 } };
    const g = at6({ spaces }, 2, 2);
    run(g, attack(g, 'farc'), ['space:cali', 'space:pasto']);
    expect([pieces(g, 'cali', 'police'), pieces(g, 'pasto', 'police')]).toEqual([1, 0]);
  });

  it('is free when an event says so (3.1.2), and one space when limited (2.3.5)', () => {
    const g = at6(
      { spaces: { cali: { 'farc-guerrilla': 1, police: 1 }, pasto: { 'farc-guerrilla': 1, police: 1 } } },
      6,
    );
    run(g, attack(g, 'farc', { free: true, limited: true }), ['space:cali']);
    expect(g.resources.farc).toBe(10);
    expect(pieces(g, 'pasto', 'farc-guerrilla-underground')).toBe(1);
  });
});

describe('3.3.3 Attack: Captured Goods', () => {
  it('a 1 also places a guerrilla, underground (R20)', () => {
    const g = at6({ spaces: { cali: { 'auc-guerrilla': 1, police: 2 } } }, 1);
    run(g, attack(g, 'auc', LIMITED), ['space:cali']);
    expect(pieces(g, 'cali', 'police')).toBe(0);
    expect([pieces(g, 'cali', 'auc-guerrilla-underground'), pieces(g, 'cali', 'auc-guerrilla-active')]).toEqual([1, 1]);
  });

  it('if one is available (1.4.1), and fits (R27)', () => {
    const g = at6({ spaces: { cali: { 'cartels-guerrilla': 12, police: 2 } } }, 1);
    run(g, attack(g, 'cartels', LIMITED), ['space:cali']);
    expect([pieces(g, 'cali', 'cartels-guerrilla-underground'), pieces(g, 'cali', 'cartels-guerrilla-active')]).toEqual(
      [0, 12],
    );
    const h = at6({ foreign: ['ecuador'], spaces: { ecuador: { 'auc-guerrilla': 2, police: 2 } } }, 1);
    run(h, attack(h, 'auc', LIMITED), ['space:ecuador']);
    expect(pieces(h, 'ecuador', 'auc-guerrilla-underground')).toBe(0);
  });

  const laden = {
    spaces: { cali: { 'farc-guerrilla': 6, 'auc-guerrilla': 1 } },
    shipments: [{ space: 'cali', guerrilla: 'auc-guerrilla-underground' }],
  };

  it('takes over the shipment of a guerrilla that is removed', () => {
    const g = at6(laden, 6);
    run(g, attack(g, 'farc', LIMITED), ['space:cali']);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: ACTIVE.farc }]);
  });

  it('unless the owner hands it to another guerrilla there: it may, but cannot destroy it (T17-18)', () => {
    const spaces = {
      cali: { 'farc-guerrilla': 6, 'auc-guerrilla': 1, 'auc-guerrilla-active': 2, 'cartels-guerrilla': 1 },
    };
    const g = at6({ ...laden, spaces }, 6);
    const { decisions } = run(g, attack(g, 'farc', LIMITED), [
      'space:cali',
      'piece:auc-guerrilla-underground',
      'piece:cartels-guerrilla-underground',
      'piece:auc-guerrilla-active',
    ]);
    expect(decisions[2].seat).toBe('auc');
    expect(decisions[2].options).toEqual([
      'piece:auc-guerrilla-active',
      'piece:cartels-guerrilla-underground',
      'captured',
    ]);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: UNDERGROUND.cartels }]);
  });

  it('stays with the owner while it has a like guerrilla there (T18)', () => {
    const spaces = { cali: { 'farc-guerrilla': 6, 'auc-guerrilla': 3 } };
    const g = at6({ ...laden, spaces }, 6);
    run(g, attack(g, 'farc', LIMITED), ['space:cali']);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(1);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: UNDERGROUND.auc }]);
  });

  it.each(['1', '2'] as const)('may go to anybody there, the attacker included; edition %s (T17-18)', (edition) => {
    const g = positionWith(
      { ...laden, spaces: { cali: { 'farc-guerrilla': 6, 'auc-guerrilla': 1, 'cartels-guerrilla': 1 } } },
      { edition },
      [6],
    );
    const { decisions } = run(g, attack(g, 'farc', LIMITED), [
      'space:cali',
      'piece:auc-guerrilla-underground',
      'captured',
      'done',
    ]);
    expect(decisions[2].options).toEqual(['piece:cartels-guerrilla-underground', 'captured']);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: ACTIVE.farc }]);
  });

  it('offers no Ambush to the cartels', () => {
    const g = at6({ spaces: { cali: { 'cartels-guerrilla': 1, police: 1 } } }, 6);
    expect(plain(offers(attack(g, 'cartels', { special: true }), ['space:cali']))).not.toContain('ambush');
  });
});
