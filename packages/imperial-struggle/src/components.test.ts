import { describe, expect, it } from 'vitest';
import { hasKeyword } from './cabinet.js';
import { eraCards } from './check.js';
import { controls, isOpen, lower, raise, raiseUsa } from './control.js';
import { INVESTMENTS } from './data/investments.js';
import {
  ALL_SPACES,
  commodityOf,
  conquestLines,
  isAlliance,
  isFort,
  isMarket,
  isNaval,
  isPolitical,
  isPrestige,
  isTerritory,
  MARKETS,
  NAVAL,
  POLITICAL,
  printedCost,
  regionOf,
} from './map.js';
import { at, oneStep, run, scene } from './testing/scene.js';
import { reduceDebt } from './treasury.js';

describe('2.1 Peace turns and war turns', () => {
  it.each([
    [1, 'war'],
    [2, 'deal'],
    [3, 'war'],
    [4, 'war'],
    [5, 'war'],
    [6, 'final'],
  ])('after peace turn %i comes: %s', (turn, step) => {
    const g = scene({ turn, step: 'scoring' });
    run(oneStep(g));
    expect(g.step).toBe(step);
  });
});

describe('3.2 The map', () => {
  it('has 112 spaces of five kinds', () => {
    expect(ALL_SPACES).toHaveLength(112);
    const kinds = [isPolitical, isMarket, isTerritory, isNaval, isFort];
    for (const space of ALL_SPACES) expect(kinds.filter((is) => is(space))).toHaveLength(1);
  });

  it('3.2.1 Political spaces have a cost; those of Europe are of Prestige, Alliances, or both', () => {
    for (const space of POLITICAL) {
      expect(printedCost(space)).toBeGreaterThan(0);
      if (regionOf(space) === 'europe') expect(isPrestige(space) || isAlliance(space)).toBe(true);
    }
  });

  it('3.2.2 Markets have a cost, and all but one a commodity; nothing else has one', () => {
    for (const space of MARKETS) expect(printedCost(space)).toBeGreaterThan(0);
    expect(MARKETS.filter((space) => commodityOf(space) === undefined)).toEqual([at('chesapeake')]);
    for (const space of ALL_SPACES) if (!isMarket(space)) expect(commodityOf(space)).toBeUndefined();
  });

  it('3.2.4 Naval spaces are held by Squadrons and have no cost', () => {
    for (const sea of NAVAL) expect(printedCost(sea)).toBe(0);
  });

  it('3.2.6 Conquest Lines come from Forts, seas and Territories', () => {
    for (const space of ALL_SPACES) {
      for (const near of conquestLines(space)) expect(isFort(near) || isNaval(near) || isTerritory(near)).toBe(true);
    }
  });

  it('3.2.7 a flag is control, but for a Conflict marker', () => {
    const g = scene({ britain: ['georges-bank', 'sweden'], conflicts: ['sweden'] });
    expect(controls(g, at('georges-bank'), 'britain')).toBe(true);
    expect(controls(g, at('georges-bank'), 'france')).toBe(false);
    expect(controls(g, at('sweden'), 'britain')).toBe(false);
  });
});

describe('3.3 Investment tiles', () => {
  it('are 24: the fewer points, the more beside them', () => {
    expect(INVESTMENTS).toHaveLength(24);
    for (const { major, minor, points, event, upgrade } of INVESTMENTS) {
      expect(minor).not.toBe(major);
      expect(event === true).toBe(points < 4);
      expect(upgrade === true).toBe(points === 2);
    }
  });
});

describe('3.4.1 The Event deck', () => {
  it('takes in the cards of an era with its first turn', () => {
    const counts = [1, 2, 3, 4, 5, 6].map((turn) => eraCards(scene({ turn })).length);
    expect(counts[0]).toBe(counts[1]);
    expect(counts[2]).toBe(counts[3]);
    expect(counts[4]).toBe(41);
    expect(counts[0]).toBeLessThan(counts[2]);
    expect(counts[2]).toBeLessThan(counts[4]);
  });
});

describe('3.5.3 Keywords', () => {
  it('count while the Ministry lies face up', () => {
    expect(hasKeyword(scene({ cabinet: { france: [2] } }), 'france', 'finance')).toBe(true);
    expect(hasKeyword(scene({ cabinet: { france: [-2] } }), 'france', 'finance')).toBe(false);
    expect(hasKeyword(scene({ cabinet: { france: [2] } }), 'france', 'style')).toBe(false);
  });
});

describe('3.8.2 Conflict markers', () => {
  it('go with any change of the flag', () => {
    const g = scene({ britain: ['sweden'], conflicts: ['sweden', 'russia'] });
    lower(g, at('sweden'));
    raise(g, at('russia'), 'france');
    expect([g.conflicts[at('sweden')], g.conflicts[at('russia')]]).toEqual([0, 0]);
  });
});

describe('6.2 Less Debt', () => {
  it('is never less than none', () => {
    const g = scene({ debt: { france: 1 } });
    expect(reduceDebt(g, 'france', 2)).toBe(1);
    expect(g.debt.france).toBe(0);
  });
});

describe('10.0 The United States', () => {
  it('have their spaces on turn 6, once a flag of theirs has risen', () => {
    const g = scene({ turn: 6 });
    expect(isOpen(g, at('usa-prestige-2'))).toBe(false);
    raiseUsa(g, at('northern-colonies'));
    expect(isOpen(g, at('usa-prestige-2'))).toBe(true);
    g.turn = 5;
    expect(isOpen(g, at('usa-prestige-2'))).toBe(false);
  });
});
