import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIVE } from '../pieces.js';
import { operate } from '../rules/operations/index.js';
import { chosen, letNonplayersAct } from '../testing/nonplayers.js';
import { at, pieces, positionWith } from '../testing/positions.js';

type Note = { readonly [key: string]: Json };
type Spaces = { readonly [space: string]: Note };

/** Every Attack of fewer than 6 misses, so that only an Ambush changes anything. */
const MISSES = Array<number>(20).fill(6);

function attack(spaces: Spaces, dice: readonly number[] = [], note: Note = {}, rolls = MISSES, special = true) {
  const g = positionWith({ spaces, resources: { farc: 9 }, ...note }, { nonplayers: 'farc+auc+cartels' }, [...rolls]);
  const { steps, value } = letNonplayersAct(g, operate(g, 'farc', 'attack', { special }), dice, () => 'captured');
  const selections = steps.filter((step) => step.key === 'attack.space' && step.option.startsWith('space:'));
  const went = selections.map((step) => [step.option.slice('space:'.length), step.reason.slice('farc.attack.'.length)]);
  return { g, steps, went, ambush: value.specialSpaces, targets: chosen(steps, 'attack.target') };
}

const STRONG = { 'farc-guerrilla-active': 3, police: 1 };
const READY = { 'farc-guerrilla': 1, police: 1 };

describe('8.7.3 Attack: where', () => {
  it('everywhere with 3 guerrillas and an enemy, LoCs too', () => {
    const { went, g } = attack({
      huila: STRONG,
      cesar: { 'farc-guerrilla-active': 3 },
      cali: { 'farc-guerrilla-active': 2, police: 1 },
      'loc-cali-pasto': { 'farc-guerrilla-active': 4, 'auc-guerrilla': 1 },
    });
    expect(went).toEqual([
      ['huila', 'many'],
      ['loc-cali-pasto', 'many'],
    ]);
    expect(g.resources.farc).toBe(7);
  });

  it('in an order by the table, while resources last', () => {
    const spaces = { huila: STRONG, cesar: STRONG };
    const one = { resources: { farc: 1 } };
    expect(attack(spaces, [5, 3, 5], one).went).toEqual([['huila', 'many']]);
    expect(attack(spaces, [3, 1, 3], one).went).toEqual([['cesar', 'many']]);
  });

  it('then in 1 city or department with an underground guerrilla and a target', () => {
    const { went } = attack({ huila: STRONG, cesar: READY, arauca: { 'farc-guerrilla': 2 }, cali: READY }, [3, 1, 3]);
    expect(went).toEqual([
      ['huila', 'many'],
      ['cesar', 'hidden'],
    ]);
  });

  it('that one by the table', () => {
    const spaces = { cesar: READY, cali: READY, 'loc-arauca-cucuta': READY };
    expect(attack(spaces, [1, 1, 1]).went).toEqual([['cali', 'hidden']]);
    expect(attack(spaces, [3, 1, 3]).went).toEqual([['cesar', 'hidden']]);
  });

  it('or, if there is none, on 1 LoC, by 8.3', () => {
    const spaces = { 'loc-cali-pasto': READY, 'loc-bogota-san-jose': READY, cesar: { 'farc-guerrilla': 1 } };
    expect(attack(spaces, [1, 1, 1]).went).toEqual([['loc-cali-pasto', 'loc']]);
    expect(attack(spaces, [3, 3, 3]).went).toEqual([['loc-bogota-san-jose', 'loc']]);
  });

  it('only 1, though an Ambush there made three of two', () => {
    const { went, g } = attack({ cesar: { 'farc-guerrilla': 2, police: 1 }, cali: READY }, [3, 1, 3]);
    expect(pieces(g, 'cesar', 'farc-guerrilla-underground')).toBe(2);
    expect(went).toEqual([['cesar', 'hidden']]);
  });

  it('only 1 without leave to Ambush too, though a 1 recruited there', () => {
    const spaces = { cesar: { 'farc-guerrilla': 2, police: 1 }, cali: READY };
    const { went, g } = attack(spaces, [3, 1, 3], {}, [1], false);
    expect(pieces(g, 'cesar', 'farc-guerrilla-underground')).toBe(1);
    expect(went).toEqual([['cesar', 'hidden']]);
  });
});

describe('8.7.3 Attack: targets', () => {
  const GUESTS = { 'farc-guerrilla': 1, 'auc-guerrilla': 1, police: 1, troops: 1, 'cartels-guerrilla': 1 };

  it('AUC, then the Government, its police first', () => {
    expect(attack({ cesar: GUESTS }).targets).toEqual(['piece:auc-guerrilla-underground', 'piece:police']);
  });

  it('the Government before the cartels', () => {
    const spaces = { cesar: { 'farc-guerrilla': 1, police: 1, 'cartels-guerrilla': 1 } };
    expect(attack(spaces).targets).toEqual(['piece:police', 'piece:cartels-guerrilla-underground']);
  });

  it('before all a guerrilla whose removal brings a shipment', () => {
    const note = { shipments: [{ space: 'cesar', guerrilla: 'cartels-guerrilla' }] };
    const { g, targets } = attack({ cesar: { ...GUESTS, 'auc-guerrilla': 0 } }, [], note);
    expect(targets[0]).toBe('piece:cartels-guerrilla-underground');
    expect(g.shipments).toEqual([{ space: at('cesar'), guerrilla: ACTIVE.farc }]);
  });

  it('the last piece of AUC before a base of another', () => {
    const spaces = { cesar: { 'farc-guerrilla': 1, 'auc-base': 1, 'cartels-base': 1 } };
    expect(attack(spaces).targets[0]).toBe('piece:auc-base');
  });
});

describe('8.7.3 Ambush', () => {
  const HIDDEN = { 'farc-guerrilla': 3, police: 1 };

  it('in the Attack space with the fewest guerrillas: the one further space, whatever came before', () => {
    const { ambush, steps } = attack({ huila: HIDDEN, cesar: READY });
    expect(ambush).toEqual([at('cesar')]);
    expect(steps.filter((step) => step.key === 'attack.way')).toMatchObject([
      { option: 'attack', rule: '8.7.3', reason: 'ambush.elsewhere' },
      { option: 'ambush', rule: '8.7.3', reason: 'ambush' },
    ]);
  });

  it('not kept for a further space that cannot be paid', () => {
    expect(attack({ huila: HIDDEN, cesar: READY }, [], { resources: { farc: 1 } }).ambush).toEqual([at('huila')]);
  });

  it('among spaces with many, the one with the fewest that has an underground guerrilla', () => {
    const spaces = {
      huila: { ...HIDDEN, 'farc-guerrilla': 4 },
      cesar: { ...HIDDEN, 'farc-guerrilla': 2, 'farc-guerrilla-active': 1 },
      cali: STRONG,
    };
    expect(attack(spaces, [5, 3, 5]).went[0]).toEqual(['huila', 'many']);
    expect(attack(spaces, [5, 3, 5]).ambush).toEqual([at('cesar')]);
    expect(attack(spaces, [3, 1, 3]).ambush).toEqual([at('cesar')]);
  });

  it.each<[string, Note, Note]>([
    ['AUC before the Government', { 'auc-guerrilla': 1 }, { police: 1 }],
    ['the Government before the cartels', { police: 1 }, { 'cartels-guerrilla': 1 }],
    ['AUC before the cartels', { 'auc-base': 1, 'cartels-base': 1 }, { 'cartels-base': 2 }],
  ])('equally few: %s', (_, first, second) => {
    const spaces = {
      huila: { 'farc-guerrilla': 3, ...first },
      cesar: { 'farc-guerrilla': 3, ...second },
    };
    for (const dice of [
      [5, 3, 5],
      [3, 1, 3],
    ]) {
      expect(attack(spaces, dice).ambush).toEqual([at('huila')]);
    }
  });

  it('equally few: a shipment before AUC', () => {
    const spaces = {
      huila: { 'farc-guerrilla': 3, 'cartels-guerrilla': 1 },
      cesar: { 'farc-guerrilla': 3, 'auc-guerrilla': 1 },
    };
    const shipments = [{ space: 'huila', guerrilla: 'cartels-guerrilla' }];
    expect(attack(spaces, [3, 1, 3], { shipments }).ambush).toEqual([at('huila')]);
    expect(attack(spaces, [3, 1, 3]).ambush).toEqual([at('cesar')]);
  });

  it('all equal: the table’s first', () => {
    const spaces = { huila: HIDDEN, cesar: HIDDEN };
    expect(attack(spaces, [5, 3, 5]).ambush).toEqual([at('huila')]);
    expect(attack(spaces, [3, 1, 3]).ambush).toEqual([at('cesar')]);
  });

  it('none without an underground guerrilla', () => {
    expect(attack({ huila: STRONG }).ambush).toEqual([]);
  });
});
