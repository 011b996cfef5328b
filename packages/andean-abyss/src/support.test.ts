import { describe, expect, it } from 'vitest';
import { CITIES, DEPARTMENTS, LOCS, POPULATED, population } from './map.js';
import {
  ACTIVE_OPPOSITION,
  ACTIVE_SUPPORT,
  canShift,
  isNeutral,
  isOpposition,
  isSupport,
  LEVELS,
  level,
  levelName,
  levelValue,
  NEUTRAL,
  oppositionPlusBases,
  PASSIVE_OPPOSITION,
  PASSIVE_SUPPORT,
  setLevel,
  shift,
  totalOpposition,
  totalSupport,
} from './support.js';
import { at, logged, positionWith, standard } from './testing/positions.js';

/** Nobody supports or opposes the Government. */
const indifferent = () => {
  const g = positionWith();
  g.support.fill(NEUTRAL);
  return g;
};

describe('1.6 Support and opposition', () => {
  it('begin as deployed: 50 and 20', () => {
    const g = standard();
    expect(totalSupport(g)).toBe(50);
    expect(oppositionPlusBases(g)).toBe(20);
  });
});

describe('1.6.1 Levels', () => {
  it('are five, from active opposition to active support', () => {
    expect(LEVELS.map(levelValue)).toEqual([-2, -1, 0, 1, 2]);
    expect(LEVELS.map((l) => levelName(levelValue(l)))).toEqual(LEVELS);
    expect([ACTIVE_OPPOSITION, PASSIVE_OPPOSITION, NEUTRAL, PASSIVE_SUPPORT, ACTIVE_SUPPORT].map(levelName)).toEqual(
      LEVELS,
    );
  });

  it('belong to cities and departments with people', () => {
    expect(POPULATED).toEqual([...CITIES, ...DEPARTMENTS.filter((d) => population(d) > 0)]);
  });

  it('shift step by step and stop at the ends', () => {
    const g = indifferent();
    expect(shift(g, at('cali'), 1)).toBe(true);
    expect(level(g, at('cali'))).toBe(PASSIVE_SUPPORT);
    shift(g, at('cali'), 3);
    expect(level(g, at('cali'))).toBe(ACTIVE_SUPPORT);
    expect(shift(g, at('cali'), 1)).toBe(false);
    shift(g, at('cali'), -9);
    expect(level(g, at('cali'))).toBe(ACTIVE_OPPOSITION);
    expect([canShift(g, at('cali'), -1), canShift(g, at('cali'), 1)]).toEqual([false, true]);
  });
});

describe('1.6.2 Markers', () => {
  it('never lie on LoCs or in departments without people: these are always neutral', () => {
    const g = indifferent();
    for (const space of [at('vichada'), at('loc-cali-pasto')]) {
      expect(setLevel(g, space, ACTIVE_SUPPORT)).toBe(false);
      expect(shift(g, space, -1)).toBe(false);
      expect(canShift(g, space, 1) || canShift(g, space, -1)).toBe(false);
      expect(level(g, space)).toBe(NEUTRAL);
      expect(isSupport(g, space) || isOpposition(g, space)).toBe(false);
    }
    expect(logged(g)).toEqual([]);
  });

  it('are absent from neutral spaces; events count only those with people as neutral (R38)', () => {
    const g = indifferent();
    expect(isNeutral(g, at('cali'))).toBe(true);
    expect(LOCS.some((loc) => isNeutral(g, loc))).toBe(false);
    expect(isNeutral(g, at('amazonas'))).toBe(false);
  });

  it('say support or opposition, passive and active alike', () => {
    const g = positionWith({
      spaces: { cali: { support: 'passive-support' }, choco: { support: 'active-opposition' } },
    });
    expect([isSupport(g, at('cali')), isOpposition(g, at('cali'))]).toEqual([true, false]);
    expect([isSupport(g, at('choco')), isOpposition(g, at('choco'))]).toEqual([false, true]);
  });
});

describe('1.6.3 Total support and total opposition', () => {
  it('count population once for passive and twice for active', () => {
    const g = indifferent();
    setLevel(g, at('bogota'), PASSIVE_SUPPORT);
    setLevel(g, at('cali'), ACTIVE_SUPPORT);
    setLevel(g, at('huila'), PASSIVE_OPPOSITION);
    setLevel(g, at('choco'), ACTIVE_OPPOSITION);
    expect(totalSupport(g)).toBe(8 + 2 * 3);
    expect(totalOpposition(g)).toBe(2 + 2 * 1);
  });

  it('add FARC bases on the map to the opposition', () => {
    const g = positionWith({ spaces: { vaupes: { 'farc-base': 2 }, choco: { 'farc-base': 1, 'auc-base': 1 } } });
    expect(oppositionPlusBases(g)).toBe(totalOpposition(g) + 3);
  });
});
