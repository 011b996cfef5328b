import { describe, expect, it } from 'vitest';
import { placeable, room } from '../forces.js';
import { isMountain } from '../map.js';
import { pieceOf } from '../pieces.js';
import { at, matchAt, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { farcZones, placeFarcZone } from './farc-zone.js';

describe('6.4.4 FARC Zones', () => {
  it('go to a department with the most FARC pieces, guerrillas and bases, that is no Zone yet; the Government picks', () => {
    const g = standard();
    const { decisions } = run(g, placeFarcZone(g), ['space:meta-west']);
    expect(decisions[0]).toMatchObject({ seat: 'government', rule: '6.4.4' });
    // Three pieces each in Meta West and Guaviare.
    expect(decisions[0].options).toEqual(['space:meta-west', 'space:guaviare']);
    expect(farcZones(g)).toEqual([at('meta-west')]);
    run(g, placeFarcZone(g));
    expect(farcZones(g)).toEqual([at('meta-west'), at('guaviare')]);
    // Then those with two.
    expect(offers(placeFarcZone(g))).toEqual(
      ['choco', 'putumayo', 'huila', 'arauca', 'meta-east'].map((id) => `space:${id}`),
    );
  });

  it('are departments, not cities', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 5 }, vaupes: { 'farc-guerrilla': 1 } } });
    run(g, placeFarcZone(g));
    expect(farcZones(g)).toEqual([at('vaupes')]);
  });

  it('may be any department where FARC has nothing on the map', () => {
    const g = positionWith();
    expect(offers(placeFarcZone(g))).toHaveLength(16);
    expect(offers(placeFarcZone(g))).not.toContain('space:ecuador');
  });

  it('example: Zona de Convivencia looks among mountains only, the Government among those that tie', () => {
    const g = positionWith({
      spaces: {
        choco: { 'farc-guerrilla': 9 },
        huila: { 'farc-guerrilla': 1, 'farc-base': 1 },
        cesar: { 'farc-guerrilla': 2 },
        antioquia: { 'farc-guerrilla': 1 },
      },
    });
    expect(offers(placeFarcZone(g, '5.1', isMountain))).toEqual(['space:cesar', 'space:huila']);
  });

  it('are left at once: troops to controlled cities and bases, police to LoCs and controlled spaces too; bases go', () => {
    const g = positionWith({
      spaces: {
        huila: { 'farc-guerrilla': 3, troops: 3, police: 2, 'government-base': 1 },
        bogota: { police: 1 },
        cali: { troops: 1 },
        cesar: { troops: 1 },
        santander: { 'government-base': 1 },
        pasto: { police: 1, 'farc-guerrilla': 1 },
      },
    });
    const { decisions } = run(g, placeFarcZone(g), [
      'space:cali',
      'number:2',
      'space:santander',
      'space:cesar',
      'number:2',
    ]);
    expect(decisions[0].options).toEqual(['space:bogota', 'space:cali', 'space:santander']);
    expect(decisions.every((decision) => decision.seat === 'government' && decision.rule === '6.4.4')).toBe(true);
    const police = decisions[3].options;
    expect(police).toEqual(expect.arrayContaining(['space:cesar', 'space:loc-cali-pasto', 'space:bogota']));
    expect(police).not.toContain('space:pasto');
    expect(police).not.toContain('space:huila');
    expect(pieces(g, 'cali', 'troops')).toBe(3);
    expect(pieces(g, 'santander', 'troops')).toBe(1);
    expect(pieces(g, 'cesar', 'police')).toBe(2);
    expect(pieces(g, 'huila', 'government-base')).toBe(0);
    expect(g.available[pieceOf('government-base')]).toBe(2);
  });

  it('judge control as the Zone arrives, not by the markers of the round (E5)', () => {
    const g = positionWith({
      step: 'election',
      card: 73,
      spaces: {
        huila: { 'farc-guerrilla': 3, troops: 1 },
        cali: { troops: 1, control: 'none' },
        pasto: { police: 1, 'farc-guerrilla': 2, control: 'government' },
      },
    });
    run(g, placeFarcZone(g));
    expect(pieces(g, 'cali', 'troops')).toBe(2);
  });

  it('send troops to Bogotá if no such space is controlled', () => {
    const g = positionWith({ spaces: { huila: { 'farc-guerrilla': 3, troops: 2 }, bogota: { 'farc-guerrilla': 1 } } });
    expect(run(g, placeFarcZone(g)).decisions).toEqual([]);
    expect(pieces(g, 'bogota', 'troops')).toBe(2);
  });

  it('never send anybody to another Zone', () => {
    const g = positionWith({
      spaces: { huila: { 'farc-guerrilla': 3, police: 1 }, cesar: { zone: true }, bogota: { police: 1 } },
    });
    expect(offers(placeFarcZone(g))).not.toContain('space:cesar');
  });

  it('take no Government piece from then on, and any insurgent one (1.4.2)', () => {
    const g = positionWith({ spaces: { huila: { zone: true } } });
    for (const piece of ['troops', 'police', 'government-base'] as const) {
      expect(room(g, at('huila'), pieceOf(piece))).toBe(0);
    }
    expect(placeable(g, at('huila'), pieceOf('auc-guerrilla-underground'))).toBe(18);
    expect(placeable(g, at('huila'), pieceOf('farc-base'))).toBe(2);
  });

  it('are open to Air Strike and Eradicate, closed to Sweep, Train and Air Lift (R15)', () => {
    const huila = { zone: true, 'farc-guerrilla-active': 1, 'cartels-base': 1 };
    const note = { onlyThese: true, card: 1, next: 2, spaces: { huila, bogota: { troops: 4 } } };
    const match = matchAt(note);
    match.choose('sweep');
    expect(match.decision()?.options).toEqual(expect.arrayContaining(['air-strike', 'eradicate']));
    expect(match.decision()?.options).not.toContain('space:huila');
    match.choose('air-lift');
    expect(match.decision()?.options).toContain('space:cali');
    expect(match.decision()?.options).not.toContain('space:huila');
    const train = matchAt(note);
    train.choose('train');
    expect(train.decision()?.options).not.toContain('space:huila');
  });
});
