import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { INSURGENTS, type Insurgent } from '../factions.js';
import { ALL_SPACES, CITIES, isForest, spaceId } from '../map.js';
import { takeAction } from '../rules/sequence.js';
import { playEvent } from '../testing/events.js';
import { chosen, letNonplayersAct, toward } from '../testing/nonplayers.js';
import { at, pieces, positionWith } from '../testing/positions.js';

type Note = { readonly [key: string]: Json };
type Spaces = Record<string, Note>;

describe('8.4.4 card 57, Op Millennium', () => {
  it('cities before departments, bases before guerrillas', () => {
    const spaces = { huila: { police: 3 }, cali: { police: 1 }, pasto: { police: 2, 'auc-base': 2 } };
    const { g, steps, reasons } = playEvent(57, 'farc', spaces, { dice: toward('pasto') });
    expect(chosen(steps, 'event.replaceFrom')).toEqual(['space:pasto', 'space:cali']);
    expect(reasons('event.replaceFrom')[0]).toBe('8.4.4 event.57');
    expect([pieces(g, 'cali', 'cartels-base'), pieces(g, 'pasto', 'cartels-guerrilla-underground')]).toEqual([1, 1]);
  });

  it('departments by the table when there are no cities, LoCs last', () => {
    const spaces = {
      huila: { police: 1 },
      cesar: { police: 1 },
      choco: { police: 1 },
      'loc-cali-pasto': { police: 1 },
    };
    const { steps } = playEvent(57, 'cartels', spaces, { dice: [...toward('choco'), ...toward('cesar')] });
    expect(chosen(steps, 'event.replaceFrom')).toEqual(['space:choco', 'space:cesar']);
  });
});

describe('8.4.4 card 58, General Serrano', () => {
  const policed = { police: 1, 'cartels-base': 1 };

  it('police leave the cartels’ bases, cities first, for spaces without cartels', () => {
    const spaces = { huila: policed, cali: { ...policed, police: 2 }, cesar: { police: 4 } };
    const { g, steps, reasons } = playEvent(58, 'farc', spaces, {
      dice: [...toward('cali'), ...toward('bogota'), ...toward('huila')],
    });
    expect(chosen(steps, 'event.moveFrom').slice(0, 3)).toEqual(['space:cali', 'space:cali', 'space:huila']);
    expect(reasons('event.moveFrom')[0]).toBe('8.4.4 event.58.from');
    // Cali itself has cartels: the next of the table is Ibagué.
    expect(chosen(steps, 'event.moveTo').slice(0, 2)).toEqual(['space:ibague', 'space:bogota']);
    expect([pieces(g, 'cali', 'police'), pieces(g, 'huila', 'police')]).toEqual([0, 0]);
    expect(new Set(steps.map((step) => step.faction))).toEqual(new Set(['cartels']));
  });

  it('4 in all: then from other pieces of the cartels, then from anywhere (8.4.2)', () => {
    const spaces = { huila: policed, choco: { police: 1, 'cartels-guerrilla': 1 }, cesar: { police: 5 } };
    const { steps } = playEvent(58, 'cartels', spaces, { dice: [1, 1, 1, 1, 1, 1, ...toward('cesar')] });
    expect(chosen(steps, 'event.moveFrom').slice(0, 3)).toEqual(['space:huila', 'space:choco', 'space:cesar']);
    expect(chosen(steps, 'event.moveFrom')).toHaveLength(4);
  });
});

describe('8.4.4 card 59, Salcedo', () => {
  const base = { 'cartels-base': 1 };

  it('guerrillas that guard no base go to bases without any, those of the table first', () => {
    const spaces = {
      cali: { 'cartels-guerrilla-active': 1 },
      huila: { ...base, 'cartels-guerrilla': 3 },
      cesar: base,
      choco: base,
    };
    const { g, steps, reasons } = playEvent(59, 'auc', spaces, { dice: [...toward('cali'), ...toward('choco')] });
    expect(chosen(steps, 'event.moveTo')).toEqual(['space:choco', 'space:cesar']);
    expect(
      ['cali', 'huila', 'cesar', 'choco'].map((id) => pieces(g, id as SpaceId, 'cartels-guerrilla-underground')),
    ).toEqual([0, 2, 1, 1]);
    expect(reasons('event.moveFrom')).toEqual(['8.4.4 event.59.from', '8.4.4 event.59.from', '8.4.4 event.59.done']);
  });

  it('those away from bases go to any of them when all are guarded; guards stay', () => {
    const spaces = {
      cali: { 'cartels-guerrilla': 2 },
      huila: { ...base, 'cartels-guerrilla': 1 },
      cesar: { ...base, 'cartels-guerrilla': 1 },
    };
    const { g, reasons } = playEvent(59, 'cartels', spaces, { dice: [...toward('cesar'), ...toward('cesar')] });
    expect([
      pieces(g, 'cesar', 'cartels-guerrilla-underground'),
      pieces(g, 'cali', 'cartels-guerrilla-underground'),
    ]).toEqual([3, 0]);
    expect(reasons('event.moveTo')).toEqual(['8.4.4 event.59.base', '8.4.4 event.59.base']);
  });
});

describe('8.4.4 card 60, The Chess Player', () => {
  it('bases in cities of the table, and a free Bribe by 8.5.3', () => {
    const spaces = {
      huila: { 'farc-guerrilla': 3, 'cartels-guerrilla': 1 },
      cesar: { 'cartels-guerrilla': 1, 'government-base': 1, troops: 2 },
      pasto: { troops: 6 },
    };
    const { g, steps } = playEvent(60, 'farc', spaces, {
      dice: [...toward('bogota'), ...toward('neiva')],
      position: { resources: { cartels: 0 } },
    });
    expect(chosen(steps, 'event.place')).toEqual(['space:bogota', 'space:neiva']);
    expect(steps.find((step) => step.key === 'event.space')).toMatchObject({ option: 'space:cesar', rule: '8.5.3' });
    expect([pieces(g, 'cesar', 'government-base'), pieces(g, 'cesar', 'troops')]).toEqual([0, 2]);
    expect(g.resources.cartels).toBe(0);
  });

  it('a Bribe outside its list goes to any space', () => {
    const { steps, reasons } = playEvent(
      60,
      'cartels',
      { choco: { troops: 1 }, huila: { troops: 1 } },
      {
        dice: [...toward('cali'), ...toward('cali'), ...toward('huila')],
      },
    );
    expect(chosen(steps, 'event.space')).toEqual(['space:huila']);
    expect(reasons('event.space')).toEqual(['8.4.3 event.random']);
  });
});

describe('8.4.4 cards 63 and 69: operations instead', () => {
  it.each([63, 69])('%i', (card) => {
    const g = positionWith(
      { card, acting: 'cartels', spaces: { huila: { 'cartels-guerrilla': 2 } }, resources: { cartels: 5 } },
      { nonplayers: 'farc+auc+cartels' },
    );
    const { steps } = letNonplayersAct(g, takeAction(g));
    expect(steps[0].option).not.toBe('event');
    expect(steps[0]).toMatchObject({ rule: '8.1', reason: 'operationsInstead' });
  });
});

describe('8.4.4 card 65, Poppies', () => {
  /** All 15 bases of the cartels stand in cities. */
  const outOf: Spaces = Object.fromEntries(
    CITIES.slice(0, 8).map((s, i) => [spaceId(s), { 'cartels-base': i < 7 ? 2 : 1 }]),
  );

  it.each(INSURGENTS)('%s places its own base in a mountain of the table with room', (faction) => {
    const { g, steps, reasons } = playEvent(
      65,
      faction,
      { huila: { 'auc-base': 1, 'farc-base': 1 } },
      { dice: toward('huila') },
    );
    expect(chosen(steps, 'event.department')).toEqual(['space:antioquia']);
    expect(pieces(g, 'antioquia', `${faction}-base`)).toBe(1);
    expect([reasons('event.choice'), reasons('event.faction')]).toEqual([[], ['8.4 event.self']]);
  });

  const lost = (faction: Insurgent, spaces: Spaces, position: Note = {}, options = {}) => {
    const { steps } = playEvent(65, faction, { ...outOf, ...spaces }, { position, options });
    return ['department', 'choice', 'faction'].map((key) => chosen(steps, `event.${key}`).at(-1));
  };

  it('else it removes an enemy’s: the cartels FARC first', () => {
    const spaces = { huila: { 'auc-base': 1, 'farc-base': 1, 'cartels-guerrilla': 1 }, cesar: { 'auc-base': 2 } };
    expect(lost('cartels', spaces)).toEqual(['space:huila', 'remove-insurgent-base', 'faction:farc']);
    expect(lost('cartels', { cesar: { 'auc-base': 1 } })).toEqual(['space:cesar', 'remove-insurgent-base', undefined]);
  });

  it('else FARC AUC first', () => {
    const nine = Object.fromEntries(['choco', 'narino', 'putumayo', 'guaviare'].map((id) => [id, { 'farc-base': 2 }]));
    const spaces = {
      ...nine,
      vaupes: { 'farc-base': 1 },
      huila: { 'auc-base': 1, 'cartels-base': 1, 'farc-guerrilla': 1 },
      cali: {},
    };
    expect(lost('farc', spaces)).toEqual(['space:huila', 'remove-insurgent-base', 'faction:auc']);
  });

  it('else gets a shipment, else removes an enemy’s', () => {
    const own = { huila: { 'cartels-guerrilla': 1, 'farc-guerrilla': 1 } };
    expect(lost('cartels', own)).toEqual(['space:huila', 'place-shipment', 'faction:cartels']);
    const shipments = Array.from({ length: 4 }, () => ({ space: 'huila', guerrilla: 'farc-guerrilla' }));
    expect(lost('cartels', own, { shipments })).toEqual(['space:huila', 'remove-shipment', undefined]);
  });

  it('in the second edition both a shipment and a base', () => {
    const spaces = { huila: { 'auc-guerrilla': 1, 'farc-guerrilla': 1 } };
    const { g } = playEvent(65, 'auc', spaces, { options: { edition: '2' } });
    expect([g.shipments.length, pieces(g, 'huila', 'auc-base')]).toEqual([1, 1]);
  });
});

describe('8.4.4 card 70, Ayahuasca Tourism', () => {
  const forests = ALL_SPACES.filter(isForest).map(spaceId);

  it.each(INSURGENTS)('%s makes the Terror itself, active guerrillas before underground ones', (faction) => {
    const own = { [`${faction}-guerrilla`]: 1, [`${faction}-guerrilla-active`]: 1 };
    const other = { [`${faction === 'farc' ? 'auc' : 'farc'}-guerrilla`]: 1 };
    const { g, steps } = playEvent(
      70,
      faction,
      { choco: { ...own, ...other }, vaupes: own },
      { position: { resources: { [faction]: 0 } } },
    );
    expect(forests).toContain('vaupes');
    expect(chosen(steps, 'event.faction')).toEqual([`faction:${faction}`]);
    expect(new Set(chosen(steps, 'event.terrorBy'))).toEqual(new Set([`piece:${faction}-guerrilla-active`]));
    expect(pieces(g, 'choco', `${faction}-guerrilla-underground`)).toBe(1);
    expect([g.terror[at('choco')], g.terror[at('vaupes')], g.resources[faction]]).toEqual([1, 1, 6]);
  });
});

describe('8.4.4 card 72, Sicarios', () => {
  it('all available guerrillas: first to bases without any, one each, then evenly by the table', () => {
    const base = { 'cartels-base': 1 };
    const spaces = {
      cali: { ...base, 'cartels-guerrilla': 2 },
      huila: base,
      cesar: base,
      vaupes: { 'cartels-guerrilla': 4 },
    };
    const { g, steps, reasons } = playEvent(72, 'farc', spaces, {
      dice: [...toward('cesar'), ...toward('huila'), ...toward('cesar'), ...toward('huila')],
    });
    expect(chosen(steps, 'event.place').slice(0, 3)).toEqual(['space:cesar', 'space:huila', 'space:huila']);
    expect(new Set(reasons('event.number'))).toEqual(new Set(['8.4.4 event.72']));
    expect(
      (['cali', 'huila', 'cesar'] as const).map((id) => pieces(g, id, 'cartels-guerrilla-underground')).sort(),
    ).toEqual([2, 3, 3]);
  });
});
