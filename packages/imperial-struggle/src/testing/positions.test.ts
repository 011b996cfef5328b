import { describe, expect, it } from 'vitest';
import { actionRound } from '../rules/round.js';
import { advantage, at, flagAt, logged, offers, positionWith, roundOf, run } from './positions.js';

describe('5.0 A scene for tests', () => {
  it('puts flags, Squadrons, Advantages and cards where given (3.2.7, 8.1)', () => {
    const g = positionWith({
      britain: ['gibraltar'],
      france: ['algonquin'],
      squadrons: { france: ['biscay'] },
      navyBox: { britain: 2 },
      conflicts: ['algonquin'],
      hands: { britain: [1] },
      cabinet: { france: [1, -2] },
    });
    expect(flagAt(g, 'gibraltar')).toBe('britain');
    expect(flagAt(g, 'biscay')).toBe('france');
    expect(g.holders[advantage('naval-bastion')]).toBe(1);
    expect(g.unbuilt).toEqual({ britain: 6, france: 7 });
    expect(g.conflicts[at('algonquin')]).toBe(1);
    expect(g.draw).not.toContain(1);
    expect(g.cabinet.france[1]).toEqual({ card: 2, revealed: false });
  });

  it('plays a round by answers (5.1)', () => {
    const g = positionWith({ debt: { france: 3 } });
    expect(offers(actionRound(positionWith(), 'france'))).toContain('tile:e4-d2-a');
    run(actionRound(g, 'france'), ['tile:e4-d2-a', 'pass']);
    expect(g.debt.france).toBe(1);
    expect(logged(g)).toContain('log.pass');
    expect(roundOf(g, 'britain', 'e4-m2-a', [{ source: 'major', type: 'economic', points: 4 }]).tile).toBe(2);
  });
});
