import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { spaceRef } from '../references.js';
import { operate } from '../rules/operations/index.js';
import { backingPhase } from '../rules/propaganda.js';
import { letNonplayersAct, toward } from '../testing/nonplayers.js';
import { pieces, positionWith } from '../testing/positions.js';

const SOLO = { nonplayers: 'farc+auc+cartels' };
type Spaces = { readonly [space: string]: { readonly [piece: string]: Json } };
type Shipments = readonly { readonly space: SpaceId; readonly guerrilla: string }[];

function rally(spaces: Spaces, auc: number, dice: readonly number[] = [], shipments: Shipments = []) {
  const note = { resources: { auc }, spaces, shipments: shipments.map((s) => ({ ...s })) };
  const g = positionWith(note, SOLO);
  const { value: x, steps } = letNonplayersAct(g, operate(g, 'auc', 'rally', { special: true }), dice);
  const first = steps.find((step) => step.key === 'rally.space');
  return { g, x, steps, first, to: x.selected.map(spaceRef) };
}
/** With one resource there is one space: the first of the list, and of its ties the one that the dice name. */
const firstOf = (spaces: Spaces, dice?: readonly number[], shipments?: Shipments) =>
  rally(spaces, 1, dice, shipments).first;

const NEUTRAL = { support: 'neutral' };
const TWO = { ...NEUTRAL, 'auc-guerrilla': 1, 'auc-guerrilla-active': 1 };
const SEEN = { ...NEUTRAL, 'auc-base': 1, 'auc-guerrilla-active': 1, police: 2 };
const NEST = { ...NEUTRAL, 'farc-base': 1 };
const HOME = { ...NEUTRAL, 'auc-base': 1 };

describe('8.6.1 Rally: first bases', () => {
  it('2 guerrillas become a base before anything else', () => {
    const { g, first, to } = rally({ huila: TWO, santander: SEEN, antioquia: NEST, cesar: HOME }, 1);
    expect(to).toEqual(['space:huila']);
    expect(first).toMatchObject({ rule: '8.6.1', reason: 'rally.base' });
    expect(first?.dice).toBeUndefined();
    expect([pieces(g, 'huila', 'auc-base'), pieces(g, 'huila', 'auc-guerrilla-underground')]).toEqual([1, 0]);
  });

  it('several such spaces go by the table', () => {
    const spaces = { huila: TWO, arauca: TWO, narino: TWO };
    expect(firstOf(spaces, toward('huila'))).toMatchObject({ option: 'space:huila', dice: '5-3-5' });
    expect(firstOf(spaces, toward('arauca'))).toMatchObject({ option: 'space:arauca' });
    expect(firstOf(spaces, toward('pasto'))).toMatchObject({ option: 'space:narino' });
  });

  it('not of guerrillas with shipments', () => {
    const carried = [{ space: 'huila', guerrilla: 'auc-guerrilla-active' }] as const;
    expect(firstOf({ huila: TWO, santander: SEEN }, [], carried)).toMatchObject({ option: 'space:santander' });
    const three = { huila: { ...TWO, 'auc-guerrilla': 2 }, santander: SEEN };
    expect(firstOf(three, [], carried)).toMatchObject({ option: 'space:huila', reason: 'rally.base' });
    const { g } = rally(three, 1, [], carried);
    expect([pieces(g, 'huila', 'auc-base'), pieces(g, 'huila', 'auc-guerrilla-active')]).toEqual([1, 1]);
    expect(g.shipments).toHaveLength(1);
  });

  it('not where 2 bases are, nor in opposition, nor without a base to place', () => {
    const full = { ...TWO, 'cartels-base': 2 };
    expect(firstOf({ huila: full, santander: SEEN })).toMatchObject({ option: 'space:santander' });
    const opposed = { ...TWO, support: 'passive-opposition' };
    expect(firstOf({ huila: opposed, santander: SEEN })).toMatchObject({ option: 'space:santander' });
    const six = Object.fromEntries(
      ['santander', 'cesar', 'antioquia', 'narino', 'arauca', 'choco'].map((space) => [space, HOME]),
    );
    expect(firstOf({ huila: TWO, ...six }, toward('cesar'))).toMatchObject({ option: 'space:cesar' });
  });
});

describe('8.6.1 Rally: then hiding', () => {
  it('active guerrillas at an AUC base with cubes go underground', () => {
    const { g, first } = rally({ santander: SEEN, antioquia: NEST, cesar: HOME }, 1);
    expect(first).toMatchObject({ option: 'space:santander', rule: '8.6.1', reason: 'rally.hide' });
    expect([
      pieces(g, 'santander', 'auc-guerrilla-underground'),
      pieces(g, 'santander', 'auc-guerrilla-active'),
    ]).toEqual([1, 0]);
  });

  it('moves no guerrilla there', () => {
    const { g } = rally({ santander: SEEN, cesar: { 'auc-guerrilla': 1, troops: 1 } }, 1);
    expect(pieces(g, 'cesar', 'auc-guerrilla-underground')).toBe(1);
  });

  it('several such spaces go by the table', () => {
    const spaces = { santander: SEEN, cesar: SEEN };
    expect(firstOf(spaces, toward('santander'))).toMatchObject({ option: 'space:santander', dice: '1-3-5' });
    expect(firstOf(spaces, toward('cesar'))).toMatchObject({ option: 'space:cesar', dice: '3-1-3' });
  });

  it('not where no cube is, none is active, or no AUC base is', () => {
    const unseen = { ...SEEN, police: 0 };
    const hidden = { ...HOME, 'auc-guerrilla': 1, troops: 1 };
    const homeless = { ...NEUTRAL, 'auc-guerrilla-active': 1, troops: 1 };
    for (const other of [unseen, hidden, homeless]) {
      expect(firstOf({ santander: other, antioquia: NEST })).toMatchObject({ option: 'space:antioquia' });
    }
  });
});

describe('8.6.1 Rally: then new guerrillas', () => {
  it('first in spaces with FARC bases, 1 each', () => {
    const { g, first } = rally({ antioquia: NEST, cesar: HOME }, 1);
    expect(first).toMatchObject({ option: 'space:antioquia', rule: '8.6.1', reason: 'auc.rally.farcBase' });
    expect(pieces(g, 'antioquia', 'auc-guerrilla-underground')).toBe(1);
  });

  it('in a space with a FARC base and an AUC base, population plus bases', () => {
    const { g } = rally({ antioquia: { ...NEST, 'auc-base': 1 } }, 1);
    expect(pieces(g, 'antioquia', 'auc-guerrilla-underground') + pieces(g, 'antioquia', 'auc-guerrilla-active')).toBe(
      3,
    );
  });

  it('FARC bases go by the table, and opposition is left out', () => {
    const spaces = { antioquia: NEST, huila: NEST, arauca: { ...NEST, support: 'active-opposition' } };
    expect(firstOf(spaces, toward('antioquia'))).toMatchObject({ option: 'space:antioquia', dice: '1-1-5' });
    expect(firstOf(spaces, toward('arauca'))).toMatchObject({ option: 'space:huila', dice: '3-3-1' });
  });

  it('then at AUC bases, population plus bases', () => {
    const { g, first } = rally({ cesar: HOME, antioquia: { ...NEST, support: 'passive-opposition' } }, 1);
    expect(first).toMatchObject({ option: 'space:cesar', rule: '8.6.1', reason: 'auc.rally.aucBase' });
    // One of the two shows itself to Extort.
    expect(pieces(g, 'cesar', 'auc-guerrilla-underground') + pieces(g, 'cesar', 'auc-guerrilla-active')).toBe(2);
  });

  it('AUC bases go by the table', () => {
    const spaces = { cesar: HOME, huila: HOME };
    expect(firstOf(spaces, toward('cesar'))).toMatchObject({ option: 'space:cesar', dice: '3-1-3' });
    expect(firstOf(spaces, toward('huila'))).toMatchObject({ option: 'space:huila', dice: '5-3-5' });
  });

  it('then anywhere by the table, 1 each, but not in opposition', () => {
    const { g, first } = rally({}, 1, toward('vichada'));
    expect(first).toMatchObject({ option: 'space:vichada', rule: '8.6.1', reason: 'auc.rally.other', dice: '3-5-1' });
    expect(pieces(g, 'vichada', 'auc-guerrilla-active')).toBe(1);
    expect(firstOf({}, toward('cali'))).toMatchObject({ option: 'space:cali' });
    const opposed = { 'meta-west': { support: 'active-opposition' } };
    expect(firstOf(opposed, toward('meta-west'))).toMatchObject({ option: 'space:neiva' });
  });

  it('as long as any are available', () => {
    const none = { santander: SEEN, 'loc-pasto-tumaco': { 'auc-guerrilla-active': 17 } };
    expect(rally({ ...none, antioquia: NEST }, 9).to).toEqual(['space:santander']);
    const one = { santander: SEEN, 'loc-pasto-tumaco': { 'auc-guerrilla-active': 16 } };
    expect(rally({ ...one, antioquia: NEST, cesar: HOME }, 9).to).toEqual(['space:santander', 'space:antioquia']);
  });
});

describe('8.6.1 Rally: how far it goes', () => {
  it('down the list, in 3 spaces at most', () => {
    const { steps, to } = rally({ huila: TWO, santander: SEEN, antioquia: NEST, cesar: HOME }, 9);
    expect(to).toEqual(['space:huila', 'space:santander', 'space:antioquia']);
    expect(steps.filter((step) => step.key === 'rally.space').map((step) => step.reason)).toEqual([
      'rally.base',
      'rally.hide',
      'auc.rally.farcBase',
      'done',
    ]);
  });

  it('as far as the resources go, and what Extort brings pays for no more (8.1)', () => {
    const { g, x, to } = rally({ huila: TWO, cesar: HOME, antioquia: NEST }, 2);
    expect(to).toEqual(['space:huila', 'space:antioquia']);
    expect(x.special).toBeUndefined();
    expect(g.resources.auc).toBe(0);
    const rich = rally({ cesar: HOME, huila: HOME, narino: HOME }, 2, [...toward('cesar'), ...toward('huila')]);
    expect(rich.to).toEqual(['space:cesar', 'space:huila']);
    expect(rich.x.special).toBe('extort');
    expect(rich.g.resources.auc).toBe(2);
  });
});

describe('8.6.1 Extort', () => {
  const elsewhere = {
    narino: { 'auc-guerrilla': 1 },
    'loc-cali-pasto': { 'auc-guerrilla': 2, police: 1 },
    // Seen, matched, and outnumbered.
    choco: { 'auc-guerrilla-active': 1 },
    arauca: { 'auc-guerrilla': 1, police: 1 },
    vichada: { 'auc-guerrilla': 1, 'farc-guerrilla': 1, 'cartels-guerrilla': 1 },
  };

  it('everywhere AUC outnumbers all others with an underground guerrilla, lines of communication too (N5)', () => {
    const { g, x, steps } = rally({ ...elsewhere, antioquia: NEST }, 1);
    expect(x.specialSpaces).toHaveLength(2);
    expect(pieces(g, 'narino', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'auc-guerrilla-active')).toBe(1);
    expect(g.resources.auc).toBe(2);
    const extort = steps.filter((step) => step.reason === 'auc.extort');
    expect(extort.length).toBeGreaterThan(0);
    // There is no choice in it, so nothing to roll for.
    expect(extort.every((step) => step.rule === '8.6.1' && step.dice === undefined)).toBe(true);
  });

  it('after the Rally: guerrillas just placed count', () => {
    const { x, g } = rally({ cesar: { ...HOME, police: 1, troops: 1 } }, 1);
    expect(x.specialSpaces).toHaveLength(1);
    expect(pieces(g, 'cesar', 'auc-guerrilla-active')).toBe(1);
  });

  it('nowhere, if it is possible nowhere', () => {
    const { x } = rally({ antioquia: NEST }, 1);
    expect(x.special).toBeUndefined();
  });
});

describe('8.6.1 Elite Backing', () => {
  function backing(spaces: Spaces, dice: readonly number[] = []) {
    const g = positionWith({ card: 73, step: 'backing', resources: { auc: 0 }, spaces }, SOLO);
    const { steps } = letNonplayersAct(g, backingPhase(g), dice);
    return { g, agreed: steps[0], space: steps.find((step) => step.key === 'rally.space'), steps };
  }

  it('a base if possible', () => {
    const { g, agreed, space } = backing({ huila: TWO, antioquia: NEST });
    expect(agreed).toMatchObject({ key: 'backing', option: 'yes', rule: '8.6.1', reason: 'auc.backing.yes' });
    expect(space).toMatchObject({ option: 'space:huila', rule: '8.6.1', reason: 'rally.base' });
    expect(pieces(g, 'huila', 'auc-base')).toBe(1);
    expect(g.resources.auc).toBe(0);
  });

  it('several spaces for a base go by the table', () => {
    const spaces = { huila: TWO, arauca: TWO };
    expect(backing(spaces, toward('huila')).space).toMatchObject({ option: 'space:huila', dice: '5-3-5' });
    expect(backing(spaces, toward('arauca')).space).toMatchObject({ option: 'space:arauca', dice: '3-3-1' });
  });

  it('not under control of the Government or FARC, nor in opposition', () => {
    const held: Spaces[string][] = [{ control: 'government' }, { control: 'farc' }, { support: 'passive-opposition' }];
    for (const by of held) {
      const { space } = backing({ huila: { ...TWO, ...by }, antioquia: NEST });
      expect(space).toMatchObject({ option: 'space:antioquia', reason: 'auc.rally.farcBase' });
    }
  });

  it('otherwise guerrillas in spaces with FARC bases', () => {
    const spaces = { antioquia: NEST, huila: NEST, cesar: HOME };
    const { g, space } = backing(spaces, toward('huila'));
    expect(space).toMatchObject({ option: 'space:huila', rule: '8.6.1', reason: 'auc.rally.farcBase', dice: '5-3-5' });
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(1);
    expect(backing(spaces, toward('antioquia')).space).toMatchObject({ option: 'space:antioquia' });
  });

  it('at AUC bases', () => {
    const spaces = { huila: HOME, cesar: HOME };
    const { g, space } = backing(spaces, toward('cesar'));
    expect(space).toMatchObject({ option: 'space:cesar', rule: '8.6.1', reason: 'auc.rally.aucBase', dice: '3-1-3' });
    expect(pieces(g, 'cesar', 'auc-guerrilla-underground')).toBe(2);
    expect(backing(spaces, toward('huila')).space).toMatchObject({ option: 'space:huila' });
  });

  it('anywhere else', () => {
    expect(backing({}, toward('vichada')).space).toMatchObject({
      option: 'space:vichada',
      reason: 'auc.rally.other',
      dice: '3-5-1',
    });
    expect(backing({}, toward('cali')).space).toMatchObject({ option: 'space:cali' });
  });

  it('no guerrilla goes underground instead', () => {
    const { g, space } = backing({ santander: SEEN });
    expect(space).toMatchObject({ option: 'space:santander', reason: 'auc.rally.aucBase' });
    expect([
      pieces(g, 'santander', 'auc-guerrilla-underground'),
      pieces(g, 'santander', 'auc-guerrilla-active'),
    ]).toEqual([3, 1]);
  });

  it('declined only where neither is possible', () => {
    const all = { 'loc-pasto-tumaco': { 'auc-guerrilla': 17 }, santander: SEEN };
    const { steps } = backing(all);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ key: 'backing', option: 'no', rule: '8.6.1', reason: 'auc.backing.no' });
    const one = { 'loc-pasto-tumaco': { 'auc-guerrilla': 16 }, santander: SEEN };
    expect(backing(one).agreed).toMatchObject({ option: 'yes' });
  });
});
