import { describe, expect, it } from 'vitest';
import { priceOf } from '../rules/prices.js';
import { strengthOf } from '../strength.js';
import { begun, eventPool, played, withKeyword } from '../testing/events.js';
import { shiftAt } from '../testing/legal.js';
import { advantage, at, flagAt, offers } from '../testing/positions.js';
import { playEvent } from './index.js';

const theaters = (...bonus: readonly (readonly number[])[]) => bonus.map((tiles, i) => ({ basic: [i], bonus: tiles }));

describe('Event 11 Calico Acts (5.2)', () => {
  it('gives Britain 2 points to unflag Markets', () => {
    expect(played('britain', 11).round.pools).toEqual([eventPool('economic', 2, 'unflag-markets')]);
  });
  it('with Mercantilism Britain may score Cotton at once, for whoever leads', () => {
    const it = { britain: ['midnapore'], ...withKeyword('britain', 11) } as const;
    const { g } = played('britain', 11, it, ['yes']);
    expect(g.vp).toBe(13);
    expect(g.treaty.britain).toBe(1);
    expect(played('britain', 11, it, ['no']).g.vp).toBe(15);
    const theirs = { france: ['plassey'], ...withKeyword('britain', 11) } as const;
    expect(played('britain', 11, theirs, ['yes']).g.vp).toBe(17);
  });
  it('takes a Cotton flag for France, and with Mercantilism sends a Squadron home', () => {
    const it = {
      britain: ['midnapore', 'kanchipuram'],
      squadrons: { britain: ['biscay', 'cabot-strait'] },
      navyBox: { britain: 1 },
    } as const;
    expect(flagAt(played('france', 11, it).g, 'midnapore')).toBeUndefined();
    expect(played('france', 11, it).g.navyBox.britain).toBe(1);
    const { g } = played('france', 11, { ...it, ...withKeyword('france', 11) }, ['space:biscay']);
    expect(flagAt(g, 'biscay')).toBeUndefined();
    expect(g.navyBox.britain).toBe(2);
    expect(g.unbuilt.britain).toBe(5);
  });
});

describe('Event 12 Military Spending Overruns (5.2)', () => {
  const it12 = {
    france: ['louisbourg', 'arcot'],
    damaged: ['arcot'],
    squadrons: { france: ['biscay', 'balearic'] },
    display: { france: theaters([16], [], [17], []) },
    debt: { britain: 2, france: 2 },
  } as const;
  it('lets the other choose a Fort, a Squadron or a tile', () => {
    const { g, round } = begun('britain', 12, it12);
    expect(offers(playEvent(g, round, 12))).toEqual(['fort', 'squadron', 'tile']);
    const fort = played('britain', 12, it12, ['fort']);
    expect(fort.decisions[0].seat).toBe('france');
    expect(fort.g.damaged[at('louisbourg')]).toBe(1);
    const fleet = played('britain', 12, it12, ['squadron', 'space:balearic']);
    expect(fleet.g.navyBox.france).toBe(1);
    const tile = played('britain', 12, it12, ['tile', 'war-tile:17']);
    expect(tile.g.display.france[2].bonus).toEqual([]);
    expect(tile.g.bonusPool.france).toContain(17);
  });
  it('does nothing to who has nothing to lose', () => {
    expect(played('britain', 12).decisions).toEqual([]);
  });
  it('with more Available Debt makes it two losses', () => {
    const it = { ...it12, debt: { britain: 1, france: 2 } };
    const { g } = played('britain', 12, it, ['fort', 'squadron', 'space:biscay']);
    expect(g.damaged[at('louisbourg')]).toBe(1);
    expect(flagAt(g, 'biscay')).toBeUndefined();
  });
  it('falls on Britain if France plays it', () => {
    const { decisions, g } = played('france', 12, { squadrons: { britain: ['biscay'] }, britain: ['halifax'] }, [
      'fort',
    ]);
    expect(decisions[0].seat).toBe('britain');
    expect([g.damaged[at('halifax')], flagAt(g, 'biscay')]).toEqual([1, 'britain']);
  });
});

describe('Event 13 Alberoni’s Ambition (5.2)', () => {
  it('gives Britain 2 points for Markets beside its own, and 1 more with Governance', () => {
    expect(played('britain', 13).round.pools).toEqual([eventPool('economic', 2, 'flag-beside-british')]);
    const { round } = played('britain', 13, withKeyword('britain', 13));
    expect(round.pools.map(({ points }) => points)).toEqual([2, 1]);
  });
  it('shifts an Alliance of Austria, the Dutch or Spain for France', () => {
    const { g, round } = begun('france', 13);
    expect(offers(playEvent(g, round, 13))).toEqual([
      'space:dutch-republic-alliance',
      'space:austria-alliance-2',
      'space:austria-alliance-3',
      'space:spain-alliance-upper',
      'space:spain-alliance-lower',
    ]);
    const raised = played('france', 13, {}, ['space:austria-alliance-2']).g;
    expect([flagAt(raised, 'austria-alliance-2'), raised.vp]).toEqual(['france', 15]);
    const lowered = played('france', 13, { britain: ['dutch-republic-alliance'] }, ['space:dutch-republic-alliance']).g;
    expect(flagAt(lowered, 'dutch-republic-alliance')).toBeUndefined();
  });
  it('with Governance scores 3 if Savoy and Sardinia are French', () => {
    const it = { france: ['savoy', 'sardinia'], ...withKeyword('france', 13) } as const;
    const spain = ['space:spain-alliance-upper'];
    expect(played('france', 13, it, spain).g.vp).toBe(18);
    expect(played('france', 13, { ...it, conflicts: ['savoy'] }, spain).g.vp).toBe(15);
    expect(played('france', 13, { france: ['savoy', 'sardinia'] }, spain).g.vp).toBe(15);
  });
});

describe('Event 14 Famine in Ireland (5.2)', () => {
  it('takes a French flag in Ireland or Scotland for Britain', () => {
    const it = { france: ['ireland-alliance', 'scotland-prestige', 'savoy'] } as const;
    const { g, round } = begun('britain', 14, it);
    expect(offers(playEvent(g, round, 14))).toEqual(['space:ireland-alliance', 'space:scotland-prestige']);
    expect(flagAt(played('britain', 14, it, ['space:ireland-alliance']).g, 'ireland-alliance')).toBeUndefined();
  });
  it('draws France a tile for each Irish space, for the Jacobites’ theater', () => {
    const it = { france: ['ireland-alliance', 'ireland-prestige'] } as const;
    const { g } = played('france', 14, it);
    expect(g.display.france[3].bonus).toHaveLength(2);
    expect(played('france', 14, { ...it, conflicts: ['ireland-prestige'] }).g.display.france[3].bonus).toHaveLength(1);
    expect(played('france', 14, { ...it, turn: 3 }).g.display.france[3].bonus).toHaveLength(2);
  });
  it('moves a tile away where two lie, and draws none where there is no room (R40)', () => {
    const it = { france: ['ireland-alliance'] } as const;
    const full = played('france', 14, { ...it, display: { france: theaters([], [18, 19], [], [16, 17]) } }, [
      'war-tile:16',
      'theater:wss-3',
    ]);
    expect(full.g.display.france[2].bonus).toEqual([16]);
    expect(full.g.display.france[3].bonus).toHaveLength(2);
    const all = theaters([16, 17], [18, 19], [20, 21], [22, 23]);
    expect(played('france', 14, { ...it, display: { france: all } }).g.bonusPool.france).toHaveLength(4);
  });
  it('does nothing when the next war has no Jacobites', () => {
    const { g } = played('france', 14, { france: ['ireland-alliance'], turn: 4 });
    expect(g.display.france.every(({ bonus }) => bonus.length === 0)).toBe(true);
    expect(played('france', 14, { france: ['ireland-alliance'], turn: 6 }).decisions).toEqual([]);
  });
});

describe('Event 15 Interest Payments (5.2)', () => {
  it('lowers the other’s Debt Limit', () => {
    const { g } = played('britain', 15, { debt: { britain: 4, france: 3 } });
    expect(g.debtLimit).toEqual({ britain: 6, france: 5 });
    expect(g.debt).toEqual({ britain: 4, france: 3 });
    expect(g.vp).toBe(15);
  });
  it('lowers the Debt of who stands at the limit, for 1 VP; with more Available Debt the own falls by 2', () => {
    const { g } = played('france', 15, { debt: { britain: 6, france: 3 } });
    expect(g.debtLimit.britain).toBe(5);
    expect(g.debt).toEqual({ britain: 5, france: 1 });
    expect(g.vp).toBe(16);
  });
});

describe('Event 16 Caribbean Slave Unrest (5.2)', () => {
  it('puts a marker on a Caribbean Market, another with more Bonus War Tiles', () => {
    const { g, round } = begun('france', 16, { conflicts: ['havana'] });
    const offered = offers(playEvent(g, round, 16));
    expect(offered).not.toContain('space:havana');
    expect(offered).not.toContain('space:privateers');
    const it = { display: { france: theaters([16], [], [], []) } };
    const done = played('france', 16, it, ['space:georgia', 'space:havana']);
    expect([done.g.conflicts[at('georgia')], done.g.conflicts[at('havana')]]).toEqual([1, 1]);
  });
});

describe('Event 17 Pacte de Famille (5.2)', () => {
  it('makes French flags of Spain and Austria 1 cheaper to Britain for the round', () => {
    const it = { france: ['spain-prestige-3', 'austria-alliance-2', 'savoy'] } as const;
    const { g, round } = played('britain', 17, it);
    const price = (id: 'spain-prestige-3' | 'austria-alliance-2' | 'savoy' | 'spain-prestige-2'): number => {
      const act = shiftAt(g, round, at(id));
      return act ? priceOf(g, round, act).total : Number.NaN;
    };
    expect(price('spain-prestige-3')).toBe(2);
    expect(price('austria-alliance-2')).toBe(1);
    expect(price('savoy')).toBe(2);
    expect(price('spain-prestige-2')).toBe(2);
    g.conflicts[at('spain-prestige-3')] = 1;
    expect(price('spain-prestige-3')).toBe(1);
  });
  it('with Style gives Britain 1 point', () => {
    expect(played('britain', 17, withKeyword('britain', 17)).round.pools).toEqual([eventPool('diplomatic', 1)]);
  });
  it('refreshes up to two European Advantages', () => {
    const it = { exhausted: ['baltic-trade', 'naval-bastion', 'italy-influence', 'rum'] } as const;
    const { g, round } = begun('france', 17, it);
    expect(offers(playEvent(g, round, 17))).toEqual([
      'advantage:baltic-trade',
      'advantage:italy-influence',
      'advantage:naval-bastion',
      'done',
    ]);
    const two = played('france', 17, it, ['advantage:baltic-trade', 'advantage:naval-bastion']);
    expect(two.g.exhausted[advantage('baltic-trade')]).toBe(0);
    expect(two.g.exhausted[advantage('naval-bastion')]).toBe(0);
    expect(two.g.exhausted[advantage('italy-influence')]).toBe(1);
    expect(played('france', 17, it, ['done']).g.exhausted[advantage('baltic-trade')]).toBe(1);
  });
  it('with Style gives France 2 points for Spain and Austria', () => {
    const { round } = played('france', 17, withKeyword('france', 17));
    expect(round.pools).toEqual([eventPool('diplomatic', 2, 'spain-austria')]);
  });
});

describe('Event 18 Byng’s Trial (5.2)', () => {
  it('puts the marker on a theater where Squadrons count', () => {
    const { g, round } = begun('britain', 18);
    expect(offers(playEvent(g, round, 18))).toEqual(['theater:was-2', 'theater:was-3']);
    expect(played('britain', 18, {}, ['theater:was-3']).g.byng).toBe(2);
    expect(played('britain', 18, { turn: 6 }).g.byng).toBe(-1);
  });
  it('makes Britain stronger by 2 there, and nobody anywhere else (7.1.3)', () => {
    const { g } = played('britain', 18, {}, ['theater:was-3']);
    const strengths = () => [strengthOf(g, 'britain', 2), strengthOf(g, 'france', 2), strengthOf(g, 'britain', 1)];
    const [here, theirs, there] = strengths();
    g.byng = -1;
    expect(strengths()).toEqual([here - 2, theirs, there]);
  });
  it('sets a British Squadron aside, from the sea or the Navy Box (R38)', () => {
    const it = { squadrons: { britain: ['biscay'] }, navyBox: { britain: 2 } } as const;
    const sea = played('france', 18, it, ['space:biscay']).g;
    expect([sea.waiting.britain, sea.navyBox.britain, flagAt(sea, 'biscay')]).toEqual([1, 2, undefined]);
    const box = played('france', 18, it, ['navy-box']).g;
    expect([box.waiting.britain, box.navyBox.britain, flagAt(box, 'biscay')]).toEqual([1, 1, 'britain']);
    expect(played('france', 18).g.waiting.britain).toBe(0);
  });
});

describe('Event 19 Le Beau Monde (5.2)', () => {
  it('lets Britain add Furs or Cotton to the demand', () => {
    const it = { demand: ['furs', 'fish', 'sugar'] } as const;
    const { g, round } = begun('britain', 19, it);
    expect(offers(playEvent(g, round, 19))).toEqual(['commodity:cotton', 'done']);
    expect(played('britain', 19, it, ['commodity:cotton']).g.demand).toEqual(['furs', 'fish', 'sugar', 'cotton']);
    expect(played('britain', 19, it, ['done']).g.demand).toHaveLength(3);
    expect(played('britain', 19, { demand: ['furs', 'cotton', 'fish'] }).decisions).toEqual([]);
  });
  it('with Style gives Britain 1 point', () => {
    const it = { demand: ['furs', 'cotton', 'fish'], ...withKeyword('britain', 19) } as const;
    expect(played('britain', 19, it).round.pools).toEqual([eventPool('economic', 1)]);
  });
  it('gives France 1 point for Europe, 2 more with Style', () => {
    expect(played('france', 19).round.pools).toEqual([eventPool('diplomatic', 1, 'europe')]);
    const { round } = played('france', 19, withKeyword('france', 19));
    expect(round.pools.map(({ points }) => points)).toEqual([1, 2]);
  });
});

describe('Event 20 Hyder Ali (5.2)', () => {
  it('takes control of a Local Alliance at one stroke (R10)', () => {
    const it = { france: ['mysore', 'maratha'] } as const;
    const { g } = played('britain', 20, { ...it, conflicts: ['mysore'] }, ['control', 'space:mysore']);
    expect(flagAt(g, 'mysore')).toBe('britain');
    expect(g.conflicts[at('mysore')]).toBe(0);
    expect(flagAt(played('britain', 20, it, ['control', 'space:nizam']).g, 'nizam')).toBe('britain');
  });
  it('or puts two markers on unprotected spaces', () => {
    const it = { france: ['kurpa', 'arcot'] } as const;
    const { g, round } = begun('britain', 20, it);
    const offered = offers(playEvent(g, round, 20), ['conflicts']);
    expect(offered).not.toContain('space:kurpa');
    expect(offered).toContain('space:mysore');
    const done = played('britain', 20, it, ['conflicts', 'space:mysore', 'space:plassey']);
    expect([done.g.conflicts[at('mysore')], done.g.conflicts[at('plassey')]]).toEqual([1, 1]);
  });
  it('with Mercantilism gives 2 points for India; an own Alliance cannot be taken', () => {
    const it = { france: ['maratha', 'nizam', 'mysore'], ...withKeyword('france', 20) } as const;
    const { round } = played('france', 20, it, ['space:plassey', 'space:kurpa']);
    expect(round.pools).toEqual([eventPool('economic', 2, 'india')]);
  });
});
