import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { spaceRef } from '../references.js';
import { operate } from '../rules/operations/index.js';
import { letNonplayersAct, toward } from '../testing/nonplayers.js';
import { pieces, positionWith } from '../testing/positions.js';

const SOLO = { nonplayers: 'farc+auc+cartels' };
type Spaces = { readonly [space: string]: { readonly [piece: string]: Json } };

function march(spaces: Spaces, dice: readonly number[] = []) {
  const g = positionWith({ resources: { auc: 3 }, spaces }, SOLO);
  const { value: x, steps } = letNonplayersAct(g, operate(g, 'auc', 'march', { special: true }), dice);
  const first = steps.find((step) => step.key === 'march.space');
  return { g, x, steps, first, to: x.selected.map(spaceRef) };
}

/** Putumayo is next to Huila, Meta West, Guaviare, Vaupés and Amazonas, of which the last two are always neutral. */
const FROM = { putumayo: { 'auc-guerrilla': 2 } };
const NEST = { support: 'neutral', 'farc-base': 1 };
const BAND = { support: 'neutral', 'farc-guerrilla': 1 };
/** Guerrillas that come here become active: there are 3 cubes. */
const WATCHED = { support: 'passive-opposition', 'farc-guerrilla': 3 };

describe('8.6.2 March: where to', () => {
  it('to a FARC base that can be reached unseen, before other FARC pieces', () => {
    const { g, first } = march({ ...FROM, huila: NEST, amazonas: BAND, 'meta-west': { ...WATCHED, 'farc-base': 1 } });
    expect(first).toMatchObject({ option: 'space:huila', rule: '8.6.2', reason: 'auc.march.base.hidden' });
    expect(first?.dice).toBeUndefined();
    expect(pieces(g, 'putumayo', 'auc-guerrilla-underground')).toBe(0);
  });

  it('several of them go by the table', () => {
    const nests = { ...FROM, huila: NEST, vaupes: NEST };
    expect(march(nests, toward('huila')).first).toMatchObject({ option: 'space:huila', dice: '5-3-5' });
    expect(march(nests, toward('vaupes')).first).toMatchObject({ option: 'space:vaupes', dice: '3-5-5' });
  });

  const seenNest = { ...WATCHED, 'farc-base': 1 };
  it('to a FARC base where AUC becomes active, before other FARC pieces where it would stay underground', () => {
    const { g, first } = march({ ...FROM, huila: seenNest, amazonas: BAND });
    expect(first).toMatchObject({ option: 'space:huila', rule: '8.6.2', reason: 'auc.march.base' });
    expect(pieces(g, 'huila', 'auc-guerrilla-active')).toBe(2);
  });

  it('several of them go by the table', () => {
    const nests = { ...FROM, huila: seenNest, 'meta-west': seenNest };
    expect(march(nests, toward('huila')).first).toMatchObject({ option: 'space:huila', dice: '5-3-5' });
    expect(march(nests, toward('meta-west')).first).toMatchObject({ option: 'space:meta-west', dice: '5-3-1' });
  });

  it('where no FARC base will do, to FARC pieces that can be reached unseen', () => {
    const { first } = march({ ...FROM, huila: WATCHED, amazonas: BAND, arauca: NEST });
    expect(first).toMatchObject({ option: 'space:amazonas', rule: '8.6.2', reason: 'auc.march.farc.hidden' });
  });

  it('several of them go by the table', () => {
    const bands = { ...FROM, amazonas: BAND, vaupes: BAND };
    expect(march(bands, toward('amazonas')).first).toMatchObject({ option: 'space:amazonas', dice: '5-1-1' });
    expect(march(bands, toward('vaupes')).first).toMatchObject({ option: 'space:vaupes', dice: '3-5-5' });
  });

  it('last to FARC pieces where AUC becomes active; the table decides among several', () => {
    const bands = { ...FROM, huila: WATCHED, 'meta-west': WATCHED };
    expect(march(bands, toward('huila')).first).toMatchObject({
      option: 'space:huila',
      rule: '8.6.2',
      reason: 'auc.march.farc',
      dice: '5-3-5',
    });
    expect(march(bands, toward('meta-west')).first).toMatchObject({ option: 'space:meta-west' });
    expect(march({ ...FROM, huila: WATCHED }).first).toMatchObject({ option: 'space:huila' });
  });

  it('not where AUC guerrillas are, nor onto a line of communication', () => {
    const there = { ...NEST, 'auc-guerrilla-active': 1 };
    const loc = { 'loc-neiva-pasto': { 'farc-guerrilla': 1 } };
    expect(march({ ...FROM, ...loc, huila: there, amazonas: BAND }).to).toEqual(['space:amazonas']);
  });

  it('not from where everybody has to stay', () => {
    const spaces = {
      putumayo: { 'auc-guerrilla': 1, 'farc-guerrilla': 1 },
      huila: NEST,
      arauca: { 'auc-guerrilla': 1 },
    };
    expect(march({ ...spaces, vichada: BAND }).to).toEqual(['space:vichada']);
  });

  it('to one space only', () => {
    const { g, to } = march({
      putumayo: { 'auc-guerrilla': 2 },
      guainia: { 'auc-guerrilla': 1 },
      huila: NEST,
      vaupes: BAND,
    });
    expect(to).toEqual(['space:huila']);
    expect(pieces(g, 'guainia', 'auc-guerrilla-active')).toBe(1);
  });
});

describe('8.6.2 March: which guerrillas', () => {
  it('all from every space next to it', () => {
    const { g } = march({
      putumayo: { 'auc-guerrilla': 2, 'auc-guerrilla-active': 1 },
      neiva: { 'auc-guerrilla-active': 2 },
      'loc-neiva-pasto': { 'auc-guerrilla': 1 },
      arauca: { 'auc-guerrilla': 1, police: 1 },
      huila: NEST,
    });
    expect([
      pieces(g, 'huila', 'auc-guerrilla-underground') + pieces(g, 'huila', 'auc-guerrilla-active'),
      pieces(g, 'arauca', 'auc-guerrilla-underground'),
    ]).toEqual([6, 1]);
  });

  it('but 1 stays with an AUC base or with anything of FARC', () => {
    const { g } = march({
      putumayo: { 'auc-guerrilla': 3, 'auc-base': 1 },
      neiva: { 'auc-guerrilla': 2, 'farc-guerrilla-active': 1, police: 4 },
      pasto: { 'auc-guerrilla': 1, 'cartels-base': 1, troops: 1 },
      huila: NEST,
    });
    const left = (['putumayo', 'neiva', 'pasto'] as const).map(
      (space) => pieces(g, space, 'auc-guerrilla-underground') + pieces(g, space, 'auc-guerrilla-active'),
    );
    expect(left).toEqual([1, 1, 0]);
  });

  it('as many as come unseen (8.1.2)', () => {
    const { g } = march({
      putumayo: { 'auc-guerrilla': 4 },
      huila: { support: 'passive-opposition', 'farc-base': 1, 'farc-guerrilla': 1 },
    });
    expect([pieces(g, 'huila', 'auc-guerrilla-underground'), pieces(g, 'huila', 'auc-guerrilla-active')]).toEqual([
      2, 0,
    ]);
  });
});

describe('8.6.2 Extort', () => {
  it('then wherever it is possible, as in 8.6.1', () => {
    const { g, x, steps } = march({ ...FROM, huila: NEST, arauca: { 'auc-guerrilla': 1 } });
    expect(x.special).toBe('extort');
    // 3, less 1 for the March, and 1 each from Huila, where AUC came in strength, and Arauca.
    expect(g.resources.auc).toBe(4);
    expect(x.specialSpaces).toHaveLength(2);
    expect(steps.some((step) => step.rule === '8.6.1' && step.reason === 'auc.extort')).toBe(true);
  });

  it('not at all if it is possible nowhere', () => {
    expect(march({ putumayo: { 'auc-guerrilla': 1 }, huila: NEST }).x.special).toBeUndefined();
  });
});
