import { describe, expect, it } from 'vitest';
import { UNDERGROUND } from '../pieces.js';
import { level } from '../support.js';
import { at, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { runEvent } from './index.js';

const EDITION_2 = { edition: '2' };

describe('55 DEA Agents', () => {
  it('removes any one shipment and 5 guerrillas of the cartels, as the executor chooses', () => {
    const g = positionWith({
      spaces: {
        cali: { 'cartels-guerrilla': 4, 'cartels-guerrilla-active': 1 },
        putumayo: { 'cartels-guerrilla': 2, 'farc-guerrilla': 1, 'cartels-base': 1 },
      },
      shipments: [
        { space: 'cali', guerrilla: 'cartels-guerrilla-underground' },
        { space: 'putumayo', guerrilla: 'farc-guerrilla-underground' },
      ],
    });
    const { decisions } = run(g, runEvent(g, 55, 'unshaded', 'auc'), [
      'space:putumayo',
      ...['space:cali', 'piece:cartels-guerrilla-active'],
      // Then one kind only is left in Cali.
      ...['space:cali', 'space:cali', 'space:putumayo', 'space:putumayo'],
    ]);
    expect(decisions.every((d) => d.seat === 'auc')).toBe(true);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: UNDERGROUND.cartels }]);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'putumayo', 'cartels-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'putumayo', 'cartels-base')).toBe(1);
    expect(pieces(g, 'putumayo', 'farc-guerrilla-underground')).toBe(1);
    expect(g.aid).toBe(9);
  });

  it('names the owner of the shipment where two factions hold one', () => {
    const g = positionWith({
      spaces: { cali: { 'cartels-guerrilla': 1, 'auc-guerrilla': 1 } },
      shipments: [
        { space: 'cali', guerrilla: 'cartels-guerrilla-underground' },
        { space: 'cali', guerrilla: 'auc-guerrilla-underground' },
      ],
    });
    // The cartels may hand on what is left when their last guerrilla goes.
    const { decisions } = run(g, runEvent(g, 55, 'unshaded', 'government'), [
      'faction:auc',
      'piece:auc-guerrilla-underground',
    ]);
    expect(decisions.map((d) => d.seat)).toEqual(['government', 'cartels']);
    expect(g.shipments).toHaveLength(1);
  });

  it('removes all without a question where there are no more than 5, and no shipment if there is none', () => {
    const g = standard();
    expect(run(g, runEvent(g, 55, 'unshaded', 'government')).decisions).toEqual([]);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'putumayo', 'cartels-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'putumayo', 'cartels-base')).toBe(2);
  });

  it('asks once what becomes of a shipment when hidden and active guerrillas all go', () => {
    const g = positionWith({
      spaces: { cali: { 'cartels-guerrilla': 1, 'cartels-guerrilla-active': 1, 'farc-guerrilla': 1 } },
      shipments: [
        { space: 'cali', guerrilla: 'cartels-guerrilla-underground' },
        { space: 'cali', guerrilla: 'cartels-guerrilla-underground' },
      ],
    });
    const { decisions } = run(g, runEvent(g, 55, 'unshaded', 'government'), ['lose']);
    expect(decisions.map((d) => d.seat)).toEqual(['cartels']);
    expect(decisions[0].options).toEqual(['piece:farc-guerrilla-underground', 'lose']);
    expect(g.shipments).toEqual([]);
  });

  it('removes 2 shipments and adds 3 aid in the second edition', () => {
    const g = positionWith(
      {
        spaces: { cali: { 'farc-guerrilla': 1, 'auc-guerrilla': 1 } },
        shipments: [
          { space: 'cali', guerrilla: 'farc-guerrilla-underground' },
          { space: 'cali', guerrilla: 'auc-guerrilla-underground' },
        ],
        aid: 28,
      },
      EDITION_2,
    );
    expect(run(g, runEvent(g, 55, 'unshaded', 'government')).decisions).toEqual([]);
    expect(g.shipments).toEqual([]);
    expect(g.aid).toBe(29);
  });

  it('shifts 3 spaces with pieces of the cartels, those that can still shift', () => {
    const g = standard({ spaces: { bogota: { 'cartels-base': 1 }, huila: { 'cartels-guerrilla': 1 } } });
    // Putumayo, Guaviare and both Metas are in active opposition already.
    expect(offers(runEvent(g, 55, 'shaded', 'farc'))).toEqual(['space:bogota', 'space:cali', 'space:huila']);
    run(g, runEvent(g, 55, 'shaded', 'farc'), ['space:cali', 'space:bogota']);
    expect(level(g, at('bogota'))).toBe(1);
    expect(level(g, at('cali'))).toBe(-1);
    expect(level(g, at('huila'))).toBe(-1);
  });
});

describe('56 Drogas La Rebaja', () => {
  it('moves 9 resources from the cartels to the Government', () => {
    const g = positionWith({ resources: { cartels: 20, government: 5 } });
    run(g, runEvent(g, 56, 'unshaded', 'farc'));
    expect(g.resources).toMatchObject({ cartels: 11, government: 14 });
  });

  it('moves what there is, and 15 in the second edition', () => {
    const poor = positionWith({ resources: { cartels: 4, government: 5 } });
    run(poor, runEvent(poor, 56, 'unshaded', 'farc'));
    expect(poor.resources).toMatchObject({ cartels: 0, government: 9 });
    const second = positionWith({ resources: { cartels: 20, government: 5 } }, EDITION_2);
    run(second, runEvent(second, 56, 'unshaded', 'farc'));
    expect(second.resources).toMatchObject({ cartels: 5, government: 20 });
  });

  it('pays 2 for each piece in cities, then places a base in each of 2 cities with room', () => {
    const g = positionWith({
      spaces: {
        cali: { 'cartels-guerrilla': 1, 'cartels-guerrilla-active': 1, 'cartels-base': 1 },
        bogota: { 'cartels-base': 1, 'farc-base': 1 },
        choco: { 'cartels-base': 2 },
      },
      resources: { cartels: 10 },
    });
    const { decisions } = run(g, runEvent(g, 56, 'shaded', 'auc'), ['space:cali', 'space:pasto']);
    expect(decisions[0].seat).toBe('auc');
    expect(decisions[0].options).toHaveLength(10);
    expect(decisions[0].options).not.toContain('space:bogota');
    expect(g.resources.cartels).toBe(18);
    expect(pieces(g, 'cali', 'cartels-base')).toBe(2);
    expect(pieces(g, 'pasto', 'cartels-base')).toBe(1);
  });
});

describe('57 Op Millennium', () => {
  it('replaces up to 3 pieces of the cartels by police, bases as well', () => {
    const note = { spaces: { cali: { 'cartels-guerrilla': 1, 'cartels-base': 2 }, choco: { 'cartels-base': 1 } } };
    const g = positionWith(note);
    run(g, runEvent(g, 57, 'unshaded', 'government'), ['space:cali', 'piece:cartels-base', 'space:choco', 'done']);
    expect(pieces(g, 'cali', 'cartels-base')).toBe(1);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'cali', 'police')).toBe(1);
    expect(pieces(g, 'choco', 'police')).toBe(1);
    expect(pieces(g, 'choco', 'cartels-base')).toBe(0);
  });

  it('only removes where police are lacking or may not go (1.4.2), and there only if nothing else is left', () => {
    const zone = { spaces: { arauca: { 'cartels-base': 1, zone: true }, cali: { 'cartels-base': 1 } } };
    expect(offers(runEvent(positionWith(zone), 57, 'unshaded', 'government'))).toEqual(['space:cali', 'done']);
    const g = positionWith(zone);
    run(g, runEvent(g, 57, 'unshaded', 'government'), ['space:cali', 'space:arauca']);
    expect(pieces(g, 'arauca', 'cartels-base')).toBe(0);
    expect(pieces(g, 'arauca', 'police')).toBe(0);
    const spent = positionWith({ spaces: { bogota: { police: 30 }, cali: { 'cartels-base': 1 } } });
    run(spent, runEvent(spent, 57, 'unshaded', 'government'), ['space:cali']);
    expect(pieces(spent, 'cali', 'cartels-base')).toBe(0);
    expect(pieces(spent, 'cali', 'police')).toBe(0);
  });

  it('replaces a police in each of 2 different spaces by a guerrilla or base', () => {
    const g = positionWith({ spaces: { cali: { police: 2 }, pasto: { police: 1 }, bogota: { police: 1 } } });
    const { decisions } = run(g, runEvent(g, 57, 'shaded', 'farc'), [
      'space:cali',
      'piece:cartels-base',
      'space:pasto',
      'piece:cartels-guerrilla-underground',
    ]);
    expect(decisions.every((d) => d.seat === 'farc')).toBe(true);
    expect(decisions[2].options).toEqual(['space:bogota', 'space:pasto']);
    expect(pieces(g, 'cali', 'police')).toBe(1);
    expect(pieces(g, 'cali', 'cartels-base')).toBe(1);
    expect(pieces(g, 'pasto', 'police')).toBe(0);
    expect(pieces(g, 'pasto', 'cartels-guerrilla-underground')).toBe(1);
  });

  it('keeps bases off LoCs and full spaces', () => {
    const g = positionWith({ spaces: { 'loc-cali-pasto': { police: 1 }, cali: { police: 1, 'farc-base': 2 } } });
    run(g, runEvent(g, 57, 'shaded', 'cartels'), ['space:cali']);
    expect(pieces(g, 'loc-cali-pasto', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(1);
  });

  it('prefers spaces where a piece can come, and else removes the police alone', () => {
    const note = {
      spaces: {
        choco: { 'cartels-guerrilla': 12 },
        'loc-cali-pasto': { police: 1 },
        cali: { police: 1 },
        'loc-ibague-cali': { police: 1 },
      },
    };
    const g = positionWith(note);
    // First Cali by itself, where there is room for a base; then no better space is left.
    run(g, runEvent(g, 57, 'shaded', 'cartels'), ['space:loc-cali-pasto']);
    expect(pieces(g, 'cali', 'cartels-base')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'police')).toBe(0);
    expect(pieces(g, 'loc-ibague-cali', 'police')).toBe(1);
  });
});

describe('58 General Serrano', () => {
  it('takes 6 resources and all guerrillas of the cartels', () => {
    const g = positionWith({
      spaces: {
        cali: { 'cartels-guerrilla': 2, 'cartels-guerrilla-active': 1, 'cartels-base': 1 },
        'loc-cali-pasto': { 'cartels-guerrilla-active': 1 },
      },
      resources: { cartels: 4 },
    });
    expect(run(g, runEvent(g, 58, 'unshaded', 'government')).decisions).toEqual([]);
    expect(g.resources.cartels).toBe(0);
    expect(g.available[UNDERGROUND.cartels]).toBe(12);
    expect(pieces(g, 'cali', 'cartels-base')).toBe(1);
  });

  it('lets the cartels hand a shipment to another faction there, else it is lost', () => {
    const g = positionWith({
      spaces: { cali: { 'cartels-guerrilla': 1, 'auc-guerrilla': 1 }, choco: { 'cartels-guerrilla': 1 } },
      shipments: [
        { space: 'cali', guerrilla: 'cartels-guerrilla-underground' },
        { space: 'choco', guerrilla: 'cartels-guerrilla-underground' },
      ],
    });
    const { decisions } = run(g, runEvent(g, 58, 'unshaded', 'government'), ['piece:auc-guerrilla-underground']);
    expect(decisions.map((d) => d.seat)).toEqual(['cartels']);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: UNDERGROUND.auc }]);
    expect(g.aid).toBe(9);
  });

  it('lets the cartels move up to 4 police, whoever executes, but into no FARC Zone', () => {
    const g = positionWith({
      foreign: ['ecuador'],
      spaces: { cali: { police: 3 }, pasto: { police: 1 }, arauca: { zone: true }, ecuador: { police: 2 } },
    });
    const { decisions } = run(g, runEvent(g, 58, 'shaded', 'farc'), [
      'space:cali',
      'space:vaupes',
      'space:cali',
      'space:loc-cali-pasto',
      'done',
    ]);
    expect(decisions.every((d) => d.seat === 'cartels')).toBe(true);
    expect(decisions[1].options).not.toContain('space:arauca');
    expect(decisions[1].options).not.toContain('space:ecuador');
    expect(decisions[1].options).not.toContain('space:panama');
    expect(decisions[1].options).not.toContain('space:cali');
    expect(pieces(g, 'vaupes', 'police')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'police')).toBe(1);
    expect(pieces(g, 'cali', 'police')).toBe(1);
  });

  it('ends after the fourth', () => {
    const g = positionWith({ spaces: { cali: { police: 6 } } });
    const move = ['space:cali', 'space:bogota'];
    run(g, runEvent(g, 58, 'shaded', 'cartels'), [...move, ...move, ...move, ...move]);
    expect(pieces(g, 'bogota', 'police')).toBe(4);
  });

  it('shaded: no police is moved twice, so that with all moved nothing more is asked', () => {
    const g = positionWith({ card: 58, spaces: { bogota: { police: 1 } } });
    const { decisions } = run(g, runEvent(g, 58, 'shaded', 'farc'), ['space:bogota', 'space:cali']);
    expect(decisions.map((decision) => decision.prompt.key)).toEqual([
      promptKey('event.moveFrom'),
      promptKey('event.moveTo'),
    ]);
  });
});

describe('59 Salcedo', () => {
  it('turns the cartels active and Assaults them alone, each space by its own strength', () => {
    const g = positionWith({
      spaces: {
        cali: { troops: 1, police: 1, 'cartels-guerrilla': 1, 'cartels-base': 1, 'farc-guerrilla-active': 1 },
        // Police do not strike in departments.
        choco: { police: 3, 'cartels-guerrilla': 1 },
        huila: { troops: 3, 'cartels-guerrilla': 2 },
        vaupes: { troops: 2, 'cartels-base': 1 },
        arauca: { 'cartels-guerrilla': 1 },
      },
    });
    const { decisions } = run(g, runEvent(g, 59, 'unshaded', 'farc'), ['space:cali', 'space:huila', 'space:vaupes']);
    expect(decisions[0].seat).toBe('government');
    expect(decisions[0].options).toEqual(['space:cali', 'space:huila', 'space:vaupes', 'done']);
    expect(pieces(g, 'cali', 'cartels-guerrilla-active')).toBe(0);
    expect(pieces(g, 'cali', 'cartels-base')).toBe(0);
    expect(pieces(g, 'cali', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'choco', 'cartels-guerrilla-active')).toBe(1);
    expect(pieces(g, 'huila', 'cartels-guerrilla-active')).toBe(1);
    expect(pieces(g, 'vaupes', 'cartels-base')).toBe(0);
    expect(pieces(g, 'arauca', 'cartels-guerrilla-active')).toBe(1);
    expect(g.resources.government).toBe(40);
  });

  it('overrides Senado & Cámara, Madrid Donors and the one space of Tapias', () => {
    const g = positionWith({
      spaces: { vaupes: { troops: 1, 'cartels-guerrilla': 1 }, arauca: { troops: 1, 'cartels-guerrilla': 1 } },
      momentum: [
        { card: 42, faction: 'cartels' },
        { card: 17, faction: 'farc' },
      ],
      capabilities: { 3: 'shaded' },
    });
    run(g, runEvent(g, 59, 'unshaded', 'government'), ['space:vaupes', 'space:arauca']);
    expect(g.available[UNDERGROUND.cartels]).toBe(12);
  });

  it('makes a Drug Bust of a shipment', () => {
    const g = positionWith({
      spaces: { cali: { police: 1, 'cartels-guerrilla': 1 } },
      shipments: [{ space: 'cali', guerrilla: 'cartels-guerrilla-underground' }],
    });
    run(g, runEvent(g, 59, 'unshaded', 'government'), ['space:cali']);
    expect(g.aid).toBe(15);
  });

  it('turns the cartels active even if the Government does not Assault (5.5)', () => {
    const g = positionWith({ spaces: { cali: { police: 1, 'cartels-guerrilla': 1 } } });
    run(g, runEvent(g, 59, 'unshaded', 'farc'), ['done']);
    expect(pieces(g, 'cali', 'cartels-guerrilla-active')).toBe(1);
  });

  it('turns the cartels underground, and they may move up to 3 anywhere with what they carry', () => {
    const g = positionWith({
      spaces: { cali: { 'cartels-guerrilla-active': 2 }, putumayo: { 'cartels-guerrilla-active': 1 } },
      shipments: [{ space: 'cali', guerrilla: 'cartels-guerrilla-active' }],
    });
    const { decisions } = run(g, runEvent(g, 59, 'shaded', 'auc'), [
      'space:cali',
      'space:loc-cali-pasto',
      'number:1',
      'done',
    ]);
    expect(decisions.every((d) => d.seat === 'cartels')).toBe(true);
    expect(pieces(g, 'putumayo', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'cartels-guerrilla-underground')).toBe(1);
    expect(g.shipments).toEqual([{ space: at('loc-cali-pasto'), guerrilla: UNDERGROUND.cartels }]);
  });
});

describe('60 The Chess Player', () => {
  const note = {
    spaces: {
      cali: { 'cartels-guerrilla': 1, 'cartels-base': 1, 'farc-guerrilla': 1 },
      pasto: { 'cartels-base': 2 },
      bogota: { 'cartels-guerrilla-active': 1 },
      choco: { 'cartels-base': 1, 'cartels-guerrilla': 2 },
      'loc-cali-pasto': { 'cartels-guerrilla': 1 },
    },
    resources: { government: 10 },
  };

  it('empties 2 cities of the cartels, and the Government gains 6', () => {
    const g = positionWith(note);
    const { decisions } = run(g, runEvent(g, 60, 'unshaded', 'auc'), ['space:cali', 'space:pasto']);
    expect(decisions[0].options).toEqual(['space:bogota', 'space:cali', 'space:pasto', 'space:choco']);
    expect(decisions[1].options).toEqual(['space:bogota', 'space:pasto']);
    expect(pieces(g, 'cali', 'cartels-base') + pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'pasto', 'cartels-base')).toBe(0);
    expect(pieces(g, 'bogota', 'cartels-guerrilla-active')).toBe(1);
    expect(g.resources.government).toBe(16);
  });

  it('or empties one department', () => {
    const g = positionWith(note);
    run(g, runEvent(g, 60, 'unshaded', 'government'), ['space:choco']);
    expect(pieces(g, 'choco', 'cartels-base') + pieces(g, 'choco', 'cartels-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'pasto', 'cartels-base')).toBe(2);
    expect(g.resources.government).toBe(16);
  });

  it('pays the Government even if there is nothing to remove', () => {
    const g = positionWith({ resources: { government: 10 } });
    run(g, runEvent(g, 60, 'unshaded', 'government'));
    expect(g.resources.government).toBe(16);
  });

  it('lets the cartels place 2 bases in cities and Bribe for nothing anywhere', () => {
    const g = positionWith({ spaces: { arauca: { troops: 3 }, cali: { police: 1 } }, resources: { cartels: 1 } });
    const { decisions } = run(g, runEvent(g, 60, 'shaded', 'farc'), ['space:cali', 'space:bogota', 'space:arauca']);
    expect(decisions.every((d) => d.seat === 'cartels')).toBe(true);
    expect(pieces(g, 'cali', 'cartels-base')).toBe(1);
    expect(pieces(g, 'bogota', 'cartels-base')).toBe(1);
    expect(pieces(g, 'arauca', 'troops')).toBe(1);
    expect(g.resources.cartels).toBe(1);
  });

  it('bribes although no base is left to place', () => {
    const g = positionWith({
      spaces: {
        ...Object.fromEntries(
          ['atlantico', 'choco', 'narino', 'guaviare', 'putumayo', 'vaupes', 'guainia'].map((id) => [
            id,
            { 'cartels-base': 2 },
          ]),
        ),
        amazonas: { 'cartels-base': 1, police: 1 },
      },
    });
    const taken = structuredClone(g);
    const { decisions } = run(g, runEvent(g, 60, 'shaded', 'farc'), ['done', 'space:amazonas']);
    expect(pieces(g, 'amazonas', 'police')).toBe(0);
    // 1.4.1: unless the cartels first take one back, whoever executes.
    expect(decisions[0].seat).toBe('cartels');
    expect(decisions[0].options).toEqual(['done', 'aside:remove']);
    run(taken, runEvent(taken, 60, 'shaded', 'farc'), [
      'aside:remove',
      'space:choco',
      'piece:cartels-base',
      'space:cali',
      'done',
      // 5.5: no Bribe.
      'done',
    ]);
    expect(pieces(taken, 'cali', 'cartels-base')).toBe(1);
    expect(pieces(taken, 'choco', 'cartels-base')).toBe(1);
  });
});
