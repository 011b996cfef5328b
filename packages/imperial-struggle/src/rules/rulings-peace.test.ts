import { describe, expect, it } from 'vitest';
import { isProtected, lower, raise } from '../control.js';
import { COMMODITIES, REGIONS, type SpaceId } from '../data/spaces.js';
import { drawEvents } from '../deck.js';
import { factsOf, MARKETS, marketsOf, regionOf, spaceId, spacesIn } from '../map.js';
import { messages } from '../messages/index.js';
import { isMinistryOption } from '../ministries/ministry-actions.js';
import { remainingPowers } from '../ministries/scoring.js';
import type { Position, Round } from '../position.js';
import { scoreRegions } from '../scoring.js';
import type { Side } from '../sides.js';
import { played } from '../testing/events.js';
import {
  advantage,
  at,
  flagAt,
  logged,
  offers,
  oneStep,
  type PositionFields,
  paid,
  playRound,
  positionWith,
  roundOf,
  roundOffers,
  run,
} from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { forceDebt } from '../treasury.js';
import { purchasesAt, reachesMarket } from './legal-purchases.js';
import { priceOf } from './prices.js';
import { actionRound } from './round.js';

/** Doubtful places (docs/rulings-imperial-struggle.md) in peace: what no test beside the rules shows. */

const inRound = (side: Side, it: PositionFields): { readonly g: Position; readonly round: Round } => {
  const g = positionWith(it);
  return { g, round: roundOf(g, side, 'e4-m2-a') };
};
const price = (g: Position, round: Round, id: SpaceId): number => {
  const [act] = purchasesAt(g, round, at(id));
  if (!act) throw new Error(`nothing to do at ${id}`);
  return priceOf(g, round, act).total;
};

describe('5.3.4 R1 What is another Region', () => {
  it('no part of a Region, no drawn card, nothing that Military points buy', () => {
    const parts = positionWith({ britain: ['northern-colonies', 'hudson-bay'] });
    playRound(parts, 'britain', 'e4-d2-a', ['space:cumberland', 'space:york-factory']);
    expect(paid(parts)).toEqual([2, 2]);
    const card = positionWith({ debtLimit: { britain: 9 } });
    playRound(card, 'britain', 'd4-m2-a', ['draw-event', 'space:mysore']);
    expect(paid(card)).toEqual([3, 2]);
    const seas = positionWith({ navyBox: { britain: 2 } });
    playRound(seas, 'britain', 'm4-e2-a', ['space:biscay', 'space:gulf-of-maine']);
    expect(paid(seas)).toEqual([1, 1]);
  });
});

describe('4.1.13 R3 Every Award and all of the demand', () => {
  const ALL = MARKETS.map(spaceId);
  const turn = (it: PositionFields): Position => positionWith({ step: 'scoring', turn: 2, vp: 20, ...it });
  const NOTHING = { europe: 6, 'north-america': 6, caribbean: 6, india: 6 } as const;
  const isOver = (g: Position): boolean => {
    run(oneStep(g));
    return logged(g).includes('log.over');
  };

  it('Awards of 0 victory points are won too', () => {
    const demand = ['furs', 'fish', 'sugar'] as const;
    expect(isOver(turn({ britain: [...ALL, 'sweden'], awards: NOTHING, demand }))).toBe(true);
    expect(isOver(turn({ britain: ALL, awards: NOTHING, demand }))).toBe(false);
  });

  it('an Award that is missed by its margin is not, nor a fourth commodity', () => {
    const margin = turn({
      britain: [...ALL, 'sweden'],
      awards: { ...NOTHING, europe: 0 },
      demand: ['furs', 'fish', 'sugar'],
    });
    expect(isOver(margin)).toBe(false);
    const cotton = marketsOf('cotton').map(spaceId);
    const fourth = turn({
      britain: [...ALL.filter((id) => !cotton.includes(id)), 'sweden'],
      awards: NOTHING,
      demand: ['furs', 'fish', 'sugar', 'cotton'],
    });
    expect(isOver(fourth)).toBe(false);
  });
});

describe('5.5.3 R4 A card for 3 points', () => {
  it('in the Revolution Era a Succession card leaves the game and is replaced, without a new shuffle', () => {
    const g = positionWith({ turn: 5, draw: [1, 31], discard: [16] });
    playRound(g, 'france', 'd3-e2', ['draw-event']);
    expect(g.hands.france).toEqual([31]);
    expect(g.removed).toContain(1);
    expect(g.discard).toEqual([16]);
    const last = positionWith({ turn: 5, draw: [1], discard: [16] });
    expect(drawEvents(last, 'france', 1)).toBe(0);
    expect(last.discard).toEqual([16]);
  });
});

describe('3.0 R9 Names in the Polish rulebook', () => {
  it('are those that a player of it knows', () => {
    const said = (key: string): string => messages.pl[key];
    expect(said('table.treaty')).toContain('Punkty Odwetu');
    expect(said(promptKey('ministry'))).toContain('Ministra');
    expect(said(promptKey('ministry'))).toContain('Kompetencje');
    expect(said(promptKey('upgrade'))).toContain('Przegrupowanie');
    expect(said(promptKey('upgrade'))).toContain('Wojsko Regularne');
    expect(said('option.war-tile')).toContain('Wojsko Elitarne');
    expect(said(promptKey('spain'))).toContain('przekupić');
  });
});

describe('3.0 R11 Either, and one or both', () => {
  it('either gives one of two, never some of each', () => {
    const { round } = played('britain', 31, {}, ['economic']);
    expect(round.pools.map(({ type, points }) => [type, points])).toEqual([['economic', 2]]);
    const fort = played('france', 1, { britain: ['arcot', 'plassey'], cabinet: { france: [9] } }, ['space:arcot']).g;
    expect([fort.damaged[at('arcot')], flagAt(fort, 'plassey')]).toEqual([1, 'britain']);
  });

  it('and or means one kind, the other, or some of each', () => {
    const marked = (...spaces: readonly SpaceId[]): number =>
      played(
        'britain',
        27,
        {},
        spaces.map((id) => `space:${id}`),
      ).g.conflicts.filter(Boolean).length;
    expect([marked('kurpa', 'mysore'), marked('kurpa', 'plassey'), marked('nizam', 'mysore')]).toEqual([2, 2, 2]);
  });
});

describe('3.2 R12 Names of spaces in the Polish rulebook', () => {
  it.each([
    ['space.ohio-forks', 'Fort Duquesne'],
    ['space.nizam', 'Hajdarabad'],
    ['space.mysore', 'Majsur'],
    ['space.malacca-route', 'Malakka'],
    ['space.st-domingue', 'San Domingo'],
    ['space.dutch-republic-prestige', 'Zjednoczone Prowincje'],
    ['advantage.naval-bastion', 'Skała'],
    ['theater.7yw-3', 'Ameryce Północnej'],
  ])('%s is %s', (key, name) => {
    expect(messages.pl[key]).toContain(name);
  });
});

describe('8.2 R14 Mediterranean Intrigue', () => {
  it('reaches Sardinia as well as Spain and Austria, and not Savoy', () => {
    const g = positionWith({ france: ['savoy', 'spain-prestige-3'] });
    const offered = roundOffers(g, 'france', 'm4-e2-a', ['advantage:mediterranean-intrigue']);
    expect(offered).toContain('space:sardinia');
    expect(offered).not.toContain('space:savoy');
    expect(offered.every((option) => /spain|austria|sardinia/.test(option))).toBe(true);
  });
});

describe('4.1.12 R17 Voltaire', () => {
  it('counts no space of the United States', () => {
    const g = positionWith({
      turn: 6,
      cabinet: { france: [14] },
      usa: ['carolinas'],
      france: ['usa-prestige-2', 'usa-prestige-3', 'savoy'],
    });
    scoreRegions(g);
    expect(g.treaty.france).toBe(0);
  });
});

describe('5.4.1 R21, R22 Markets whose flag has changed', () => {
  it('is not isolated any more, so that the next shift costs what is printed', () => {
    const g = positionWith({ britain: ['northern-colonies'], france: ['hudson-valley'] });
    playRound(g, 'britain', 'e4-d2-a', ['space:hudson-valley', 'space:hudson-valley']);
    expect(paid(g)).toEqual([1, 3]);
  });

  it('gives no connection in that round, even if it was lost and won back (R22)', () => {
    const { g, round } = inRound('britain', { britain: ['northern-colonies', 'hudson-valley'] });
    expect(reachesMarket(g, round, at('albany'))).toBe(true);
    lower(g, at('hudson-valley'));
    raise(g, at('hudson-valley'), 'britain');
    expect(reachesMarket(g, round, at('albany'))).toBe(false);
  });
});

describe('5.4.2 R23 Protection', () => {
  const near: PositionFields = { france: ['st-domingue', 'caicos'], squadrons: { france: ['bahamas-run'] } };
  it('comes from the owner’s own, whatever else is beside it, and a Conflict marker does not end it', () => {
    const it: PositionFields = { britain: ['cumberland', 'northern-colonies', 'ohio-forks'], france: ['allegheny'] };
    expect(isProtected(positionWith(it), at('cumberland'))).toBe(true);
    expect(isProtected(positionWith({ ...it, conflicts: ['cumberland'] }), at('cumberland'))).toBe(true);
    expect(isProtected(positionWith(it), at('allegheny'))).toBe(false);
  });

  it('is no matter of empty Markets, nor of Political spaces', () => {
    expect(isProtected(positionWith(near), at('bahamas-run-north'))).toBe(false);
    expect(isProtected(positionWith(near), at('caicos'))).toBe(true);
    const { g, round } = inRound('britain', { france: ['savoy'], squadrons: { france: ['balearic'] } });
    expect(price(g, round, 'savoy')).toBe(2);
  });
});

describe('5.4.2 R24 Discounts', () => {
  it('add up, before protection is added', () => {
    const it: PositionFields = {
      france: ['quebec-and-montreal', 'chesapeake'],
      britain: ['ile-aux-noix', 'champlain-valley'],
      huguenots: [{ space: 'quebec-and-montreal' }],
    };
    const discounts = ['space:ile-aux-noix', 'advantage:wheat', 'space:quebec-and-montreal'];
    const bare = positionWith({ ...it, damaged: ['champlain-valley'] });
    playRound(bare, 'france', 'e4-m2-a', discounts);
    expect(paid(bare)).toEqual([1]);
    const guarded = positionWith(it);
    playRound(guarded, 'france', 'e4-m2-a', discounts);
    expect(paid(guarded)).toEqual([2]);
  });
});

describe('5.3.2 R26 The Minor Action', () => {
  it('seizes no damaged Fort, which a Major Action can', () => {
    const it: PositionFields = {
      britain: ['northern-colonies', 'cumberland'],
      france: ['ohio-forks'],
      damaged: ['ohio-forks'],
    };
    expect(roundOffers(positionWith(it), 'britain', 'e4-m2-a')).not.toContain('space:ohio-forks');
    expect(roundOffers(positionWith(it), 'britain', 'm4-e2-a')).toContain('space:ohio-forks');
  });

  it('removes a marker, buys a tile, builds a Squadron or a Fort, draws a card', () => {
    const military = roundOffers(
      positionWith({ britain: ['northern-colonies', 'cumberland'], conflicts: ['savoy'] }),
      'britain',
      'e4-m2-a',
    );
    for (const option of ['space:savoy', 'war-tile', 'construct', 'space:ohio-forks'])
      expect(military).toContain(option);
    expect(roundOffers(positionWith(), 'britain', 'e4-d2-a')).toContain('draw-event');
  });
});

describe('5.3 R27 Actions of the tile', () => {
  it('go in any order, and Major, Minor and event points may take turns', () => {
    const it: PositionFields = {
      turn: 3,
      hands: { britain: [24] },
      britain: ['jamaica', 'northern-colonies'],
      debt: { britain: 10, france: 10 },
    };
    const g = positionWith(it);
    playRound(g, 'britain', 'e3-d2', ['card:24', 'space:santiago', 'space:sardinia', 'space:cayman-passage']);
    expect(paid(g)).toEqual([2, 2, 2]);
    const back = positionWith(it);
    playRound(back, 'britain', 'e3-d2', ['card:24', 'space:sardinia', 'space:santiago', 'space:cayman-passage']);
    expect(back.flags).toEqual(g.flags);
  });
});

describe('5.2 R28 The time for an event', () => {
  const it28: PositionFields = { hands: { france: [3] }, france: ['algonquin'], cabinet: { france: [-2] } };
  it('is before any point, Upgrade and Advantage; Ministries may act before', () => {
    expect(roundOffers(positionWith(it28), 'france', 'e2-d2')).toEqual(['card:3', 'reveal:john-law', 'done']);
  });

  it('is over once something else has been done', () => {
    const later = roundOffers(positionWith(it28), 'france', 'e2-d2', ['done']);
    expect(later).toContain('advantage:algonquin-raids');
    expect(later).toContain('upgrade');
    expect(later).not.toContain('card:3');
    const after = roundOffers(positionWith(it28), 'france', 'e2-d2', [
      'done',
      'advantage:algonquin-raids',
      'space:niagara',
    ]);
    expect(after).not.toContain('card:3');
  });
});

describe('8.2 R32 Ignoring exhaustion', () => {
  it('exhausts nothing, and so gives Watt nothing', () => {
    const it: PositionFields = { france: ['mysore'], cabinet: { britain: [19] } };
    const { g } = played('france', 33, it, ['space:vellore']);
    expect(g.exhausted[advantage('power-struggle')]).toBe(0);
    expect(g.treaty.britain).toBe(0);
  });
});

describe('8.2 R33 Naval Bastion', () => {
  it('may be paid with points of an event', () => {
    const french = positionWith({
      turn: 5,
      hands: { france: [40] },
      france: ['gibraltar', 'spain-prestige-2'],
      squadrons: { britain: ['biscay'] },
    });
    playRound(french, 'france', 'd3-e2', ['card:40', 'advantage:naval-bastion']);
    expect(flagAt(french, 'biscay')).toBeUndefined();
    expect(paid(french)).toEqual([1]);
  });
});

describe('3.5 R34 Ministries face down', () => {
  it('do nothing at the end of a turn, and can be revealed in no round but an own one', () => {
    const g = positionWith({ cabinet: { france: [-2], britain: [-5] }, debt: { france: 3 } });
    remainingPowers(g);
    expect(g.debt.france).toBe(3);
    expect(offers(actionRound(g, 'britain')).filter(isMinistryOption)).toEqual(['reveal:robert-walpole']);
  });
});

describe('6.3 R35 Forced Debt', () => {
  it('is not paid with Treaty Points (9.0)', () => {
    const g = positionWith({ debt: { france: 6 }, treaty: { france: 4 } });
    forceDebt(g, 'france', 2);
    expect([g.treaty.france, g.debt.france, g.vp]).toEqual([4, 6, 13]);
  });
});

describe('5.6.6 R38 Squadrons', () => {
  it('from the Navy Box too are deployed once a round', () => {
    const g = positionWith({ navyBox: { britain: 1 } });
    const later = roundOffers(g, 'britain', 'm4-e2-a', ['space:biscay']);
    expect(later.filter((option) => option.startsWith('space:'))).toEqual([]);
  });

  it('that leave open their old space to others', () => {
    const g = positionWith({ squadrons: { britain: ['biscay'] }, navyBox: { france: 1 } });
    playRound(g, 'britain', 'm4-e2-a', ['space:balearic']);
    expect(flagAt(g, 'biscay')).toBeUndefined();
    playRound(g, 'france', 'm2-e2', ['space:biscay']);
    expect(paid(g)).toEqual([1, 1]);
    expect(flagAt(g, 'biscay')).toBe('france');
  });
});

describe('5.6.1 R40 Bonus War Tiles', () => {
  it('that an event draws are not among the two that may be bought', () => {
    const g = positionWith({
      turn: 5,
      hands: { britain: [41] },
      cabinet: { britain: [21] },
      debtLimit: { britain: 20 },
    });
    const to = (theater: number): string => `theater:awi-${theater}`;
    playRound(g, 'britain', 'm3-e2', ['card:41', to(1), 'war-tile', to(1), 'war-tile', to(2)]);
    expect(g.display.britain.map(({ bonus }) => bonus.length)).toEqual([2, 1, 0]);
  });

  it('fill a theater whether or not Byng’s marker is there', () => {
    const bonus = [[], [16, 17], [], []];
    const display = { britain: bonus.map((tiles, i) => ({ basic: [i], bonus: tiles })) };
    const { g } = played('britain', 18, { turn: 3, display }, ['theater:was-2']);
    expect(g.byng).toBe(1);
    expect(g.display.britain[1].bonus).toEqual([16, 17]);
  });
});

describe('5.6.2 R57 Removing a Conflict marker', () => {
  it('from a protected Market costs whoever does it 1', () => {
    const it: PositionFields = { france: ['karaikal', 'vandavasi'], conflicts: ['karaikal'] };
    for (const side of ['britain', 'france'] as const) {
      const g = positionWith(it);
      playRound(g, side, 'm4-d2-a', ['space:karaikal']);
      expect(paid(g)).toEqual([1]);
      expect(g.conflicts[at('karaikal')]).toBe(0);
    }
  });
});

describe('3.2 R61 Regions of some spaces', () => {
  it('are as printed', () => {
    for (const id of ['carolinas', 'georgia', 'louisiana', 'san-agustin'] as const) {
      expect(regionOf(at(id))).toBe('caribbean');
    }
    expect(factsOf(at('halifax')).subregion).toBe('northern-colonies');
    expect(factsOf(at('malabar-coast')).subregion).toBe('carnatic-coast');
    expect(REGIONS.reduce((sum, region) => sum + spacesIn(region).length, 0)).toBe(112);
    expect(COMMODITIES.flatMap(marketsOf)).toHaveLength(MARKETS.length - 1);
  });
});

describe('12.1 R62 Spanish flags', () => {
  it('are never protected, always isolated, and no Minor Action lowers them but in conflict', () => {
    const it: PositionFields = {
      britain: ['jamaica'],
      spain: ['santiago', 'havana'],
      squadrons: { britain: ['gulf-of-cazones'] },
    };
    const { g, round } = inRound('britain', it);
    expect(isProtected(g, at('santiago'))).toBe(false);
    expect(round.isolated[at('santiago')]).toBe(true);
    expect(price(g, round, 'santiago')).toBe(1);
    expect(roundOffers(positionWith(it), 'britain', 'd4-e2-a')).not.toContain('space:santiago');
    expect(roundOffers(positionWith({ ...it, conflicts: ['santiago'] }), 'britain', 'd4-e2-a')).toContain(
      'space:santiago',
    );
  });
});
