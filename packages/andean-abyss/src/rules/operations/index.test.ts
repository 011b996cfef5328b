import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../../factions.js';
import { run, scene, standard } from '../../testing/scene.js';
import { plan } from '../execution.js';
import { canOperate, leastCost, operate, operationsOf } from './index.js';

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
    const costs = FACTIONS.map((f) => operationsOf(f).map((op) => leastCost(g, plan(f, op))));
    expect(costs[0]).toEqual([3, 3, 3, 3]);
    expect(costs.slice(1)).toEqual([
      [1, 0, 1, 1],
      [1, 0, 1, 1],
      [1, 0, 1, 1],
    ]);
    expect(leastCost(g, plan('government', 'train', { free: true }))).toBe(0);
  });
});

describe('3.2 COIN operations', () => {
  it('are Train, Patrol, Sweep and Assault, for the Government', () => {
    expect(operationsOf('government')).toEqual(['train', 'patrol', 'sweep', 'assault']);
  });

  it('are for no insurgent', () => {
    const g = scene();
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
    const g = scene();
    expect(() => run(g, operate(g, 'government', 'rally', {}))).toThrow();
  });

  it('use own guerrillas and bases only', () => {
    const g = scene({ spaces: { cali: { 'farc-guerrilla': 3, police: 1 } } });
    expect(canOperate(g, 'auc', 'march', {})).toBe(false);
    expect(canOperate(g, 'auc', 'attack', {})).toBe(false);
    expect(canOperate(g, 'auc', 'terror', {})).toBe(false);
    expect(canOperate(g, 'auc', 'rally', {})).toBe(true);
  });
});
