import { describe, expect, it } from 'vitest';
import { SPACE_IDS } from './data/spaces.js';
import { ACTIVE, UNDERGROUND } from './pieces.js';
import {
  availableShipments,
  type Cause,
  flip,
  handShipment,
  moveGroup,
  pickCargo,
  placeShipment,
  removePiece,
  removePieces,
  removeShipment,
  safest,
  shipmentsIn,
  shipmentsOf,
} from './shipments.js';
import { at, logged, pieces, positionWith, run } from './testing/positions.js';

const cali = at('cali');
const held = (guerrilla: string, space = 'cali') => ({ space, guerrilla });
const AUC = held('auc-guerrilla-underground');

describe('4.5.3 Shipments', () => {
  it('are four', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 1 } }, shipments: [AUC] });
    expect(availableShipments(g)).toBe(3);
    placeShipment(g, cali, UNDERGROUND.auc);
    expect(availableShipments(g)).toBe(2);
    removeShipment(g, g.shipments[0]);
    expect(availableShipments(g)).toBe(3);
    expect(logged(g)).toEqual(['log.shipment.place', 'log.shipment.remove']);
  });

  it('lie under a guerrilla, whose faction owns them; one may hold several', () => {
    const g = positionWith({
      spaces: { cali: { 'auc-guerrilla': 1, 'farc-guerrilla-active': 1 }, choco: { 'auc-guerrilla': 1 } },
      shipments: [AUC, AUC, held('auc-guerrilla-underground', 'choco'), held('farc-guerrilla-active')],
    });
    expect(shipmentsOf(g, 'auc')).toHaveLength(3);
    expect(shipmentsOf(g, 'farc')).toHaveLength(1);
    expect(shipmentsIn(g, cali, 'auc')).toHaveLength(2);
    expect(shipmentsIn(g, cali, 'cartels')).toHaveLength(0);
  });

  it('cannot lie where there is no such guerrilla', () => {
    expect(() => positionWith({ spaces: { cali: { 'auc-guerrilla-active': 1 } }, shipments: [AUC] })).toThrow();
  });

  it('are handed to other guerrillas in the space, also of other factions (T16)', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 1, 'cartels-guerrilla': 1 } }, shipments: [AUC] });
    handShipment(g, g.shipments[0], cali, UNDERGROUND.cartels);
    expect(shipmentsOf(g, 'cartels')).toHaveLength(1);
    expect(logged(g)).toEqual(['log.shipment.hand']);
  });

  it('stay with the owner when the guerrilla is turned over', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 1 } }, shipments: [AUC] });
    flip(g, cali, 'auc', 'active');
    expect(g.shipments[0].guerrilla).toBe(ACTIVE.auc);
    flip(g, cali, 'auc', 'underground');
    expect(g.shipments[0].guerrilla).toBe(UNDERGROUND.auc);
  });

  it('are kept by an underground guerrilla if there is one', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 2, 'farc-guerrilla-active': 1 } } });
    expect(safest(g, cali, 'auc')).toBe(UNDERGROUND.auc);
    expect(safest(g, cali, 'farc')).toBe(ACTIVE.farc);
  });
});

describe('4.5.3 Shipments move with their guerrilla', () => {
  const two = { spaces: { cali: { 'auc-guerrilla': 2 } }, shipments: [AUC, AUC] };

  it('all of them, when all go', () => {
    const g = positionWith(two);
    const group = { underground: 2, active: 0 };
    const { value, decisions } = run(g, pickCargo(g, 'auc', cali, at('pasto'), group));
    expect(decisions).toHaveLength(0);
    moveGroup(g, 'auc', cali, at('pasto'), group, value);
    expect(g.shipments.map((s) => SPACE_IDS[s.space])).toEqual(['pasto', 'pasto']);
  });

  it('as many as the owner says, when some stay', () => {
    const g = positionWith(two);
    const group = { underground: 1, active: 0 };
    const { value, decisions } = run(g, pickCargo(g, 'auc', cali, at('pasto'), group), ['number:1']);
    expect(decisions[0].seat).toBe('auc');
    expect(decisions[0].options).toEqual(['number:0', 'number:1', 'number:2']);
    moveGroup(g, 'auc', cali, at('pasto'), group, value);
    expect(g.shipments.map((s) => SPACE_IDS[s.space])).toEqual(['pasto', 'cali']);
  });

  it('change to another own guerrilla where theirs leaves or stays behind', () => {
    const g = positionWith({
      spaces: { cali: { 'auc-guerrilla': 1, 'auc-guerrilla-active': 1 } },
      shipments: [AUC, held('auc-guerrilla-active')],
    });
    const [first] = g.shipments;
    moveGroup(g, 'auc', cali, at('pasto'), { underground: 0, active: 1 }, [first]);
    expect(g.shipments).toEqual([
      { space: at('pasto'), guerrilla: ACTIVE.auc },
      { space: cali, guerrilla: UNDERGROUND.auc },
    ]);
  });
});

describe('4.5.3 Shipments whose guerrilla is removed', () => {
  const laden = (here: Record<string, number>, edition: '1' | '2' = '1') =>
    positionWith({ spaces: { cali: { 'auc-guerrilla': 1, ...here } }, shipments: [AUC], aid: 9 }, { edition });
  const remove = (g: ReturnType<typeof positionWith>, cause: Cause, answers: string[] = []) =>
    run(g, removePiece(g, cali, UNDERGROUND.auc, cause), answers);

  it('are lost when nobody else is there', () => {
    for (const by of ['own', 'event', 'operation'] as const) {
      const g = laden({ troops: 1 });
      const { decisions } = remove(g, { by });
      expect([decisions.length, g.shipments.length, g.aid]).toEqual([0, 0, 9]);
      expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(0);
    }
  });

  it('stay with a like guerrilla without a question: which of them held it never matters', () => {
    const g = laden({ 'auc-guerrilla': 2, 'farc-guerrilla': 1 });
    const { decisions } = remove(g, { by: 'event' });
    expect([decisions.length, g.shipments.length]).toEqual([0, 1]);
  });

  it('are handed on or lost as the owner chooses (T17)', () => {
    const g = laden({ 'auc-guerrilla-active': 1, 'farc-guerrilla': 1 });
    const { decisions } = remove(g, { by: 'event' }, ['piece:farc-guerrilla-underground']);
    expect(decisions[0].seat).toBe('auc');
    expect(decisions[0].options).toEqual(['piece:farc-guerrilla-underground', 'piece:auc-guerrilla-active', 'lose']);
    expect(shipmentsOf(g, 'farc')).toHaveLength(1);
    const lost = laden({ 'farc-guerrilla': 1 });
    remove(lost, { by: 'event' }, ['lose']);
    expect(lost.shipments).toEqual([]);
  });

  it('may be lost in the second edition too, though another could take them (T17)', () => {
    const g = laden({ 'farc-guerrilla': 1 }, '2');
    const { decisions } = remove(g, { by: 'event' }, ['lose']);
    expect(decisions[0].options).toEqual(['piece:farc-guerrilla-underground', 'lose']);
    expect(g.shipments).toEqual([]);
  });

  it('are settled one by one, before the piece goes (R40)', () => {
    const g = positionWith({
      spaces: { cali: { 'auc-guerrilla': 1, 'farc-guerrilla': 1, 'cartels-guerrilla': 1 } },
      shipments: [AUC, AUC],
    });
    const { decisions } = remove(g, { by: 'event' }, [
      'piece:farc-guerrilla-underground',
      'piece:cartels-guerrilla-underground',
    ]);
    expect(decisions).toHaveLength(2);
    expect([shipmentsOf(g, 'farc').length, shipmentsOf(g, 'cartels').length]).toEqual([1, 1]);
  });

  it('go to the attacker only if the owner does not hand them on (T18)', () => {
    const cause: Cause = { by: 'attack', faction: 'farc' };
    const g = laden({ 'farc-guerrilla': 1 });
    const { decisions } = remove(g, cause);
    expect([decisions.length, shipmentsOf(g, 'farc').length]).toEqual([0, 1]);
    const kept = laden({ 'farc-guerrilla': 1, 'auc-guerrilla-active': 1 });
    remove(kept, cause, ['piece:auc-guerrilla-active']);
    expect(shipmentsOf(kept, 'auc')).toHaveLength(1);
    const captured = laden({ 'farc-guerrilla': 1, 'auc-guerrilla-active': 1 });
    remove(captured, cause, ['captured']);
    expect(shipmentsOf(captured, 'farc')).toHaveLength(1);
  });

  it.each(['1', '2'] as const)('may be handed to anybody there, the attacker included; edition %s', (edition) => {
    for (const by of ['attack', 'assassinate'] as const) {
      const g = laden({ 'farc-guerrilla': 1, 'cartels-guerrilla': 1 }, edition);
      const { decisions } = remove(g, { by, faction: 'farc' }, ['captured']);
      expect(decisions[0].seat).toBe('auc');
      expect(decisions[0].options).toEqual(['piece:cartels-guerrilla-underground', 'captured']);
      expect(shipmentsOf(g, 'farc')).toHaveLength(1);
      const third = laden({ 'farc-guerrilla': 1, 'cartels-guerrilla': 1 }, edition);
      remove(third, { by, faction: 'farc' }, ['piece:cartels-guerrilla-underground']);
      expect(shipmentsOf(third, 'cartels')).toHaveLength(1);
    }
  });

  it.each(['1', '2'] as const)(
    '4.5.4 Contraband: the owner first, but with its own guerrillas only; edition %s',
    (edition) => {
      const note = { 'auc-guerrilla-active': 1, 'farc-guerrilla': 1 };
      const kept = laden(note, edition);
      const { decisions } = remove(kept, { by: 'bribe' }, ['piece:auc-guerrilla-active']);
      expect([decisions.length, decisions[0].seat]).toEqual([1, 'auc']);
      expect(decisions[0].options).toEqual(['piece:auc-guerrilla-active', 'captured']);
      const moved = laden(note, edition);
      const both = remove(moved, { by: 'bribe' }, ['captured', 'piece:farc-guerrilla-underground']).decisions;
      expect(both[1].seat).toBe('cartels');
      expect(both[1].options).toEqual(['piece:farc-guerrilla-underground', 'piece:auc-guerrilla-active', 'lose']);
      expect(shipmentsOf(moved, 'farc')).toHaveLength(1);
    },
  );

  it('bring a Drug Bust if lost to an Assault (3.2.5)', () => {
    const g = laden({});
    remove(g, { by: 'assault' });
    expect([g.shipments.length, g.aid]).toEqual([0, 15]);
  });

  it('follow several removed pieces to the last of them', () => {
    const g = laden({ 'auc-guerrilla': 3, 'farc-guerrilla': 1 });
    run(g, removePieces(g, cali, UNDERGROUND.auc, 9, { by: 'event' }), ['piece:farc-guerrilla-underground']);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(0);
    expect(shipmentsOf(g, 'farc')).toHaveLength(1);
  });
});
