import { describe, expect, it } from 'vitest';
import { ministryOption } from '../references.js';
import { scoreCommodity, scoreDemand, scoreRegions } from '../scoring.js';
import {
  flagAt,
  type PositionFields,
  paid,
  playRound,
  positionWith,
  roundOf,
  roundOffers,
} from '../testing/positions.js';
import { spendAbility } from './spent.js';

const use = (n: number): string => ministryOption('use', n);
const france = (n: number, more: PositionFields = {}) => positionWith({ turn: 3, ...more, cabinet: { france: [n] } });
const britain = (n: number, more: PositionFields = {}) => positionWith({ turn: 3, ...more, cabinet: { britain: [n] } });

const OF_CHOISEUL = 'points:ministry-war-tile-or-deploy';
describe('3.5.2 Ministry 11: Choiseul', () => {
  it('1 Military point for a Bonus War Tile or to deploy, once a turn', () => {
    const g = france(11, { navyBox: { france: 1 } });
    playRound(g, 'france', 'm2-e2', [use(11), 'space:biscay', OF_CHOISEUL, 'war-tile', 'theater:was-1']);
    expect(paid(g)).toEqual([1, 2]);
    expect(g.debt.france).toBe(0);
    expect(g.spent).toEqual(['11.1']);
    expect(roundOffers(g, 'france', 'm2-e2')).not.toContain(use(11));
  });
  it('for nothing else', () => {
    const g = france(11, { debtLimit: { france: 0 }, conflicts: ['niagara'] });
    expect(roundOffers(g, 'france', 'e4-m2-a', [use(11)])).toContain('space:niagara');
    const dear = france(11, { debtLimit: { france: 0 }, dearConflicts: ['niagara'] });
    expect(roundOffers(dear, 'france', 'e4-m2-a', [use(11)])).not.toContain('space:niagara');
  });
  it('joins a Military action, a Minor one with its limits; none by itself (3.5.4)', () => {
    expect(roundOffers(france(11), 'france', 'e4-d2-a')).not.toContain(use(11));
    const minor = france(11, { debtLimit: { france: 0 }, navyBox: { france: 1 }, squadrons: { britain: ['biscay'] } });
    expect(roundOffers(minor, 'france', 'e4-m2-a', [use(11)])).not.toContain('space:biscay');
    const major = france(11, { debtLimit: { france: 0 }, navyBox: { france: 1 }, squadrons: { britain: ['biscay'] } });
    expect(roundOffers(major, 'france', 'm2-e2', [use(11)])).toContain('space:biscay');
    const spent = france(11, { navyBox: { france: 1 } });
    expect(roundOffers(spent, 'france', 'e4-m2-a', ['space:balearic'])).not.toContain(use(11));
  });
  it('a Squadron for 2 with one in North American seas, once a turn (R39)', () => {
    const g = france(11, { squadrons: { france: ['cabot-strait'] } });
    playRound(g, 'france', 'm4-e2-a', ['construct', use(11)]);
    expect(paid(g)).toEqual([2]);
    expect(g.spent).toEqual(['11.2']);
    const far = france(11, { squadrons: { france: ['cuba-passage'] } });
    playRound(far, 'france', 'm4-e2-a', ['construct']);
    expect(paid(far)).toEqual([4]);
  });
  it('its two abilities are exhausted each by itself', () => {
    const g = france(11, { squadrons: { france: ['cabot-strait'] } });
    playRound(g, 'france', 'm4-e2-a', [use(11), 'construct', use(11)]);
    expect(g.spent).toEqual(['11.1', '11.2']);
  });
});

describe('4.1.12 Ministry 12: Dupleix', () => {
  it('a Treaty Point for the Award of India, and for Cotton and Spice in demand', () => {
    const g = france(12, { france: ['plassey', 'malacca-route'], demand: ['cotton', 'spice', 'furs'] });
    scoreRegions(g);
    expect(g.treaty.france).toBe(1);
    scoreDemand(g);
    // Cotton in the Empire Era gives one by itself.
    expect(g.treaty.france).toBe(4);
  });
  it('not for what Britain wins, nor what is not in demand', () => {
    const g = france(12, { britain: ['plassey', 'malacca-route'], demand: ['cotton', 'spice'] });
    scoreRegions(g);
    scoreDemand(g);
    expect(g.treaty.france).toBe(0);
    const other = france(12, { france: ['niagara'], demand: ['sugar'] });
    scoreRegions(other);
    scoreDemand(other);
    expect(other.treaty.france).toBe(0);
  });
  it('not for a commodity that an event scores (4.1.12)', () => {
    const g = france(12, { france: ['malacca-route'] });
    scoreCommodity(g, 'spice');
    expect(g.treaty.france).toBe(0);
  });
});

describe('3.5.2 Ministry 13: Pompadour & Du Barry', () => {
  const held: PositionFields = {
    france: ['denmark-norway', 'prussia-alliance', 'algonquin', 'prussia-prestige-empire', 'austria-prestige-upper'],
    britain: ['russia'],
  };
  it('a Treaty Point for a European Advantage, though it does nothing', () => {
    const g = france(13, held);
    playRound(g, 'france', 'm4-e2-a', ['advantage:baltic-trade']);
    expect(g.treaty.france).toBe(1);
    const cheaper = france(13, held);
    playRound(cheaper, 'france', 'd4-m2-a', ['space:russia', 'advantage:german-diplomacy']);
    expect(cheaper.treaty.france).toBe(1);
  });
  it('though it makes nothing cheaper', () => {
    const g = france(13, { ...held, conflicts: ['russia'] });
    playRound(g, 'france', 'd4-e2-a', ['space:russia', 'advantage:german-diplomacy']);
    expect(paid(g)).toEqual([1]);
    expect(g.treaty.france).toBe(1);
  });
  it('in every round, not for one of another Region', () => {
    const g = france(13, held);
    playRound(g, 'france', 'm4-e2-a', ['advantage:baltic-trade', 'advantage:algonquin-raids', 'space:niagara']);
    expect(g.treaty.france).toBe(1);
    playRound(g, 'france', 'd4-m2-a', ['space:russia', 'advantage:german-diplomacy']);
    expect(g.treaty.france).toBe(2);
    const american = france(13, held);
    playRound(american, 'france', 'm4-e2-a', ['advantage:algonquin-raids', 'space:niagara']);
    expect(american.treaty.france).toBe(0);
  });
  it('not for Britain’s', () => {
    const g = france(13, { britain: ['denmark-norway', 'prussia-alliance'] });
    playRound(g, 'britain', 'm4-e2-a', ['advantage:baltic-trade']);
    expect(g.treaty).toEqual({ britain: 0, france: 0 });
  });
});

describe('4.1.12 Ministry 14: Voltaire (R17)', () => {
  it('a Treaty Point for each country with a French Prestige space, 3 at most, whoever wins the Award', () => {
    const one = france(14, { france: ['spain-prestige-2', 'spain-prestige-3'] });
    scoreRegions(one);
    expect(one.treaty.france).toBe(1);
    const four = france(14, {
      france: ['spain-prestige-2', 'austria-prestige-upper', 'ireland-prestige', 'scotland-prestige'],
    });
    scoreRegions(four);
    expect(four.treaty.france).toBe(3);
    const british = france(14, { france: ['spain-prestige-2'], britain: ['russia', 'sweden'] });
    scoreRegions(british);
    expect(british.treaty.france).toBe(1);
  });
  it('nothing if nobody wins it, nor for spaces in conflict or without a country of several', () => {
    const tie = france(14, { france: ['spain-prestige-2'], britain: ['russia'] });
    scoreRegions(tie);
    expect(tie.treaty.france).toBe(0);
    const conflict = france(14, { france: ['spain-prestige-2', 'minorca'], conflicts: ['spain-prestige-2'] });
    scoreRegions(conflict);
    expect(conflict.treaty.france).toBe(0);
  });
});

describe('3.5.2 Ministry 15: Pitt the Elder', () => {
  it('1 Diplomatic point for a space without Prestige, once a turn', () => {
    const none: PositionFields = { debtLimit: { britain: 0 } };
    const g = britain(15, none);
    // Two points of the tile and his: a space of 3 if it is none of Prestige.
    const offered = roundOffers(g, 'britain', 'd2-m2', [use(15)]);
    expect(offered).toContain('space:german-states-3');
    expect(offered).not.toContain('space:ireland-prestige');
    expect(roundOffers(britain(15, none), 'britain', 'd2-m2')).not.toContain('space:german-states-3');
    const used = britain(15, { ...none, spent: ['15.1'] });
    expect(roundOffers(used, 'britain', 'd2-m2')).not.toContain(use(15));
  });
  it('not to draw a card', () => {
    const g = britain(15, { debtLimit: { britain: 0 } });
    expect(roundOffers(g, 'britain', 'd2-m2', [use(15)])).not.toContain('draw-event');
  });
  it('joins a Minor Action too; none by itself (3.5.4)', () => {
    const g = britain(15, { debtLimit: { britain: 0 } });
    expect(roundOffers(g, 'britain', 'e4-d2-a', [use(15)])).toContain('space:german-states-3');
    expect(roundOffers(britain(15), 'britain', 'e4-m2-a')).not.toContain(use(15));
  });
  it('a Squadron for 2, once a turn', () => {
    const g = britain(15);
    playRound(g, 'britain', 'm4-e2-a', ['construct', use(15)]);
    expect(paid(g)).toEqual([2]);
    expect(g.spent).toEqual(['15.2']);
    playRound(g, 'britain', 'm4-e2-a', ['construct']);
    expect(paid(g)).toEqual([2, 4]);
  });
});

describe('3.5.2 Ministry 16: Charles Hanbury Williams', () => {
  const flags: PositionFields = { france: ['prussia-prestige', 'german-states-3', 'russia', 'sweden'] };
  it('for a round, French flags in Prussia, the German States and Russia cost 1 less to take down', () => {
    const g = britain(16, { ...flags, debtLimit: { britain: 20 } });
    const full = britain(16, { ...flags, debtLimit: { britain: 20 } });
    const targets = ['space:prussia-prestige', 'space:german-states-3', 'space:russia', 'space:sweden'];
    playRound(full, 'britain', 'd4-m2-a', targets);
    playRound(g, 'britain', 'd4-m2-a', [use(16), ...targets]);
    const before = paid(full);
    expect(paid(g)).toEqual([before[0] - 1, before[1] - 1, before[2] - 1, before[3]]);
  });
  it('at least 1, not to raise a flag, not in another round, once a turn', () => {
    const g = britain(16, { france: ['russia'], conflicts: ['russia'], debtLimit: { britain: 20 } });
    playRound(g, 'britain', 'd4-e2-a', [use(16), 'space:russia', 'space:russia']);
    const [down, up] = paid(g);
    expect(down).toBe(1);
    const plain = britain(16, { debtLimit: { britain: 20 } });
    playRound(plain, 'britain', 'd4-e2-a', ['space:russia']);
    expect([up]).toEqual(paid(plain));
    expect(roundOffers(g, 'britain', 'd4-e2-a')).not.toContain(use(16));
    expect(roundOf(g, 'britain').effects).toEqual([]);
  });
});

describe('6.1 Ministry 17: Merchant Banks', () => {
  const here: PositionFields = { britain: ['northern-colonies', 'carolinas'], debtLimit: { britain: 0 } };
  it('the first 2 Debt of a turn for Economic points are not recorded, even at the limit', () => {
    const g = britain(17, here);
    playRound(g, 'britain', 'e2-d2', ['space:hudson-valley']);
    expect(paid(g)).toEqual([3]);
    expect(g.debt.britain).toBe(0);
    playRound(g, 'britain', 'e2-d2', ['space:chesapeake']);
    expect(g.debt.britain).toBe(0);
    expect(roundOffers(g, 'britain', 'e2-d2')).not.toContain('space:massachusetts-bay');
  });
  it('a third is', () => {
    const g = britain(17, { ...here, debtLimit: { britain: 6 } });
    playRound(g, 'britain', 'e2-d2', ['space:hudson-valley', 'space:cumberland']);
    expect(paid(g)).toEqual([3, 2]);
    expect(g.debt.britain).toBe(1);
  });
  it('counts from when it is revealed: Debt of before stays recorded', () => {
    const g = positionWith({ turn: 3, ...here, debtLimit: { britain: 6 }, cabinet: { britain: [-17] } });
    playRound(g, 'britain', 'e2-d2', ['space:hudson-valley']);
    expect(g.debt.britain).toBe(1);
    playRound(g, 'britain', 'e2-d2', [ministryOption('reveal', 17), 'space:chesapeake', 'space:cumberland']);
    expect([g.debt.britain, paid(g)]).toEqual([2, [3, 3, 2]]);
  });
  it('Treaty Points may be paid instead (9.1)', () => {
    const g = britain(17, { ...here, treaty: { britain: 1 } });
    playRound(g, 'britain', 'e2-d2', ['space:hudson-valley', 'number:1']);
    expect(g.spent).toEqual([]);
    expect(g.treaty.britain).toBe(0);
  });
  it('not for other points, not twice a turn, not if face down', () => {
    expect(roundOffers(britain(17, here), 'britain', 'd2-m2')).not.toContain('space:german-states-3');
    const spent = britain(17, here);
    spendAbility(spent, 17, 1);
    spendAbility(spent, 17, 2);
    expect(roundOffers(spent, 'britain', 'e2-d2')).not.toContain('space:hudson-valley');
    const hidden = positionWith({ turn: 3, ...here, cabinet: { britain: [-17] } });
    expect(roundOffers(hidden, 'britain', 'e2-d2')).not.toContain('space:hudson-valley');
  });
});

describe('4.1.12 Ministry 18: Samuel Johnson', () => {
  it('the Award of Europe: 1 more for Britain, 1 less for France, not below 0', () => {
    const british = britain(18, { britain: ['savoy'] });
    scoreRegions(british);
    expect(british.vp).toBe(13);
    const french = britain(18, { france: ['savoy'] });
    scoreRegions(french);
    expect(french.vp).toBe(15);
    const nothing = britain(18, { france: ['savoy'], awards: { europe: 6 } });
    scoreRegions(nothing);
    expect(nothing.vp).toBe(15);
    expect(nothing.treaty.france).toBe(1);
  });
  it('of another Region as ever', () => {
    const g = britain(18, { britain: ['mysore'] });
    scoreRegions(g);
    expect(g.vp).toBe(14);
    expect(flagAt(g, 'mysore')).toBe('britain');
  });
});
