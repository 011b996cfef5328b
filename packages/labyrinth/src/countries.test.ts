import { describe, expect, it } from 'vitest';
import {
  ALL_COUNTRIES,
  countryId,
  factsOf,
  isMuslim,
  isNonMuslim,
  isOil,
  isShiaMix,
  MUSLIM_COUNTRIES,
  printedAdjacent,
  printedResources,
  SCHENGEN,
} from './countries.js';
import { adjacent, areAdjacent } from './position.js';
import { resources } from './resources.js';
import { at, positionWith } from './testing/positions.js';

const near = (id: Parameters<typeof at>[0]) => printedAdjacent(at(id)).map(countryId);

describe('4.1 The map', () => {
  it('4.1.1 joins countries by lines, both ways', () => {
    for (const country of ALL_COUNTRIES) {
      for (const other of printedAdjacent(country)) expect(printedAdjacent(other)).toContain(country);
    }
    expect(near('somalia').sort()).toEqual(['kenya-tanzania', 'sudan', 'yemen']);
    expect(near('israel').sort()).toEqual(['egypt', 'jordan', 'lebanon']);
  });

  it('4.1.2 has 18 Muslim countries, Sunni or Shia-Mix; Iran is neither Muslim nor not', () => {
    expect(MUSLIM_COUNTRIES.length).toBe(18);
    expect(ALL_COUNTRIES.filter(isShiaMix).length).toBe(8);
    expect(isMuslim(at('iran'))).toBe(false);
    expect(isNonMuslim(at('iran'))).toBe(false);
    expect(isShiaMix(at('iran'))).toBe(false);
  });
});

describe('4.2 Muslim countries', () => {
  it('4.2.5 are worth 1 to 3 Resources', () => {
    for (const country of MUSLIM_COUNTRIES) expect([1, 2, 3]).toContain(printedResources(country));
    expect(MUSLIM_COUNTRIES.reduce((sum, country) => sum + printedResources(country), 0)).toBe(34);
    expect(printedResources(at('pakistan'))).toBe(2);
  });

  it('4.2.6 export oil, some of them: one more for each Oil Price Spike', () => {
    const g = positionWith({ lapsing: [117, 118] });
    expect(isOil(at('saudi-arabia'))).toBe(true);
    expect(resources(g, at('saudi-arabia'))).toBe(5);
    expect(resources(g, at('egypt'))).toBe(3);
    expect(resources(positionWith({ lapsing: [118] }), at('libya'))).toBe(2);
  });
});

describe('4.3 Non-Muslim countries', () => {
  it('4.3.1 have a governance that never changes, Good or Fair', () => {
    const kinds = new Set(ALL_COUNTRIES.filter(isNonMuslim).map((country) => factsOf(country).governance));
    expect([...kinds].sort()).toEqual(['fair', 'good']);
    expect(factsOf(at('russia')).governance).toBe('fair');
  });

  it('4.3.3 Israel is Hard', () => {
    expect(factsOf(at('israel')).posture).toBe('hard');
  });

  it('4.3.4 have recruit numbers, four of them', () => {
    const numbers = ALL_COUNTRIES.flatMap((country) => {
      const { recruit } = factsOf(country);
      return recruit === undefined ? [] : [[countryId(country), recruit]];
    });
    expect(numbers).toEqual([
      ['united-kingdom', 3],
      ['france', 2],
      ['spain', 2],
      ['philippines', 3],
    ]);
  });
});

describe('4.4 Iran', () => {
  it('is Fair for ever, without posture or Resources', () => {
    const iran = factsOf(at('iran'));
    expect(iran).toMatchObject({ governance: 'fair', kind: 'iran' });
    expect(iran.resources).toBeUndefined();
    expect(positionWith().posture[at('iran')]).toBe(0);
  });
});

describe('4.5 Schengen countries', () => {
  it('all seven touch one another and every country linked with them', () => {
    expect(SCHENGEN.map(countryId)).toEqual([
      'scandinavia',
      'benelux',
      'germany',
      'eastern-europe',
      'france',
      'italy',
      'spain',
    ]);
    for (const a of SCHENGEN) for (const b of SCHENGEN) if (a !== b) expect(printedAdjacent(a)).toContain(b);
    for (const id of [
      'canada',
      'united-states',
      'united-kingdom',
      'morocco',
      'turkey',
      'russia',
      'serbia',
      'lebanon',
    ] as const) {
      for (const member of SCHENGEN) expect(printedAdjacent(at(id))).toContain(member);
    }
    expect(near('germany')).not.toContain('egypt');
  });

  it('C22 Patriot Act (43) leaves the United States with Canada alone', () => {
    const g = positionWith({ marks: ['patriot-act'] });
    expect(adjacent(g, at('united-states')).map(countryId)).toEqual(['canada']);
    expect(areAdjacent(g, at('philippines'), at('united-states'))).toBe(false);
    expect(areAdjacent(g, at('canada'), at('united-states'))).toBe(true);
    expect(areAdjacent(g, at('canada'), at('united-kingdom'))).toBe(true);
  });
});
