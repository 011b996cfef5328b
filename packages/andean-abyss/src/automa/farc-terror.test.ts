import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { spaceId } from '../map.js';
import { ACTIVE } from '../pieces.js';
import { operate } from '../rules/operations/index.js';
import { letNonplayersAct } from '../testing/nonplayers.js';
import { positionWith } from '../testing/positions.js';

type Note = { readonly [key: string]: Json };
type Spaces = { readonly [space: string]: Note };

/** Ransoms of 1. */
const ONES = Array<number>(9).fill(1);

function terror(spaces: Spaces, dice: readonly number[] = [], note: Note = {}, special = true) {
  const g = positionWith(
    { spaces, resources: { farc: 9, government: 20, cartels: 20 }, ...note },
    { nonplayers: 'farc+auc+cartels' },
    [...ONES],
  );
  const { steps, value } = letNonplayersAct(g, operate(g, 'farc', 'terror', { special }), dice);
  const selections = steps.filter((step) => step.key === 'terror.space' && step.option.startsWith('space:'));
  const went = selections.map((step) => [step.option.slice('space:'.length), step.reason.slice('farc.terror.'.length)]);
  return { g, steps, went, x: value, kidnapped: value.specialSpaces.map(spaceId) };
}
/** Without the Kidnap. */
const went = (spaces: Spaces, dice: readonly number[] = [], note: Note = {}) => terror(spaces, dice, note, false).went;

const ONE = { 'farc-guerrilla': 1 };
const HOME = { ...ONE, support: 'neutral' };
const TRADE = { ...HOME, 'cartels-base': 1 };

describe('8.7.4 Terror, first: LoCs', () => {
  it('all without Sabotage, for free', () => {
    const { x, g } = terror(
      {
        'loc-cali-pasto': ONE,
        'loc-arauca-cucuta': { ...ONE, police: 2 },
        'loc-neiva-bogota': { ...ONE, sabotage: true },
      },
      [],
      {},
      false,
    );
    expect(x.selected.map(spaceId)).toEqual(['loc-arauca-cucuta', 'loc-cali-pasto']);
    expect(g.resources.farc).toBe(9);
  });

  it('before all others', () => {
    expect(went({ cali: HOME, 'loc-cali-pasto': ONE, cesar: HOME })).toEqual([
      ['loc-cali-pasto', 'loc'],
      ['cali', 'ransom'],
      ['cesar', 'people'],
    ]);
  });

  it('in an order by 8.3', () => {
    const spaces = { 'loc-cali-pasto': ONE, 'loc-bogota-san-jose': ONE };
    expect(went(spaces, [1, 1, 1])[0]).toEqual(['loc-cali-pasto', 'loc']);
    expect(went(spaces, [3, 3, 3])[0]).toEqual(['loc-bogota-san-jose', 'loc']);
  });
});

describe('8.7.4 Terror, second: where Kidnap could take something', () => {
  it.each<[string, Spaces, Note, boolean]>([
    ['a city', { cali: HOME }, {}, true],
    ['a city at active opposition', { cali: { ...HOME, support: 'active-opposition' } }, {}, true],
    ['a city with as many police', { cali: { ...HOME, police: 1 } }, {}, false],
    ['a city, the Government without resources', { cali: HOME }, { resources: { farc: 9, government: 0 } }, false],
    ['a department with a cartels base', { cesar: TRADE }, {}, true],
    ['a department without one', { cesar: HOME }, {}, false],
    ['a cartels base, they without resources', { cesar: TRADE }, { resources: { farc: 9, cartels: 0 } }, false],
    [
      'a cartels base, they without resources but with a shipment there',
      { cesar: { ...TRADE, 'cartels-guerrilla': 1 } },
      { resources: { farc: 9, cartels: 0 }, shipments: [{ space: 'cesar', guerrilla: 'cartels-guerrilla' }] },
      true,
    ],
  ])('%s', (_, spaces, note, ransom) => {
    // Huila is there so that there is a choice.
    expect(went({ ...spaces, huila: HOME }, [], note)[0][1]).toBe(ransom ? 'ransom' : 'people');
  });

  it('also a department without population', () => {
    expect(went({ vichada: { ...ONE, 'cartels-base': 1 }, huila: HOME })[0]).toEqual(['vichada', 'ransom']);
  });

  it('until there are 3, LoCs counted', () => {
    const spaces = { cali: HOME, pasto: HOME, cesar: TRADE, neiva: HOME };
    expect(went(spaces).map(([, reason]) => reason)).toEqual(['ransom', 'ransom', 'ransom', 'people']);
    const locs = { 'loc-cali-pasto': ONE, 'loc-neiva-bogota': ONE };
    expect(went({ ...spaces, ...locs }).map(([, reason]) => reason)).toEqual([
      'loc',
      'loc',
      'ransom',
      'people',
      'people',
      'people',
    ]);
  });

  it('LoCs where Kidnap could take nothing do not count', () => {
    const locs = { 'loc-cali-pasto': { ...ONE, police: 1 } };
    const reasons = went({ cali: HOME, pasto: HOME, neiva: HOME, ...locs }).map(([, reason]) => reason);
    expect(reasons).toEqual(['loc', 'ransom', 'ransom', 'ransom']);
  });

  it('by the table', () => {
    const spaces = { cali: HOME, cesar: TRADE };
    const note = { resources: { farc: 1 } };
    expect(went(spaces, [1, 1, 1], note)).toEqual([['cali', 'ransom']]);
    expect(went(spaces, [3, 1, 3], note)).toEqual([['cesar', 'ransom']]);
  });
});

describe('8.7.4 Terror, last: where people live', () => {
  it('all other spaces with population, not at active opposition', () => {
    const spaces = {
      cesar: HOME,
      huila: { ...HOME, support: 'passive-opposition' },
      antioquia: { ...HOME, support: 'active-opposition' },
      vichada: ONE,
    };
    expect(new Set(went(spaces).map(([space]) => space))).toEqual(new Set(['cesar', 'huila']));
  });

  it('by the table, while resources last', () => {
    const spaces = { cesar: HOME, huila: HOME };
    const note = { resources: { farc: 1 } };
    expect(went(spaces, [3, 1, 3], note)).toEqual([['cesar', 'people']]);
    expect(went(spaces, [5, 3, 5], note)).toEqual([['huila', 'people']]);
  });
});

describe('8.7.4 Kidnap', () => {
  it('in up to 3 spaces of the Terror: LoCs, then cities, then departments of the cartels', () => {
    const spaces = { 'loc-cali-pasto': ONE, cali: HOME, cesar: TRADE, huila: HOME };
    const { kidnapped, g, steps } = terror(spaces);
    expect(kidnapped).toEqual(['loc-cali-pasto', 'cali', 'cesar']);
    expect(g.resources).toMatchObject({ farc: 9 - 3 + 3, government: 18, cartels: 19 });
    expect(steps.filter((step) => step.option === 'kidnap').map((step) => step.reason)).toEqual([
      'farc.kidnap.loc',
      'farc.kidnap.city',
      'farc.kidnap.cartels',
    ]);
  });

  it('cities before departments', () => {
    const spaces = { 'loc-cali-pasto': ONE, 'loc-neiva-bogota': ONE, cesar: TRADE, cali: HOME };
    expect(terror(spaces, [3, 1, 3]).kidnapped.at(-1)).toBe('cali');
  });

  it('among more than 3 LoCs by 8.3', () => {
    const spaces = {
      'loc-arauca-cucuta': ONE,
      'loc-neiva-bogota': ONE,
      'loc-cali-pasto': ONE,
      'loc-bogota-san-jose': ONE,
    };
    // The first three dice are for the order of the Terror.
    expect(terror(spaces, [1, 1, 1, 1, 1, 1]).kidnapped[2]).toBe('loc-cali-pasto');
    expect(terror(spaces, [1, 1, 1, 3, 3, 3]).kidnapped[2]).toBe('loc-bogota-san-jose');
  });

  it('among cities, and among departments, by the table', () => {
    const none = { resources: { farc: 9, government: 20, cartels: 1 } };
    const first = [1, 1, 1];
    const cities = { cali: HOME, pasto: HOME };
    expect(terror(cities, [...first, 1, 1, 1]).kidnapped[0]).toBe('cali');
    expect(terror(cities, [...first, 5, 5, 1]).kidnapped[0]).toBe('pasto');
    const trades = { cesar: TRADE, huila: TRADE };
    expect(terror(trades, [...first, 3, 1, 3], none).kidnapped).toEqual(['cesar']);
    expect(terror(trades, [...first, 5, 3, 5], none).kidnapped).toEqual(['huila']);
  });

  it('in a city from the Government, also where there is a cartels base', () => {
    const { g, steps } = terror({ cali: { ...HOME, 'cartels-base': 1 } });
    expect(steps.find((step) => step.key === 'kidnap.victim')).toMatchObject({
      option: 'faction:government',
      rule: '8.7.4',
    });
    expect(g.resources).toMatchObject({ government: 19, cartels: 20 });
  });

  it('passes over a city whose Government is out of resources, even with cartels in it', () => {
    const spaces = { cali: { ...HOME, 'cartels-base': 1 } };
    const { kidnapped, x } = terror(spaces, [], { resources: { farc: 9, government: 0, cartels: 20 } });
    expect([kidnapped, x.special]).toEqual([[], undefined]);
  });

  it('skips a victim that the last ransom emptied', () => {
    const { kidnapped } = terror({ cali: HOME, pasto: HOME }, [], { resources: { farc: 9, government: 1 } });
    expect(kidnapped).toHaveLength(1);
  });

  it('takes a shipment in place of resources', () => {
    const spaces = { cesar: { ...TRADE, 'cartels-guerrilla': 1 } };
    const shipments = [{ space: 'cesar', guerrilla: 'cartels-guerrilla' }];
    const { g } = terror(spaces, [], { shipments, resources: { farc: 9, cartels: 0 } });
    expect(g.shipments).toHaveLength(1);
    expect(g.shipments[0].guerrilla).toBe(ACTIVE.farc);
  });

  it('only with more guerrillas than police, and only in spaces of this Terror', () => {
    const spaces = { cali: { ...HOME, police: 1 }, pasto: { ...HOME, support: 'neutral', 'farc-guerrilla-active': 1 } };
    expect(terror(spaces).kidnapped).toEqual(['pasto']);
    const poor = terror({ 'loc-cali-pasto': { ...ONE, police: 1 }, cali: HOME }, [], {
      resources: { farc: 0, government: 20 },
    });
    expect([poor.kidnapped, poor.x.special]).toEqual([[], undefined]);
  });
});
