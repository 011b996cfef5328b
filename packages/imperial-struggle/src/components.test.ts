import { readSettings, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { hasKeyword } from './cabinet.js';
import { controls, isOpen, lower, raise, raiseUsa } from './control.js';
import { ADVANTAGE_IDS } from './data/advantages.js';
import { AWARDS } from './data/awards.js';
import { EVENT_CARDS } from './data/events.js';
import { INVESTMENTS } from './data/investments.js';
import { MINISTRIES } from './data/ministries.js';
import { WARS } from './data/wars.js';
import { eraCards } from './deck.js';
import { imperialStruggle } from './index.js';
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
import { played } from './testing/events.js';
import { at, oneStep, paid, playRound, positionWith, run } from './testing/positions.js';
import { BASIC_TILES, BONUS_TILES } from './tiles.js';
import { reduceDebt, score } from './treasury.js';

describe('2.1 Peace turns and war turns', () => {
  it.each([
    [1, 'war'],
    [2, 'deal'],
    [3, 'war'],
    [4, 'war'],
    [5, 'war'],
    [6, 'final'],
  ])('after peace turn %i comes: %s', (turn, step) => {
    const g = positionWith({ turn, step: 'scoring' });
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
    const g = positionWith({ britain: ['georges-bank', 'sweden'], conflicts: ['sweden'] });
    expect(controls(g, at('georges-bank'), 'britain')).toBe(true);
    expect(controls(g, at('georges-bank'), 'france')).toBe(false);
    expect(controls(g, at('sweden'), 'britain')).toBe(false);
  });
});

describe('3.1 Components', () => {
  it('are as many as the box has', () => {
    expect(EVENT_CARDS).toHaveLength(41);
    expect(MINISTRIES).toHaveLength(26);
    expect(ADVANTAGE_IDS).toHaveLength(22);
    expect(AWARDS).toHaveLength(8);
    expect(WARS.map(({ theaters }) => theaters.length)).toEqual([4, 4, 4, 3]);
    expect([BASIC_TILES.length, BONUS_TILES.length]).toEqual([16, 12]);
  });

  it('stand as the rulebook sets them up', () => {
    const g = imperialStruggle.setup(readSettings(imperialStruggle, {}), seedChance('box'));
    expect(g.navyBox).toEqual({ britain: 2, france: 1 });
    expect(g.unbuilt).toEqual({ britain: 6, france: 7 });
    expect([g.vp, g.turn, g.initiative, g.debtLimit.britain, g.debt.france]).toEqual([15, 1, 'france', 6, 0]);
    const flags = (flag: number) => ALL_SPACES.filter((space) => g.flags[space] === flag).length;
    expect([flags(1), flags(2)]).toEqual([16, 17]);
    expect(ADVANTAGE_IDS.filter((_, i) => g.holders[i] > 0)).toEqual(['algonquin-raids', 'wheat']);
    expect(g.display.france.map(({ bonus }) => bonus.length)).toEqual([1, 0, 0, 0]);
    expect(g.display.britain.map(({ basic, bonus }) => [basic.length, bonus.length])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });
});

describe('3.4.4 Halves of an event', () => {
  it('are played by the side they are for, one that both share by either', () => {
    expect(played('britain', 26).g.debt.france).toBe(1);
    expect(played('france', 26).g.debt).toEqual({ britain: 0, france: 0 });
    expect(played('britain', 30).round.pools).toEqual(played('france', 30).round.pools);
  });
});

describe('3.4.5 Points of an event', () => {
  it('are a pool of their own, to be spent in the round', () => {
    const g = positionWith({ turn: 3, hands: { britain: [30] }, britain: ['jamaica'], debtLimit: { britain: 0 } });
    playRound(g, 'britain', 'e3-d2', ['card:30', 'space:santiago', 'space:cayman-passage']);
    expect(paid(g)).toEqual([2, 2]);
    expect(g.round).toBeUndefined();
  });
});

describe('3.10 The one marker for victory points', () => {
  it('goes up for France, down for Britain, and beyond 0 and 30', () => {
    const g = positionWith({ vp: 29 });
    score(g, 'france', 4);
    expect(g.vp).toBe(33);
    score(g, 'britain', 34);
    expect(g.vp).toBe(-1);
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
    const counts = [1, 2, 3, 4, 5, 6].map((turn) => eraCards(positionWith({ turn })).length);
    expect(counts[0]).toBe(counts[1]);
    expect(counts[2]).toBe(counts[3]);
    expect(counts[4]).toBe(41);
    expect(counts[0]).toBeLessThan(counts[2]);
    expect(counts[2]).toBeLessThan(counts[4]);
  });
});

describe('3.5.3 Keywords', () => {
  it('count while the Ministry lies face up', () => {
    expect(hasKeyword(positionWith({ cabinet: { france: [2] } }), 'france', 'finance')).toBe(true);
    expect(hasKeyword(positionWith({ cabinet: { france: [-2] } }), 'france', 'finance')).toBe(false);
    expect(hasKeyword(positionWith({ cabinet: { france: [2] } }), 'france', 'style')).toBe(false);
  });
});

describe('3.8.2 Conflict markers', () => {
  it('go with any change of the flag', () => {
    const g = positionWith({ britain: ['sweden'], conflicts: ['sweden', 'russia'] });
    lower(g, at('sweden'));
    raise(g, at('russia'), 'france');
    expect([g.conflicts[at('sweden')], g.conflicts[at('russia')]]).toEqual([0, 0]);
  });
});

describe('6.2 Less Debt', () => {
  it('is never less than none', () => {
    const g = positionWith({ debt: { france: 1 } });
    expect(reduceDebt(g, 'france', 2)).toBe(1);
    expect(g.debt.france).toBe(0);
  });
});

describe('10.0 The United States', () => {
  it('have their spaces on turn 6, once a flag of theirs has risen', () => {
    const g = positionWith({ turn: 6 });
    expect(isOpen(g, at('usa-prestige-2'))).toBe(false);
    raiseUsa(g, at('northern-colonies'));
    expect(isOpen(g, at('usa-prestige-2'))).toBe(true);
    g.turn = 5;
    expect(isOpen(g, at('usa-prestige-2'))).toBe(false);
  });
});
