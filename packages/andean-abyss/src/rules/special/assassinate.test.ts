import { describe, expect, it } from 'vitest';
import { ACTIVE, UNDERGROUND } from '../../pieces.js';
import { at, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { operate } from '../operations/index.js';

type Scene = ReturnType<typeof positionWith>;
const terror = (g: Scene) => operate(g, 'auc', 'terror', { special: true });

describe('4.4.2 Assassinate', () => {
  it('is in spaces of this Terror with more AUC guerrillas than police, and with an enemy', () => {
    const g = positionWith({
      spaces: {
        cali: { 'auc-guerrilla': 2, police: 1 },
        pasto: { 'auc-guerrilla': 1, 'auc-base': 1, police: 1 },
        'loc-cali-pasto': { 'auc-guerrilla': 1, troops: 3 },
        choco: { 'auc-guerrilla': 1, 'cartels-base': 1 },
        huila: { 'auc-guerrilla': 1 },
        arauca: { 'auc-guerrilla-active': 1, 'farc-base': 1 },
      },
    });
    expect(offers(terror(g), ['assassinate'])).toEqual(['space:cali', 'space:choco', 'space:loc-cali-pasto']);
  });

  it('removes any 1 enemy piece, even a protected base', () => {
    const note = {
      spaces: { choco: { 'auc-guerrilla': 1, 'farc-guerrilla': 2, 'farc-base': 1, troops: 2, 'government-base': 1 } },
    };
    expect(offers(terror(positionWith(note)), ['assassinate'])).toEqual([
      'piece:troops',
      'piece:government-base',
      'piece:farc-guerrilla-underground',
      'piece:farc-base',
    ]);
    const g = positionWith(note);
    run(g, terror(g), ['assassinate', 'piece:farc-base']);
    expect([pieces(g, 'choco', 'farc-base'), pieces(g, 'choco', 'farc-guerrilla-underground')]).toEqual([0, 2]);
  });

  it('before the Terror of its space is followed by that, paid and all', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 2, police: 1 } }, aid: 20 });
    run(g, terror(g), ['assassinate']);
    expect(pieces(g, 'cali', 'police')).toBe(0);
    expect(pieces(g, 'cali', 'auc-guerrilla-active')).toBe(1);
    expect([g.terror[at('cali')], g.resources.auc, g.aid]).toEqual([1, 9, 17]);
  });

  it('may follow the Terror, police and guerrillas being counted when it is used (R24)', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 1, troops: 1 } } });
    run(g, terror(g), ['space:cali', 'assassinate']);
    expect(pieces(g, 'cali', 'troops')).toBe(0);
    expect(g.resources.auc).toBe(9);
  });

  it('is in up to 3 spaces, once each', () => {
    const spaces = Object.fromEntries(
      ['cali', 'pasto', 'neiva', 'bogota'].map((id) => [id, { 'auc-guerrilla': 1, troops: 2 }]),
    );
    const g = positionWith({ spaces });
    const { decisions } = run(g, terror(g), [
      'assassinate',
      'space:cali',
      'assassinate',
      'space:pasto',
      'assassinate',
      'space:neiva',
      'done',
    ]);
    expect(plain(decisions.at(-1)?.options ?? [])).toEqual(['space:bogota', 'done']);
    expect(pieces(g, 'cali', 'troops')).toBe(1);
  });

  it('cannot be in a space whose Terror cannot be paid', () => {
    const g = positionWith({
      spaces: { cali: { 'auc-guerrilla': 1, troops: 1 }, 'loc-cali-pasto': { 'auc-guerrilla': 1, troops: 1 } },
      resources: { auc: 0 },
    });
    run(g, terror(g), ['assassinate']);
    expect([pieces(g, 'cali', 'troops'), pieces(g, 'loc-cali-pasto', 'troops')]).toEqual([1, 0]);
  });

  it('Commandeer: takes over the shipment of its victim', () => {
    const g = positionWith({
      spaces: { cali: { 'auc-guerrilla': 1, 'farc-guerrilla': 1 } },
      shipments: [{ space: 'cali', guerrilla: 'farc-guerrilla-underground' }],
    });
    run(g, terror(g), ['assassinate']);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: ACTIVE.auc }]);
  });

  it('Commandeer: unless the owner hands it on to a guerrilla not of AUC (T18)', () => {
    const g = positionWith({
      spaces: { cali: { 'auc-guerrilla': 1, 'farc-guerrilla': 1, 'cartels-guerrilla': 1 } },
      shipments: [{ space: 'cali', guerrilla: 'farc-guerrilla-underground' }],
    });
    const { decisions } = run(g, terror(g), [
      'assassinate',
      'piece:farc-guerrilla-underground',
      'piece:cartels-guerrilla-underground',
    ]);
    expect(decisions[2].seat).toBe('farc');
    expect(decisions[2].options).toEqual(['piece:cartels-guerrilla-underground', 'captured']);
    expect(g.shipments[0].guerrilla).toBe(UNDERGROUND.cartels);
  });
});
