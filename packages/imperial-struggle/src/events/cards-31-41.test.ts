import { describe, expect, it } from 'vitest';
import { begun, eventPool, played, withKeyword } from '../testing/events.js';
import { advantage, at, flagAt, offers } from '../testing/positions.js';
import { playEvent } from './index.js';

describe('Event 31 Nootka Incident (5.2)', () => {
  it('gives Britain 2 points of either type', () => {
    expect(played('britain', 31, {}, ['diplomatic']).round.pools).toEqual([eventPool('diplomatic', 2)]);
    expect(played('britain', 31, {}, ['economic']).round.pools).toEqual([eventPool('economic', 2)]);
  });
  it('with Mercantilism scores 2 for each British Alliance of Spain, which is lost', () => {
    const spain = ['spain-alliance-upper', 'spain-alliance-lower', 'spain-prestige-2'] as const;
    const it = { britain: spain, ...withKeyword('britain', 31) };
    const { g } = played('britain', 31, it, ['economic']);
    expect(g.vp).toBe(11);
    expect(flagAt(g, 'spain-alliance-upper')).toBeUndefined();
    expect(flagAt(g, 'spain-alliance-lower')).toBeUndefined();
    expect(flagAt(g, 'spain-prestige-2')).toBe('britain');
    const torn = played('britain', 31, { ...it, conflicts: ['spain-alliance-lower'] }, ['economic']).g;
    expect([torn.vp, flagAt(torn, 'spain-alliance-lower')]).toEqual([13, 'britain']);
    expect(played('britain', 31, { britain: spain }, ['economic']).g.vp).toBe(15);
  });
  it('sends a British Squadron home for France, and with Mercantilism builds one', () => {
    const it = { squadrons: { britain: ['biscay'] } } as const;
    const base = played('france', 31, it).g;
    expect([base.navyBox.britain, base.navyBox.france]).toEqual([1, 0]);
    const { g } = played('france', 31, { ...it, ...withKeyword('france', 31) });
    expect([g.navyBox.france, g.unbuilt.france]).toEqual([1, 7]);
    expect(played('france', 31, { unbuilt: { france: 0 }, ...withKeyword('france', 31) }).g.navyBox.france).toBe(0);
  });
});

describe('Event 32 Haitian Revolution (5.2)', () => {
  it('puts a dear marker on a Sugar Market, and two more with more Bonus War Tiles (3.8.1)', () => {
    const { g, round } = begun('britain', 32);
    const offered = offers(playEvent(g, round, 32));
    expect(offered).toHaveLength(9);
    expect(offered).not.toContain('space:georgia');
    const { g: one } = played('britain', 32, {}, ['space:havana']);
    expect(one.conflicts[at('havana')]).toBe(2);
    const display = { britain: [{ basic: [0], bonus: [16] }, ...[1, 2].map((i) => ({ basic: [i], bonus: [] }))] };
    const three = played('britain', 32, { display }, ['space:havana', 'space:antigua', 'space:santiago']).g;
    expect(three.conflicts.filter((it) => it === 2)).toHaveLength(3);
  });
});

describe('Event 33 Loge des Neuf Soeurs (5.2)', () => {
  it('puts Britain’s marker on the Northern Colonies', () => {
    const { g, round } = begun('britain', 33);
    const offered = offers(playEvent(g, round, 33));
    expect(offered).toContain('space:iroquois');
    expect(offered).toContain('space:sons-of-liberty');
    expect(offered).toContain('space:albany');
    expect(offered).not.toContain('space:cataraqui');
    expect(offered).not.toContain('space:halifax');
    expect(offered).not.toContain('space:usa-prestige-2');
    const done = played('britain', 33, { britain: ['oswego'] }, ['space:albany']).g;
    expect([done.conflicts[at('albany')], done.vp]).toEqual([1, 15]);
  });
  it('with Style scores 3 for more of North America, after the marker (R29)', () => {
    const it = { britain: ['albany', 'oswego'], france: ['cataraqui'], ...withKeyword('britain', 33) } as const;
    expect(played('britain', 33, it, ['space:niagara']).g.vp).toBe(12);
    expect(played('britain', 33, it, ['space:oswego']).g.vp).toBe(15);
    const sea = { ...it, squadrons: { britain: ['gulf-of-maine'] } } as const;
    expect(played('britain', 33, sea, ['space:oswego']).g.vp).toBe(12);
  });
  it('uses an Advantage outside Europe for France, exhausted or not, and leaves it as it was (R32)', () => {
    const it = { france: ['mysore', 'denmark-norway', 'prussia-alliance'], exhausted: ['power-struggle'] } as const;
    const { g } = played('france', 33, { ...it, debt: { france: 2 } }, ['space:vellore']);
    expect(g.conflicts[at('vellore')]).toBe(1);
    expect(g.debt.france).toBe(2);
    expect(g.exhausted[advantage('power-struggle')]).toBe(1);
    const fresh = played('france', 33, { france: ['mysore'] }, ['space:vellore']).g;
    expect(fresh.exhausted[advantage('power-struggle')]).toBe(0);
  });
  it('with Style gives France 2 points', () => {
    expect(played('france', 33, withKeyword('france', 33)).round.pools).toEqual([eventPool('diplomatic', 2)]);
  });
});

describe('Event 34 La Gabelle (5.2)', () => {
  it('exhausts up to two Advantages of whoever has them, without effect', () => {
    const it = { debt: { britain: 2, france: 2 }, cabinet: { britain: [19] }, exhausted: ['rum'] } as const;
    const { g, round } = begun('britain', 34, it);
    const offered = offers(playEvent(g, round, 34));
    expect(offered).toHaveLength(22);
    expect(offered).not.toContain('advantage:rum');
    const two = played('britain', 34, it, ['advantage:silk', 'advantage:wheat']).g;
    expect([two.exhausted[advantage('silk')], two.exhausted[advantage('wheat')]]).toEqual([1, 1]);
    expect(two.treaty.britain).toBe(0);
    expect(played('britain', 34, it, ['done']).g.exhausted[advantage('silk')]).toBe(0);
  });
  it('with more Available Debt gives Britain 2 points', () => {
    const { round } = played('britain', 34, { debt: { france: 1 } }, ['done']);
    expect(round.pools).toEqual([eventPool('economic', 2)]);
  });
  it('gives France 2 points, and with more Available Debt 2 VP, or 3 with Governance', () => {
    const base = played('france', 34);
    expect([base.round.pools, base.g.vp]).toEqual([[eventPool('economic', 2)], 15]);
    const ahead = { debt: { britain: 1 } };
    expect(played('france', 34, ahead).g.vp).toBe(17);
    expect(played('france', 34, { ...ahead, cabinet: { france: [25] } }).g.vp).toBe(18);
    const hidden = { ...ahead, cabinet: { france: [-25] } };
    const shown = played('france', 34, hidden, ['reveal:marquis-de-condorcet']).g;
    expect([shown.vp, shown.cabinet.france[0].revealed]).toEqual([18, true]);
    expect(played('france', 34, hidden, ['done']).g.vp).toBe(17);
  });
});

describe('Event 35 Jesuit Abolition (5.2)', () => {
  it('takes a Sugar flag for Britain, and with Governance gives 3 points for the Caribbean', () => {
    const it = { france: ['martinique', 'caicos'] } as const;
    const base = played('britain', 35, it);
    expect(flagAt(base.g, 'martinique')).toBeUndefined();
    expect(flagAt(base.g, 'caicos')).toBe('france');
    expect(base.round.pools).toEqual([]);
    const { round } = played('britain', 35, withKeyword('britain', 35));
    expect(round.pools).toEqual([eventPool('economic', 3, 'caribbean')]);
  });
  it('takes a Spanish flag as well (12.1)', () => {
    expect(played('britain', 35, { spain: ['havana'] }).g.flags[at('havana')]).toBe(0);
  });
  it('relieves France of 2, and with Governance scores 2', () => {
    const base = played('france', 35, { debt: { france: 5 } }).g;
    expect([base.debt.france, base.vp]).toEqual([3, 15]);
    expect(played('france', 35, withKeyword('france', 35)).g.vp).toBe(17);
  });
});

describe('Event 36 Wealth of Nations (5.2)', () => {
  it('lowers Debt by 2, and with Scholarship gives 3 points', () => {
    const base = played('britain', 36, { debt: { britain: 3 } });
    expect([base.g.debt.britain, base.round.pools]).toEqual([1, []]);
    expect(played('britain', 36, withKeyword('britain', 36)).round.pools).toEqual([eventPool('economic', 3)]);
  });
});

describe('Event 37 Debt Crisis (5.2)', () => {
  it('gives 3 points to unflag Markets with more Available Debt, and 2 VP with 3 more', () => {
    expect(played('britain', 37).round.pools).toEqual([]);
    const some = played('britain', 37, { debt: { france: 1 } });
    expect([some.round.pools, some.g.vp]).toEqual([[eventPool('economic', 3, 'unflag-markets')], 15]);
    expect(played('britain', 37, { debt: { france: 3 } }).g.vp).toBe(13);
    expect(played('france', 37, { debt: { britain: 2 } }).g.vp).toBe(15);
  });
});

describe('Event 38 East Asia Piracy (5.2)', () => {
  it('scores 3 for more Squadrons, Forts and calm Local Alliances in India', () => {
    const it = { britain: ['arcot', 'nizam'], damaged: ['arcot'], france: ['maratha', 'plassey'] } as const;
    expect(played('britain', 38, it).g.vp).toBe(12);
    expect(played('britain', 38, { ...it, conflicts: ['nizam'] }).g.vp).toBe(15);
    expect(played('britain', 38, { ...it, squadrons: { france: ['malabar-coast'] } }).g.vp).toBe(15);
    expect(played('france', 38, { ...it, squadrons: { france: ['malabar-coast', 'hooghly-river'] } }).g.vp).toBe(18);
  });
});

describe('Event 39 Stamp Act (5.2)', () => {
  it('relieves Britain of 2, and with Mercantilism gives 2 points', () => {
    const base = played('britain', 39, { debt: { britain: 3 } });
    expect([base.g.debt.britain, base.round.pools]).toEqual([1, []]);
    expect(played('britain', 39, withKeyword('britain', 39)).round.pools).toEqual([eventPool('economic', 2)]);
  });
  it('puts France’s marker on the Northern Colonies, three with Mercantilism', () => {
    expect(played('france', 39, {}, ['space:albany']).g.conflicts.filter(Boolean)).toHaveLength(1);
    const three = ['space:albany', 'space:iroquois', 'space:oswego'];
    expect(played('france', 39, withKeyword('france', 39), three).g.conflicts.filter(Boolean)).toHaveLength(3);
  });
});

describe('Event 40 Falklands Crisis (5.2)', () => {
  const intrigue = ['savoy', 'spain-prestige-3'] as const;
  it('scores Britain 1 for a flag in Spain, and with the Intrigue takes one there', () => {
    expect(played('britain', 40).g.vp).toBe(15);
    expect(played('britain', 40, { britain: ['spain-prestige-2'] }).g.vp).toBe(14);
    expect(played('britain', 40, { britain: ['spain-prestige-2'], conflicts: ['spain-prestige-2'] }).g.vp).toBe(15);
    const { g } = played('britain', 40, { britain: intrigue, france: ['spain-alliance-upper'] });
    expect([g.vp, flagAt(g, 'spain-alliance-upper')]).toEqual([14, undefined]);
  });
  it('gives France a Military point for each flag in Spain', () => {
    const { round } = played('france', 40, { france: ['spain-prestige-2', 'spain-alliance-lower'] });
    expect(round.pools).toEqual([eventPool('military', 2)]);
    expect(played('france', 40).round.pools).toEqual([]);
  });
  it('with the Intrigue takes a British Squadron out of the game (R38)', () => {
    const it = { france: intrigue, squadrons: { britain: ['biscay'] }, navyBox: { britain: 1 } } as const;
    const { g } = played('france', 40, it, ['space:biscay']);
    expect([flagAt(g, 'biscay'), g.navyBox.britain, g.unbuilt.britain, g.waiting.britain]).toEqual([
      undefined,
      1,
      6,
      0,
    ]);
  });
});

describe('Event 41 Cook and Bougainville (5.2)', () => {
  it('gives Britain a point for two Squadrons', () => {
    const it = { squadrons: { britain: ['biscay', 'balearic', 'gulf-of-maine'] }, navyBox: { britain: 2 } } as const;
    expect(played('britain', 41, it).round.pools).toEqual([eventPool('economic', 2)]);
    expect(played('britain', 41, { navyBox: { britain: 1 } }).round.pools).toEqual([]);
  });
  it('with Mercantilism draws a tile, not on turn 6 and not without room (R40)', () => {
    const { g } = played('britain', 41, withKeyword('britain', 41), ['theater:awi-2']);
    expect(g.display.britain.map(({ bonus }) => bonus.length)).toEqual([0, 1, 0]);
    expect(played('britain', 41, { turn: 6, ...withKeyword('britain', 41) }).decisions).toEqual([]);
    const bonus = [
      [16, 17],
      [18, 19],
      [20, 21],
    ];
    const display = { britain: bonus.map((tiles, i) => ({ basic: [i], bonus: tiles })) };
    expect(played('britain', 41, { display, ...withKeyword('britain', 41) }).decisions).toEqual([]);
  });
  it('adds a Squadron for France, and with Mercantilism takes 2 Debt off', () => {
    const base = played('france', 41, { debt: { france: 3 } }).g;
    expect([base.navyBox.france, base.unbuilt.france, base.debt.france]).toEqual([1, 7, 3]);
    expect(played('france', 41, { debt: { france: 3 }, ...withKeyword('france', 41) }).g.debt.france).toBe(1);
  });
});
