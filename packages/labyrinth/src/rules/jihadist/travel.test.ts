import { describe, expect, it } from 'vitest';
import { FAIR, NEUTRAL } from '../../position.js';
import { at, type CountryFields, offers, positionWith, run } from '../../testing/positions.js';
import { mayTravel, travel } from './travel.js';

const IRAQ = at('iraq');
const SUDAN = at('sudan');
const POOR_CELL: CountryFields = { governance: 'poor', active: 1 };

describe('8.3 Travel', () => {
  it('8.3.1 reaches a neighbor for sure, and arrives as a sleeper', () => {
    const g = positionWith({ countries: { iraq: POOR_CELL, syria: { governance: 'good' } } }, {}, [6]);
    run(g, travel(g, 1), ['space:syria']);
    expect([g.active[IRAQ], g.sleepers[at('syria')], g.chance.scriptedDice]).toEqual([0, 1, [6]]);
  });

  it('8.3.1 within a country turns an active cell into a sleeper', () => {
    const g = positionWith({ countries: { iraq: POOR_CELL } });
    run(g, travel(g, 1), ['space:iraq']);
    expect([g.active[IRAQ], g.sleepers[IRAQ]]).toEqual([0, 1]);
  });

  it('8.3.1 elsewhere takes a roll no higher than the governance there; to Islamist Rule none', () => {
    const countries = {
      iraq: POOR_CELL,
      sudan: { governance: 'fair' },
      afghanistan: { governance: 'islamist-rule' },
    } as const;
    const g = positionWith({ countries }, {}, [2]);
    run(g, travel(g, 1), ['space:sudan']);
    expect(g.sleepers[SUDAN]).toBe(1);
    const sure = positionWith({ countries }, {}, [6]);
    run(sure, travel(sure, 1), ['space:afghanistan']);
    expect(sure.sleepers[at('afghanistan')]).toBe(1);
  });

  it('8.3.2 a cell that fails is lost, and leaves no cadre', () => {
    const g = positionWith(
      { countries: { iraq: POOR_CELL, sudan: { governance: 'fair' }, yemen: { governance: 'poor', sleepers: 1 } } },
      {},
      [3],
    );
    run(g, travel(g, 1), ['space:iraq', 'space:sudan']);
    expect([g.active[IRAQ], g.sleepers[SUDAN], g.cadre[IRAQ]]).toEqual([0, 0, 0]);
  });

  it('8.3.3 names every journey before a die is rolled; no cell goes twice', () => {
    const g = positionWith(
      { countries: { iraq: { governance: 'poor', active: 1, sleepers: 1 }, yemen: POOR_CELL } },
      {},
      [1, 1, 1],
    );
    const from = (answers: string[]) => offers(travel(g, 3), answers);
    expect(from([])).toEqual(['space:yemen', 'space:iraq']);
    expect(from(['space:iraq', 'piece:active', 'space:sudan'])).toEqual(['space:yemen', 'space:iraq', 'done']);
    expect(from(['space:iraq', 'piece:active', 'space:sudan', 'space:iraq', 'space:sudan'])).toEqual([
      'space:yemen',
      'done',
    ]);
    expect(g.chance.scriptedDice).toEqual([1, 1, 1]);
  });

  it('4.9.4, 8.3.3 the example of 4.9.5: an unmarked country is tested first, also if the journey fails', () => {
    const countries = { iraq: POOR_CELL, yemen: { governance: 'poor', sleepers: 1 } } as const;
    const fails = positionWith({ countries }, {}, [5, 3]);
    run(fails, travel(fails, 1), ['space:iraq', 'space:sudan']);
    expect([fails.governance[SUDAN], fails.alignment[SUDAN], fails.sleepers[SUDAN]]).toEqual([FAIR, NEUTRAL, 0]);
    const arrives = positionWith({ countries }, {}, [5, 2]);
    run(arrives, travel(arrives, 1), ['space:iraq', 'space:sudan']);
    expect(arrives.sleepers[SUDAN]).toBe(1);
  });

  it('4.8.4 a cell that arrives leaves a cadre where it is: only one from the track replaces it', () => {
    const g = positionWith({ countries: { iraq: POOR_CELL, syria: { governance: 'poor', cadre: true } } });
    run(g, travel(g, 1), ['space:syria']);
    expect([g.cadre[at('syria')], g.sleepers[at('syria')]]).toEqual([1, 1]);
  });

  it('never takes Sadr (54), and loses the game with the last cell (C39)', () => {
    expect(mayTravel(positionWith({ marks: ['sadr'] }))).toBe(false);
    const g = positionWith({ countries: { iraq: POOR_CELL, sudan: { governance: 'good' } } }, {}, [6]);
    expect(() => run(g, travel(g, 1), ['space:sudan'])).toThrow('us wins: result.us.cells');
  });
});
