import { describe, expect, it } from 'vitest';
import { answer, matchAt, pieces } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';

/** Card 60: cartels, Government, AUC, FARC. Card 1: Government, FARC, AUC, cartels. */
const CARTELS_FIRST = { card: 60, next: 1 };
const held = (...spaces: readonly [string, string][]) => spaces.map(([space, guerrilla]) => ({ space, guerrilla }));
const BY_CARTELS = held(['putumayo', 'cartels-guerrilla']);
const BY_FARC = held(['putumayo', 'farc-guerrilla']);
const turn = (match: ReturnType<typeof matchAt>) => {
  const decision = match.decision();
  return { seat: decision?.seat, key: decision?.prompt.key, options: decision?.options };
};
/** Cartels Rally in Cali: one guerrilla more, 1 resource. */
const RALLY = ['rally', 'space:cali', 'guerrillas', 'number:1'];

describe('2.3.6 Ship', () => {
  it('example: cartels March, remove a shipment, then Rally in one space and pay nothing', () => {
    const match = matchAt({ ...CARTELS_FIRST, shipments: BY_CARTELS });
    answer(match, 'march', 'space:narino', 'done');
    expect(match.position.resources.cartels).toBe(9);
    expect(turn(match)).toEqual({ seat: 'cartels', key: promptKey('ship'), options: ['no', 'faction:cartels'] });
    answer(match, 'faction:cartels');
    expect(match.position.shipments).toEqual([]);
    expect(turn(match)).toMatchObject({
      key: promptKey('ship.operation'),
      options: ['rally', 'march', 'attack', 'terror'],
    });
    answer(match, 'rally', 'space:putumayo', 'guerrillas', 'number:3');
    expect(pieces(match.position, 'putumayo', 'cartels-guerrilla-underground')).toBe(4);
    expect(match.position.resources.cartels).toBe(9);
    // One space, and it is the Government's turn, for a limited operation.
    expect(turn(match)).toMatchObject({ seat: 'government', key: promptKey('act.second.limited') });
    expect(match.position.turn.acted).toEqual([{ faction: 'cartels', deed: 'operation' }]);
  });

  it('is a may', () => {
    const match = answer(matchAt({ ...CARTELS_FIRST, shipments: BY_CARTELS }), ...RALLY, 'done', 'no');
    expect(match.position.shipments).toHaveLength(1);
    expect(turn(match).seat).toBe('government');
  });

  it('gives no special activity and no second Ship with the extra operation (R5)', () => {
    const two = [...BY_CARTELS, ...BY_CARTELS];
    const match = answer(matchAt({ ...CARTELS_FIRST, shipments: two }), ...RALLY, 'done', 'faction:cartels', 'rally');
    expect(turn(match).options).not.toEqual(expect.arrayContaining(['cultivate']));
    expect(turn(match).options).not.toContain('process');
    answer(match, 'space:cali', 'guerrillas', 'number:1');
    expect(match.position.shipments).toHaveLength(1);
    expect(turn(match).seat).toBe('government');
  });

  it('may repeat the operation, even in the same space', () => {
    const match = answer(matchAt({ ...CARTELS_FIRST, shipments: BY_CARTELS }), ...RALLY, 'done', 'faction:cartels');
    answer(match, ...RALLY);
    expect(pieces(match.position, 'cali', 'cartels-guerrilla-underground')).toBe(3);
    expect(match.position.resources.cartels).toBe(9);
  });

  it('follows a limited operation too', () => {
    const acted = [{ faction: 'government', deed: 'operation' }];
    const match = matchAt({ ...CARTELS_FIRST, shipments: BY_CARTELS, turn: { acted } });
    answer(match, ...RALLY);
    expect(turn(match)).toMatchObject({ seat: 'cartels', key: promptKey('ship') });
  });

  it('does not follow an operation with a special activity', () => {
    const match = matchAt({ ...CARTELS_FIRST, shipments: BY_CARTELS });
    answer(match, ...RALLY, 'process', 'process-bases', 'space:cali', 'done', 'done');
    expect(turn(match)).toMatchObject({ seat: 'government', key: promptKey('act.second.limited') });
  });

  it('does not follow an operation that cost nothing: a March onto LoCs (R5)', () => {
    const match = matchAt({ ...CARTELS_FIRST, shipments: BY_CARTELS });
    answer(match, 'march', 'space:loc-cali-pasto', 'done');
    expect(match.position.resources.cartels).toBe(10);
    expect(turn(match).seat).toBe('government');
  });

  it('does not follow an operation that cost nothing: Terror on LoCs (R5)', () => {
    const note = { 'loc-cali-pasto': { 'cartels-guerrilla': 1 } };
    const match = matchAt({ ...CARTELS_FIRST, spaces: note, shipments: BY_CARTELS });
    answer(match, 'terror', 'space:loc-cali-pasto', 'done');
    expect(turn(match).seat).toBe('government');
  });

  it('follows neither a pass nor an event', () => {
    const match = matchAt({ card: 1, next: 2, shipments: BY_FARC });
    answer(match, 'event', 'unshaded');
    expect(turn(match)).toMatchObject({ seat: 'farc', key: promptKey('act.second') });
    answer(match, 'pass');
    expect(turn(match)).toMatchObject({ seat: 'auc', key: promptKey('act.second') });
  });

  it('lets another faction remove its own shipment instead, if it agrees (T6)', () => {
    const match = matchAt({ ...CARTELS_FIRST, shipments: BY_FARC });
    answer(match, ...RALLY, 'done');
    expect(turn(match).options).toEqual(['no', 'faction:farc']);
    answer(match, 'faction:farc');
    expect(turn(match)).toEqual({ seat: 'farc', key: promptKey('ship.agree'), options: ['yes', 'no'] });
    answer(match, 'yes');
    expect(match.position.shipments).toEqual([]);
    expect(turn(match)).toMatchObject({ seat: 'cartels', key: promptKey('ship.operation') });
  });

  it('asks a faction that declined no more on this card, but still offers the others', () => {
    const shipments = [...BY_FARC, ...BY_CARTELS, ...held(['arauca', 'auc-guerrilla'])];
    const match = answer(matchAt({ ...CARTELS_FIRST, shipments }), ...RALLY, 'done');
    expect(turn(match).options).toEqual(['no', 'faction:farc', 'faction:auc', 'faction:cartels']);
    answer(match, 'faction:farc', 'no');
    expect(turn(match)).toMatchObject({ seat: 'cartels', options: ['no', 'faction:auc', 'faction:cartels'] });
    answer(match, 'faction:auc', 'no');
    expect(turn(match).options).toEqual(['no', 'faction:cartels']);
    expect(match.position.shipments).toHaveLength(3);
  });

  it('serves the Government too, by the shipment of another (R5)', () => {
    const match = matchAt({ card: 1, next: 2, shipments: BY_CARTELS });
    answer(match, 'train', 'space:bogota', 'number:0', 'number:0', 'done', 'done', 'faction:cartels', 'yes');
    expect(turn(match)).toMatchObject({ seat: 'government', options: ['train', 'patrol', 'sweep'] });
    answer(match, 'sweep', 'space:huila', 'space:bogota', 'number:3', 'done', 'piece:farc-guerrilla-underground');
    expect(match.position.resources.government).toBe(37);
    expect(pieces(match.position, 'huila', 'farc-guerrilla-active')).toBe(1);
  });

  it('has the owner say which shipment goes', () => {
    const shipments = held(['putumayo', 'farc-guerrilla'], ['narino', 'farc-guerrilla']);
    const match = answer(matchAt({ ...CARTELS_FIRST, shipments }), ...RALLY, 'done', 'faction:farc', 'yes');
    expect(turn(match)).toEqual({
      seat: 'farc',
      key: promptKey('ship.which'),
      options: ['space:narino', 'space:putumayo'],
    });
    answer(match, 'space:narino');
    expect(match.view('observer')).toMatchObject({ shipments: [{ space: 'putumayo' }] });
  });

  it('serves each faction that acts once on the same card', () => {
    const shipments = [...BY_CARTELS, ...BY_FARC];
    const match = matchAt({ ...CARTELS_FIRST, shipments, eligible: ['cartels', 'farc'] });
    answer(match, ...RALLY, 'done', 'faction:cartels', ...RALLY);
    answer(match, 'rally', 'space:huila', 'guerrillas', 'number:1');
    expect(turn(match)).toEqual({ seat: 'farc', key: promptKey('ship'), options: ['no', 'faction:farc'] });
  });

  it('asks a player for no consent to itself (1.5)', () => {
    const match = matchAt({ card: 60, next: 1, shipments: BY_FARC }, { players: '2' });
    answer(match, ...RALLY, 'done', 'faction:farc');
    expect(turn(match)).toMatchObject({ seat: 'farc', key: promptKey('ship.operation') });
  });

  it('keeps to the last event card: no March and no Sweep (2.3.9)', () => {
    const match = matchAt({ card: 60, next: 76, propagandas: 3, shipments: BY_CARTELS });
    answer(match, ...RALLY, 'faction:cartels');
    expect(turn(match).options).toEqual(['rally', 'attack', 'terror']);
  });

  it('offers no second Sweep that could do nothing in the one space of the card (card 2, shaded)', () => {
    const sweepFirst = (vichada: object) => {
      const spaces = {
        cesar: { 'auc-guerrilla': 1 },
        vichada: { troops: 1, ...vichada },
        choco: { troops: 1, 'farc-guerrilla': 1 },
      };
      const note = { card: 1, next: 5, onlyThese: true, spaces, capabilities: { 2: 'shaded' } };
      const match = matchAt({ ...note, shipments: held(['cesar', 'auc-guerrilla']) });
      answer(match, 'sweep', 'space:vichada', 'done', 'piece:farc-guerrilla-underground', 'done');
      return answer(match, 'faction:auc', 'yes');
    };
    // All are found, and nobody can come: the shipment would be lost for nothing.
    expect(turn(sweepFirst({ 'farc-guerrilla': 1 })).options).toEqual(['train', 'patrol', 'assault']);
    const again = answer(sweepFirst({ 'farc-guerrilla': 2 }), 'sweep');
    expect(turn(again).options).toContain('space:vichada');
    expect(turn(again).options).not.toContain('space:choco');
  });
});
