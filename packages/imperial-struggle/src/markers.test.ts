import { describe, expect, it } from 'vitest';
import { displace, mayHaveConflict, placeConflict } from './control.js';
import { AWARDS } from './data/awards.js';
import { ALL_SPACES, isMarket, isPolitical, marketsOf, NAVAL, spaceId } from './map.js';
import { DEAR_CONFLICT } from './position.js';
import { investmentRef } from './references.js';
import { reachesMarket } from './rules/legal-purchases.js';
import { controlled, lead, scoreFinally, scorePrestige, scoreRegions } from './scoring.js';
import { strengthOf } from './strength.js';
import { played, withKeyword } from './testing/events.js';
import { fortPurchase } from './testing/legal.js';
import {
  at,
  flagAt,
  oneStep,
  type PositionFields,
  paid,
  playRound,
  positionWith,
  roundOf,
  roundOffers,
  run,
} from './testing/positions.js';
import { BASIC_TILES, BONUS_TILES } from './tiles.js';

describe('3.4.2 Two versions of an event', () => {
  it('each side has its own', () => {
    expect(played('britain', 39, { debt: { britain: 3 } }).g.debt.britain).toBe(1);
    const french = played('france', 39, { debt: { france: 3 } }, ['space:albany']).g;
    expect([french.debt.france, french.conflicts[at('albany')]]).toEqual([3, 1]);
  });
});

describe('3.4.3 Bonus conditions', () => {
  it('give more to who meets them, and nothing less to who does not', () => {
    expect(played('britain', 30).round.pools).toHaveLength(1);
    expect(played('britain', 30, withKeyword('britain', 30)).round.pools).toHaveLength(2);
  });
});

describe('3.6 Squadrons', () => {
  it('are at sea and nowhere else, eight of a side at most', () => {
    const g = positionWith({ navyBox: { britain: 1 } });
    const places = roundOffers(g, 'britain', 'm4-e2-a').filter((option) => option.startsWith('space:'));
    expect(places.sort()).toEqual(NAVAL.map((sea) => `space:${spaceId(sea)}`).sort());
    const all = positionWith({ squadrons: { britain: ['biscay', 'balearic'] }, navyBox: { britain: 6 } });
    expect(all.unbuilt.britain).toBe(0);
    expect(roundOffers(all, 'britain', 'm4-e2-a')).not.toContain('construct');
  });

  it('control their sea for a Region and for Prestige', () => {
    const g = positionWith({ squadrons: { britain: ['biscay'] } });
    expect(scoreRegions(g).europe).toBe('britain');
    scorePrestige(g);
    expect(g.vp).toBe(12);
    displace(g, at('biscay'));
    expect([flagAt(g, 'biscay'), g.navyBox.britain]).toEqual([undefined, 1]);
  });
});

describe('3.7 War tiles', () => {
  it('Basic ones serve in every war, Bonus ones in theirs alone', () => {
    const g = positionWith({
      step: 'after-war',
      turn: 1,
      display: { britain: [0, 1, 2, 3].map((tile) => ({ basic: [tile], bonus: [BONUS_TILES[tile]] })) },
    });
    run(oneStep(g));
    expect(g.bonusPool.britain).toEqual(BONUS_TILES);
    const basic = [...g.basicPool.britain, ...g.display.britain.flatMap((it) => it.basic)];
    expect(basic.sort((a, b) => a - b)).toEqual(BASIC_TILES);
  });
});

describe('3.8 Conflict markers', () => {
  it('lie on Markets and Political spaces, held or not, and one on each', () => {
    const g = positionWith({ britain: ['albany'], france: ['niagara'] });
    const may = ALL_SPACES.filter((space) => mayHaveConflict(g, space));
    expect(may.every((space) => isMarket(space) || isPolitical(space))).toBe(true);
    for (const id of ['albany', 'niagara', 'oswego', 'savoy'] as const) expect(may).toContain(at(id));
    placeConflict(g, at('savoy'), DEAR_CONFLICT);
    expect(mayHaveConflict(g, at('savoy'))).toBe(false);
  });

  const land: PositionFields = { britain: ['northern-colonies', 'hudson-valley', 'cumberland'] };
  const torn: PositionFields = { ...land, conflicts: ['hudson-valley', 'cumberland'] };
  it('break the way to other Markets and to Forts', () => {
    const may = (it: PositionFields): boolean[] => {
      const g = positionWith(it);
      const round = roundOf(g, 'britain', 'e4-m2-a');
      return [reachesMarket(g, round, at('albany')), fortPurchase(g, round, at('ohio-forks')) !== undefined];
    };
    expect(may(land)).toEqual([true, true]);
    expect(may(torn)).toEqual([false, false]);
  });

  it('leave the space out of Regions, commodities and Prestige, at the end too', () => {
    const furs = marketsOf('furs');
    expect(controlled(positionWith(land), furs, 'britain')).toBe(2);
    expect(controlled(positionWith(torn), furs, 'britain')).toBe(0);
    expect(lead(positionWith(torn), furs).side).toBeUndefined();
    const prestige: PositionFields = { turn: 6, britain: ['sweden'] };
    const vp = (it: PositionFields): number => {
      const g = positionWith(it);
      scoreFinally(g);
      return g.vp;
    };
    expect([vp(prestige), vp({ ...prestige, conflicts: ['sweden'] })]).toEqual([13, 15]);
  });

  it('stop an Advantage and an Alliance', () => {
    const it: PositionFields = { france: ['denmark-norway', 'prussia-alliance'], display: { france: NO_TILES } };
    expect(roundOffers(positionWith(it), 'france', 'm4-e2-a')).toContain('advantage:baltic-trade');
    const conflict = positionWith({ ...it, conflicts: ['denmark-norway'] });
    expect(roundOffers(conflict, 'france', 'm4-e2-a')).not.toContain('advantage:baltic-trade');
    expect([strengthOf(positionWith(it), 'france', 0), strengthOf(conflict, 'france', 0)]).toEqual([1, 0]);
  });
});
const NO_TILES = [0, 1, 2, 3].map(() => ({ basic: [], bonus: [] }));

describe('3.8.1 Dear markers', () => {
  it('come by an event that says so, and cost 1 more to remove', () => {
    const { g } = played('france', 32, {}, ['space:martinique']);
    expect(g.conflicts[at('martinique')]).toBe(DEAR_CONFLICT);
    g.round = undefined;
    g.log = [];
    playRound(g, 'france', 'm4-e2-a', ['space:martinique']);
    expect(paid(g)).toEqual([3]);
    expect(played('france', 16, {}, ['space:martinique']).g.conflicts[at('martinique')]).toBe(1);
  });
});

describe('3.9 Awards', () => {
  it('give what their tile says to who has more flags and Squadrons in the Region', () => {
    for (const [tile, { vp, trp, margin }] of AWARDS.entries()) {
      const g = positionWith({ awards: { india: tile }, france: ['kurpa'], squadrons: { france: ['malabar-coast'] } });
      scoreRegions(g);
      expect([g.vp - 15, g.treaty.france]).toEqual([vp, trp]);
      const one = positionWith({ awards: { india: tile }, france: ['kurpa'] });
      expect(scoreRegions(one).india).toBe(margin > 1 ? undefined : 'france');
    }
  });
});

describe('4.1 The phases of a peace turn', () => {
  it('follow one another from the deal to the next turn', () => {
    const g = positionWith({ step: 'deal', turn: 2, draw: [], discard: [] });
    const steps: string[] = [];
    const answer: Readonly<Record<string, readonly string[]>> = {
      ministries: [
        'ministry:robert-walpole',
        'ministry:the-cardinal-ministers',
        'ministry:jonathan-swift',
        'ministry:john-law',
      ],
      initiative: ['seat:britain'],
    };
    while (g.turn === 2) {
      const free = g.available.find((it) => !g.taken.britain.includes(it) && !g.taken.france.includes(it));
      const round = free !== undefined && g.step === 'round' && g.rounds < 8 ? [investmentRef(free), 'pass'] : [];
      if (steps.at(-1) !== g.step) steps.push(g.step);
      run(oneStep(g), answer[g.step] ?? round);
    }
    expect(steps).toEqual(['deal', 'ministries', 'initiative', 'round', 'scoring']);
    expect([g.turn, g.step]).toEqual([3, 'deal']);
  });
});
