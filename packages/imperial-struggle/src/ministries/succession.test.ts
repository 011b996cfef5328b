import { describe, expect, it } from 'vitest';
import { lower, raise } from '../control.js';
import { ministryOption } from '../references.js';
import { actionRound, playableEvents } from '../rules/round.js';
import { resolveTheater } from '../rules/war.js';
import { scoreRegions } from '../scoring.js';
import {
  advantage,
  at,
  flagAt,
  offers,
  type PositionFields,
  paid,
  playRound,
  positionWith,
  roundOf,
  roundOffers,
  run,
  tileOf,
} from '../testing/positions.js';
import { permitEvent } from './ministry-actions.js';
import { remainingPowers, scoreMinistries } from './scoring.js';

const use = (n: number): string => ministryOption('use', n);
const reveal = (n: number): string => ministryOption('reveal', n);
const points = (g: ReturnType<typeof positionWith>): number[] => g.round?.pools.map((pool) => pool.points) ?? [];
const france = (n: number, more: PositionFields = {}) => positionWith({ ...more, cabinet: { france: [n] } });
const britain = (n: number, more: PositionFields = {}) => positionWith({ ...more, cabinet: { britain: [n] } });

describe('3.5 Ministries are revealed in their owner’s round', () => {
  it('before the tile, before the event and after it (5.1)', () => {
    const g = positionWith({ cabinet: { france: [-2] } });
    expect(offers(actionRound(g, 'france'))).toContain(reveal(2));
    const hidden = positionWith({ cabinet: { france: [-2] } });
    expect(roundOffers(hidden, 'france', 'd4-m2-a')).toEqual([reveal(2), 'done']);
    expect(roundOffers(positionWith({ cabinet: { france: [-2] } }), 'france', 'm4-e2-a')).toContain(reveal(2));
  });
  it('by an answer of its own; then it stays so', () => {
    const g = positionWith({ cabinet: { france: [-2, -3] } });
    playRound(g, 'france', 'm4-e2-a', [reveal(3)]);
    expect(g.cabinet.france).toEqual([
      { card: 2, revealed: false },
      { card: 3, revealed: true },
    ]);
  });
  it('only one’s own (R34)', () => {
    const g = positionWith({ cabinet: { france: [-2] } });
    expect(offers(actionRound(g, 'britain'))).not.toContain(reveal(2));
  });
  it('face down they do nothing (R34)', () => {
    const g = positionWith({ cabinet: { france: [-2] }, debt: { france: 3 } });
    remainingPowers(g);
    expect(g.debt.france).toBe(3);
  });
  it('that something could be asked betrays no card (R34)', () => {
    const g = positionWith({ cabinet: { france: [-3] } });
    const cardinals = positionWith({ cabinet: { france: [-1] } });
    expect(roundOffers(g, 'france', 'd4-m2-a')).toHaveLength(roundOffers(cardinals, 'france', 'd4-m2-a').length);
  });
});

describe('3.5.2 Ministry 1: The Cardinal Ministers', () => {
  const courts = ['savoy', 'sardinia', 'spain-prestige-2', 'austria-prestige-upper'] as const;
  it('adds 1 for each court to the Diplomatic Action, 3 at most', () => {
    const g = france(1, { france: courts });
    roundOffers(g, 'france', 'd4-e2-a', [use(1)]);
    expect(points(g)).toEqual([7, 2]);
  });
  it('to a Minor one too, with its limits', () => {
    const g = france(1, { france: courts });
    roundOffers(g, 'france', 'e4-d2-a', [use(1)]);
    expect(points(g)).toEqual([4, 5]);
    const enemy = france(1, { france: courts, britain: ['russia'] });
    expect(roundOffers(enemy, 'france', 'e4-d2-a', [use(1)])).not.toContain('space:russia');
  });
  it('not for a court in conflict', () => {
    const g = france(1, { france: ['savoy', 'spain-prestige-3'], conflicts: ['savoy'] });
    roundOffers(g, 'france', 'd4-e2-a', [use(1)]);
    expect(points(g)).toEqual([5, 2]);
  });
  it('not after the event, not without Diplomatic Action, not twice a turn', () => {
    expect(roundOffers(france(1, { france: courts }), 'france', 'd4-e2-a', ['done'])).not.toContain(use(1));
    expect(roundOffers(france(1, { france: courts }), 'france', 'e4-m2-a')).not.toContain(use(1));
    expect(roundOffers(france(1, { france: courts, spent: ['1.1'] }), 'france', 'd4-e2-a')).not.toContain(use(1));
  });
});

describe('4.1.11 Ministry 2: John Law', () => {
  it('1 Debt less at the end of a turn, 2 with a space of Scotland', () => {
    const g = france(2, { debt: { france: 4 } });
    remainingPowers(g);
    expect(g.debt.france).toBe(3);
    const scots = france(2, { debt: { france: 4 }, france: ['scotland-alliance'] });
    remainingPowers(scots);
    expect(scots.debt.france).toBe(2);
    const conflict = france(2, {
      debt: { france: 4 },
      france: ['scotland-alliance'],
      conflicts: ['scotland-alliance'],
    });
    remainingPowers(conflict);
    expect(conflict.debt.france).toBe(3);
  });
});

describe('4.1.12 Ministry 3: Court of the Sun King', () => {
  it('the Award of Europe gives France 1 more', () => {
    const g = france(3, { france: ['savoy'] });
    scoreRegions(g);
    expect(g.vp).toBe(17);
    const theirs = france(3, { britain: ['savoy'] });
    scoreRegions(theirs);
    expect(theirs.vp).toBe(14);
    const elsewhere = france(3, { france: ['mysore'] });
    scoreRegions(elsewhere);
    expect(elsewhere.vp).toBe(16);
  });
});

describe('3.5.2 Ministry 4: Jacobite Uprisings (R56)', () => {
  it('Military points shift Scotland and Ireland, as often as can be paid in that round', () => {
    const g = france(4, { britain: ['scotland-alliance'] });
    playRound(g, 'france', 'm4-e2-a', [use(4), 'uprising', 'space:scotland-alliance', 'space:scotland-alliance']);
    expect(paid(g)).toEqual([2, 2]);
    expect(flagAt(g, 'scotland-alliance')).toBe('france');
    expect(g.spent).toEqual(['4.1']);
  });
  it('nowhere else, and not in another round', () => {
    const g = france(4, { britain: ['russia'] });
    const offered = roundOffers(g, 'france', 'm4-e2-a', [use(4), 'uprising']);
    expect(offered).toContain('space:ireland-prestige');
    expect(offered).not.toContain('space:russia');
    expect(offered).not.toContain(use(4));
    expect(roundOffers(france(4, { spent: ['4.1'] }), 'france', 'm4-e2-a')).not.toContain('space:ireland-prestige');
  });
  it('without the price of another Region (5.3.4)', () => {
    const g = france(4);
    playRound(g, 'france', 'd4-m2-a', ['space:iroquois', use(4), 'uprising', 'space:scotland-alliance', 'uprising']);
    expect(paid(g)).toEqual([2, 2]);
  });
  it('by a Minor Action once, and no flag is taken down unless in conflict', () => {
    const make = (more: PositionFields) => france(4, { britain: ['scotland-alliance'], ...more });
    expect(roundOffers(make({}), 'france', 'e4-d2-a')).not.toContain(use(4));
    const minor = roundOffers(make({}), 'france', 'e4-m2-a', [use(4), 'uprising']);
    expect(minor).toContain('space:ireland-alliance');
    expect(minor).not.toContain('space:scotland-alliance');
    const conflict = make({ conflicts: ['scotland-alliance'] });
    playRound(conflict, 'france', 'e4-m2-a', [use(4), 'uprising', 'space:scotland-alliance', 'uprising']);
    expect(flagAt(conflict, 'scotland-alliance')).toBeUndefined();
    expect(paid(conflict)).toEqual([1]);
    expect(roundOffers(make({}), 'france', 'e4-m2-a', [use(4), 'uprising', 'space:ireland-alliance'])).not.toContain(
      'space:ireland-prestige',
    );
  });
  it('3 Military points: a victory point for each space there and each Jacobite Victory, 4 at most', () => {
    const g = france(4, { france: ['scotland-alliance', 'ireland-alliance'], conflicts: ['ireland-alliance'] });
    playRound(g, 'france', 'm4-e2-a', [use(4), 'claim']);
    expect(paid(g)).toEqual([3]);
    expect(g.vp).toBe(16);
    const all = france(4, {
      france: ['scotland-alliance', 'ireland-alliance', 'scotland-prestige', 'ireland-prestige'],
      jacobiteVictories: 2,
    });
    playRound(all, 'france', 'm4-e2-a', [use(4), 'claim']);
    expect(all.vp).toBe(19);
  });
  it('spends no points before the event (5.2)', () => {
    const hand: PositionFields = { hands: { france: [10] }, france: ['scotland-alliance'] };
    expect(roundOffers(france(4, hand), 'france', 'm3-e2')).toEqual(['card:10', 'done']);
    expect(roundOffers(france(4, hand), 'france', 'm3-e2', ['done', use(4)])).toEqual(['uprising', 'claim']);
  });
  it('the two in different rounds of a turn', () => {
    const g = france(4, { debtLimit: { france: 20 } });
    expect(roundOffers(g, 'france', 'm4-e2-a', [use(4), 'claim'])).not.toContain(use(4));
    const next = france(4, { spent: ['4.2'] });
    expect(roundOffers(next, 'france', 'm4-e2-a', [use(4)])).toContain('space:ireland-prestige');
  });
});

describe('3.5.2 Ministry 5: Robert Walpole', () => {
  it('a card from the pile, then one of the hand is discarded, also before the tile', () => {
    const g = britain(5, { hands: { britain: [2] }, draw: [3, 4] });
    g.available = [tileOf('m4-e2-a')];
    run(actionRound(g, 'britain'), [use(5), 'card:2', 'tile:m4-e2-a', 'pass']);
    expect(g.hands.britain).toEqual([3]);
    expect(g.discard).toEqual([2]);
    expect(g.draw).toEqual([4]);
  });
  it('the new one too may go; once a turn; not from an empty pile', () => {
    const g = britain(5, { hands: { britain: [2] }, draw: [3, 4] });
    expect(offers(actionRound(g, 'britain'), [use(5)])).toEqual(['card:2', 'card:3']);
    expect(offers(actionRound(britain(5, { spent: ['5.1'] }), 'britain'))).not.toContain(use(5));
    expect(offers(actionRound(britain(5, { draw: [] }), 'britain'))).not.toContain(use(5));
  });
  it('between the tile and the event (5.2)', () => {
    expect(roundOffers(britain(5), 'britain', 'd3-e2')).toEqual([use(5), 'done']);
  });
});

describe('3.5.2 Ministry 6: Jonathan Swift', () => {
  it('flags in Ireland and Scotland cost 1 less, at least 1', () => {
    const g = britain(6);
    playRound(g, 'britain', 'd4-m2-a', ['space:ireland-prestige', 'space:scotland-alliance']);
    expect(paid(g)).toEqual([2, 1]);
    const cheap = britain(6, { conflicts: ['ireland-prestige'] });
    playRound(cheap, 'britain', 'd4-e2-a', ['space:ireland-prestige']);
    expect(paid(cheap)).toEqual([1]);
  });
  it('not to take one down', () => {
    const g = britain(6, { france: ['ireland-prestige'] });
    playRound(g, 'britain', 'd4-m2-a', ['space:ireland-prestige']);
    expect(paid(g)).toEqual([3]);
  });
  it('with a space of Ireland a Minor Action takes down French flags in Europe (R26)', () => {
    const make = (more: PositionFields) =>
      roundOffers(britain(6, { france: ['russia', 'mysore'], ...more }), 'britain', 'e4-d2-a');
    expect(make({})).not.toContain('space:russia');
    expect(make({ britain: ['ireland-alliance'] })).toContain('space:russia');
    expect(make({ britain: ['ireland-alliance'] })).not.toContain('space:mysore');
    expect(make({ britain: ['ireland-alliance'], conflicts: ['ireland-alliance'] })).not.toContain('space:russia');
  });
});

describe('4.1.12 Ministry 7: East India Company (R16)', () => {
  it('1 for each of five Advantages, 3 at most', () => {
    const two = britain(7, { britain: ['tiruchirappalli', 'hudson-bay', 'chesapeake'] });
    scoreMinistries(two);
    expect(two.vp).toBe(13);
    const five = britain(7, {
      britain: ['tiruchirappalli', 'west-bengal', 'san-agustin', 'hudson-bay', 'puerto-rico'],
    });
    scoreMinistries(five);
    expect(five.vp).toBe(12);
  });
  it('not exhausted, not in conflict, not French', () => {
    const g = britain(7, {
      britain: ['tiruchirappalli', 'west-bengal'],
      france: ['hudson-bay'],
      exhausted: ['textiles'],
      conflicts: ['west-bengal'],
    });
    scoreMinistries(g);
    expect(g.vp).toBe(15);
  });
});

describe('3.5.2 Ministry 8: Bank of England', () => {
  it('raises the Debt limit by 1 for good, once a turn', () => {
    const g = britain(8);
    playRound(g, 'britain', 'm4-e2-a', [use(8)]);
    expect(g.debtLimit.britain).toBe(7);
    expect(roundOffers(g, 'britain', 'm4-e2-a')).not.toContain(use(8));
  });
  it('an Economic event with another Major Action, once a turn, with the symbol (5.2)', () => {
    const playable = (tile: string, more: PositionFields = {}): number[] => {
      const g = positionWith({ cabinet: { britain: [-8] }, hands: { britain: [8, 6, 1] }, ...more });
      return playableEvents(g, roundOf(g, 'britain', tile));
    };
    expect(playable('m3-e2')).toEqual([8, 1]);
    expect(playable('m3-e2', { spent: ['8.2'] })).toEqual([1]);
    expect(playable('m4-e2-a')).toEqual([]);
    expect(playable('m3-e2', { cabinet: {} })).toEqual([1]);
  });
  it('is revealed and exhausted by the event that needs it, and by no other', () => {
    const g = positionWith({ cabinet: { britain: [-8] }, hands: { britain: [8, 1] } });
    const round = roundOf(g, 'britain', 'm3-e2');
    permitEvent(g, round, 1);
    expect(g.spent).toEqual([]);
    permitEvent(g, round, 8);
    expect(g.spent).toEqual(['8.2']);
    expect(g.cabinet.britain[0].revealed).toBe(true);
  });
});

describe('3.5.2 Ministry 9: New World Huguenots (R53)', () => {
  const here: PositionFields = {
    france: ['quebec-and-montreal', 'st-domingue', 'pondicherry'],
    britain: ['carolinas'],
  };
  it('a marker on a French Territory of America, once a turn, one a Territory', () => {
    const g = france(9, here);
    expect(roundOffers(g, 'france', 'm4-e2-a', [use(9)])).toEqual(['space:quebec-and-montreal', 'space:st-domingue']);
    const second = france(9, { ...here, huguenots: [{ space: 'st-domingue' }] });
    playRound(second, 'france', 'm4-e2-a', [use(9)]);
    expect(second.huguenots).toEqual([
      { space: at('st-domingue'), used: false },
      { space: at('quebec-and-montreal'), used: false },
    ]);
    expect(roundOffers(second, 'france', 'm4-e2-a')).not.toContain(use(9));
  });
  it('turned over it makes a Market of its Region 1 cheaper, the Ministry there or not', () => {
    const g = positionWith({ ...here, huguenots: [{ space: 'quebec-and-montreal' }, { space: 'st-domingue' }] });
    playRound(g, 'france', 'e4-d2-a', ['space:ile-aux-noix', 'space:quebec-and-montreal']);
    expect(paid(g)).toEqual([2]);
    expect(g.huguenots[0].used).toBe(true);
    playRound(g, 'france', 'e4-d2-a', ['space:cataraqui']);
    expect(paid(g)).toEqual([2, 2]);
  });
  it('is lost when the Territory becomes British', () => {
    const g = positionWith({ ...here, huguenots: [{ space: 'st-domingue' }] });
    lower(g, at('st-domingue'));
    raise(g, at('st-domingue'), 'britain');
    expect(g.huguenots).toEqual([]);
  });
  it('its Territory costs 1 Conquest Point more (7.2.1)', () => {
    const lay = (basic: number) => [0, 1, 2, 3].map((theater) => ({ basic: [theater === 2 ? basic : 3], bonus: [] }));
    const war = (more: PositionFields) =>
      positionWith({
        britain: ['louisbourg'],
        france: ['acadia'],
        display: { britain: lay(0), france: lay(7) },
        ...more,
      });
    // Strength 2 and a Fort against 0: one Conquest Point.
    expect(offers(resolveTheater(war({}), 2))).toContain('space:acadia');
    expect(offers(resolveTheater(war({ huguenots: [{ space: 'acadia' }] }), 2))).not.toContain('space:acadia');
  });
  it('is of no use to Britain', () => {
    const g = positionWith({ britain: ['carolinas'], huguenots: [{ space: 'st-domingue' }] });
    playRound(g, 'britain', 'e4-d2-a', ['space:georgia']);
    expect(paid(g)).toEqual([2]);
  });
});

describe('3.5.2 Ministry 10: Edmond Halley', () => {
  it('a Squadron for 2, once a turn (R39)', () => {
    const g = britain(10, { debtLimit: { britain: 20 } });
    playRound(g, 'britain', 'm4-e2-a', ['construct', use(10), 'construct']);
    expect(paid(g)).toEqual([2, 4]);
    expect(g.navyBox.britain).toBe(2);
  });
  it('two that set the price to 2 do not add up (R39)', () => {
    const g = britain(10, { britain: ['asiento'] });
    expect(roundOffers(g, 'britain', 'm4-e2-a', ['construct'])).toEqual([
      use(10),
      'advantage:slaving-contracts',
      'done',
    ]);
    const once = britain(10, { britain: ['asiento'] });
    playRound(once, 'britain', 'm4-e2-a', ['construct', use(10)]);
    expect(paid(once)).toEqual([2]);
    expect(once.exhausted[advantage('slaving-contracts')]).toBe(0);
  });
  it('with a Squadron in European seas, a card for a Treaty Point, once a turn', () => {
    const at_sea: PositionFields = { squadrons: { britain: ['biscay'] }, hands: { britain: [1, 2] } };
    const g = britain(10, at_sea);
    playRound(g, 'britain', 'm4-e2-a', [use(10), 'card:2']);
    expect(g.treaty.britain).toBe(1);
    expect(g.hands.britain).toEqual([1]);
    expect(g.discard).toEqual([2]);
    expect(roundOffers(g, 'britain', 'm4-e2-a')).not.toContain(use(10));
    const far = britain(10, { ...at_sea, squadrons: { britain: ['cuba-passage'] } });
    expect(roundOffers(far, 'britain', 'm4-e2-a')).not.toContain(use(10));
    const empty = britain(10, { ...at_sea, hands: {} });
    expect(roundOffers(empty, 'britain', 'm4-e2-a')).not.toContain(use(10));
  });
});
