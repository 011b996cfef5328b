import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Insurgent } from '../factions.js';
import { playEvent } from '../testing/events.js';
import { chosen, toward } from '../testing/nonplayers.js';
import { pieces } from '../testing/positions.js';

type Note = { readonly [key: string]: Json };

describe('8.4.4 card 19, General Offensive', () => {
  const way = (faction: Insurgent, what: Note, space = 'huila', position: Note = {}) => {
    const spaces = { [space]: { [`${faction}-guerrilla`]: 1, police: 1, ...what } };
    const { steps } = playEvent(19, faction, spaces, { rolls: [6], position });
    return chosen(steps, 'event.operation')[0];
  };

  it('Terror where it shifts a level, otherwise Attack', () => {
    expect(way('auc', { support: 'passive-support' })).toBe('terror');
    expect(way('auc', { support: 'neutral' })).toBe('attack');
    expect(way('farc', { support: 'neutral' })).toBe('terror');
    expect(way('farc', { support: 'active-opposition' })).toBe('attack');
  });

  it('FARC also in spaces without population, the others not', () => {
    expect(way('farc', {}, 'vichada')).toBe('terror');
    expect(way('cartels', {}, 'vichada')).toBe('attack');
  });

  it('Terror where it places Sabotage', () => {
    expect(way('cartels', {}, 'loc-cali-pasto')).toBe('terror');
    expect(way('cartels', { sabotage: true }, 'loc-cali-pasto')).toBe('attack');
    const spaces = { 'loc-cali-pasto': { 'auc-guerrilla': 1, police: 1 }, cesar: { terror: 40 } };
    expect(chosen(playEvent(19, 'auc', spaces, { rolls: [6] }).steps, 'event.operation')).toEqual(['attack']);
  });

  it('targets are those of its Attack, and spaces come in the order of the table', () => {
    const spaces = {
      vichada: { 'auc-guerrilla': 6, 'farc-guerrilla': 1, police: 1, troops: 1 },
      cali: { 'auc-guerrilla-active': 1, police: 1, support: 'neutral' },
    };
    const { g, steps } = playEvent(19, 'auc', spaces, { rolls: [2, 6], dice: toward('vichada') });
    expect(chosen(steps, 'event.space')).toEqual(['space:vichada', 'space:cali']);
    expect(chosen(steps, 'attack.target')).toEqual(['piece:farc-guerrilla-underground', 'piece:police']);
    expect(pieces(g, 'vichada', 'troops')).toBe(1);
  });
});

describe('8.4.4 card 20, Mono Jojoy', () => {
  it('FARC marches for free by 8.7.2, then hides those with a base and cubes first', () => {
    const spaces = {
      arauca: { support: 'active-opposition', 'farc-guerrilla': 2 },
      santander: { support: 'passive-support' },
      choco: { 'farc-guerrilla-active': 2, 'farc-base': 1, police: 1, support: 'passive-opposition' },
      narino: { 'farc-guerrilla-active': 5, support: 'passive-opposition' },
    };
    const { g, steps, reasons } = playEvent(20, 'auc', spaces, { position: { resources: { farc: 0 } } });
    expect(chosen(steps, 'march.space').slice(0, 2)).toEqual(['space:loc-arauca-cucuta', 'space:loc-yopal-bogota']);
    expect(steps[0]).toMatchObject({ faction: 'farc', rule: '8.7.2' });
    expect(chosen(steps, 'event.flip')).toEqual(['space:choco', 'space:narino']);
    expect(reasons('event.flip')).toEqual(['8.4.4 event.20', '8.4.3 event.random']);
    expect(pieces(g, 'choco', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'narino', 'farc-guerrilla-active')).toBe(4);
    expect(g.resources.farc).toBe(0);
  });

  it('without a destination on its list no guerrilla marches, but some still hide', () => {
    const spaces = { choco: { 'farc-guerrilla-active': 1, support: 'passive-support' } };
    const { g, steps } = playEvent(20, 'farc', spaces);
    expect(chosen(steps, 'march.space')).toEqual(['done']);
    expect(pieces(g, 'choco', 'farc-guerrilla-underground')).toBe(1);
  });
});

describe('8.4.4 card 21, Raúl Reyes', () => {
  it('the base goes where FARC guerrillas and support are', () => {
    const spaces = {
      huila: { 'farc-guerrilla': 3, support: 'neutral' },
      cali: { support: 'active-support' },
      cesar: { 'farc-guerrilla': 1, support: 'passive-support', 'auc-base': 1 },
      pasto: { 'farc-guerrilla': 1, support: 'active-support', 'auc-base': 2 },
    };
    const { g, reasons } = playEvent(21, 'cartels', spaces);
    expect(pieces(g, 'cesar', 'farc-base')).toBe(1);
    expect(reasons('event.place')).toEqual(['8.4.4 event.21']);
  });

  it('several such by the table, and without such any space', () => {
    const such = { 'farc-guerrilla': 1, support: 'passive-support' };
    const { g } = playEvent(21, 'farc', { cali: such, huila: such }, { dice: toward('bogota') });
    expect(pieces(g, 'huila', 'farc-base')).toBe(1);
    const any = playEvent(21, 'farc', {}, { dice: toward('bogota') });
    expect([pieces(any.g, 'bogota', 'farc-base'), ...any.reasons('event.place')]).toEqual([1, '8.4.3 event.random']);
  });
});

describe('8.4.4 card 29, Kill Zone', () => {
  it.each(['farc', 'auc'] as const)('%s names itself', (faction) => {
    const spaces = { huila: { 'farc-guerrilla': 1, 'auc-guerrilla': 1, police: 1 } };
    const { steps, reasons } = playEvent(29, faction, spaces);
    expect(chosen(steps, 'event.faction')).toEqual([`faction:${faction}`]);
    expect(reasons('event.faction')).toEqual(['8.4 event.self']);
  });

  it('FARC: where a shipment is to be had, then AUC, the Government, cartels', () => {
    const cartels = { 'farc-guerrilla': 1, 'cartels-guerrilla': 1 };
    const spaces: Record<string, Note> = {
      cali: { 'farc-guerrilla': 1, troops: 4 },
      cesar: { 'farc-guerrilla-active': 1, 'auc-base': 1 },
      pasto: cartels,
      huila: cartels,
    };
    const where = (position: Note) => chosen(playEvent(29, 'farc', spaces, { position }).steps, 'event.space')[0];
    expect(where({ shipments: [{ space: 'pasto', guerrilla: 'cartels-guerrilla' }] })).toBe('space:pasto');
    expect(where({})).toBe('space:cesar');
    const { cesar: _, ...rest } = spaces;
    expect(chosen(playEvent(29, 'farc', rest).steps, 'event.space')).toEqual(['space:cali']);
    const { cali: __, ...last } = rest;
    const { steps, g } = playEvent(29, 'farc', last, { dice: toward('huila') });
    expect(chosen(steps, 'event.space')).toEqual(['space:huila']);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(2);
  });

  it('both Ambushes take the first targets of the faction', () => {
    const spaces = { cali: { 'auc-guerrilla-active': 1, 'farc-guerrilla': 1, police: 1, troops: 2 } };
    const { g, steps } = playEvent(29, 'auc', spaces);
    expect(chosen(steps, 'attack.target').slice(0, 2)).toEqual(['piece:farc-guerrilla-underground', 'piece:police']);
    expect(pieces(g, 'cali', 'troops')).toBe(0);
  });

  it('the cartels name AUC against FARC, else FARC against AUC, else either', () => {
    const names = (spaces: Record<string, Note>, dice: number[] = []) =>
      chosen(playEvent(29, 'cartels', spaces, { dice }).steps, 'event.faction')[0];
    const meeting = { 'farc-guerrilla': 1, 'auc-guerrilla': 1 };
    expect(names({ huila: meeting, cali: { 'farc-guerrilla': 1, police: 1 } })).toBe('faction:auc');
    const onBase = { huila: { 'farc-guerrilla': 1, 'auc-base': 1 }, cali: { 'auc-guerrilla': 1, police: 1 } };
    expect(names(onBase)).toBe('faction:farc');
    const apart = { huila: { 'farc-guerrilla': 1, police: 1 }, cali: { 'auc-guerrilla': 1, police: 1 } };
    expect(['faction:farc', 'faction:auc']).toContain(names(apart));
  });
});

describe('8.4.4 and 8.1.2 An event that has AUC fight where none of its targets is (19)', () => {
  it('hits whoever there is, underground before active', () => {
    const spaces = { vichada: { 'auc-guerrilla-active': 6, 'cartels-guerrilla': 1, 'cartels-guerrilla-active': 2 } };
    const { steps } = playEvent(19, 'auc', spaces, { rolls: [2] });
    expect(chosen(steps, 'attack.target')[0]).toBe('piece:cartels-guerrilla-underground');
    expect(steps.every((step) => step.reason !== 'any')).toBe(true);
  });
});

describe('8.4.4 card 34, Airdropped AKs', () => {
  it.each(['farc', 'auc', 'cartels'] as const)('%s places its own pieces, in a department of the table', (faction) => {
    const { g, steps } = playEvent(34, faction, { vaupes: { 'farc-base': 2 } }, { dice: toward('vaupes') });
    expect(chosen(steps, 'event.faction')).toEqual([`faction:${faction}`]);
    // Vaupés has no room for the base: on to the next.
    expect([
      pieces(g, 'amazonas', `${faction}-base`),
      pieces(g, 'amazonas', `${faction}-guerrilla-underground`),
    ]).toEqual([1, 2]);
  });

  it('room for the base counts, even if there are too few guerrillas for all', () => {
    const spaces = { cali: { 'auc-guerrilla': 17 }, vaupes: { 'farc-base': 2 } };
    const { g, reasons } = playEvent(34, 'auc', spaces, { dice: toward('vaupes') });
    expect(pieces(g, 'amazonas', 'auc-base')).toBe(1);
    expect(reasons('event.department')).toEqual(['8.4.4 event.34']);
  });

  it('in Ecuador, which takes but two, the base comes first', () => {
    const spaces = Object.fromEntries(
      ['vichada', 'guainia', 'vaupes', 'amazonas'].map((s) => [s, { 'auc-base': 1, 'cartels-base': 1 }]),
    );
    const { g, steps } = playEvent(
      34,
      'farc',
      { ...spaces, cali: { 'farc-guerrilla': 29 } },
      {
        position: { foreign: ['ecuador'] },
        dice: toward('narino'),
      },
    );
    expect(chosen(steps, 'event.placePiece')).toEqual(['piece:farc-base']);
    expect([pieces(g, 'ecuador', 'farc-base'), pieces(g, 'ecuador', 'farc-guerrilla-underground')]).toEqual([1, 1]);
  });
});
