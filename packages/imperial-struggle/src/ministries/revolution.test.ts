import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { ministryOption } from '../references.js';
import { paymentActionsFor } from '../rules/payment.js';
import { playableEvents } from '../rules/round.js';
import {
  at,
  flagAt,
  type PositionFields,
  paid,
  playRound,
  positionWith,
  roundOf,
  roundOffers,
} from '../testing/positions.js';
import { forceDebt } from '../treasury.js';
import { permitEvent } from './ministry-actions.js';
import { bonusReceived } from './points.js';
import { revealMinistry } from './reveal.js';

const use = (n: number): string => ministryOption('use', n);
const reveal = (n: number): string => ministryOption('reveal', n);
const points = (g: ReturnType<typeof positionWith>): number[] => g.round?.pools.map((pool) => pool.points) ?? [];
const france = (n: number, more: PositionFields = {}) => positionWith({ turn: 5, ...more, cabinet: { france: [n] } });
const britain = (n: number, more: PositionFields = {}) => positionWith({ turn: 5, ...more, cabinet: { britain: [n] } });

describe('6.3 Ministry 19: James Watt (R35)', () => {
  it('Debt that is forced beyond the limit gives France nothing', () => {
    const g = britain(19, { debt: { britain: 13 } });
    forceDebt(g, 'britain', 3);
    expect(g.debt.britain).toBe(14);
    expect(g.vp).toBe(15);
    const hidden = positionWith({ turn: 5, debt: { britain: 13 }, cabinet: { britain: [-19] } });
    forceDebt(hidden, 'britain', 3);
    expect(hidden.vp).toBe(17);
    const french = britain(19, { debt: { france: 14 } });
    forceDebt(french, 'france', 1);
    expect(french.vp).toBe(14);
  });
  it('a Treaty Point when France exhausts an Advantage, the first time in a round', () => {
    const g = britain(19, { france: ['denmark-norway', 'prussia-alliance', 'algonquin', 'mysore'] });
    playRound(g, 'france', 'm4-e2-a', ['advantage:baltic-trade', 'advantage:algonquin-raids', 'space:niagara']);
    expect(g.treaty.britain).toBe(1);
    playRound(g, 'france', 'm4-e2-a', ['advantage:power-struggle', 'space:vellore']);
    expect(g.treaty.britain).toBe(2);
  });
  it('not for Britain’s own, not face down (R34)', () => {
    const own = britain(19, { britain: ['denmark-norway', 'prussia-alliance'] });
    playRound(own, 'britain', 'm4-e2-a', ['advantage:baltic-trade']);
    expect(own.treaty.britain).toBe(0);
    const hidden = positionWith({
      turn: 5,
      france: ['denmark-norway', 'prussia-alliance'],
      cabinet: { britain: [-19] },
    });
    playRound(hidden, 'france', 'm4-e2-a', ['advantage:baltic-trade']);
    expect(hidden.treaty.britain).toBe(0);
  });
});

describe('7.3 Ministry 20: Papacy-Hanover Negotiations (R8)', () => {
  it('revealed, it is a Jacobite Defeat: Ministry 4 leaves the game', () => {
    const g = positionWith({ turn: 5, cabinet: { britain: [-20], france: [4, 13] }, jacobitesRestored: true });
    playRound(g, 'britain', 'm4-e2-a', [reveal(20)]);
    expect(g.jacobiteDefeat).toBe(true);
    expect(g.gone).toEqual([4]);
    expect(g.cabinet.france.map((it) => it.card)).toEqual([13]);
  });
  it('once is enough', () => {
    const g = positionWith({ turn: 5, cabinet: { britain: [-20] } });
    g.jacobiteDefeat = true;
    g.gone = [4];
    playRound(g, 'britain', 'm4-e2-a', [reveal(20)]);
    expect(g.gone).toEqual([4]);
  });
  it('2 Diplomatic points for Scotland and Ireland, once a turn (3.5.4)', () => {
    const g = britain(20, { debtLimit: { britain: 0 } });
    const offered = roundOffers(g, 'britain', 'd2-m2', [use(20)]);
    expect(offered).toContain('space:ireland-prestige');
    expect(offered).not.toContain('space:german-states-3');
    expect(roundOffers(britain(20), 'britain', 'e4-m2-a')).not.toContain(use(20));
    expect(roundOffers(britain(20, { spent: ['20.2'] }), 'britain', 'd2-m2')).not.toContain(use(20));
  });
  it('his points or the tile’s pay first, as one likes', () => {
    const g = britain(20);
    const his = 'points:ministry-scotland-ireland';
    playRound(g, 'britain', 'd2-m2', [use(20), 'space:ireland-alliance', his, 'space:savoy']);
    expect(g.debt.britain).toBe(0);
    const dear = britain(20, { treaty: { britain: 2 } });
    playRound(dear, 'britain', 'd2-m2', [use(20), 'space:ireland-alliance', 'points:any', 'space:savoy', 'number:0']);
    expect(dear.debt.britain).toBeGreaterThan(0);
  });
});

describe('5.3.2 Ministry 21: Townshend Acts (R54)', () => {
  const flags: PositionFields = {
    britain: ['jamaica', 'northern-colonies'],
    france: ['cayman-passage', 'hudson-valley'],
  };
  it('for a turn a Minor Action takes down Markets of the commodity, any of the six', () => {
    const g = britain(21, flags);
    expect(roundOffers(g, 'britain', 'm4-e2-a')).not.toContain('space:cayman-passage');
    const named = britain(21, { ...flags, hands: { britain: [1] } });
    const offered = roundOffers(named, 'britain', 'm3-e2', [use(21), 'commodity:tobacco', 'done']);
    expect(offered).toContain('space:cayman-passage');
    expect(offered).not.toContain('space:hudson-valley');
    expect(roundOffers(named, 'britain', 'm4-e2-a')).toContain('space:cayman-passage');
  });
  it('only when a round begins, once a turn, not for France', () => {
    expect(roundOffers(britain(21, flags), 'britain', 'm4-e2-a')).not.toContain(use(21));
    const used = britain(21, { ...flags, hands: { britain: [1] }, spent: ['21.1'] });
    expect(roundOffers(used, 'britain', 'm3-e2')).not.toContain(use(21));
    const french = britain(21, { france: ['louisiana'], britain: ['st-james'] });
    french.townshend = 'tobacco';
    expect(roundOffers(french, 'france', 'm4-e2-a')).not.toContain('space:st-james');
  });
});

const OF_BURKE = 'points:ministry-burke';
describe('3.5.4 Ministry 22: Edmund Burke (R55)', () => {
  const ireland: readonly SpaceId[] = ['ireland-alliance', 'ireland-prestige'];
  const none: PositionFields = { debtLimit: { britain: 0 } };
  it('1 Diplomatic point for each space of Ireland, for a Major Action in Europe', () => {
    const g = britain(22, { ...none, britain: ireland });
    playRound(g, 'britain', 'd2-m2', [use(22), 'space:german-states-3', OF_BURKE]);
    expect(paid(g)).toEqual([3]);
    const one = britain(22, { ...none, britain: ireland, conflicts: ['ireland-alliance'] });
    roundOffers(one, 'britain', 'd2-m2', [use(22)]);
    expect(points(one)).toEqual([2, 2, 1]);
  });
  it('not for a Minor Action, not without Ireland', () => {
    expect(roundOffers(britain(22, { britain: ireland }), 'britain', 'e4-d2-a')).not.toContain(use(22));
    expect(roundOffers(britain(22), 'britain', 'd2-m2')).not.toContain(use(22));
  });
  it('once one is spent, no Major Diplomatic point goes outside Europe', () => {
    const g = britain(22, { ...none, britain: ireland });
    const offered = roundOffers(g, 'britain', 'd4-e2-a', [use(22), 'space:savoy', OF_BURKE]);
    expect(offered).not.toContain('space:mysore');
    expect(offered).not.toContain('draw-event');
    const unspent = britain(22, { ...none, britain: ireland });
    expect(roundOffers(unspent, 'britain', 'd4-e2-a', [use(22)])).toContain('space:mysore');
    const kept = britain(22, { ...none, britain: ireland, treaty: { britain: 4 } });
    const abroad = roundOffers(kept, 'britain', 'd4-e2-a', [use(22), 'space:savoy', 'points:any']);
    expect(abroad).toContain('space:mysore');
  });
  it('after one outside Europe he has nothing to give', () => {
    const g = britain(22, { ...none, britain: ireland });
    expect(roundOffers(g, 'britain', 'd4-e2-a', ['space:iroquois'])).not.toContain(use(22));
    const called = britain(22, { ...none, britain: ireland });
    const offered = roundOffers(called, 'britain', 'd4-e2-a', [use(22), 'space:iroquois']);
    // Two points are left, and one of them is the price of another Region.
    expect(offered).not.toContain('space:savoy');
  });
  it('a Minor Diplomatic Action elsewhere stays possible', () => {
    const g = britain(22, { ...none, britain: ireland });
    const round = roundOf(g, 'britain', 'e3-d2', [
      { source: 'event', type: 'diplomatic', points: 2 },
      { source: 'minor', type: 'diplomatic', points: 2 },
    ]);
    const abroad = { kind: 'shift', type: 'diplomatic', space: at('mysore'), hostile: false } as const;
    expect(paymentActionsFor(g, round, abroad, 2)).toEqual(['major', 'minor']);
    round.effects = ['burke-point', 'burke'];
    expect(paymentActionsFor(g, round, abroad, 2)).toEqual(['minor']);
  });
  it('every round; a space of Ireland gained in it adds its point', () => {
    const g = britain(22, { ...none, britain: ['ireland-prestige'] });
    const offered = roundOffers(g, 'britain', 'd4-e2-a', [use(22), 'space:ireland-alliance', OF_BURKE]);
    expect(offered).toContain(use(22));
    const again = britain(22, { ...none, britain: ireland });
    playRound(again, 'britain', 'd4-e2-a', [use(22)]);
    expect(roundOffers(again, 'britain', 'd4-e2-a')).toContain(use(22));
  });
  it('Sons of Liberty and the United States cost 1 less', () => {
    const g = britain(22);
    playRound(g, 'britain', 'd4-e2-a', ['space:sons-of-liberty']);
    expect(paid(g)).toEqual([2]);
    const usa = britain(22, { turn: 6, usa: ['northern-colonies'], france: ['usa-prestige-3'] });
    playRound(usa, 'britain', 'd4-e2-a', ['space:usa-prestige-2', 'space:usa-prestige-3']);
    expect(paid(usa)).toEqual([1, 2]);
  });
});

describe('6.1 Ministry 23: Turgot (R54)', () => {
  it('the first Debt of a round gives 2 points, if more is available than to Britain', () => {
    const g = france(23, { france: ['quebec-and-montreal'], debt: { britain: 5 } });
    // 2 points, and 2 for a Debt of 1: of 3 for the Market one is left.
    playRound(g, 'france', 'e2-d2', ['space:ile-aux-noix', 'space:cataraqui']);
    expect(paid(g)).toEqual([3, 2]);
    expect(g.debt.france).toBe(2);
  });
  it('compared once it is recorded', () => {
    const equal = france(23, { france: ['quebec-and-montreal'], debt: { britain: 1 } });
    playRound(equal, 'france', 'e2-d2', ['space:ile-aux-noix', 'space:cataraqui']);
    expect(equal.debt.france).toBe(3);
    const more = france(23, { france: ['quebec-and-montreal'], debt: { britain: 2 } });
    playRound(more, 'france', 'e2-d2', ['space:ile-aux-noix', 'space:cataraqui']);
    expect(more.debt.france).toBe(2);
  });
  it('so more can be paid with the same Debt', () => {
    const here: PositionFields = { france: ['quebec-and-montreal'], debtLimit: { france: 2, britain: 0 } };
    const g = france(23, here);
    playRound(g, 'france', 'e2-d2', ['space:ile-aux-noix', 'space:cataraqui']);
    expect(g.debt.france).toBe(2);
    const without = positionWith({ turn: 5, ...here });
    expect(roundOffers(without, 'france', 'e2-d2', ['space:ile-aux-noix'])).not.toContain('space:cataraqui');
  });
  it('a point too many of a Minor Action is lost (5.3.2)', () => {
    const g = france(23, { france: ['quebec-and-montreal'], debt: { britain: 5 } });
    playRound(g, 'france', 'm4-e2-a', ['space:ile-aux-noix']);
    expect(g.debt.france).toBe(1);
    const after = france(23, { france: ['quebec-and-montreal'], debt: { britain: 5 } });
    expect(roundOffers(after, 'france', 'm4-e2-a', ['space:ile-aux-noix'])).not.toContain('space:cataraqui');
  });
  it('once a round, in every round', () => {
    const g = france(23, { france: ['quebec-and-montreal'], debt: { britain: 12 } });
    playRound(g, 'france', 'e2-d2', ['space:ile-aux-noix', 'space:gulf-of-st-lawrence']);
    expect(paid(g)).toEqual([3, 3]);
    expect(g.debt.france).toBe(3);
    playRound(g, 'france', 'e2-d2', ['space:cataraqui', 'space:niagara']);
    expect(g.debt.france).toBe(4);
  });
});

describe('3.5.4 Ministry 24: North American Trade', () => {
  const lead: PositionFields = { france: ['niagara', 'georges-bank'], britain: ['albany'] };
  it('with more Fur and Fish Markets, Economic Actions are worth 1 more, Major and Minor', () => {
    const major = france(24, lead);
    roundOffers(major, 'france', 'e4-d2-a');
    expect(points(major)).toEqual([5, 2]);
    const minor = france(24, lead);
    roundOffers(minor, 'france', 'd4-e2-a');
    expect(points(minor)).toEqual([4, 3]);
    const neither = france(24, lead);
    roundOffers(neither, 'france', 'd4-m2-a');
    expect(points(neither)).toEqual([4, 2]);
  });
  it('an event’s Economic Action too', () => {
    const g = france(24, lead);
    const round = roundOf(g, 'france', 'd3-m2', [{ source: 'event', type: 'economic', points: 2 }]);
    bonusReceived(g, round);
    expect(points(g)).toEqual([3]);
    bonusReceived(g, round);
    expect(points(g)).toEqual([3]);
  });
  it('not on equal terms, nor with Markets in conflict; as it was when the round began', () => {
    const equal = france(24, { france: ['niagara'], britain: ['albany'] });
    roundOffers(equal, 'france', 'e4-d2-a');
    expect(points(equal)).toEqual([4, 2]);
    const conflict = france(24, { ...lead, conflicts: ['georges-bank'] });
    roundOffers(conflict, 'france', 'e4-d2-a');
    expect(points(conflict)).toEqual([4, 2]);
  });
  it('revealed in a round it works at once, and Huguenots can be of use again (R53)', () => {
    const g = positionWith({
      turn: 5,
      ...lead,
      cabinet: { france: [-24] },
      huguenots: [{ space: 'acadia', used: true }],
    });
    roundOffers(g, 'france', 'e4-d2-a', ['done', reveal(24)]);
    expect(points(g)).toEqual([5, 2]);
    expect(g.huguenots[0].used).toBe(false);
  });
});

describe('5.2 Ministry 25: Marquis de Condorcet', () => {
  const playable = (tile: string, more: PositionFields = {}): number[] => {
    const g = positionWith({ turn: 5, cabinet: { france: [-25] }, hands: { france: [8, 6, 1] }, ...more });
    return playableEvents(g, roundOf(g, 'france', tile));
  };
  it('an event without the symbol, of the right type, once a turn', () => {
    expect(playable('e4-d2-a')).toEqual([8, 1]);
    expect(playable('d4-e2-a')).toEqual([6, 1]);
    expect(playable('e4-d2-a', { spent: ['25.1'] })).toEqual([]);
    expect(playable('e4-d2-a', { cabinet: {} })).toEqual([]);
  });
  it('is revealed and exhausted by it, not where the tile has the symbol', () => {
    const g = positionWith({ turn: 5, cabinet: { france: [-25] }, hands: { france: [1] } });
    const round = roundOf(g, 'france', 'e3-d2');
    permitEvent(g, round, 1);
    expect(g.spent).toEqual([]);
    const without = roundOf(g, 'france', 'e4-d2-a');
    permitEvent(g, without, 1);
    expect(g.spent).toEqual(['25.1']);
    expect(g.cabinet.france[0].revealed).toBe(true);
  });
});

describe('5.2 Ministry 26: Lavoisier', () => {
  const tile = [
    { source: 'major', type: 'economic', points: 3 },
    { source: 'minor', type: 'diplomatic', points: 2 },
  ] as const;
  it('an event’s bonus makes both actions of the tile worth 1 more', () => {
    const g = france(26);
    const round = roundOf(g, 'france', 'e3-d2', tile);
    bonusReceived(g, round);
    expect(points(g)).toEqual([4, 3]);
  });
  it('revealed in that round, even after the event; not twice', () => {
    const g = positionWith({ turn: 5, cabinet: { france: [-26] } });
    const round = roundOf(g, 'france', 'e3-d2', tile);
    bonusReceived(g, round);
    expect(points(g)).toEqual([3, 2]);
    revealMinistry(g, round, 26);
    expect(points(g)).toEqual([4, 3]);
    bonusReceived(g, round);
    expect(points(g)).toEqual([4, 3]);
  });
  it('in a whole round: what the event gives, and 1 more of each action', () => {
    const g = france(26, { hands: { france: [36] } });
    roundOffers(g, 'france', 'e3-d2', ['card:36']);
    expect(g.round?.pools.map(({ source, points }) => [source, points])).toEqual([
      ['major', 4],
      ['minor', 3],
      ['event', 3],
    ]);
  });
  it('not without a bonus, not for Britain', () => {
    const g = france(26);
    roundOffers(g, 'france', 'e4-d2-a');
    expect(points(g)).toEqual([4, 2]);
    const other = france(26, { britain: ['savoy'] });
    const round = roundOf(other, 'britain', 'e3-d2', tile);
    bonusReceived(other, round);
    expect(points(other)).toEqual([3, 2]);
    expect(flagAt(other, 'savoy')).toBe('britain');
  });
});
