import { describe, expect, it } from 'vitest';
import { UNDERGROUND } from '../../pieces.js';
import { offers, pieces, positionWith, run } from '../../testing/positions.js';
import { airStrike, canAirStrike } from './air-strike.js';

describe('4.2.2 Air Strike', () => {
  it('removes 1 active guerrilla in one department or LoC, not in a city (R13)', () => {
    const g = positionWith({
      spaces: {
        cali: { 'auc-guerrilla-active': 1 },
        choco: { 'auc-guerrilla-active': 2, 'farc-guerrilla-active': 1, 'farc-guerrilla': 1 },
        'loc-cali-pasto': { 'farc-guerrilla-active': 1 },
        huila: { 'farc-guerrilla': 2 },
      },
    });
    expect(offers(airStrike(g))).toEqual(['space:choco', 'space:loc-cali-pasto']);
    expect(offers(airStrike(g), ['space:choco'])).toEqual([
      'piece:farc-guerrilla-active',
      'piece:auc-guerrilla-active',
    ]);
    run(g, airStrike(g), ['space:choco', 'piece:auc-guerrilla-active']);
    expect(pieces(g, 'choco', 'auc-guerrilla-active')).toBe(1);
  });

  it('or 1 base, if its faction has no guerrilla there', () => {
    const g = positionWith({
      spaces: {
        choco: { 'farc-base': 2 },
        huila: { 'farc-base': 1, 'farc-guerrilla': 1 },
        pasto: { 'cartels-base': 1 },
      },
    });
    run(g, airStrike(g));
    expect([pieces(g, 'choco', 'farc-base'), pieces(g, 'huila', 'farc-base')]).toEqual([1, 1]);
  });

  it('reaches FARC Zones, and pieces that are safe from Sweep and Assault', () => {
    const g = positionWith({
      spaces: { guaviare: { zone: true, 'farc-guerrilla-active': 1 } },
      momentum: [{ card: 42, faction: 'farc' }],
    });
    run(g, airStrike(g));
    expect(pieces(g, 'guaviare', 'farc-guerrilla-active')).toBe(0);
  });

  it('never strikes the Government', () => {
    expect(canAirStrike(positionWith({ spaces: { choco: { 'government-base': 1, troops: 1 } } }))).toBe(false);
  });

  it('leaves a shipment to its owner, who may hand it on or lose it; no Drug Bust (R12)', () => {
    const note = {
      spaces: { choco: { 'auc-guerrilla-active': 1, 'farc-guerrilla': 1 } },
      shipments: [{ space: 'choco', guerrilla: 'auc-guerrilla-active' }],
      aid: 9,
    };
    const g = positionWith(note);
    const { decisions } = run(g, airStrike(g), ['piece:farc-guerrilla-underground']);
    expect(decisions[0].seat).toBe('auc');
    expect(g.shipments[0].guerrilla).toBe(UNDERGROUND.farc);
    const h = positionWith(note);
    run(h, airStrike(h), ['lose']);
    expect([h.shipments.length, h.aid]).toEqual([0, 9]);
  });

  it('is forbidden under Plan Colombia (card 12), and hits only lone bases under Misil Antiaéreo (card 27)', () => {
    const spaces = { choco: { 'auc-guerrilla-active': 1 }, huila: { 'farc-base': 1 } };
    expect(canAirStrike(positionWith({ spaces, momentum: [{ card: 12, faction: 'farc' }] }))).toBe(false);
    const g = positionWith({ spaces, momentum: [{ card: 27, faction: 'farc' }] });
    run(g, airStrike(g));
    expect([pieces(g, 'choco', 'auc-guerrilla-active'), pieces(g, 'huila', 'farc-base')]).toEqual([1, 0]);
  });
});
