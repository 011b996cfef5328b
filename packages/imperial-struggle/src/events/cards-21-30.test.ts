import { describe, expect, it } from 'vitest';
import { buy } from '../rules/buy.js';
import { begun, eventPool, played, withKeyword } from '../testing/events.js';
import { at, flagAt, offers, run } from '../testing/positions.js';
import { playEvent } from './index.js';

describe('Event 21 Co-Hong System (5.2)', () => {
  it('puts a tile that is not in use in place of one that is', () => {
    const it = { demand: ['furs', 'fish', 'sugar'] } as const;
    const { g } = played('britain', 21, it, ['commodity:fish']);
    expect(g.demand).toHaveLength(3);
    expect(g.demand).not.toContain('fish');
    expect(['spice', 'tobacco', 'cotton']).toContain(g.demand[1]);
  });
  it('with Scholarship gives 2 points for India', () => {
    const it = { demand: ['furs', 'fish', 'sugar'], ...withKeyword('france', 21) } as const;
    expect(played('france', 21, it, ['commodity:furs']).round.pools).toEqual([eventPool('economic', 2, 'india')]);
  });
});

describe('Event 22 Corsican Crisis (5.2, R29, R30)', () => {
  it('shifts Sardinia or Savoy for Britain', () => {
    expect(flagAt(played('britain', 22, {}, ['space:savoy']).g, 'savoy')).toBe('britain');
    expect(flagAt(played('britain', 22, { britain: ['savoy'] }).g, 'sardinia')).toBe('britain');
  });
  it('with Governance scores Britain 1 if no French Squadron is in European waters', () => {
    const it = { britain: ['savoy'], ...withKeyword('britain', 22) } as const;
    expect(played('britain', 22, it).g.vp).toBe(14);
    expect(played('britain', 22, { ...it, squadrons: { france: ['balearic'] } }).g.vp).toBe(15);
    expect(played('britain', 22, { ...it, squadrons: { france: ['cabot-strait'] } }).g.vp).toBe(14);
  });
  it('takes a flag in Europe for France, and with Governance scores 1 if none is left in Spain', () => {
    const it = { britain: ['spain-prestige-2', 'savoy', 'iroquois'] } as const;
    const { g, round } = begun('france', 22, it);
    expect(offers(playEvent(g, round, 22))).toEqual(['space:savoy', 'space:spain-prestige-2']);
    const bonus = { ...it, ...withKeyword('france', 22) };
    expect(played('france', 22, bonus, ['space:spain-prestige-2']).g.vp).toBe(16);
    expect(played('france', 22, bonus, ['space:savoy']).g.vp).toBe(15);
    expect(played('france', 22, { ...bonus, conflicts: ['spain-prestige-2'] }, ['space:savoy']).g.vp).toBe(15);
  });
});

describe('Event 23 European Panic (5.2)', () => {
  it('scores the difference in Debt, 4 at most', () => {
    expect(played('britain', 23, { debt: { britain: 1, france: 3 } }).g.vp).toBe(13);
    expect(played('france', 23, { debt: { britain: 9, france: 1 } }).g.vp).toBe(19);
    expect(played('france', 23, { debt: { britain: 1, france: 3 } }).g.vp).toBe(15);
  });
  it('with 3 more Available Debt takes a flag in Europe', () => {
    const it = { france: ['savoy'] } as const;
    expect(flagAt(played('britain', 23, { ...it, debt: { france: 3 } }).g, 'savoy')).toBeUndefined();
    expect(flagAt(played('britain', 23, { ...it, debt: { france: 2 } }).g, 'savoy')).toBe('france');
  });
});

describe('Event 24 West African Gold Mining (5.2)', () => {
  it('gives 1 point, and 2 for the Caribbean with more Available Debt', () => {
    expect(played('britain', 24).round.pools).toEqual([eventPool('economic', 1)]);
    expect(played('france', 24, { debt: { britain: 1 } }).round.pools).toEqual([
      eventPool('economic', 1),
      eventPool('economic', 2, 'caribbean'),
    ]);
  });
});

describe('Event 25 War of the Quadruple Alliance (5.2)', () => {
  it('sets a British Squadron aside for 2 VP', () => {
    const { g } = played('britain', 25, { navyBox: { britain: 1 } });
    expect([g.waiting.britain, g.navyBox.britain, g.vp]).toEqual([1, 0, 13]);
  });
  it('scores nothing if there is no Squadron to set aside, as it is the price', () => {
    const { g } = played('britain', 25);
    expect([g.waiting.britain, g.unbuilt.britain, g.vp]).toEqual([0, 8, 15]);
    // The bonus comes after the base effect: its Squadron is too late to be the price.
    const armed = played('britain', 25, withKeyword('britain', 25)).g;
    expect([armed.waiting.britain, armed.navyBox.britain, armed.vp]).toEqual([0, 1, 15]);
  });
  it('with Governance takes neither Debt nor Treaty Point if no Squadron is unbuilt', () => {
    const all = { navyBox: { britain: 8 }, treaty: { britain: 1 }, ...withKeyword('britain', 25) };
    const { g, decisions } = played('britain', 25, all);
    expect([g.waiting.britain, g.navyBox.britain, g.unbuilt.britain]).toEqual([1, 7, 0]);
    expect([g.debt.britain, g.treaty.britain, decisions.length]).toEqual([0, 1, 0]);
  });
  it('with Governance adds a Squadron for a Debt or a Treaty Point', () => {
    const it = { treaty: { britain: 1 }, ...withKeyword('britain', 25) };
    const owing = played('britain', 25, it, ['debt']).g;
    expect([owing.navyBox.britain, owing.unbuilt.britain, owing.debt.britain, owing.treaty.britain]).toEqual([
      1, 7, 1, 1,
    ]);
    const paid = played('britain', 25, it, ['treaty']).g;
    expect([paid.debt.britain, paid.treaty.britain]).toEqual([0, 0]);
    const poor = played('britain', 25, withKeyword('britain', 25));
    expect([poor.g.debt.britain, poor.decisions.length]).toEqual([1, 0]);
  });
  it('shifts a space of Spain for France, with Governance for 1 point more', () => {
    const it = { britain: ['spain-prestige-2'], ...withKeyword('france', 25) } as const;
    const { g, round } = played('france', 25, it, ['space:spain-prestige-2']);
    expect(flagAt(g, 'spain-prestige-2')).toBeUndefined();
    expect(round.pools).toEqual([eventPool('diplomatic', 1)]);
    expect(played('france', 25, {}, ['space:spain-prestige-3']).round.pools).toEqual([]);
  });
});

describe('Event 26 Salon d’Hercule (5.2)', () => {
  it('burdens France with 1, and 2 more with Style (R35)', () => {
    expect(played('britain', 26).g.debt.france).toBe(1);
    expect(played('britain', 26, withKeyword('britain', 26)).g.debt.france).toBe(3);
    const { g } = played('britain', 26, { debt: { france: 9 }, ...withKeyword('britain', 26) });
    expect([g.debt.france, g.vp]).toEqual([10, 13]);
  });
  it('gives France 2 points for Europe, and 2 more with Style', () => {
    const two = eventPool('diplomatic', 2, 'europe');
    expect(played('france', 26).round.pools).toEqual([two]);
    expect(played('france', 26, withKeyword('france', 26)).round.pools).toEqual([two, two]);
  });
});

describe('Event 27 Bengal Famine (5.2)', () => {
  it('puts none, one or two markers in India', () => {
    const { g, round } = begun('britain', 27);
    const offered = offers(playEvent(g, round, 27));
    expect(offered).toContain('space:maratha');
    expect(offered).toContain('space:kurpa');
    expect(offered).toContain('done');
    expect(offered).not.toContain('space:havana');
    expect(played('britain', 27, {}, ['done']).g.conflicts.some(Boolean)).toBe(false);
    const two = played('france', 27, {}, ['space:kurpa', 'space:maratha']).g;
    expect([two.conflicts[at('kurpa')], two.conflicts[at('maratha')]]).toEqual([1, 1]);
    expect(played('france', 27, {}, ['space:kurpa', 'done']).g.conflicts.filter(Boolean)).toHaveLength(1);
  });
});

describe('Event 28 Father le Loutre (5.2, R18)', () => {
  it('puts Britain’s marker on a Fish Market', () => {
    const { g, round } = begun('britain', 28);
    expect(offers(playEvent(g, round, 28))).toEqual([
      'space:gulf-of-st-lawrence',
      'space:northeast-channel',
      'space:georges-bank',
      'space:massachusetts-bay',
    ]);
    const done = played('britain', 28, {}, ['space:georges-bank']);
    expect([done.g.conflicts[at('georges-bank')], done.round.pools]).toEqual([1, []]);
  });
  it('with Governance gives 2 Military points for North America, which buy tiles for its theaters alone', () => {
    const { g, round } = played('britain', 28, withKeyword('britain', 28), ['space:georges-bank']);
    expect(round.pools).toEqual([eventPool('military', 2, 'north-america')]);
    const tile = { kind: 'war-tile', type: 'military', hostile: false } as const;
    run(buy(g, round, tile));
    expect(g.display.britain.map(({ bonus }) => bonus.length)).toEqual([0, 1, 0, 0]);
    expect(round.pools[0].points).toBe(0);
  });
  it('lets other points pay for a tile that goes anywhere', () => {
    const { g, round } = played('britain', 28, withKeyword('britain', 28), ['space:georges-bank']);
    round.pools = [...round.pools, { source: 'major', type: 'military', points: 3 }];
    const tile = { kind: 'war-tile', type: 'military', hostile: false } as const;
    expect(offers(buy(g, round, tile))).toEqual(['bound', 'free']);
    run(buy(g, round, tile), ['free', 'theater:was-3']);
    expect(round.pools.map(({ points }) => points)).toEqual([2, 1]);
    run(buy(g, round, tile), ['bound']);
    expect(round.pools.map(({ points }) => points)).toEqual([0, 1]);
    expect(g.display.britain.map(({ bonus }) => bonus.length)).toEqual([0, 1, 1, 0]);
  });
  it('puts France’s marker on any British Market, and with Governance gives 2 points for North America', () => {
    const it = { britain: ['georgia', 'hudson-valley'], france: ['martinique'] } as const;
    const { g, round } = begun('france', 28, it);
    expect(offers(playEvent(g, round, 28))).toEqual(['space:hudson-valley', 'space:georgia']);
    const done = played('france', 28, { ...it, ...withKeyword('france', 28) }, ['space:georgia']);
    expect(done.g.conflicts[at('georgia')]).toBe(1);
    expect(done.round.pools).toEqual([eventPool('economic', 2, 'north-america')]);
  });
});

describe('Event 29 War of the Polish Succession (5.2)', () => {
  it('gives Britain 2 Treaty Points, and with Finance shifts Russia', () => {
    const base = played('britain', 29).g;
    expect([base.treaty.britain, flagAt(base, 'russia')]).toEqual([2, undefined]);
    expect(flagAt(played('britain', 29, withKeyword('britain', 29)).g, 'russia')).toBe('britain');
  });
  it('gives France 2 VP, and with Finance shifts Russia or Sweden', () => {
    expect(played('france', 29).g.vp).toBe(17);
    expect(flagAt(played('france', 29, withKeyword('france', 29), ['space:sweden']).g, 'sweden')).toBe('france');
  });
});

describe('Event 30 Jonathan’s Coffee-House (5.2)', () => {
  it('gives 2 points, and with Finance 1 more and a Debt less', () => {
    const it = { debt: { britain: 2 } };
    const base = played('britain', 30, it);
    expect(base.round.pools).toEqual([eventPool('economic', 2)]);
    expect(base.g.debt.britain).toBe(2);
    const { g, round } = played('britain', 30, { ...it, ...withKeyword('britain', 30) });
    expect(round.pools).toEqual([eventPool('economic', 2), eventPool('economic', 1)]);
    expect(g.debt.britain).toBe(1);
  });
});
