import { describe, expect, it } from 'vitest';
import type { Faction } from '../../factions.js';
import { type OperationId, SPECIALS } from '../../operation.js';
import { positionWith } from '../../testing/positions.js';
import { plan } from '../execution.js';
import { isSpecial, specialsFor } from './index.js';

const everywhere = () =>
  positionWith({
    spaces: {
      cali: { troops: 1, 'farc-guerrilla': 3, 'cartels-base': 1 },
      pasto: { 'auc-guerrilla': 2, 'farc-guerrilla-active': 1 },
      choco: { 'cartels-guerrilla': 3, 'cartels-base': 1, 'farc-guerrilla-active': 1 },
    },
  });
const specials = (faction: Faction, operation: OperationId) =>
  specialsFor(everywhere(), plan(faction, operation, { special: true }));

describe('4.0 Special activities', () => {
  it('are ten in all; an Ambush is chosen inside its Attack', () => {
    expect(SPECIALS).toHaveLength(10);
    expect(SPECIALS.filter((id) => !isSpecial(id))).toEqual(['ambush']);
    expect(isSpecial('done')).toBe(false);
  });

  it('are none without leave', () => {
    expect(specialsFor(everywhere(), plan('government', 'sweep'))).toEqual([]);
  });
});

describe('4.2 Special activities of the Government', () => {
  it('are Air Lift, Air Strike and Eradicate', () => {
    expect(specials('government', 'sweep')).toEqual(['air-lift', 'air-strike', 'eradicate']);
  });
});

describe('4.3 Special activities of FARC', () => {
  it('are Extort, Kidnap and, inside an Attack, Ambush', () => {
    expect(specials('farc', 'terror')).toEqual(['extort', 'kidnap']);
  });
});

describe('4.4 Special activities of AUC', () => {
  it('are Extort, Assassinate and, inside an Attack, Ambush', () => {
    expect(specials('auc', 'terror')).toEqual(['extort', 'assassinate']);
  });
});

describe('4.5 Special activities of the cartels', () => {
  it('are Cultivate, Process and Bribe', () => {
    expect(specials('cartels', 'rally')).toEqual(['cultivate', 'process', 'bribe']);
  });
});
