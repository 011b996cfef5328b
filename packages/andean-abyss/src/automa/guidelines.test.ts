import { seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { PIECE_IDS, PIECES, pieceOf, UNDERGROUND } from '../pieces.js';
import { resourcesPhase } from '../rules/propaganda.js';
import { removePiece } from '../shipments.js';
import { letNonplayersAct } from '../testing/nonplayers.js';
import { at, pieces, positionWith } from '../testing/positions.js';
import type { BotContext } from './bot-context.js';
import { byRemoval, freeGuerrillas, shipmentHolder, victim } from './guidelines.js';

const SOLO = { nonplayers: 'farc+auc+cartels' };

describe('8.1.2 Removing enemies', () => {
  it('bases, then police, troops, underground and active guerrillas', () => {
    const farc = PIECES.filter((piece) => piece < 6).sort(byRemoval);
    expect(farc.map((piece) => PIECE_IDS[piece])).toEqual([
      'government-base',
      'farc-base',
      'police',
      'troops',
      'farc-guerrilla-underground',
      'farc-guerrilla-active',
    ]);
  });

  const mind = (
    spaces: NonNullable<Parameters<typeof positionWith>[0]>['spaces'],
    shipments: string[],
    options: string[],
  ): BotContext => ({
    g: positionWith({ spaces, shipments: shipments.map((guerrilla) => ({ space: 'huila', guerrilla })) }, SOLO),
    faction: 'auc',
    key: 'attack.target',
    params: { space: at('huila') },
    rule: '3.3.3',
    options,
    x: undefined,
    dice: seedChance('test'),
  });
  const huila = { huila: { 'farc-guerrilla': 1, 'cartels-guerrilla': 2, police: 1 } };
  const all = ['piece:farc-guerrilla-underground', 'piece:cartels-guerrilla-underground', 'piece:police'];

  it('a faction once named comes before the next', () => {
    expect(victim(mind(huila, [], all), at('huila'), ['farc', 'government'], 2)?.piece).toBe(UNDERGROUND.farc);
    expect(victim(mind(huila, [], all), at('huila'), ['government'], 2)?.piece).toBe(pieceOf('police'));
    expect(victim(mind(huila, [], all), at('huila'), [], 2)).toBeUndefined();
  });

  it('whose removal brings a shipment comes before all', () => {
    const held = { huila: { 'farc-base': 1, 'cartels-guerrilla': 2, police: 1 } };
    const found = victim(mind(held, ['cartels-guerrilla'], all), at('huila'), ['farc'], 2);
    expect(found).toEqual({ piece: UNDERGROUND.cartels, shipment: true });
  });

  it('but not one that can hand it to another non-player', () => {
    const found = victim(mind(huila, ['cartels-guerrilla'], all), at('huila'), ['farc'], 2);
    expect(found).toEqual({ piece: UNDERGROUND.farc, shipment: false });
  });

  it('but not one whose owner can keep it with others (T18)', () => {
    const three = { huila: { 'farc-guerrilla': 1, 'cartels-guerrilla': 3 } };
    const found = victim(mind(three, ['cartels-guerrilla'], all), at('huila'), ['farc'], 2);
    expect(found).toEqual({ piece: UNDERGROUND.farc, shipment: false });
  });
});

describe('8.1.2 Its own pieces', () => {
  it('those with a shipment are not free to become a base', () => {
    const spaces = { huila: { 'auc-guerrilla': 1, 'auc-guerrilla-active': 2 } };
    const g = positionWith({ spaces, shipments: [{ space: 'huila', guerrilla: 'auc-guerrilla-active' }] }, SOLO);
    expect(freeGuerrillas(g, at('huila'), 'auc')).toEqual({ underground: 1, active: 1 });
  });
});

describe('8.1.2 Shipments', () => {
  it('are placed under underground guerrillas before active ones', () => {
    const g = positionWith({ spaces: { huila: { 'cartels-guerrilla': 1, 'cartels-guerrilla-active': 1 } } }, SOLO);
    expect(shipmentHolder(g, at('huila'), 'cartels')).toBe(UNDERGROUND.cartels);
    const seen = positionWith({ spaces: { huila: { 'cartels-guerrilla-active': 1 } } }, SOLO);
    expect(shipmentHolder(seen, at('huila'), 'cartels')).toBe(pieceOf('cartels-guerrilla-active'));
  });

  const settled = (spaces: Record<string, number>, options = SOLO) => {
    const g = positionWith(
      {
        spaces: { huila: { 'auc-guerrilla': 1, ...spaces } },
        shipments: [{ space: 'huila', guerrilla: 'auc-guerrilla' }],
      },
      options,
    );
    letNonplayersAct(g, removePiece(g, at('huila'), UNDERGROUND.auc, { by: 'event' }));
    return g.shipments.map((s) => PIECE_IDS[s.guerrilla]);
  };

  it('that lose their holder go to the owner’s guerrillas first', () => {
    expect(settled({ 'auc-guerrilla-active': 1, 'farc-guerrilla': 1 })).toEqual(['auc-guerrilla-active']);
  });

  it('then to other non-players: underground before active, FARC before the cartels', () => {
    expect(settled({ 'farc-guerrilla': 1, 'cartels-guerrilla': 1 })).toEqual(['farc-guerrilla-underground']);
    expect(settled({ 'farc-guerrilla-active': 1, 'cartels-guerrilla': 1 })).toEqual(['cartels-guerrilla-underground']);
    expect(settled({ 'farc-guerrilla-active': 1, 'cartels-guerrilla-active': 1 })).toEqual(['farc-guerrilla-active']);
  });

  it('but never to a player', () => {
    const two = { nonplayers: 'auc+cartels' };
    expect(settled({ 'farc-guerrilla': 1 }, two)).toEqual([]);
    expect(settled({ 'farc-guerrilla': 1, 'cartels-guerrilla-active': 1 }, two)).toEqual(['cartels-guerrilla-active']);
  });

  it('bring a base at drug profits, and 6 resources only where there is no room for one', () => {
    const spaces = { huila: { 'auc-guerrilla': 1 }, choco: { 'auc-guerrilla': 1, 'cartels-base': 2 } };
    const shipments = ['huila', 'choco'].map((space) => ({ space, guerrilla: 'auc-guerrilla' }));
    const g = positionWith({ spaces, shipments, resources: { auc: 0 } }, SOLO);
    letNonplayersAct(g, resourcesPhase(g));
    expect(pieces(g, 'huila', 'auc-base')).toBe(1);
    expect(g.resources.auc).toBe(6);
  });
});
