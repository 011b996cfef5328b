import type { PositionJson } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { answer, at, matchAt, offers, pieces, positionWith, run } from '../testing/positions.js';
import { redeployPhase } from './propaganda.js';

const HELD = { control: 'government' };
const phase = (spaces: PositionJson, options = {}) => positionWith({ card: 73, step: 'redeploy', spaces }, options);

describe('6.5 Redeploy phase', () => {
  it('moves troops that must, troops that may, then police', () => {
    const g = phase({ huila: { troops: 1 }, bogota: { troops: 1, police: 1, ...HELD }, cali: HELD });
    const { decisions } = run(g, redeployPhase(g), ['space:cali', 'done', 'done']);
    expect(decisions.map((decision) => decision.rule)).toEqual(['6.5.1', '6.5.2', '6.5.3']);
    expect(decisions.every((decision) => decision.seat === 'government')).toBe(true);
  });

  it('judges control by the markers of the round, whatever moves (R16, E4)', () => {
    const g = phase({ huila: { troops: 4 }, cali: { ...HELD, 'farc-guerrilla': 3 }, pasto: { troops: 5 } });
    run(g, redeployPhase(g), ['done']);
    // Pasto holds five troops and no marker: it is no destination. Cali has the marker.
    expect(pieces(g, 'cali', 'troops')).toBe(4);
  });

  it('in the second edition freezes control as the phase begins (E4)', () => {
    const g = phase(
      { huila: { troops: 4 }, cali: { ...HELD, 'farc-guerrilla': 3 }, pasto: { troops: 5 } },
      { edition: '2' },
    );
    run(g, redeployPhase(g), []);
    expect(pieces(g, 'cali', 'troops')).toBe(0);
    expect(pieces(g, 'pasto', 'troops')).toBe(9);
  });
});

describe('6.5.1 Troops that must move', () => {
  it('are those on LoCs and in departments without a Government base', () => {
    const g = phase({
      'loc-cali-pasto': { troops: 1 },
      huila: { troops: 2 },
      amazonas: { troops: 1 },
      santander: { troops: 3, 'government-base': 1 },
      medellin: { troops: 2 },
      bogota: HELD,
    });
    run(g, redeployPhase(g), ['done']);
    expect(pieces(g, 'bogota', 'troops')).toBe(4);
    expect(pieces(g, 'santander', 'troops')).toBe(3);
    expect(pieces(g, 'medellin', 'troops')).toBe(2);
  });

  it('go to controlled cities and controlled spaces with a Government base, divided as the Government likes', () => {
    const g = phase({
      huila: { troops: 4, ...HELD },
      bogota: HELD,
      cali: HELD,
      medellin: {},
      santander: { 'government-base': 1, ...HELD },
      antioquia: { 'government-base': 1 },
      cesar: HELD,
    });
    const { decisions } = run(g, redeployPhase(g), ['space:santander', 'number:3', 'space:cali']);
    expect(decisions[0].options).toEqual(['space:bogota', 'space:cali', 'space:santander']);
    expect(decisions[1].options).toEqual(['number:1', 'number:2', 'number:3', 'number:4']);
    expect(pieces(g, 'santander', 'troops')).toBe(3);
    expect(pieces(g, 'cali', 'troops')).toBe(1);
  });

  it('go to Bogotá if there is no such space at all, controlled or not', () => {
    const g = phase({ huila: { troops: 4, ...HELD }, bogota: { 'farc-guerrilla': 2, control: 'farc' } });
    expect(run(g, redeployPhase(g)).decisions).toEqual([]);
    expect(pieces(g, 'bogota', 'troops')).toBe(4);
  });

  it('do not go to Bogotá because no CITY is controlled, while a base is (R16)', () => {
    const g = phase({ huila: { troops: 4 }, santander: { 'government-base': 1, ...HELD } });
    run(g, redeployPhase(g));
    expect(pieces(g, 'santander', 'troops')).toBe(4);
    expect(pieces(g, 'bogota', 'troops')).toBe(0);
  });

  it('do not enter a department that became a FARC Zone since', () => {
    const g = phase({ huila: { troops: 1 }, santander: { zone: true, ...HELD }, cali: HELD });
    run(g, redeployPhase(g));
    expect(pieces(g, 'cali', 'troops')).toBe(1);
  });

  it('leave what does not fit into Ecuador to other places (R27)', () => {
    const g = positionWith({
      card: 73,
      step: 'redeploy',
      foreign: ['ecuador'],
      spaces: { huila: { troops: 3 }, ecuador: { 'government-base': 1, ...HELD } },
    });
    run(g, redeployPhase(g));
    expect(pieces(g, 'ecuador', 'troops')).toBe(1);
    expect(pieces(g, 'bogota', 'troops')).toBe(2);
  });
});

describe('6.5.2 Troops that may move', () => {
  it('are those in cities and at bases, to the same places', () => {
    const g = phase({
      medellin: { troops: 2 },
      santander: { troops: 3, 'government-base': 1, ...HELD },
      bogota: { troops: 1, ...HELD },
      cesar: HELD,
    });
    const { decisions } = run(g, redeployPhase(g), ['space:medellin', 'space:santander', 'number:2', 'done']);
    expect(decisions[0].options).toEqual(['space:bogota', 'space:medellin', 'space:santander', 'done']);
    expect(decisions[1].options).toEqual(['space:bogota', 'space:santander']);
    expect(pieces(g, 'santander', 'troops')).toBe(5);
  });

  it('are not sent to Bogotá by choice where nothing is controlled: that is for those that must', () => {
    const g = phase({ medellin: { troops: 2 }, huila: { troops: 1 } });
    expect(run(g, redeployPhase(g)).decisions).toEqual([]);
    expect(pieces(g, 'medellin', 'troops')).toBe(2);
    expect(pieces(g, 'bogota', 'troops')).toBe(1);
  });

  it('move once: neither those that had to nor those that did move on (R16)', () => {
    const g = phase({ huila: { troops: 1 }, bogota: { troops: 1, ...HELD }, cali: HELD });
    const { decisions } = run(g, redeployPhase(g), ['space:cali', 'space:bogota']);
    expect(decisions[1].options).toEqual(['space:bogota', 'done']);
    expect(decisions).toHaveLength(2);
    expect(pieces(g, 'cali', 'troops')).toBe(2);
  });
});

describe('6.5.3 Police that may move', () => {
  it('go from anywhere to any LoC or controlled space', () => {
    const g = phase({
      huila: { police: 2 },
      'loc-cali-pasto': { police: 1 },
      cesar: HELD,
      bogota: HELD,
      cali: {},
      vaupes: { zone: true },
    });
    const origins = offers(redeployPhase(g));
    expect(origins).toEqual(['space:huila', 'space:loc-cali-pasto', 'done']);
    const ends = offers(redeployPhase(g), ['space:huila']);
    expect(ends).toEqual(expect.arrayContaining(['space:cesar', 'space:bogota', 'space:loc-cali-pasto']));
    for (const closed of ['cali', 'huila', 'vaupes']) expect(ends).not.toContain(`space:${closed}`);
    expect(ends).toHaveLength(18 + 2);
  });

  it('move once, as many as the Government likes', () => {
    const g = phase({ huila: { police: 3 }, cesar: HELD });
    run(g, redeployPhase(g), ['space:huila', 'space:cesar', 'number:2', 'space:huila', 'space:loc-cali-pasto']);
    expect(pieces(g, 'cesar', 'police')).toBe(2);
    expect(pieces(g, 'loc-cali-pasto', 'police')).toBe(1);
  });

  it('go to a space that was full, once others have left it', () => {
    const ecuador = { police: 2, ...HELD };
    const g = positionWith({
      card: 73,
      step: 'redeploy',
      foreign: ['ecuador'],
      spaces: { ecuador, huila: { police: 1 } },
    });
    expect(offers(redeployPhase(g), ['space:huila'])).not.toContain('space:ecuador');
    const moves = ['space:ecuador', 'space:loc-cali-pasto', 'number:1', 'space:huila'];
    expect(offers(redeployPhase(g), moves)).toContain('space:ecuador');
  });

  it('may stay where they are, and troops of the same place are no matter', () => {
    const match = matchAt({ card: 73, step: 'redeploy', next: 60 });
    answer(match, 'done');
    expect(match.position.step).toBe('act');
    expect(match.position.pieces[at('bogota') * 12 + 1]).toBe(2);
  });
});
