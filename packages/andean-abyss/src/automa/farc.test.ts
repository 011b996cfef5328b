import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { operate } from '../rules/operations/index.js';
import { takeAction } from '../rules/sequence.js';
import { chosen, letNonplayersAct, type NonplayerAnswer } from '../testing/nonplayers.js';
import { pieces, positionWith } from '../testing/positions.js';

const SOLO = { nonplayers: 'farc+auc+cartels' };
type Note = { readonly [key: string]: Json };
type Spaces = { readonly [space: string]: Note };

/** What FARC answers when the sequence of play asks it. */
function decides(spaces: Spaces, note: Note = {}): NonplayerAnswer {
  const g = positionWith(
    { card: 12, next: 1, acting: 'farc', eligible: ['farc'], spaces, ...note },
    SOLO,
    Array(60).fill(6),
  );
  return letNonplayersAct(g, takeAction(g)).steps[0];
}
const rich = { resources: { farc: 20, government: 19 } };
const poor = { resources: { farc: 20, government: 20 } };
/** Guerrillas that leave only 8 available, in places where they make no base and don't prevent a March. */
const PARKED = { huila: { support: 'neutral', 'auc-base': 2, 'farc-guerrilla-active': 22 } };
/** The same, but ready in a space of support: no March. */
const READY = { neiva: { support: 'passive-support', 'farc-guerrilla-active': 22 } };

describe('8.7.1 Rally: when', () => {
  it('with 9 guerrillas available', () => {
    const spaces = { huila: { ...PARKED.huila, 'farc-guerrilla-active': 21 } };
    expect(decides(spaces)).toMatchObject({ option: 'rally', rule: '8.7.1', reason: 'farc.rally.available' });
    expect(decides(PARKED)).not.toMatchObject({ reason: 'farc.rally.available' });
  });

  it('where 2 guerrillas could become a base', () => {
    const base = { option: 'rally', rule: '8.7.1', reason: 'farc.rally.couldBase' };
    expect(decides({ ...PARKED, cesar: { support: 'neutral', 'farc-guerrilla': 2 } })).toMatchObject(base);
    expect(decides({ ...PARKED, cesar: { support: 'neutral', 'farc-guerrilla': 1 } })).not.toMatchObject(base);
    expect(decides({ ...PARKED, cesar: { support: 'passive-support', 'farc-guerrilla': 2 } })).not.toMatchObject(base);
    const full = { support: 'neutral', 'farc-guerrilla': 2, 'farc-base': 1, 'auc-base': 1 };
    expect(decides({ ...PARKED, cesar: full })).not.toMatchObject(base);
  });

  it('but not of those with shipments, nor with no base available', () => {
    const base = { reason: 'farc.rally.couldBase' };
    const cesar = { cesar: { support: 'neutral', 'farc-guerrilla': 2 } };
    const shipments = [{ space: 'cesar', guerrilla: 'farc-guerrilla' }];
    expect(decides({ ...PARKED, ...cesar }, { shipments })).not.toMatchObject(base);
    const nine = Object.fromEntries(['vichada', 'guainia', 'vaupes', 'amazonas'].map((id) => [id, { 'farc-base': 2 }]));
    expect(decides({ ...PARKED, ...cesar, ...nine })).toMatchObject(base);
    expect(decides({ ...PARKED, ...cesar, ...nine, choco: { 'farc-base': 1 } })).not.toMatchObject(base);
  });
});

describe('8.7.2 March: when', () => {
  const march = { option: 'march', rule: '8.7.2', reason: 'farc.march' };
  const origin = { amazonas: { 'farc-guerrilla': 1 } };

  it('if FARC is ready in no space with support and on no LoC', () => {
    expect(decides({ ...PARKED, ...origin })).toMatchObject(march);
  });

  it.each<[string, Spaces, boolean]>([
    ['1 underground in support is ready', { neiva: { support: 'passive-support', 'farc-guerrilla': 1 } }, false],
    ['2 active in support are not', { neiva: { support: 'active-support', 'farc-guerrilla-active': 2 } }, true],
    [
      '3 pieces in support are',
      { neiva: { support: 'active-support', 'farc-guerrilla-active': 2, 'farc-base': 1 } },
      false,
    ],
    ['1 underground on a LoC is', { 'loc-cali-pasto': { 'farc-guerrilla': 1 } }, false],
    ['2 active on a LoC are not', { 'loc-cali-pasto': { 'farc-guerrilla-active': 2 } }, true],
    ['3 active on a LoC are', { 'loc-cali-pasto': { 'farc-guerrilla-active': 3 } }, false],
    ['1 underground in a neutral space is not', { cali: { support: 'neutral', 'farc-guerrilla': 1 } }, true],
  ])('%s (N9)', (_, spaces, marches) => {
    const step = decides({ ...PARKED, ...origin, ...spaces });
    if (marches) expect(step).toMatchObject(march);
    else expect(step.option).not.toBe('march');
  });
});

describe('8.7.3 Attack: when', () => {
  it('with more resources than the Government', () => {
    const spaces = { neiva: { ...READY.neiva, police: 1 } };
    expect(decides(spaces, rich)).toMatchObject({ option: 'attack', rule: '8.7.3', reason: 'farc.attack' });
  });
});

describe('8.7.4 Terror: when', () => {
  it('with no more resources than the Government', () => {
    const spaces = { neiva: { ...READY.neiva, 'farc-guerrilla': 1, police: 1 } };
    expect(decides(spaces, poor)).toMatchObject({ option: 'terror', rule: '8.7.4', reason: 'farc.terror' });
  });
});

describe('8.1.1 FARC’s operation is impossible', () => {
  const fallBack = { rule: '8.1.1', reason: 'fallBack' };

  it('no Terror without an underground guerrilla: Attack', () => {
    const step = decides({ neiva: { ...READY.neiva, police: 1 } }, poor);
    expect(step).toMatchObject({ option: 'attack', ...fallBack });
  });

  it('no Attack without an enemy: March', () => {
    const spaces = { ...READY, amazonas: { 'farc-guerrilla-active': 1 } };
    expect(decides(spaces, rich)).toMatchObject({ option: 'march', ...fallBack });
  });

  it('neither Terror nor Attack: March', () => {
    const spaces = { ...READY, amazonas: { 'farc-guerrilla-active': 1 } };
    expect(decides(spaces, poor)).toMatchObject({ option: 'march', ...fallBack });
  });

  it('no March without an origin: Rally', () => {
    expect(decides(READY, rich)).toMatchObject({ option: 'rally', ...fallBack });
    expect(decides(PARKED, rich)).toMatchObject({ option: 'rally', ...fallBack });
  });

  it('no Rally with nothing to place: pass', () => {
    const all = { neiva: { ...READY.neiva, 'farc-guerrilla-active': 30 } };
    expect(decides(all, rich)).toMatchObject({ option: 'pass', rule: '8.1.1', reason: 'impossible' });
  });
});

/** A Rally, by default without the Extort that would activate some of its guerrillas again. */
function rally(spaces: Spaces, farc: number, dice: readonly number[] = [], note: Note = {}, special = false) {
  const g = positionWith({ spaces, resources: { farc }, ...note }, SOLO);
  const { steps, value } = letNonplayersAct(g, operate(g, 'farc', 'rally', { special }), dice);
  const selections = steps.filter((step) => step.key === 'rally.space' && step.option.startsWith('space:'));
  return { g, steps, x: value, spaces: selections.map((s) => s.option), reasons: selections.map((s) => s.reason) };
}

describe('8.7.1 Rally: where', () => {
  const TO_BASE = { 'farc-guerrilla': 2, support: 'neutral' };
  const TO_HIDE = { 'farc-guerrilla-active': 1, 'farc-base': 1, police: 1, support: 'neutral' };
  const TO_GROW = { 'farc-base': 1, support: 'neutral' };

  it('bases first, then hiding, then new guerrillas at bases, then 1 other space', () => {
    const spaces = { cesar: TO_GROW, huila: TO_HIDE, antioquia: TO_BASE };
    const { g, steps, ...went } = rally(spaces, 9, [1, 1, 1]);
    expect(went.spaces).toEqual(['space:antioquia', 'space:huila', 'space:cesar', 'space:cali']);
    expect(went.reasons).toEqual(['farc.rally.base', 'farc.rally.hide', 'farc.rally.place', 'farc.rally.other']);
    expect(chosen(steps, 'rally.way')).toEqual(['base', 'gather', 'guerrillas']);
    expect([pieces(g, 'antioquia', 'farc-base'), pieces(g, 'antioquia', 'farc-guerrilla-underground')]).toEqual([1, 0]);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'cesar', 'farc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(1);
  });

  it('everywhere of a sort, while resources last', () => {
    const spaces = { cesar: TO_GROW, huila: TO_GROW, antioquia: TO_GROW };
    expect(new Set(rally(spaces, 3).spaces)).toEqual(new Set(['space:cesar', 'space:huila', 'space:antioquia']));
    expect(rally(spaces, 2).spaces).toHaveLength(2);
    expect(rally(spaces, 9).spaces).toHaveLength(4);
  });

  it.each<[string, Note, string]>([
    ['2 for a base', TO_BASE, 'farc.rally.base'],
    ['hiding', TO_HIDE, 'farc.rally.hide'],
    ['new guerrillas', TO_GROW, 'farc.rally.place'],
  ])('%s: among equals by the table', (_, here, reason) => {
    const spaces = { antioquia: here, huila: here };
    expect(rally(spaces, 1, [1, 1, 5])).toMatchObject({ spaces: ['space:antioquia'], reasons: [reason] });
    expect(rally(spaces, 1, [5, 3, 5])).toMatchObject({ spaces: ['space:huila'], reasons: [reason] });
  });

  it('1 other space by the table, not one with support', () => {
    expect(rally({}, 9, [1, 1, 1])).toMatchObject({ spaces: ['space:cali'], reasons: ['farc.rally.other'] });
    expect(rally({}, 9, [1, 1, 3])).toMatchObject({ spaces: ['space:antioquia'] });
    expect(rally({ cali: { support: 'passive-support' } }, 9, [1, 1, 1])).toMatchObject({
      spaces: ['space:antioquia'],
    });
  });

  it('2 guerrillas with a shipment make no base; without cubes none goes underground', () => {
    const shipments = [{ space: 'huila', guerrilla: 'farc-guerrilla' }];
    const { reasons } = rally({ huila: { ...TO_BASE, 'farc-base': 1 } }, 1, [], { shipments });
    expect(reasons).toEqual(['farc.rally.place']);
    expect(rally({ huila: { ...TO_HIDE, police: 0 } }, 1).reasons).toEqual(['farc.rally.place']);
  });

  it('none available, none placed', () => {
    const all = { neiva: { support: 'passive-support', 'farc-guerrilla-active': 29, police: 29 } };
    expect(rally({ ...all, huila: TO_HIDE, cesar: TO_GROW }, 9).spaces).toEqual(['space:huila']);
  });

  it('Ecuador takes two pieces of FARC', () => {
    const spaces = { ecuador: { 'farc-base': 1 } };
    const { g } = rally(spaces, 1, [], { foreign: ['ecuador'] });
    expect(pieces(g, 'ecuador', 'farc-guerrilla-underground')).toBe(1);
    const full = rally({ ecuador: { 'farc-base': 2 } }, 1, [1, 1, 1], { foreign: ['ecuador'] });
    expect(full.reasons).toEqual(['farc.rally.other']);
  });
});

describe('8.7.1 Extort', () => {
  /** One space to Rally in, which FARC does not outnumber: what follows is Extort. */
  const ONE = { huila: { support: 'neutral', 'farc-base': 1, troops: 9 } };
  const extort = (spaces: Spaces, dice: readonly number[] = []) => {
    const { g, steps, x } = rally({ ...ONE, ...spaces }, 1, dice, {}, true);
    return { g, special: x.special, spaces: x.specialSpaces.length, asked: chosen(steps, 'extort.space'), steps };
  };
  const TWO = { support: 'passive-support', 'farc-guerrilla': 2 };

  it('in every space with 2 underground where FARC outnumbers all others', () => {
    const { g, special, spaces } = extort({
      bogota: { ...TWO, police: 1 },
      ibague: TWO,
      'loc-cali-pasto': { 'farc-guerrilla': 2 },
      neiva: { ...TWO, police: 2 },
      cartagena: { support: 'passive-support', 'farc-guerrilla': 1, 'farc-guerrilla-active': 3 },
    });
    expect([special, spaces, g.resources.farc]).toEqual(['extort', 3, 3]);
    expect(pieces(g, 'cartagena', 'farc-guerrilla-underground')).toBe(1);
  });

  it('equals in an order by the table', () => {
    const spaces = { bogota: TWO, ibague: TWO };
    expect(extort(spaces, [1, 1, 3]).asked[0]).toBe('space:ibague');
    expect(extort(spaces, [3, 3, 3]).asked[0]).toBe('space:bogota');
  });

  it('then on 1 LoC with an underground guerrilla, the lowest Econ first', () => {
    const { g, asked, steps } = extort({
      'loc-neiva-bogota': { 'farc-guerrilla': 1 },
      'loc-cali-pasto': { 'farc-guerrilla': 1 },
      'loc-arauca-cucuta': { 'farc-guerrilla': 2 },
      'loc-ibague-cali': { 'farc-guerrilla': 1, police: 1 },
    });
    expect(asked).toEqual(['space:loc-arauca-cucuta', 'space:loc-cali-pasto', 'done']);
    expect(steps.find((step) => step.option === 'space:loc-cali-pasto')).toMatchObject({
      rule: '8.7.1',
      reason: 'farc.extort.loc',
    });
    expect(g.resources.farc).toBe(2);
  });

  it('LoCs of one Econ by 8.3', () => {
    const spaces = { 'loc-cali-pasto': { 'farc-guerrilla': 1 }, 'loc-bogota-san-jose': { 'farc-guerrilla': 1 } };
    expect(extort(spaces, [1, 1, 1]).asked).toEqual(['space:loc-cali-pasto', 'done']);
    expect(extort(spaces, [3, 3, 3]).asked).toEqual(['space:loc-bogota-san-jose', 'done']);
  });

  it('or none, where there is no such space', () => {
    expect(extort({ bogota: { support: 'passive-support', 'farc-guerrilla': 1 } }).special).toBeUndefined();
  });
});
