import { describe, expect, it } from 'vitest';
import { SPACE_IDS } from '../../data/spaces.js';
import { offers, pieces, positionWith, run } from '../../testing/positions.js';
import { operate } from '../operations/index.js';
import { airLift, canAirLift } from './air-lift.js';

const COUNTRY = SPACE_IDS.filter((id) => id !== 'ecuador' && id !== 'panama');

describe('4.2.1 Air Lift', () => {
  it('moves up to 3 troops from one space to any other', () => {
    const g = positionWith({ spaces: { cali: { troops: 5, police: 2 }, pasto: { police: 1 }, vaupes: { troops: 1 } } });
    expect(offers(airLift(g))).toEqual(['space:cali', 'space:vaupes']);
    expect(offers(airLift(g), ['space:cali'])).toHaveLength(COUNTRY.length - 1);
    expect(offers(airLift(g), ['space:cali', 'space:amazonas'])).toEqual(['number:1', 'number:2', 'number:3']);
    run(g, airLift(g), ['space:cali', 'space:amazonas', 'number:3']);
    expect([pieces(g, 'cali', 'troops'), pieces(g, 'amazonas', 'troops')]).toEqual([2, 3]);
  });

  it('moves no more than there are', () => {
    const g = positionWith({ spaces: { cali: { troops: 1, police: 5 } } });
    run(g, airLift(g), ['space:loc-cali-pasto']);
    expect([pieces(g, 'loc-cali-pasto', 'troops'), pieces(g, 'cali', 'police')]).toEqual([1, 5]);
  });

  it('does not go into FARC Zones (6.4.4)', () => {
    const g = positionWith({ spaces: { cali: { troops: 1 }, guaviare: { zone: true } } });
    expect(offers(airLift(g))).not.toContain('space:guaviare');
    expect(offers(airLift(g))).not.toContain('space:cali');
  });

  it('keeps Ecuador to 2 pieces (R27)', () => {
    const g = positionWith({ foreign: ['ecuador'], spaces: { cali: { troops: 5 }, ecuador: { police: 1 } } });
    run(g, airLift(g), ['space:ecuador']);
    expect(pieces(g, 'ecuador', 'troops')).toBe(1);
    expect(offers(airLift(g), ['space:cali'])).not.toContain('space:ecuador');
  });

  it('needs troops', () => {
    expect(canAirLift(positionWith({ spaces: { cali: { police: 3 } } }))).toBe(false);
    expect(canAirLift(positionWith({ spaces: { cali: { troops: 1 } } }))).toBe(true);
  });

  it('is done once an operation', () => {
    const g = positionWith({ spaces: { cali: { troops: 5 } } });
    const options = offers(operate(g, 'government', 'train', { special: true }), [
      'air-lift',
      'space:pasto',
      'number:1',
    ]);
    expect(options).not.toContain('air-lift');
    expect(options).not.toContain('eradicate');
  });

  it('touches no space with a guerrilla under Misil Antiaéreo (card 27)', () => {
    const g = positionWith({
      spaces: { cali: { troops: 1, 'auc-guerrilla': 1 }, pasto: { troops: 1 }, neiva: { 'farc-guerrilla': 1 } },
      momentum: [{ card: 27, faction: 'farc' }],
    });
    const ends = offers(airLift(g));
    expect(ends).not.toContain('space:neiva');
    expect(ends).not.toContain('space:cali');
    expect(ends).toContain('space:bogota');
    g.momentum = [];
    expect(offers(airLift(g))).toEqual(['space:cali', 'space:pasto']);
  });
});
