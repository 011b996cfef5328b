import { describe, expect, it } from 'vitest';
import { ADVANTAGE_IDS, ADVANTAGES, type AdvantageId } from '../data/advantages.js';
import type { SpaceId } from '../data/spaces.js';
import {
  advantage,
  at,
  flagAt,
  type PositionFields,
  paid,
  playRound,
  positionWith,
  roundOf,
  roundOffers,
  run,
} from '../testing/positions.js';
import { activateFreely, regionOfAdvantage } from './advantages.js';
import { buy } from './buy.js';

const holding = (id: AdvantageId, more: PositionFields = {}): ReturnType<typeof positionWith> =>
  positionWith({ turn: 5, ...more, france: [...ADVANTAGES[id].spaces, ...(more.france ?? [])] });
const use = (id: AdvantageId): string => `advantage:${id}`;
const spaces = (...ids: readonly SpaceId[]): string[] => ids.map((id) => `space:${id}`).sort();
const sorted = (options: readonly string[]): string[] => [...options].sort();

const FURS: readonly SpaceId[] = [
  'york-factory',
  'hudson-valley',
  'albany',
  'cumberland',
  'allegheny',
  'niagara',
  'oswego',
  'ile-aux-noix',
  'cataraqui',
];
const NORTH_AMERICA: readonly SpaceId[] = [
  ...FURS,
  'gulf-of-st-lawrence',
  'northeast-channel',
  'georges-bank',
  'massachusetts-bay',
  'chesapeake',
];
const CARIBBEAN: readonly SpaceId[] = [
  'georgia',
  'panzacola',
  'bahamas-run-west',
  'bahamas-run-north',
  'caicos',
  'port-de-paix',
  'puerto-principe',
  'puerto-rico',
  'antigua',
  'martinique',
  'st-lucia',
  'havana',
  'santiago',
  'cayman-passage',
  'cuba-passage-east',
  'st-james',
];
const CARNATIC: readonly SpaceId[] = [
  'kurpa',
  'vellore',
  'kanchipuram',
  'karaikal',
  'tiruchirappalli',
  'calicut',
  'mangalore',
];
const INDIA: readonly SpaceId[] = [...CARNATIC, 'malacca-route', 'plassey', 'west-bengal', 'midnapore'];
const SPAIN: readonly SpaceId[] = [
  'spain-alliance-upper',
  'spain-prestige-2',
  'spain-alliance-lower',
  'spain-prestige-3',
];
const AUSTRIA: readonly SpaceId[] = [
  'austria-alliance-2',
  'austria-prestige-upper',
  'austria-alliance-3',
  'austria-prestige-lower',
];

const CONFLICTS: Readonly<Partial<Record<AdvantageId, readonly SpaceId[]>>> = {
  'mediterranean-intrigue': [...SPAIN, ...AUSTRIA, 'sardinia'],
  'algonquin-raids': FURS,
  'iroquois-raids': FURS,
  'patriot-agitation': [...NORTH_AMERICA, 'algonquin', 'iroquois', 'sons-of-liberty'],
  'letters-of-marque': CARIBBEAN,
  'pirate-havens': CARIBBEAN,
  'power-struggle': CARNATIC,
  'raids-and-incursions': INDIA,
  'separatist-wars': ['plassey', 'west-bengal', 'midnapore', 'kurpa', 'vellore', 'karaikal'],
};

describe('8.2 Advantages that place a Conflict marker', () => {
  for (const [id, targets] of Object.entries(CONFLICTS) as [AdvantageId, readonly SpaceId[]][]) {
    it(`${ADVANTAGES[id].name}: on what its tile says, and on nothing else`, () => {
      const g = holding(id);
      expect(sorted(roundOffers(g, 'france', 'm4-e2-a', [use(id)]))).toEqual(spaces(...targets));
      const [first] = targets;
      const after = holding(id);
      playRound(after, 'france', 'm4-e2-a', [use(id), `space:${first}`]);
      expect(after.conflicts[at(first)]).toBe(1);
      expect(after.exhausted[advantage(id)]).toBe(1);
    });
  }

  it('Central Europe Conflict: on any Alliance space of Europe', () => {
    const offered = roundOffers(holding('central-europe-conflict'), 'france', 'm4-e2-a', [
      use('central-europe-conflict'),
    ]);
    expect(offered).toContain('space:ireland-alliance');
    expect(offered).toContain('space:spain-alliance-upper');
    expect(offered).not.toContain('space:ireland-prestige');
    expect(offered).not.toContain('space:iroquois');
    const after = holding('central-europe-conflict');
    playRound(after, 'france', 'm4-e2-a', [use('central-europe-conflict'), 'space:ireland-alliance']);
    expect(after.conflicts[at('ireland-alliance')]).toBe(1);
    expect(after.exhausted[advantage('central-europe-conflict')]).toBe(1);
  });

  it('Letters of Marque spare a protected Market (R23), not an empty one', () => {
    const g = holding('letters-of-marque', { britain: ['st-lucia'], squadrons: { britain: ['antilles-channel'] } });
    const offered = roundOffers(g, 'france', 'm4-e2-a', [use('letters-of-marque')]);
    expect(offered).not.toContain('space:st-lucia');
    expect(offered).toContain('space:antigua');
  });

  it('never a second marker, never on a closed space (3.8)', () => {
    const g = positionWith({ turn: 1, france: ['algonquin'], conflicts: ['niagara'] });
    const offered = roundOffers(g, 'france', 'm4-e2-a', ['advantage:algonquin-raids']);
    expect(offered).not.toContain('space:niagara');
  });
});

describe('8.2 Baltic Trade', () => {
  it('takes 2 off the Debt, never below 0', () => {
    for (const [debt, left] of [
      [5, 3],
      [1, 0],
    ] as const) {
      const g = holding('baltic-trade', { debt: { france: debt } });
      playRound(g, 'france', 'm4-e2-a', [use('baltic-trade')]);
      expect(g.debt.france).toBe(left);
    }
  });
});

describe('8.2 Naval Bastion (R33)', () => {
  it('drives a Squadron off any sea for 1 Military point', () => {
    const g = holding('naval-bastion', { squadrons: { britain: ['biscay', 'malabar-coast'] } });
    playRound(g, 'france', 'm4-e2-a', [use('naval-bastion'), 'space:malabar-coast']);
    expect(flagAt(g, 'malabar-coast')).toBeUndefined();
    expect(g.navyBox.britain).toBe(1);
    expect(g.round).toBeUndefined();
  });
  it('never by a Minor Action, nor without Military points, nor without a Squadron to be driven off', () => {
    const more = { squadrons: { britain: ['biscay'] as const } };
    expect(roundOffers(holding('naval-bastion', more), 'france', 'e4-m2-a')).not.toContain('advantage:naval-bastion');
    expect(roundOffers(holding('naval-bastion', more), 'france', 'e4-d2-a')).not.toContain('advantage:naval-bastion');
    expect(roundOffers(holding('naval-bastion'), 'france', 'm4-e2-a')).not.toContain('advantage:naval-bastion');
  });
  it('is of Europe wherever it strikes: one of the Caribbean may follow (8.2)', () => {
    const g = holding('naval-bastion', {
      france: ['buccaneers', 'denmark-norway', 'prussia-alliance'],
      squadrons: { britain: ['cuba-passage'] },
    });
    const offered = roundOffers(g, 'france', 'm4-e2-a', [use('naval-bastion')]);
    expect(offered).toContain('advantage:pirate-havens');
    expect(offered).not.toContain('advantage:baltic-trade');
  });
});

/** A British flag with its supply, and how France comes to it. */
interface Attack {
  readonly target: SpaceId;
  readonly britain: readonly SpaceId[];
  readonly france: readonly SpaceId[];
  readonly damaged?: readonly SpaceId[];
}
// A damaged Fort supplies and does not protect (R2).
const ILE_AUX_NOIX: Attack = {
  target: 'ile-aux-noix',
  britain: ['champlain-valley'],
  damaged: ['champlain-valley'],
  france: ['quebec-and-montreal'],
};
const CUBA: Attack = {
  target: 'cuba-passage-east',
  britain: ['cayman-passage', 'jamaica'],
  france: ['st-james', 'louisiana'],
};
const MARKETS: Readonly<Partial<Record<AdvantageId, Attack & { readonly pays: number }>>> = {
  'fur-trade': { ...ILE_AUX_NOIX, pays: 1 },
  wheat: { ...ILE_AUX_NOIX, pays: 2 },
  fruit: { ...CUBA, pays: 2 },
  rum: { ...CUBA, pays: 2 },
  silk: { target: 'midnapore', britain: ['calcutta'], france: ['plassey', 'chandernagore'], pays: 2 },
  textiles: { target: 'karaikal', britain: ['kanchipuram', 'madras'], france: ['pondicherry'], pays: 2 },
};
const attack = (id: AdvantageId, { target, britain, france, damaged }: Attack, more: PositionFields = {}) =>
  holding(id, { damaged, ...more, britain: [target, ...britain], france });

describe('8.2 Advantages that make a Market cheaper to unflag', () => {
  for (const [id, it_] of Object.entries(MARKETS) as [AdvantageId, Attack & { pays: number }][]) {
    const { target, pays } = it_;
    it(`${ADVANTAGES[id].name}: 3 become ${pays}`, () => {
      const full = attack(id, it_);
      playRound(full, 'france', 'e4-m2-a', [`space:${target}`, 'done']);
      expect(paid(full)).toEqual([3]);
      expect(full.exhausted[advantage(id)]).toBe(0);
      const cheap = attack(id, it_);
      playRound(cheap, 'france', 'e4-m2-a', [`space:${target}`, use(id)]);
      expect(paid(cheap)).toEqual([pays]);
      expect(flagAt(cheap, target)).toBeUndefined();
      expect(cheap.exhausted[advantage(id)]).toBe(1);
    });
  }

  it('not by a Minor Action, unless there is a Conflict marker (5.3.2)', () => {
    const offered = (more: PositionFields): readonly string[] =>
      roundOffers(attack('wheat', ILE_AUX_NOIX, more), 'france', 'm4-e2-a');
    expect(offered({})).not.toContain('space:ile-aux-noix');
    expect(offered({ conflicts: ['ile-aux-noix'] })).toContain('space:ile-aux-noix');
  });

  it('not to raise a flag', () => {
    const g = holding('wheat', { france: ['quebec-and-montreal'] });
    playRound(g, 'france', 'e4-m2-a', ['space:ile-aux-noix']);
    expect(paid(g)).toEqual([3]);
  });

  it('R24: protected, in conflict, with Rum: 1', () => {
    const g = holding('rum', {
      britain: ['st-lucia'],
      france: ['martinique', 'guadeloupe'],
      squadrons: { britain: ['antilles-channel'] },
      conflicts: ['st-lucia'],
    });
    const twin = positionWith({
      britain: ['st-lucia'],
      france: ['martinique', 'guadeloupe'],
      squadrons: { britain: ['antilles-channel'] },
      conflicts: ['st-lucia'],
    });
    playRound(twin, 'france', 'e4-d2-a', ['space:st-lucia']);
    expect(paid(twin)).toEqual([2]);
    playRound(g, 'france', 'e4-d2-a', ['space:st-lucia', use('rum')]);
    expect(paid(g)).toEqual([1]);
  });

  it('R24: where it makes nothing cheaper it is not offered', () => {
    const g = attack('wheat', { target: 'ile-aux-noix', britain: [], france: ['quebec-and-montreal'] });
    playRound(g, 'france', 'e4-m2-a', ['space:ile-aux-noix']);
    expect(paid(g)).toEqual([1]);
  });

  it('R25: what sets the price to 1 does so before protection is added', () => {
    const g = attack('fur-trade', { ...ILE_AUX_NOIX, damaged: [] });
    playRound(g, 'france', 'e4-m2-a', ['space:ile-aux-noix', use('fur-trade')]);
    expect(paid(g)).toEqual([2]);
  });
});

const POLITICS: Readonly<Partial<Record<AdvantageId, { readonly yes: readonly SpaceId[]; readonly no: SpaceId }>>> = {
  'german-diplomacy': { yes: ['russia', 'sweden', 'bavaria'], no: 'german-states-3' },
  'italy-influence': { yes: ['spain-prestige-3', 'austria-prestige-lower', 'spain-alliance-lower'], no: 'savoy' },
  'silesia-negotiations': { yes: ['prussia-prestige', 'german-states-3', 'german-states-2'], no: 'bavaria' },
};

describe('8.2 Advantages that make a political space cost 1 to unflag (R25)', () => {
  for (const [id, { yes, no }] of Object.entries(POLITICS) as [
    AdvantageId,
    { yes: readonly SpaceId[]; no: SpaceId },
  ][]) {
    for (const target of yes) {
      it(`${ADVANTAGES[id].name}: ${target}`, () => {
        const g = holding(id, { britain: [target] });
        playRound(g, 'france', 'd4-m2-a', [`space:${target}`, use(id)]);
        expect(paid(g)).toEqual([1]);
        expect(flagAt(g, target)).toBeUndefined();
      });
    }
    it(`${ADVANTAGES[id].name}: not ${no}`, () => {
      const g = holding(id, { britain: [no] });
      playRound(g, 'france', 'd4-m2-a', [`space:${no}`]);
      expect(g.exhausted[advantage(id)]).toBe(0);
    });
  }
  it('another Region still costs 1 more (5.3.4)', () => {
    const g = holding('german-diplomacy', { britain: ['russia'] });
    playRound(g, 'france', 'd4-m2-a', ['space:iroquois', 'space:russia', use('german-diplomacy')]);
    expect(paid(g)).toEqual([2, 2]);
  });
});

describe('8.2 Slaving Contracts (R39)', () => {
  it('a Squadron for 2, by a Minor Action too', () => {
    const g = holding('slaving-contracts');
    playRound(g, 'france', 'e4-m2-a', ['construct', use('slaving-contracts')]);
    expect(paid(g)).toEqual([2]);
    expect(g.navyBox.france).toBe(1);
    expect(g.exhausted[advantage('slaving-contracts')]).toBe(1);
  });
  it('once a turn: the next costs 4', () => {
    const g = holding('slaving-contracts', { debtLimit: { france: 20 } });
    playRound(g, 'france', 'm4-e2-a', ['construct', use('slaving-contracts'), 'construct']);
    expect(paid(g)).toEqual([2, 4]);
  });
  it('with the South Sea bonus it costs nothing, but a Military action is needed', () => {
    const g = holding('slaving-contracts');
    const round = roundOf(g, 'france', 'm2-e2', [{ source: 'major', type: 'military', points: 2 }]);
    round.effects = ['south-sea'];
    run(buy(g, round, { kind: 'construct', type: 'military', hostile: false }), [use('slaving-contracts'), 'card:4']);
    expect(paid(g)).toEqual([0]);
    expect(round.effects).toEqual([]);
    const without = holding('slaving-contracts');
    expect(roundOffers(without, 'france', 'e4-d2-a')).not.toContain('construct');
    // Of a Minor Action it is the one purchase (5.3.2).
    const minor = holding('slaving-contracts', { cabinet: { france: [2] }, hands: { france: [4] } });
    const after = roundOffers(minor, 'france', 'e3-m2', ['card:4', 'construct', use('slaving-contracts'), 'card:4']);
    expect([paid(minor), minor.round?.minorSpent, after.includes('war-tile')]).toEqual([[0], true, false]);
  });
});

describe('8.2 Limits of Advantages (R31)', () => {
  const many: PositionFields = {
    turn: 5,
    france: ['algonquin', 'iroquois', 'privateers', 'mysore', 'denmark-norway', 'prussia-alliance'],
  };
  it('two a round, one a Region', () => {
    const first = roundOffers(positionWith(many), 'france', 'm4-e2-a');
    for (const id of [
      'algonquin-raids',
      'iroquois-raids',
      'letters-of-marque',
      'power-struggle',
      'baltic-trade',
    ] as const) {
      expect(first).toContain(use(id));
    }
    const second = roundOffers(positionWith(many), 'france', 'm4-e2-a', [use('algonquin-raids'), 'space:niagara']);
    expect(second).not.toContain(use('iroquois-raids'));
    expect(second).toContain(use('power-struggle'));
    const third = roundOffers(positionWith(many), 'france', 'm4-e2-a', [
      use('algonquin-raids'),
      'space:niagara',
      use('baltic-trade'),
    ]);
    expect(third.filter((option) => option.startsWith('advantage:'))).toEqual([]);
  });
  it('discounts count too', () => {
    const g = attack('wheat', ILE_AUX_NOIX, {});
    const offered = roundOffers(
      positionWith({
        ...many,
        turn: 5,
        britain: ['ile-aux-noix', 'champlain-valley'],
        damaged: ['champlain-valley'],
        france: ['algonquin', 'chesapeake', 'quebec-and-montreal'],
      }),
      'france',
      'e4-m2-a',
      ['space:ile-aux-noix', use('wheat')],
    );
    expect(offered).not.toContain(use('algonquin-raids'));
    expect(g.exhausted[advantage('wheat')]).toBe(0);
  });
  it('exhausted for the turn, whoever holds it (8.2)', () => {
    const g = positionWith({ britain: ['algonquin'], exhausted: ['algonquin-raids'] });
    expect(roundOffers(g, 'britain', 'm4-e2-a')).not.toContain(use('algonquin-raids'));
  });
  it('not in the round in which it is gained; in the next', () => {
    const g = positionWith({ turn: 1 });
    expect(roundOffers(g, 'france', 'd4-m2-a', ['space:algonquin'])).not.toContain(use('algonquin-raids'));
    const again = positionWith({ turn: 1 });
    playRound(again, 'france', 'd4-m2-a', ['space:algonquin']);
    expect(roundOffers(again, 'france', 'd4-m2-a')).toContain(use('algonquin-raids'));
  });
  it('what a war brings can be used in the first round after it', () => {
    const g = holding('fur-trade');
    g.fresh[advantage('fur-trade')] = 1;
    roundOf(g, 'france');
    expect(g.fresh[advantage('fur-trade')]).toBe(0);
  });
  it('not with a Conflict marker on a linked space; at once when it is gone (8.1)', () => {
    const g = holding('baltic-trade', { conflicts: ['denmark-norway'] });
    expect(g.holders[advantage('baltic-trade')]).toBe(2);
    expect(roundOffers(g, 'france', 'm4-e2-a')).not.toContain(use('baltic-trade'));
    const calm = holding('baltic-trade', { conflicts: ['denmark-norway'] });
    expect(roundOffers(calm, 'france', 'm4-e2-a', ['space:denmark-norway'])).toContain(use('baltic-trade'));
  });
  it('only one’s own, and a lost flag gives it back (8.1)', () => {
    const g = holding('baltic-trade');
    expect(roundOffers(g, 'britain', 'm4-e2-a')).not.toContain(use('baltic-trade'));
    const lost = holding('baltic-trade', { exhausted: ['baltic-trade'] });
    playRound(lost, 'britain', 'd4-m2-a', ['space:denmark-norway']);
    expect(lost.holders[advantage('baltic-trade')]).toBe(0);
    expect(lost.exhausted[advantage('baltic-trade')]).toBe(1);
  });
  it('every Advantage has a test of its own', () => {
    const tested = [...Object.keys(CONFLICTS), ...Object.keys(MARKETS), ...Object.keys(POLITICS)];
    const others = ['central-europe-conflict', 'baltic-trade', 'naval-bastion', 'slaving-contracts'];
    expect([...tested, ...others].sort()).toEqual([...ADVANTAGE_IDS].sort());
  });
});

describe('8.2 Used by an event, ignoring exhaustion (R32)', () => {
  const northAmerican = (it: number): boolean => regionOfAdvantage(it) === 'north-america';
  it('though exhausted or just gained; it is not exhausted by it, and counts for the limits', () => {
    const g = holding('algonquin-raids', { exhausted: ['algonquin-raids'] });
    const round = roundOf(g, 'france', 'd3-e2');
    g.fresh[advantage('algonquin-raids')] = 1;
    g.exhausted[advantage('algonquin-raids')] = 0;
    run(activateFreely(g, round, 6, northAmerican), ['space:niagara']);
    expect(g.conflicts[at('niagara')]).toBe(1);
    expect(g.exhausted[advantage('algonquin-raids')]).toBe(0);
    expect(round.advantages).toEqual(['north-america']);
  });
  it('a discount waits for a purchase of the round', () => {
    const g = attack('wheat', ILE_AUX_NOIX, { exhausted: ['wheat'] });
    const round = roundOf(g, 'france', 'e3-m2', [{ source: 'major', type: 'economic', points: 3 }]);
    run(activateFreely(g, round, 6, northAmerican));
    run(buy(g, round, { kind: 'shift', type: 'economic', space: at('ile-aux-noix'), hostile: true }), [use('wheat')]);
    expect(paid(g)).toEqual([2]);
    expect(round.effects).toEqual([]);
  });
  it('not with a Conflict marker on its space, and nothing happens without one', () => {
    const g = holding('algonquin-raids', { conflicts: ['algonquin'] });
    const round = roundOf(g, 'france', 'd3-e2');
    run(activateFreely(g, round, 6, northAmerican));
    expect(round.advantages).toEqual([]);
  });
});
