import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { spaceRef } from '../references.js';
import { operate } from '../rules/operations/index.js';
import { letNonplayersAct, toward } from '../testing/nonplayers.js';
import { pieces, positionWith } from '../testing/positions.js';

const SOLO = { nonplayers: 'farc+auc+cartels' };
type Spaces = { readonly [space: string]: { readonly [piece: string]: Json } };
type Shipments = readonly { readonly space: SpaceId; readonly guerrilla: string }[];

function terror(spaces: Spaces, dice: readonly number[] = [], auc = 9, shipments: Shipments = []) {
  const g = positionWith({ resources: { auc }, aid: 20, spaces, shipments: shipments.map((s) => ({ ...s })) }, SOLO);
  const { value: x, steps } = letNonplayersAct(g, operate(g, 'auc', 'terror', { special: true }), dice);
  return {
    g,
    x,
    steps,
    where: steps.filter((step) => step.key === 'terror.space' && step.option.startsWith('space:')),
    to: x.selected.map(spaceRef),
    struck: x.specialSpaces.map(spaceRef),
  };
}

/** Police are too many for an Assassination: what was there stays there. */
const GUARDED = { 'auc-guerrilla': 1, police: 1 };
const NEST = { ...GUARDED, 'farc-base': 1 };
const BAND = { ...GUARDED, 'farc-guerrilla': 1 };

describe('8.6.4 Terror', () => {
  it('first in 1 space with a FARC base', () => {
    const { where, to } = terror({ huila: NEST, arauca: BAND, cesar: GUARDED }, [], 1);
    expect(to).toEqual(['space:huila']);
    expect(where[0]).toMatchObject({ rule: '8.6.4', reason: 'auc.terror.base' });
    expect(where[0].dice).toBeUndefined();
  });

  it('several of them go by the table', () => {
    const nests = { huila: NEST, arauca: NEST };
    expect(terror(nests, toward('huila'), 1).where[0]).toMatchObject({ option: 'space:huila', dice: '5-3-5' });
    expect(terror(nests, toward('arauca'), 1).where[0]).toMatchObject({ option: 'space:arauca', dice: '3-3-1' });
  });

  it('then in 1 other with any FARC piece', () => {
    const { where, to } = terror({ huila: NEST, arauca: BAND, cesar: GUARDED }, [], 2);
    expect(to).toEqual(['space:huila', 'space:arauca']);
    expect(where[1]).toMatchObject({ rule: '8.6.4', reason: 'auc.terror.farc' });
  });

  it('several of them go by the table, bases no sooner than others', () => {
    const spaces = { huila: NEST, arauca: NEST, narino: BAND, cesar: GUARDED };
    const second = (space: SpaceId) => terror(spaces, [...toward('huila'), ...toward(space)], 2).where[1];
    expect(second('arauca')).toMatchObject({ option: 'space:arauca', reason: 'auc.terror.farc', dice: '3-3-1' });
    expect(second('narino')).toMatchObject({ option: 'space:narino', reason: 'auc.terror.farc', dice: '5-5-3' });
  });

  it('then in others, by the table, with FARC or without', () => {
    const spaces = { huila: NEST, arauca: BAND, cesar: GUARDED, choco: GUARDED, narino: BAND };
    const third = (space: SpaceId) => terror(spaces, [...toward('arauca'), ...toward(space)], 3).where;
    expect(third('cesar')[2]).toMatchObject({ option: 'space:cesar', rule: '8.6.4', reason: 'auc.terror.other' });
    expect(third('choco')[2]).toMatchObject({ option: 'space:choco', dice: '5-5-5' });
    expect(third('narino')[2]).toMatchObject({ option: 'space:narino', reason: 'auc.terror.other' });
  });

  it('in others at once where no other has FARC', () => {
    const { where } = terror({ huila: NEST, cesar: GUARDED, choco: { 'farc-guerrilla': 1 } }, [], 2);
    expect(where[1]).toMatchObject({ option: 'space:cesar', reason: 'auc.terror.other' });
  });

  it('in 3 spaces at most, never on lines of communication', () => {
    const four = terror({ huila: NEST, arauca: BAND, cesar: GUARDED, choco: GUARDED, narino: GUARDED });
    expect(four.to).toHaveLength(3);
    expect(four.g.aid).toBe(15);
    const { to } = terror({ huila: NEST, 'loc-cali-pasto': { 'auc-guerrilla': 2, 'farc-guerrilla': 1 } });
    expect(to).toEqual(['space:huila']);
  });
});

describe('8.6.4 Assassinate', () => {
  it('wherever the Terror was and AUC guerrillas outnumber the police', () => {
    const { struck, x, steps, g } = terror({
      huila: { 'auc-guerrilla': 2, police: 1, 'farc-base': 1 },
      arauca: { 'auc-guerrilla': 1, 'farc-guerrilla': 1 },
      cesar: GUARDED,
    });
    expect(x.special).toBe('assassinate');
    expect(struck).toEqual(['space:huila', 'space:arauca']);
    expect(pieces(g, 'cesar', 'police')).toBe(1);
    const chosen = steps.filter((step) => step.reason === 'auc.assassinate');
    expect(chosen.length).toBeGreaterThan(0);
    // Every space has its turn: there is nothing to roll for.
    expect(chosen.every((step) => step.rule === '8.6.4' && step.dice === undefined)).toBe(true);
  });

  it('nowhere but where the Terror was', () => {
    const { struck, to } = terror({ huila: NEST, 'loc-cali-pasto': { 'auc-guerrilla': 2, 'farc-guerrilla': 1 } });
    expect([struck, to]).toEqual([[], ['space:huila']]);
  });

  it('not at all where police are too many or enemies none', () => {
    const { x, to } = terror({ huila: NEST, arauca: { 'auc-guerrilla': 1 } });
    expect(to).toHaveLength(2);
    expect(x.special).toBeUndefined();
  });

  /** What is hit beside two AUC guerrillas, with a FARC base elsewhere to begin with. */
  const victim = (here: Spaces[string], shipments: Shipments = []) => {
    const { steps } = terror({ huila: { 'auc-guerrilla': 3, ...here } }, [], 1, shipments);
    return steps.find((step) => step.key === 'assassinate.target');
  };
  const everybody = { 'farc-guerrilla': 1, police: 1, troops: 1, 'cartels-guerrilla': 1, 'cartels-base': 1 };

  it('first a guerrilla whose removal brings a shipment', () => {
    const held = [{ space: 'huila', guerrilla: 'cartels-guerrilla' }] as const;
    expect(victim({ ...everybody, 'farc-guerrilla': 0, 'farc-base': 1 }, held)).toMatchObject({
      option: 'piece:cartels-guerrilla-underground',
      rule: '8.6.4',
      reason: 'target.shipment',
    });
    // A FARC guerrilla would be handed it.
    expect(victim(everybody, held)).toMatchObject({ option: 'piece:farc-guerrilla-underground' });
    // Of two guerrillas the other would keep it.
    expect(victim({ ...everybody, 'cartels-guerrilla': 2 }, held)).toMatchObject({
      option: 'piece:farc-guerrilla-underground',
    });
  });

  it('then FARC, its base first though guerrillas guard it', () => {
    expect(victim({ ...everybody, 'farc-base': 1 })).toMatchObject({
      option: 'piece:farc-base',
      rule: '8.6.4',
      reason: 'target.order',
    });
    expect(victim({ ...everybody, 'farc-guerrilla-active': 1 })).toMatchObject({
      option: 'piece:farc-guerrilla-underground',
    });
  });

  it('then the Government: base, police, troops', () => {
    const others = { ...everybody, 'farc-guerrilla': 0 };
    expect(victim({ ...others, 'cartels-base': 1, 'government-base': 1 })).toMatchObject({
      option: 'piece:government-base',
    });
    expect(victim(others)).toMatchObject({ option: 'piece:police' });
    expect(victim({ ...others, police: 0 })).toMatchObject({ option: 'piece:troops' });
  });

  it('then the cartels', () => {
    expect(victim({ 'cartels-guerrilla': 1, 'cartels-base': 1 })).toMatchObject({ option: 'piece:cartels-base' });
  });
});
