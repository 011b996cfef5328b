import { CHECKPOINT } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { AWARDS, DEMAND } from '../data/awards.js';
import { EVENT_CARDS } from '../data/events.js';
import { INVESTMENTS } from '../data/investments.js';
import { COMMODITIES, type Commodity, REGIONS, type SpaceId } from '../data/spaces.js';
import { dealEvents } from '../deck.js';
import { ALL_SPACES, MARKETS, marketsOf, regionOf, spaceId } from '../map.js';
import type { Position } from '../position.js';
import { scoreCommodity, scoreDemand, scoreFinally, scorePrestige, scoreRegions } from '../scoring.js';
import type { Side } from '../sides.js';
import { flagAt, offers, oneStep, type PositionFields, positionWith, roundOffers, run } from '../testing/positions.js';
import { forceDebt } from '../treasury.js';
import { checkPoints, checkSweep, finalResult } from '../victory.js';

const cardsOf = (era: string): number[] => EVENT_CARDS.filter((card) => card.era === era).map(({ number }) => number);

/** Deals and answers what has to be discarded, always the first card. */
function deal(g: Position): void {
  const procedure = oneStep(g);
  let step = procedure.next({});
  while (!step.done && step.value !== CHECKPOINT) {
    const given: Record<string, string> = {};
    for (const decision of step.value) given[decision.seat] = decision.options[0];
    step = procedure.next(given);
  }
}
const begin = (turn: number, it: PositionFields = {}): Position => {
  const g = positionWith({ step: 'deal', turn, ...it });
  deal(g);
  return g;
};

describe('4.1.1 Event cards and 4.1.2 Debt limits of an era', () => {
  it('the first turn deals three Succession cards to each', () => {
    const g = begin(1, { draw: [] });
    expect(g.hands.britain).toHaveLength(3);
    expect([...g.hands.britain, ...g.hands.france, ...g.draw].sort((a, b) => a - b)).toEqual(cardsOf('succession'));
    expect(g.debtLimit).toEqual({ britain: 6, france: 6 });
  });

  it('the Empire adds its cards to the pile and 4 to the limits; discards stay out', () => {
    const [a, b] = cardsOf('succession');
    const g = begin(3, { draw: [a], discard: [b], debtLimit: { britain: 6, france: 7 } });
    expect(g.debtLimit).toEqual({ britain: 10, france: 11 });
    expect(g.discard).toContain(b);
    expect([...g.draw, ...g.hands.britain, ...g.hands.france]).toContain(a);
  });

  it('the Revolution takes Succession cards out of hands and off the pile when drawn (R4)', () => {
    const [a, b] = cardsOf('succession');
    const g = begin(5, { draw: [], hands: { britain: [a], france: [b] } });
    expect(g.removed).toEqual(expect.arrayContaining([a, b]));
    expect([...g.hands.britain, ...g.hands.france]).not.toContain(a);
    expect(g.hands.britain).toHaveLength(3);
  });
});

describe('4.1.3 Awards, 4.1.4 demand, 4.1.5 reset', () => {
  it('lays two Awards a Region in the first turn of an era, and keeps the second for the next', () => {
    const g = begin(1);
    expect(REGIONS.flatMap((region) => g.awards[region]).sort()).toEqual(AWARDS.map((_, i) => i));
    const second = REGIONS.map((region) => g.awards[region][1]);
    g.turn = 2;
    g.step = 'deal';
    deal(g);
    expect(REGIONS.map((region) => g.awards[region][0])).toEqual(second);
    expect(new Set(g.demand).size).toBe(3);
  });

  it('readies Advantages and abilities, and Squadrons on the turn track', () => {
    const g = positionWith({ turn: 2, step: 'deal', exhausted: ['rum'], spent: ['1.1'] });
    g.waiting.france = 2;
    deal(g);
    expect(g.exhausted.every((it) => it === 0)).toBe(true);
    expect(g.spent).toEqual([]);
    expect(g.navyBox.france).toBe(2);
  });
});

describe('4.1.6 The deal (R58, R59)', () => {
  it('shows nine Investments; the third turn shows the last six and three used ones', () => {
    const g = positionWith({ step: 'deal' });
    g.stack = INVESTMENTS.map((_, i) => i);
    g.available = [];
    g.used = [];
    const shown: (readonly number[])[] = [];
    for (const turn of [1, 2, 3]) {
      g.turn = turn;
      g.step = 'deal';
      deal(g);
      shown.push(g.available);
    }
    expect(shown.map((it) => it.length)).toEqual([9, 9, 9]);
    expect(new Set([...shown[0], ...shown[1], ...shown[2].slice(0, 6)]).size).toBe(24);
    expect(g.stack).toHaveLength(15);
  });

  it('discards down to three, shown only when both are done', () => {
    const [a, b, c, d, e] = cardsOf('succession');
    const g = positionWith({ turn: 2, step: 'deal', hands: { britain: [a, b], france: [c, d, e] } });
    const once = offers(oneStep(g), [`card:${a}`]);
    expect(once).not.toContain(`card:${a}`);
    expect(g.discard).toEqual([]);
    const h = positionWith({ turn: 2, step: 'deal', hands: { britain: [a, b], france: [c, d, e] } });
    deal(h);
    expect(h.hands.britain).toHaveLength(3);
    expect(h.discard).toHaveLength(5);
  });

  it('goes one by one, and shuffles the discards when the pile is short, even by replaced cards', () => {
    const [a, b] = cardsOf('succession');
    const [x, y, z] = cardsOf('revolution');
    const g = positionWith({ turn: 5, draw: [x, a, b], discard: [y, z] });
    dealEvents(g, ['france', 'britain'], 1);
    expect(g.hands.france).toEqual([x]);
    expect(g.hands.britain).toHaveLength(1);
    expect([y, z]).toContain(g.hands.britain[0]);
    expect(g.removed).toEqual(expect.arrayContaining([a, b]));
  });
});

describe('4.1.8 The initiative (R60)', () => {
  it('goes to who is behind and names the first player', () => {
    const who = (it: PositionFields): Side => {
      const g = positionWith({ turn: 2, step: 'initiative', ...it });
      run(oneStep(g), ['seat:britain']);
      expect(g.first).toBe('britain');
      return g.initiative;
    };
    expect(who({ vp: 14, initiative: 'britain' })).toBe('france');
    expect(who({ vp: 16, initiative: 'france' })).toBe('britain');
    expect(who({ vp: 15, initiative: 'britain' })).toBe('britain');
    expect(who({ turn: 1, vp: 15 })).toBe('france');
  });
});

describe('4.1.12 Scoring', () => {
  const award = (vp: number, margin: number): number => AWARDS.findIndex((it) => it.vp === vp && it.margin === margin);

  it('a Region goes to who controls more there, by the margin, conflicts left out', () => {
    const scored = (it: PositionFields) =>
      scoreRegions(positionWith({ awards: { europe: award(3, 2) }, ...it })).europe;
    expect(scored({ britain: ['sweden', 'sardinia'] })).toBe('britain');
    expect(scored({ britain: ['sweden', 'sardinia'], conflicts: ['sweden'] })).toBeUndefined();
    expect(scored({ britain: ['sweden'], squadrons: { britain: ['biscay'] } })).toBe('britain');
    expect(scored({ britain: ['sweden', 'sardinia'], france: ['savoy'] })).toBeUndefined();
  });

  it('Prestige is worth 2, with the United States once they have a flag (R49)', () => {
    const vp = (it: PositionFields): number => {
      const g = positionWith(it);
      scorePrestige(g);
      return g.vp;
    };
    expect(vp({ france: ['spain-prestige-2'] })).toBe(17);
    expect(vp({ turn: 6, france: ['usa-prestige-2'] })).toBe(15);
    expect(vp({ turn: 6, france: ['usa-prestige-2'], usa: ['carolinas'] })).toBe(17);
  });

  it('demand goes in the order of the table, so that spice makes room for tobacco (R36)', () => {
    const leads = (commodity: Commodity): SpaceId => spaceId(marketsOf(commodity)[0]);
    const g = positionWith({
      britain: [leads('spice'), leads('tobacco')],
      demand: ['tobacco', 'spice'],
      debt: { britain: 6 },
    });
    scoreDemand(g);
    expect(g.debt.britain).toBe(6);
    expect(g.vp).toBe(15 - DEMAND.spice.succession.vp - DEMAND.tobacco.succession.vp);
    expect(scoreCommodity(g, 'furs')).toBeUndefined();
  });

  it('forced Debt beyond the limit is a point each to the other (6.3, R35)', () => {
    const g = positionWith({ debt: { france: 5 } });
    forceDebt(g, 'france', 3);
    expect(g.debt.france).toBe(6);
    expect(g.vp).toBe(13);
  });

  it('Treaty Points above 4 are lost before it, later ones are kept (4.1.10, R37)', () => {
    const trp = AWARDS.findIndex((it) => it.trp === 1);
    const g = positionWith({
      step: 'scoring',
      turn: 2,
      treaty: { britain: 9 },
      britain: ['sweden'],
      awards: { europe: trp },
    });
    run(oneStep(g));
    expect(g.treaty.britain).toBe(5);
  });
});

describe('4.1.13 Victory at the end of a turn (R3)', () => {
  it('is every Award and all of the demand; Prestige does not matter', () => {
    const all = (side: Side) => ({ europe: side, 'north-america': side, caribbean: side, india: side });
    const britain = all('britain');
    expect(() => checkSweep({ awards: britain, demand: ['britain', 'britain', 'britain'] })).toThrow('britain wins');
    expect(() => checkSweep({ awards: britain, demand: ['britain', undefined, 'britain'] })).not.toThrow();
    expect(() => checkSweep({ awards: { ...britain, india: undefined }, demand: ['britain'] })).not.toThrow();
  });

  it('is 0 or 30, or beyond', () => {
    expect(() => checkPoints(positionWith({ vp: 0 }))).toThrow('britain wins');
    expect(() => checkPoints(positionWith({ vp: 31 }))).toThrow('france wins');
    expect(() => checkPoints(positionWith({ vp: 1 }))).not.toThrow();
  });
});

describe('11.0 Final scoring', () => {
  const final = (it: PositionFields): number => {
    const g = positionWith({ turn: 6, ...it });
    scoreFinally(g);
    return g.vp;
  };

  it('gives 1 for each two of Available Debt, 4 at most', () => {
    expect(final({ debt: { britain: 3 } })).toBe(16);
    expect(final({ debt: { france: 12 } })).toBe(11);
  });

  it('gives 1 a commodity, all six of them', () => {
    expect(final({ britain: MARKETS.map(spaceId) })).toBe(15 - COMMODITIES.length);
  });

  it('gives 2 for a Territory of the other’s color; the United States count as French (R48, R50)', () => {
    expect(final({ britain: ['acadia', 'jamaica'] })).toBe(13);
    expect(final({ france: ['jamaica', 'san-agustin'] })).toBe(17);
    expect(final({ usa: ['northern-colonies', 'carolinas', 'san-agustin', 'quebec-and-montreal'] })).toBe(19);
    expect(final({ britain: ['hudson-bay'] })).toBe(15);
  });

  it('16 is France’s, 14 Britain’s; at 15 more Available Debt, then Britain (4.1.14, R51)', () => {
    expect(finalResult(positionWith({ vp: 16 })).winner).toBe('france');
    expect(finalResult(positionWith({ vp: 14 })).winner).toBe('britain');
    expect(finalResult(positionWith({ vp: 15 })).winner).toBe('britain');
    expect(finalResult(positionWith({ vp: 15, debt: { britain: 1 } })).winner).toBe('france');
  });
});

describe('12.1 Spanish flags (R62)', () => {
  it('stand on three Markets, cost 1 to lower and leave the game', () => {
    const it: PositionFields = { britain: ['jamaica'], spain: ['havana', 'santiago', 'puerto-principe'] };
    const g = positionWith(it, { spain: 'yes' });
    expect(roundOffers(g, 'britain', 'e4-d2-a', ['space:santiago'])).toContain('space:santiago');
    expect(g.round?.pools.find(({ source }) => source === 'major')?.points).toBe(3);
    expect(flagAt(g, 'santiago')).toBeUndefined();
    expect(roundOffers(positionWith(it), 'britain', 'd4-e2-a')).not.toContain('space:santiago');
  });

  it('count for nobody in a Region', () => {
    const g = positionWith({ spain: ['havana'], britain: ['jamaica'] });
    expect(scoreRegions(g).caribbean).toBe('britain');
    expect(ALL_SPACES.filter((space) => g.flags[space] === 3).map(regionOf)).toEqual(['caribbean']);
  });
});

describe('12.2 Basic tiles laid out at will', () => {
  it('before the first turn and after a war, each side its own', () => {
    const laid = [0, 1, 2, 3].map((i) => ({ basic: [i], bonus: [] }));
    const lay = (turn: number): Position => {
      const g = positionWith(
        { turn, step: 'deal', draw: [], display: { britain: laid, france: laid } },
        { layout: 'choice' },
      );
      const both = (a: number, b: number): string[] => [`war-tile:${a}`, `war-tile:${b}`];
      const answers = turn === 3 ? [] : [...both(3, 0), ...both(2, 2), ...both(1, 1)];
      run(oneStep(g), answers);
      return g;
    };
    const g = lay(1);
    expect(g.display.britain.map(({ basic }) => basic[0])).toEqual([3, 2, 1, 0]);
    expect(g.display.france.map(({ basic }) => basic[0])).toEqual([0, 2, 1, 3]);
    expect(lay(4).display.britain.map(({ basic }) => basic[0])).toEqual([3, 2, 1, 0]);
    expect(lay(3).display.britain.map(({ basic }) => basic[0])).toEqual([0, 1, 2, 3]);
  });
});
