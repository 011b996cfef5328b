import { describe, expect, it } from 'vitest';
import { spaceOf } from '../map.js';
import { pieceOf } from '../pieces.js';
import { cartelsDo, type Spaces, shipmentsAt } from '../testing/cartels.js';
import { pieces } from '../testing/positions.js';

const terror = (spaces: Spaces, dice?: readonly number[], more?: Parameters<typeof cartelsDo>[3]) =>
  cartelsDo('terror', spaces, dice, more);

/** Dice of 8.2 that begin at the top of the left column, and at the foot of the right one. */
const CALI = [1, 1, 1];
const PASTO = [6, 6, 1];

describe('8.5.3 Terror', () => {
  const one = { 'cartels-guerrilla': 1 };
  const broke = { resources: { cartels: 3 } };
  const supported = { ...one, support: 'passive-support' };
  const opposed = { ...one, support: 'active-opposition' };
  const neutral = { ...one, support: 'neutral' };

  it('where there is support first, then opposition, then neither', () => {
    const { g, at, why, steps } = terror({ cali: neutral, medellin: opposed, neiva: supported }, [], broke);
    expect(at('terror.space')).toEqual(['space:neiva', 'space:medellin', 'space:cali']);
    expect(why('terror.space')).toEqual(['support', 'opposition', 'neutral'].map((level) => `cartels.terror.${level}`));
    expect(steps.every((step) => step.key !== 'terror.space' || step.rule === '8.5.3')).toBe(true);
    expect(pieces(g, 'neiva', 'cartels-guerrilla-active')).toBe(1);
    expect([g.support[spaceOf('neiva')], g.support[spaceOf('medellin')]]).toEqual([0, -1]);
  });

  it.each([
    ['support', supported, opposed],
    ['opposition', opposed, neutral],
    ['neither', neutral, {}],
  ])('among several with %s the dice decide', (_, level, other) => {
    const spaces = { cali: level, pasto: level, medellin: { support: 'neutral', ...other } };
    const last = { resources: { cartels: 1 } };
    expect(terror(spaces, CALI, last).at('terror.space')).toEqual(['space:cali']);
    const elsewhere = terror(spaces, PASTO, last);
    expect(elsewhere.at('terror.space')).toEqual(['space:pasto']);
    expect(elsewhere.steps[0]).toMatchObject({ dice: '6-6-1' });
  });

  it('3 spaces at most', () => {
    const { g, at } = terror({ cali: one, medellin: one, neiva: one, pasto: one }, [...CALI, ...CALI, ...CALI]);
    expect(at('terror.space')).toHaveLength(3);
    expect(g.resources.cartels).toBe(7);
  });

  it('only where people live, and a guerrilla is underground', () => {
    const spaces = { vichada: one, 'loc-cali-pasto': one, neiva: { 'cartels-guerrilla-active': 1 }, cali: one };
    expect(terror(spaces).at('terror.space')).toEqual(['space:cali']);
  });

  it('ends without resources (8.1)', () => {
    const { g, at } = terror({ cali: one, medellin: one, neiva: one }, [...CALI, ...CALI], {
      resources: { cartels: 2 },
    });
    expect(at('terror.space')).toHaveLength(2);
    expect(g.resources.cartels).toBe(0);
  });
});

describe('8.5.3 Bribe', () => {
  /** A Terror in Cali comes before. */
  const first = { cali: { 'cartels-guerrilla': 1 } };
  const base = { 'cartels-base': 1 };
  const bribe = (spaces: Spaces, dice: readonly number[] = [], resources = 4) =>
    terror({ ...first, ...spaces }, dice, { resources: { cartels: resources } });

  it('in 3 spaces, against the Government, then FARC, then AUC', () => {
    const spaces = {
      neiva: { ...base, 'auc-guerrilla': 1 },
      pasto: { ...base, 'farc-guerrilla': 1 },
      arauca: { ...base, troops: 1 },
    };
    const { g, at, why } = bribe(spaces, [], 10);
    expect(at('bribe.space')).toEqual(['space:arauca', 'space:pasto', 'space:neiva']);
    expect(pieces(g, 'neiva', 'auc-guerrilla-underground')).toBe(0);
    expect(
      [...why('afterwards'), ...why('terror.space')].filter((reason) => reason.startsWith('cartels.bribe')),
    ).toEqual(['cartels.bribe.government', 'cartels.bribe.farc', 'cartels.bribe.auc']);
    expect(g.resources.cartels).toBe(0);
  });

  it('3 at most', () => {
    const cop = { ...base, police: 1 };
    const { g, at } = bribe({ neiva: cop, pasto: cop, arauca: cop, ibague: cop }, [...CALI, ...CALI, ...CALI], 20);
    expect(at('bribe.space')).toEqual(['space:ibague', 'space:arauca', 'space:neiva']);
    expect(g.resources.cartels).toBe(20 - 1 - 9);
  });

  it.each(['police', 'farc-guerrilla', 'auc-guerrilla'])('among several with %s the dice decide', (piece) => {
    const both = { neiva: { ...base, [piece]: 1 }, pasto: { ...base, [piece]: 1 } };
    expect(bribe(both, CALI).at('bribe.space')).toEqual(['space:neiva']);
    expect(bribe(both, PASTO).at('bribe.space')).toEqual(['space:pasto']);
  });

  it('on LoCs by 8.3, after cities and departments', () => {
    const here = { 'cartels-guerrilla': 1, police: 1 };
    const locs = { 'loc-cali-pasto': here, 'loc-arauca-cucuta': here };
    expect(bribe(locs).at('bribe.space')).toEqual(['space:loc-arauca-cucuta']);
    expect(bribe({ ...locs, pasto: { ...base, police: 1 } }).at('bribe.space')).toEqual(['space:pasto']);
  });

  it('not where the cartels are not', () => {
    const { g, why } = bribe({ neiva: { troops: 2 } });
    expect(why('terror.space').concat(why('afterwards')).at(-1)).toBe('done');
    expect([pieces(g, 'neiva', 'troops'), g.resources.cartels]).toEqual([2, 3]);
  });

  it('not with fewer than 3 resources', () => {
    const { g } = bribe({ neiva: { ...base, troops: 2 } }, [], 3);
    expect([pieces(g, 'neiva', 'troops'), g.resources.cartels]).toEqual([2, 2]);
  });

  it('buys a base of the Government before cubes', () => {
    const { g, why } = bribe({ neiva: { ...base, troops: 2, 'government-base': 1 } });
    expect(why('bribe.way')).toEqual(['cartels.bribe.base']);
    expect([pieces(g, 'neiva', 'government-base'), pieces(g, 'neiva', 'troops')]).toEqual([0, 2]);
  });

  it('else 2 cubes, police before troops', () => {
    const { g, why } = bribe({ neiva: { ...base, troops: 2, police: 1, 'farc-base': 1 } });
    expect(why('bribe.way')).toEqual(['cartels.bribe.cubes']);
    expect(why('bribe.target')[0]).toBe('target.order');
    expect([pieces(g, 'neiva', 'troops'), pieces(g, 'neiva', 'police'), pieces(g, 'neiva', 'farc-base')]).toEqual([
      1, 0, 1,
    ]);
  });

  it('else 2 guerrillas, the underground before the active, FARC before AUC', () => {
    const farc = { 'farc-guerrilla': 1, 'farc-guerrilla-active': 2, 'auc-guerrilla': 2 };
    const { g, why } = bribe({ neiva: { ...base, ...farc } });
    expect(why('bribe.way')).toEqual(['cartels.bribe.guerrillas']);
    expect([
      pieces(g, 'neiva', 'farc-guerrilla-underground'),
      pieces(g, 'neiva', 'farc-guerrilla-active'),
      pieces(g, 'neiva', 'auc-guerrilla-underground'),
    ]).toEqual([0, 1, 2]);
  });

  it('to the full: the second guerrilla is AUC’s if FARC has but one (8.1.1)', () => {
    const { g, why } = bribe({ neiva: { ...base, 'farc-guerrilla': 1, 'auc-guerrilla': 2 } });
    expect(why('bribe.target')).toEqual(['target.order', 'target.order']);
    expect(pieces(g, 'neiva', 'farc-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'neiva', 'auc-guerrilla-underground')).toBe(1);
  });

  it('of two bases that of FARC before that of AUC', () => {
    const bases = bribe({ neiva: { 'cartels-guerrilla-active': 1, 'farc-base': 1, 'auc-base': 1 } });
    expect([pieces(bases.g, 'neiva', 'farc-base'), pieces(bases.g, 'neiva', 'auc-base')]).toEqual([0, 1]);
  });

  it('never turns a guerrilla over, its own least of all', () => {
    const { g } = bribe({ neiva: { 'cartels-guerrilla-active': 1, 'auc-guerrilla-active': 1 } });
    expect([pieces(g, 'neiva', 'cartels-guerrilla-active'), pieces(g, 'neiva', 'auc-guerrilla-active')]).toEqual([
      1, 0,
    ]);
  });

  it('keeps the shipments of those it buys (4.5.4, 8.1.2)', () => {
    const spaces = { ...first, neiva: { 'cartels-guerrilla': 1, 'farc-guerrilla': 1 } };
    const shipments = shipmentsAt('neiva', 1, 'farc-guerrilla');
    const { g } = terror(spaces, CALI, { resources: { cartels: 5 }, shipments });
    expect(g.shipments).toHaveLength(1);
    expect([pieceOf('cartels-guerrilla-underground'), pieceOf('cartels-guerrilla-active')]).toContain(
      g.shipments[0].guerrilla,
    );
  });
});
