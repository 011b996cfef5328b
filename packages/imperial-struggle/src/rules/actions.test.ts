import { describe, expect, it } from 'vitest';
import { isolatedMarkets, isProtected } from '../control.js';
import type { SpaceId } from '../data/spaces.js';
import type { Pool, Position, Round, Source } from '../position.js';
import type { Side } from '../sides.js';
import { fortPurchase, shiftAt } from '../testing/legal.js';
import {
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
} from '../testing/positions.js';
import { change, convertible } from './conversion.js';
import { purchasesAt, reachesMarket } from './legal-purchases.js';
import { pay, paymentActionsFor, pointsFor } from './payment.js';
import { priceOf } from './prices.js';
import { PAYMENT_ACTIONS } from './purchase-kinds.js';
import { actionRound } from './round.js';

const inRound = (side: Side, it: PositionFields): { readonly g: Position; readonly round: Round } => {
  const g = positionWith(it);
  return { g, round: roundOf(g, side, 'e4-m2-a') };
};
const cost = (side: Side, space: SpaceId, it: PositionFields): number | undefined => {
  const { g, round } = inRound(side, it);
  const [act] = purchasesAt(g, round, at(space));
  return act && priceOf(g, round, act).total;
};

describe('5.4.1 Shifting a Market', () => {
  const reaches = (space: SpaceId, it: PositionFields): boolean => {
    const { g, round } = inRound('britain', it);
    return reachesMarket(g, round, at(space));
  };

  it('needs an own Territory, Fort, sea or supplied Market beside it', () => {
    expect(reaches('cumberland', { britain: ['northern-colonies'] })).toBe(true);
    expect(reaches('cumberland', { britain: ['ohio-forks'], damaged: ['ohio-forks'] })).toBe(true);
    expect(reaches('georges-bank', { squadrons: { britain: ['gulf-of-maine'] } })).toBe(true);
    expect(reaches('cumberland', { britain: ['northern-colonies', 'hudson-valley'] })).toBe(true);
    expect(reaches('albany', { britain: ['northern-colonies', 'hudson-valley'] })).toBe(true);
    expect(reaches('albany', { britain: ['hudson-valley'] })).toBe(false);
    expect(reaches('albany', {})).toBe(false);
    expect(reaches('albany', { britain: ['northern-colonies', 'hudson-valley'], conflicts: ['hudson-valley'] })).toBe(
      false,
    );
  });

  it('knows no chain, but a sea taken in the round will do at once (R22)', () => {
    const g = positionWith({ britain: ['northern-colonies'], navyBox: { britain: 1 } });
    const after = roundOffers(g, 'britain', 'e4-m2-a', ['space:hudson-valley']);
    expect(after).toContain('space:cumberland');
    expect(after).not.toContain('space:albany');
    const sea = positionWith({ navyBox: { britain: 1 } });
    expect(roundOffers(sea, 'britain', 'e4-m2-a', ['space:atlantic-passage'])).toContain('space:georges-bank');
  });

  it('takes isolation as it was when the round began (R21)', () => {
    const it: PositionFields = {
      britain: ['northern-colonies'],
      france: ['quebec-and-montreal', 'ile-aux-noix', 'albany'],
    };
    const { g, round } = inRound('britain', it);
    g.flags[at('ile-aux-noix')] = 0;
    expect(isolatedMarkets(g)[at('albany')]).toBe(true);
    expect(round.isolated[at('albany')]).toBe(false);
  });

  it('isolates what lies behind a Market in conflict, not that Market; a damaged Fort supplies (R2)', () => {
    const isolated = isolatedMarkets(
      positionWith({
        france: ['quebec-and-montreal', 'ile-aux-noix', 'albany', 'champlain-valley', 'oswego'],
        conflicts: ['ile-aux-noix'],
        damaged: ['champlain-valley'],
      }),
    );
    expect(isolated[at('ile-aux-noix')]).toBe(false);
    expect(isolated[at('albany')]).toBe(false);
    const cut = isolatedMarkets(
      positionWith({ france: ['quebec-and-montreal', 'ile-aux-noix', 'albany'], conflicts: ['ile-aux-noix'] }),
    );
    expect(cut[at('albany')]).toBe(true);
  });

  it('raises on an empty space or lowers, never both at once (3.2.8)', () => {
    const g = positionWith({ britain: ['northern-colonies'], france: ['cumberland'] });
    playRound(g, 'britain', 'e4-d2-a', ['space:cumberland']);
    expect(flagAt(g, 'cumberland')).toBeUndefined();
  });
});

describe('5.4.2 What a Market costs (R24)', () => {
  const near: readonly SpaceId[] = ['northern-colonies'];

  it('is printed; 1 where isolated or in conflict', () => {
    expect(cost('britain', 'hudson-valley', { britain: near })).toBe(3);
    expect(cost('britain', 'hudson-valley', { britain: near, conflicts: ['hudson-valley'] })).toBe(1);
    expect(cost('britain', 'hudson-valley', { britain: near, france: ['hudson-valley'] })).toBe(1);
  });

  it('is 1 more for a protected flag, and none for a free Market beside a Fort (R23)', () => {
    const france: readonly SpaceId[] = ['cumberland', 'ohio-forks'];
    expect(cost('britain', 'cumberland', { britain: near, france })).toBe(3);
    expect(cost('britain', 'cumberland', { britain: near, france, conflicts: ['cumberland'] })).toBe(2);
    expect(cost('britain', 'cumberland', { britain: near, france, damaged: ['ohio-forks'] })).toBe(2);
    expect(cost('britain', 'cumberland', { britain: near, france: ['ohio-forks'] })).toBe(2);
    const both = positionWith({ britain: ['northern-colonies', 'ohio-forks'], france: ['cumberland'] });
    expect(isProtected(both, at('cumberland'))).toBe(false);
  });

  it('plays the rulebook’s example: Antigua, then Cumberland in another Region with a Debt', () => {
    const it: PositionFields = {
      britain: ['barbados', 'st-lucia', 'northern-colonies'],
      france: ['quebec-and-montreal', 'cumberland', 'ohio-forks'],
      damaged: ['ohio-forks'],
      conflicts: ['cumberland'],
    };
    const g = positionWith(it);
    playRound(g, 'britain', 'e3-m2', ['space:antigua', 'space:cumberland', 'shift']);
    expect(paid(g)).toEqual([2, 2]);
    expect(g.debt.britain).toBe(1);
    expect(flagAt(g, 'antigua')).toBe('britain');
    expect(flagAt(g, 'cumberland')).toBeUndefined();
    expect(g.conflicts[at('cumberland')]).toBe(0);
    const calm = positionWith({ ...it, conflicts: [] });
    playRound(calm, 'britain', 'e3-m2', ['space:antigua', 'space:cumberland']);
    expect(paid(calm)).toEqual([2, 3]);
  });
});

describe('5.3.4 Other Regions (R1)', () => {
  const it3: PositionFields = { britain: ['barbados', 'northern-colonies', 'hudson-bay', 'carolinas'] };
  const spaces = ['space:st-lucia', 'space:york-factory', 'space:cumberland', 'space:georgia'];

  it('cost 1 more for every purchase, and nothing on return', () => {
    const g = positionWith(it3);
    playRound(g, 'britain', 'e4-d2-a', spaces);
    expect(paid(g)).toEqual([2, 3, 3, 2]);
  });

  it('cost 1 more once a Region, if so agreed', () => {
    const g = positionWith(it3, { surcharge: 'region' });
    playRound(g, 'britain', 'e4-d2-a', spaces);
    expect(paid(g)).toEqual([2, 3, 2, 2]);
  });

  it('are counted apart for politics', () => {
    const g = positionWith(it3);
    playRound(g, 'britain', 'e4-d2-a', ['space:st-lucia', 'space:sardinia']);
    expect(paid(g)).toEqual([2, 2]);
  });
});

describe('5.5.2 What a Political space costs', () => {
  it('plays the first example: Denmark-Norway twice, Sardinia for Treaty Points', () => {
    const g = positionWith({ britain: ['denmark-norway'], treaty: { france: 2 }, debt: { france: 6 } });
    playRound(g, 'france', 'd4-e2-a', ['space:denmark-norway', 'space:denmark-norway', 'space:sardinia']);
    expect(paid(g)).toEqual([2, 2, 2]);
    expect(g.treaty.france).toBe(0);
    expect(flagAt(g, 'denmark-norway')).toBe('france');
    expect(flagAt(g, 'sardinia')).toBe('france');
  });

  it('plays the second example: Nizam turned round, Tiruchirappalli by a Minor Action', () => {
    const g = positionWith({
      britain: ['madras', 'kanchipuram'],
      france: ['nizam', 'tiruchirappalli', 'vandavasi'],
      conflicts: ['tiruchirappalli'],
      treaty: { britain: 1 },
      debt: { britain: 6 },
    });
    playRound(g, 'britain', 'd3-e2', ['space:nizam', 'space:nizam', 'space:tiruchirappalli']);
    expect(paid(g)).toEqual([2, 2, 2]);
    expect(flagAt(g, 'nizam')).toBe('britain');
    expect(flagAt(g, 'tiruchirappalli')).toBeUndefined();
    expect(g.conflicts[at('tiruchirappalli')]).toBe(0);
  });
});

describe('5.3.2 The Minor Action (R26)', () => {
  it('lowers no flag but in conflict, drives no Squadron off, seizes no Fort', () => {
    const it: PositionFields = {
      britain: ['northern-colonies'],
      france: ['cumberland', 'ohio-forks', 'sardinia'],
      squadrons: { france: ['biscay'], britain: ['balearic'] },
      damaged: ['ohio-forks'],
    };
    const minor = roundOffers(positionWith(it), 'britain', 'd4-e2-a');
    expect(minor).not.toContain('space:cumberland');
    expect(roundOffers(positionWith({ ...it, conflicts: ['cumberland'] }), 'britain', 'd4-e2-a')).toContain(
      'space:cumberland',
    );
    const military = roundOffers(positionWith(it), 'britain', 'e4-m2-a');
    expect(military).not.toContain('space:biscay');
    expect(military).toContain('space:gulf-of-maine');
    expect(military).not.toContain('space:sardinia');
  });

  it('is one expenditure, which Debt may enlarge, and its rest is lost', () => {
    const g = positionWith({ britain: ['northern-colonies'] });
    const later = roundOffers(g, 'britain', 'd4-e2-a', ['space:hudson-valley']);
    expect(g.debt.britain).toBe(1);
    expect(later).not.toContain('space:cumberland');
  });

  it('spends its own points before those of an event, which are not lost (R18)', () => {
    const { g, round } = inRound('britain', { britain: ['northern-colonies'] });
    round.pools = [
      { source: 'minor', type: 'economic', points: 2 },
      { source: 'event', type: 'economic', points: 2 },
    ];
    const act = shiftAt(g, round, at('cumberland'));
    if (!act) throw new Error('no shift');
    run(pay(g, round, act, 2), ['minor']);
    expect(pointsFor(g, round, act, 'major')).toBe(2);
  });
});

describe('5.2.3 Points of an event and their limits (R18)', () => {
  it('bind the Debt and Treaty Points that are added to them', () => {
    const { g, round } = inRound('britain', { britain: ['northern-colonies'], treaty: { britain: 2 } });
    round.pools = [{ source: 'event', type: 'economic', points: 2, limit: 'unflag-markets' }];
    const act = shiftAt(g, round, at('cumberland'));
    if (!act) throw new Error('no shift');
    expect(paymentActionsFor(g, round, act, 2)).toEqual([]);
    round.pools = [{ source: 'event', type: 'military', points: 2, limit: 'north-america' }];
    expect(paymentActionsFor(g, round, { kind: 'construct', type: 'military', hostile: false }, 4)).toEqual([]);
    expect(paymentActionsFor(g, round, { kind: 'war-tile', type: 'military', hostile: false, theater: 2 }, 2)).toEqual([
      'major',
    ]);
    expect(paymentActionsFor(g, round, { kind: 'war-tile', type: 'military', hostile: false, theater: 0 }, 2)).toEqual(
      [],
    );
  });

  it('voluntary Debt stays within the limit (6.3)', () => {
    const g = positionWith({ britain: ['northern-colonies'], debt: { britain: 6 } });
    expect(roundOffers(g, 'britain', 'd4-e2-a')).not.toContain('space:hudson-valley');
    expect(roundOffers(g, 'britain', 'd4-e2-a')).toContain('space:cumberland');
  });
});

describe('5.6.2 Removing a Conflict marker (R57)', () => {
  it('costs 2, 1 where protected, and 1 more for a dear one', () => {
    const calm = (it: PositionFields): number => {
      const { g, round } = inRound('france', it);
      return priceOf(g, round, { kind: 'calm', type: 'military', space: at('karaikal'), hostile: false }).total;
    };
    const france: readonly SpaceId[] = ['karaikal'];
    expect(calm({ france, conflicts: ['karaikal'] })).toBe(2);
    expect(calm({ france: ['karaikal', 'vandavasi'], conflicts: ['karaikal'] })).toBe(1);
    expect(calm({ france, dearConflicts: ['karaikal'] })).toBe(3);
    expect(calm({ france: ['karaikal', 'vandavasi'], dearConflicts: ['karaikal'] })).toBe(2);
  });
});

describe('5.6.3 Building and 5.6.4 repairing a Fort (R5)', () => {
  const kind = (it: PositionFields, prepare: (g: Position) => void = () => {}): string | undefined => {
    const { g, round } = inRound('britain', it);
    prepare(g);
    return fortPurchase(g, round, at('vandavasi'))?.kind;
  };

  it('builds beside what was controlled at the beginning and still is', () => {
    expect(kind({ britain: ['kanchipuram'] })).toBe('build');
    expect(kind({})).toBeUndefined();
    expect(kind({ britain: ['kanchipuram'], conflicts: ['kanchipuram'] })).toBeUndefined();
    expect(kind({ britain: ['kanchipuram'], conflicts: ['kanchipuram'] }, (g) => g.conflicts.fill(0))).toBeUndefined();
    expect(
      kind({}, (g) => {
        g.flags[at('kanchipuram')] = 1;
      }),
    ).toBeUndefined();
  });

  it('asks for one and the same space at both times: a Squadron that has left will not do', () => {
    const g = positionWith({ squadrons: { britain: ['gulf-of-maine'] } });
    expect(roundOffers(g, 'britain', 'm4-e2-a')).toContain('space:halifax');
    const later = roundOffers(g, 'britain', 'm4-e2-a', ['space:georges-bank', 'space:biscay']);
    expect(flagAt(g, 'georges-bank')).toBe('britain');
    expect(later).not.toContain('space:halifax');
  });

  it('repairs an own one anywhere for 1 less, seizes another’s beside a calm Market or Squadron for 1 more', () => {
    expect(kind({ britain: ['vandavasi'], damaged: ['vandavasi'] })).toBe('repair');
    expect(cost('britain', 'vandavasi', { britain: ['vandavasi'], damaged: ['vandavasi'] })).toBe(3);
    const it: PositionFields = { france: ['vandavasi'], damaged: ['vandavasi'] };
    expect(kind(it)).toBeUndefined();
    expect(kind({ ...it, britain: ['kanchipuram'] })).toBe('seize');
    expect(cost('britain', 'vandavasi', { ...it, britain: ['kanchipuram'] })).toBe(5);
    expect(kind({ ...it, britain: ['kanchipuram'], conflicts: ['kanchipuram'] })).toBeUndefined();
    expect(kind({ france: ['vandavasi'], britain: ['kanchipuram'] })).toBeUndefined();
    const { g, round } = inRound('britain', { france: ['louisbourg'], britain: ['acadia'], damaged: ['louisbourg'] });
    expect(fortPurchase(g, round, at('louisbourg'))).toBeUndefined();
  });
});

describe('5.6.6 Deploying Squadrons (R38)', () => {
  it('moves each Squadron once a round, and costs 2 against another from sea', () => {
    const g = positionWith({ squadrons: { britain: ['balearic'], france: ['biscay'] } });
    const next = roundOffers(g, 'britain', 'm4-e2-a', ['space:biscay']);
    expect(paid(g)).toEqual([2]);
    expect(next).not.toContain('space:balearic');
    expect(next).not.toContain('space:gulf-of-maine');
  });
});

describe('5.6.1 Bonus War Tiles (R40)', () => {
  it('are two a round at most, and two in a theater', () => {
    const g = positionWith();
    const next = roundOffers(g, 'britain', 'm4-e2-a', ['war-tile', 'theater:wss-1', 'war-tile', 'theater:wss-1']);
    expect(g.display.britain[0].bonus).toHaveLength(2);
    expect(next).not.toContain('war-tile');
  });

  it('move one away where two lie', () => {
    const g = positionWith({
      display: { britain: [0, 1, 2, 3].map((i) => ({ basic: [i], bonus: i === 0 ? [16, 17] : [] })) },
    });
    playRound(g, 'britain', 'm4-e2-a', ['war-tile', 'theater:wss-1', 'war-tile:16', 'theater:wss-3']);
    expect(g.display.britain[0].bonus).toHaveLength(2);
    expect(g.display.britain[2].bonus).toEqual([16]);
  });

  it('on turn 6 there are none, and two points make one of another kind (R52)', () => {
    const g = positionWith({ turn: 6, britain: ['northern-colonies'], debt: { britain: 14 } });
    const first = roundOffers(g, 'britain', 'm4-d2-a');
    expect(first).not.toContain('war-tile');
    expect(first).toContain('convert');
    const h = positionWith({ turn: 6, britain: ['northern-colonies'], debt: { britain: 14 } });
    playRound(h, 'britain', 'm4-d2-a', ['convert', 'economic', 'number:2', 'space:cumberland']);
    expect(flagAt(h, 'cumberland')).toBe('britain');
  });

  it('single points of the tile and of an event make one together; those of a Minor Action stand apart (5.2.3, R52)', () => {
    const g = positionWith({ turn: 6, debt: { britain: 14 } });
    const round = roundOf(g, 'britain', 'm2-e2');
    const military = (source: Source, points: number, limit?: string): Pool => ({
      source,
      type: 'military',
      points,
      ...(limit ? { limit } : {}),
    });
    round.pools = [military('major', 1), military('event', 1), military('event', 1, 'india'), military('minor', 2)];
    expect(PAYMENT_ACTIONS.map((way) => convertible(round, way))).toEqual([1, 1]);
    change(round, 'major', 'economic', 1);
    expect(round.pools.map(({ points }) => points)).toEqual([0, 0, 1, 2, 1]);
    change(round, 'minor', 'economic', 1);
    expect(PAYMENT_ACTIONS.map((way) => convertible(round, way))).toEqual([0, 0]);
  });
});

describe('5.3.3 The Military Upgrade (R19, 12.2)', () => {
  it('removes a Basic tile only while four are left', () => {
    const g = positionWith({ display: { britain: [0, 1, 2, 3].map((i) => ({ basic: [i], bonus: [] })) } });
    g.basicPool.britain = [4];
    playRound(g, 'britain', 'm2-e2', ['upgrade', 'theater:wss-1', 'war-tile:4', 'remove']);
    expect(g.display.britain[0].basic).toEqual([4]);
    expect(g.basicGone.britain).toBe(1);
    g.basicPool.britain = [5];
    g.display = { ...g.display, britain: g.display.britain.map((it, i) => (i === 3 ? { basic: [], bonus: [] } : it)) };
    playRound(g, 'britain', 'm2-e2', ['upgrade', 'theater:wss-1', 'war-tile:5']);
    expect(g.basicPool.britain).toEqual([4]);
  });

  it('gives a Treaty Point on turn 6, by itself and once', () => {
    const g = positionWith({ turn: 6 });
    expect(roundOffers(g, 'britain', 'm2-e2')).not.toContain('upgrade');
    expect(g.treaty.britain).toBe(1);
    playRound(g, 'britain', 'm4-e2-a');
    expect(g.treaty.britain).toBe(1);
  });

  it('is not offered without a tile to draw, unless two may be swapped', () => {
    const bare = (options: Record<string, string> = {}): readonly string[] => {
      const g = positionWith({ display: { britain: [0, 1, 2, 3].map((i) => ({ basic: [i], bonus: [] })) } }, options);
      g.basicPool.britain = [];
      g.basicGone.britain = 12;
      return roundOffers(g, 'britain', 'm2-e2');
    };
    expect(bare()).not.toContain('upgrade');
    expect(bare({ swap: 'yes' })).toContain('upgrade');
  });

  it('may swap two tiles by the optional rule', () => {
    const g = positionWith(
      { display: { britain: [0, 1, 2, 3].map((i) => ({ basic: [i], bonus: [] })) } },
      { swap: 'yes' },
    );
    playRound(g, 'britain', 'm2-e2', ['upgrade', 'swap', 'theater:wss-1', 'theater:wss-4']);
    expect(g.display.britain.map(({ basic }) => basic[0])).toEqual([3, 1, 2, 0]);
  });
});

describe('5.5.3 Drawing a card and 5.6.5 building a Squadron (R4)', () => {
  it('costs 3, while there is a draw pile', () => {
    const g = positionWith();
    playRound(g, 'france', 'd3-e2', ['draw-event']);
    expect(g.hands.france).toHaveLength(1);
    expect(roundOffers(positionWith({ draw: [] }), 'france', 'd3-e2')).not.toContain('draw-event');
  });

  it('takes a Squadron from those unbuilt to the Navy Box for 4', () => {
    const g = positionWith({ unbuilt: { france: 1 } });
    expect(roundOffers(g, 'france', 'm4-e2-a', ['construct'])).not.toContain('construct');
    expect(g.navyBox.france).toBe(1);
    expect(paid(g)).toEqual([4]);
  });
});

describe('5.1 Passing (R20)', () => {
  it('takes the tile, lowers Debt by 2 at most and does nothing else', () => {
    const g = positionWith({ turn: 6, debt: { france: 1 } });
    const tile = ['tile:e2-d2', 'pass'];
    expect(offers(actionRound(g, 'france'), tile)).toEqual([]);
    expect(g.debt.france).toBe(0);
    expect(g.treaty.france).toBe(0);
    expect(g.taken.france).toEqual([6]);
  });
});
