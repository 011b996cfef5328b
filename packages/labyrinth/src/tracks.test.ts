import { describe, expect, it } from 'vitest';
import type { CountryId } from './data/countries.js';
import { HARD, SOFT } from './position.js';
import { at, type CountryFields, type PositionFields, positionWith } from './testing/positions.js';
import {
  availableCells,
  cellsOnTrack,
  changeFunding,
  changePrestige,
  fundingLevel,
  gwotPenalty,
  jihadistHandSize,
  prestigeLevel,
  rollPrestige,
  setFunding,
  setPrestige,
  troopLevel,
  troopsOnTrack,
  usHandSize,
  worldPosture,
} from './tracks.js';

const POSTURES: readonly CountryId[] = ['canada', 'france', 'spain', 'italy', 'germany', 'india', 'china', 'russia'];
/** So many Hard and Soft countries beside Israel. */
const world = (hard: number, soft: number, more: PositionFields = {}) => {
  const countries: Partial<Record<CountryId, CountryFields>> = {};
  POSTURES.slice(0, hard).forEach((id) => {
    countries[id] = { posture: 'hard' };
  });
  POSTURES.slice(hard, hard + soft).forEach((id) => {
    countries[id] = { posture: 'soft' };
  });
  return positionWith({ ...more, countries });
};

describe('4.7.1 Prestige', () => {
  it('goes from 1 to 12 and stays on its track', () => {
    const g = positionWith({ prestige: 11, countries: { iraq: { sleepers: 1 } } });
    changePrestige(g, 3);
    expect(g.prestige).toBe(12);
    setPrestige(g, -2);
    expect(g.prestige).toBe(1);
  });

  it.each([
    [1, 'low'],
    [3, 'low'],
    [4, 'medium'],
    [7, 'high'],
    [9, 'high'],
    [10, 'very-high'],
    [12, 'very-high'],
  ])('at %i is %s', (prestige, level) => {
    expect(prestigeLevel(positionWith({ prestige }))).toBe(level);
  });
});

describe('4.9.3 The Prestige roll', () => {
  const rolled = (dice: number[], options = {}, soft = 0) => {
    const countries = Object.fromEntries(
      POSTURES.slice(0, soft).map((id) => [id, { posture: 'soft' } as CountryFields]),
    );
    const g = positionWith({ prestige: 7, countries }, options, dice);
    rollPrestige(g);
    return g.prestige;
  };

  it('goes down on 1 to 4 and up on 5 or 6, by the lower of two dice', () => {
    expect(rolled([4, 2, 5])).toBe(5);
    expect(rolled([5, 6, 3])).toBe(10);
  });

  it('is worse by one while there is a GWOT penalty, unless the option says plain', () => {
    expect(rolled([5, 2, 2], {}, 3)).toBe(5);
    expect(rolled([5, 2, 2], { prestige: 'plain' }, 3)).toBe(9);
    expect(rolled([6, 2, 2], {}, 3)).toBe(9);
  });
});

describe('4.7.2 GWOT relations', () => {
  it('C12 are Hard less Soft of all but the US, with Israel Hard, never beyond 3', () => {
    expect(worldPosture(positionWith())).toBe(1);
    // The rulebook's example: three Soft and five Hard, Israel among them.
    expect(worldPosture(world(4, 3))).toBe(2);
    expect(worldPosture(world(8, 0))).toBe(3);
    expect(worldPosture(world(0, 8))).toBe(-3);
    expect(worldPosture(world(0, 1))).toBe(0);
  });

  it('do not count the US, Iran or unmarked countries', () => {
    const g = world(1, 0, { posture: 'soft' });
    expect(worldPosture(g)).toBe(2);
  });

  it('4.7.2.1 are a penalty of as much if the US stands on the other side', () => {
    expect(gwotPenalty(world(4, 3))).toBe(0);
    expect(gwotPenalty(world(4, 3, { posture: 'soft' }))).toBe(2);
    expect(gwotPenalty(world(0, 4))).toBe(3);
    expect(gwotPenalty(world(0, 1))).toBe(0);
    expect([HARD, SOFT]).toContain(world(0, 1).posture[at('united-states')]);
  });
});

describe('4.7.3 The Troop Track', () => {
  it.each([
    [0, 'low-intensity', 9],
    [5, 'low-intensity', 9],
    [6, 'war', 8],
    [7, 'war', 8],
    [10, 'war', 8],
    [11, 'overstretch', 7],
    [15, 'overstretch', 7],
  ])('C24 with %i cubes deployed is %s: %i cards', (troops, level, cards) => {
    const g = positionWith({ countries: { iraq: { governance: 'poor', alignment: 'ally', troops } } });
    expect([troopsOnTrack(g), troopLevel(g), usHandSize(g)]).toEqual([15 - troops, level, cards]);
  });

  it('counts no NATO (41)', () => {
    expect(troopsOnTrack(positionWith({ nato: 'iraq' }))).toBe(15);
  });
});

describe('4.7.4 The Funding Track', () => {
  it('4.7.4.1 goes from 1 to 9 and stays on it', () => {
    const g = positionWith({ funding: 8 });
    changeFunding(g, 5);
    expect(g.funding).toBe(9);
    setFunding(g, 0);
    expect(g.funding).toBe(1);
  });

  it.each([
    [1, 'tight', 7],
    [3, 'tight', 7],
    [4, 'moderate', 8],
    [6, 'moderate', 8],
    [7, 'ample', 9],
    [9, 'ample', 9],
  ])('at %i is %s: %i cards', (funding, level, cards) => {
    const g = positionWith({ funding });
    expect([fundingLevel(g), jihadistHandSize(g)]).toEqual([level, cards]);
  });

  it('4.7.4.2 the example: Funding 6 and 3 cells on the map leave 7 Available', () => {
    const g = positionWith({ funding: 6, countries: { iraq: { sleepers: 3 } } });
    expect([cellsOnTrack(g), availableCells(g)]).toEqual([12, 7]);
  });

  it('4.7.4.2 Tight leaves only what is beyond ten, Ample everything', () => {
    const countries = { iraq: { sleepers: 3 } };
    expect(availableCells(positionWith({ funding: 3, countries }))).toBe(2);
    expect(availableCells(positionWith({ funding: 7, countries }))).toBe(12);
    expect(availableCells(positionWith({ funding: 3, countries: { iraq: { sleepers: 9 } } }))).toBe(0);
  });

  it('4.6.2 holds every cell that is not on the map; Sadr (54) is none of them', () => {
    expect(cellsOnTrack(positionWith({ marks: ['sadr'], countries: { iraq: { active: 15 } } }))).toBe(0);
  });
});
