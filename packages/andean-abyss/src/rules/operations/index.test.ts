import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../../factions.js';
import { positionWith, run, standard } from '../../testing/positions.js';
import { plan } from '../execution.js';
import { minCost } from './beginning.js';
import { canOperate, operate, operationsOf, startableOperations } from './index.js';

describe('3.0 Operations', () => {
  it('are all open to every faction at the start of the standard game', () => {
    const g = standard();
    for (const faction of FACTIONS) {
      for (const operation of operationsOf(faction)) {
        expect(canOperate(g, faction, operation, { special: true }), `${faction} ${operation}`).toBe(true);
      }
    }
  });

  it('cost at least a space, or a Patrol', () => {
    const g = standard();
    const costs = FACTIONS.map((f) => operationsOf(f).map((op) => minCost(g, plan(f, op))));
    expect(costs[0]).toEqual([3, 3, 3, 3]);
    expect(costs.slice(1)).toEqual([
      [1, 0, 1, 1],
      [1, 0, 1, 1],
      [1, 0, 1, 1],
    ]);
    expect(minCost(g, plan('government', 'train', { free: true }))).toBe(0);
  });
});

describe('3.1 Operations without effect', () => {
  const open = (note: Parameters<typeof positionWith>[0], terms = {}) =>
    startableOperations(positionWith(note), 'government', operationsOf('government'), () => terms);
  const FULL = { special: true };

  it('are left out where a useful one is to be had for no more', () => {
    expect(open({}, FULL)).toEqual({ operations: ['train'], empty: [], beyond: [] });
    expect(open({ spaces: { bogota: { troops: 3 } } }, FULL).operations).toEqual(['train', 'patrol', 'sweep']);
  });

  it('are offered and marked where they are all there is, or cheaper than a useful one', () => {
    const poor = { resources: { government: 1 }, capabilities: { 2: 'unshaded', 3: 'unshaded' } };
    expect(open(poor, FULL)).toEqual({
      operations: ['sweep', 'assault'],
      empty: ['sweep', 'assault'],
      beyond: ['train', 'patrol'],
    });
    const cheap = open({ capabilities: { 3: 'unshaded' } }, FULL);
    expect([cheap.operations, cheap.empty]).toEqual([['train', 'assault'], ['assault']]);
  });

  it('are not those Assaults to which an Air Lift could bring troops (4.1)', () => {
    const target = { arauca: { 'farc-guerrilla-active': 1 } };
    expect(open({ spaces: { ...target, bogota: { troops: 1 } } }, FULL).operations).toContain('assault');
    expect(open({ spaces: { ...target, bogota: { troops: 1 } } }, { limited: true }).operations).not.toContain(
      'assault',
    );
    expect(open({ spaces: { ...target, bogota: { police: 9 } } }, FULL).operations).not.toContain('assault');
    // In mountains one of two troops does nothing.
    const mountain = { huila: { 'farc-guerrilla-active': 1 } };
    expect(open({ spaces: { ...mountain, bogota: { troops: 1 } } }, FULL).operations).not.toContain('assault');
    expect(open({ spaces: { ...mountain, bogota: { troops: 2 } } }, FULL).operations).toContain('assault');
  });
});

describe('3.2 COIN operations', () => {
  it('are Train, Patrol, Sweep and Assault, for the Government', () => {
    expect(operationsOf('government')).toEqual(['train', 'patrol', 'sweep', 'assault']);
  });

  it('are for no insurgent', () => {
    const g = positionWith();
    expect(() => run(g, operate(g, 'farc', 'train', {}))).toThrow();
  });
});

describe('3.3 Insurgent operations', () => {
  it('are Rally, March, Attack and Terror, for FARC, AUC and the cartels', () => {
    for (const faction of ['farc', 'auc', 'cartels'] as const) {
      expect(operationsOf(faction)).toEqual(['rally', 'march', 'attack', 'terror']);
    }
  });

  it('are not for the Government', () => {
    const g = positionWith();
    expect(() => run(g, operate(g, 'government', 'rally', {}))).toThrow();
  });

  it('use own guerrillas and bases only', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 3, police: 1 } } });
    expect(canOperate(g, 'auc', 'march', {})).toBe(false);
    expect(canOperate(g, 'auc', 'attack', {})).toBe(false);
    expect(canOperate(g, 'auc', 'terror', {})).toBe(false);
    expect(canOperate(g, 'auc', 'rally', {})).toBe(true);
  });
});
