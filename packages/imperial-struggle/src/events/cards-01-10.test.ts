import { describe, expect, it } from 'vitest';
import { SPAIN } from '../position.js';
import { discountsFor } from '../rules/discounts.js';
import { priceOf } from '../rules/prices.js';
import { begun, eventPool, played, withKeyword } from '../testing/events.js';
import { advantage, at, flagAt, offers, positionWith, roundOf, run } from '../testing/positions.js';
import { playEvent } from './index.js';

const conflicts = (g: { readonly conflicts: readonly number[] }): number => g.conflicts.filter(Boolean).length;

describe('Event 1 Carnatic War (5.2)', () => {
  it('puts a marker for each Local Alliance in India that is held in peace', () => {
    const it = { france: ['maratha', 'nizam', 'mysore'], conflicts: ['mysore'] } as const;
    const { g } = played('france', 1, it, ['space:plassey', 'space:calicut']);
    expect(g.conflicts[at('plassey')]).toBe(1);
    expect(conflicts(g)).toBe(3);
    expect(conflicts(played('britain', 1).g)).toBe(0);
  });

  it('offers Markets and Local Alliances of India without a marker', () => {
    const { g, round } = begun('france', 1, { france: ['maratha'], conflicts: ['nizam'] });
    const offered = offers(playEvent(g, round, 1));
    expect(offered).toContain('space:mysore');
    expect(offered).toContain('space:kurpa');
    expect(offered).not.toContain('space:nizam');
    expect(offered).not.toContain('space:arcot');
    expect(offered).not.toContain('space:havana');
  });

  it('with Mercantilism damages a Fort in India or shifts a Cotton Market without connection', () => {
    const it = { britain: ['arcot', 'ohio-forks', 'plassey'], ...withKeyword('france', 1) } as const;
    expect(played('france', 1, it, ['space:arcot']).g.damaged[at('arcot')]).toBe(1);
    expect(flagAt(played('france', 1, it, ['space:plassey']).g, 'plassey')).toBeUndefined();
    expect(flagAt(played('france', 1, it, ['space:kurpa']).g, 'kurpa')).toBe('france');
    const { g, round } = begun('france', 1, { ...it, damaged: ['arcot'] });
    const offered = offers(playEvent(g, round, 1));
    expect(offered).not.toContain('space:arcot');
    expect(offered).not.toContain('space:ohio-forks');
  });
});

describe('Event 2 Acts of Union (5.2)', () => {
  it('gives Britain a point to unflag in Europe, and 2 VP with the bonus', () => {
    const { g, round } = played('britain', 2, { britain: ['ireland-prestige'] });
    expect(round.pools).toEqual([eventPool('diplomatic', 1, 'unflag-europe')]);
    expect(g.vp).toBe(13);
    expect(played('britain', 2).g.vp).toBe(15);
  });

  it('gives France 2 points, and with the bonus takes a flag outside Spain and Austria', () => {
    const flags = ['german-states-2', 'spain-prestige-2', 'austria-alliance-2', 'savoy'] as const;
    const it = { britain: flags, france: ['ireland-prestige'] } as const;
    const { g, round } = begun('france', 2, it);
    expect(offers(playEvent(g, round, 2))).toEqual(['space:german-states-2', 'space:savoy']);
    const done = played('france', 2, it, ['space:savoy']);
    expect(done.round.pools).toEqual([eventPool('diplomatic', 2)]);
    expect(flagAt(done.g, 'savoy')).toBeUndefined();
    expect(flagAt(played('france', 2, { britain: flags }).g, 'savoy')).toBe('britain');
  });
});

describe('Event 3 Tropical Diseases (5.2, R10)', () => {
  const it3 = { britain: ['st-lucia', 'georgia', 'caicos'], france: ['martinique', 'port-de-paix'] } as const;
  it('removes an opposing flag, then an own one', () => {
    const { g } = played('britain', 3, it3, ['space:martinique', 'space:georgia']);
    expect(flagAt(g, 'martinique')).toBeUndefined();
    expect(flagAt(g, 'georgia')).toBeUndefined();
    expect(flagAt(g, 'port-de-paix')).toBe('france');
  });
  it('removes the own flag even if there is none of the other', () => {
    expect(flagAt(played('france', 3, { france: ['martinique'] }).g, 'martinique')).toBeUndefined();
  });
  it('spares Spanish flags, which are nobody’s enemy (12.1)', () => {
    const { g } = played('france', 3, { spain: ['havana'], france: ['martinique'], britain: ['st-lucia'] });
    expect(g.flags[at('havana')]).toBe(SPAIN);
    expect([flagAt(g, 'martinique'), flagAt(g, 'st-lucia')]).toEqual([undefined, undefined]);
  });
  it('with Scholarship removes one more of the other', () => {
    const it = { ...it3, ...withKeyword('britain', 3) };
    const { g } = played('britain', 3, it, ['space:martinique', 'space:georgia']);
    expect(flagAt(g, 'port-de-paix')).toBeUndefined();
    expect(flagAt(g, 'caicos')).toBe('britain');
  });
});

describe('Event 4 South Sea Speculation (5.2)', () => {
  const line = { france: ['st-domingue', 'puerto-principe', 'puerto-rico', 'cataraqui'] } as const;
  it('unflags a Market anywhere whose loss isolates no other', () => {
    const { g, round } = begun('britain', 4, line);
    expect(offers(playEvent(g, round, 4))).toEqual(['space:cataraqui', 'space:puerto-rico']);
    expect(flagAt(played('britain', 4, line, ['space:puerto-rico']).g, 'puerto-rico')).toBeUndefined();
  });
  it('does nothing where every loss would isolate, and never takes an own flag', () => {
    expect(flagAt(played('france', 4, line).g, 'puerto-rico')).toBe('france');
  });
  it('with Finance makes one Squadron 2 cheaper, down to 0 (R39)', () => {
    const { g, round } = played('france', 4, { france: ['asiento'], ...withKeyword('france', 4) });
    const act = { kind: 'construct', type: 'military', hostile: false } as const;
    const all = discountsFor(g, round, act);
    expect(all.map(({ option }) => option)).toEqual(['advantage:slaving-contracts', 'card:4']);
    expect(priceOf(g, round, act, { off: 2 }).total).toBe(2);
    expect(priceOf(g, round, act, { to: 2, off: 2 }).total).toBe(0);
    expect(discountsFor(g, played('france', 4).round, act)).toHaveLength(1);
  });
});

describe('Event 5 War of Jenkins’ Ear (5.2)', () => {
  it('relieves Britain of 2 Debt, and with Mercantilism burdens France with 1', () => {
    const it = { debt: { britain: 3, france: 6 } };
    expect(played('britain', 5, it).g.debt).toEqual({ britain: 1, france: 6 });
    const { g } = played('britain', 5, { ...it, ...withKeyword('britain', 5) });
    // R35: beyond the limit it is a victory point.
    expect(g.debt.france).toBe(6);
    expect(g.vp).toBe(14);
    expect(played('britain', 5, withKeyword('britain', 5)).g.debt.france).toBe(1);
  });
  it('puts France’s marker on a British Market of the Caribbean, and with Mercantilism gives 1 point', () => {
    const it = { britain: ['georgia', 'st-lucia', 'hudson-valley'], france: ['martinique'] } as const;
    const { g, round } = begun('france', 5, it);
    expect(offers(playEvent(g, round, 5))).toEqual(['space:georgia', 'space:st-lucia']);
    const done = played('france', 5, { ...it, ...withKeyword('france', 5) }, ['space:georgia']);
    expect(done.g.conflicts[at('georgia')]).toBe(1);
    expect(done.round.pools).toEqual([eventPool('diplomatic', 1)]);
  });
});

describe('Event 6 Native American Alliances (5.2)', () => {
  it('lets Britain shift a Local Alliance', () => {
    expect(flagAt(played('britain', 6, { france: ['algonquin'] }, ['space:algonquin']).g, 'algonquin')).toBeUndefined();
    const { g, round } = begun('britain', 6);
    expect(offers(playEvent(g, round, 6))).toEqual(['space:algonquin', 'space:iroquois']);
  });
  it('with Mercantilism uses an Advantage at once, even one just gained, and does not exhaust it (R32)', () => {
    const { g } = played('britain', 6, withKeyword('britain', 6), ['space:iroquois', 'space:cataraqui']);
    expect(flagAt(g, 'iroquois')).toBe('britain');
    expect(g.conflicts[at('cataraqui')]).toBe(1);
    expect(g.exhausted[advantage('iroquois-raids')]).toBe(0);
  });
  it('gives France 2 points for North America, and with Mercantilism takes a Local Alliance', () => {
    const it = { britain: ['iroquois'] } as const;
    expect(played('france', 6, it).round.pools).toEqual([eventPool('economic', 2, 'north-america')]);
    expect(flagAt(played('france', 6, it).g, 'iroquois')).toBe('britain');
    expect(flagAt(played('france', 6, { ...it, ...withKeyword('france', 6) }).g, 'iroquois')).toBeUndefined();
  });
});

describe('Event 7 Austro-Spanish Rivalry (5.2)', () => {
  const display = {
    france: [
      { basic: [0], bonus: [16, 17] },
      { basic: [1], bonus: [] },
      { basic: [2], bonus: [18] },
      { basic: [3], bonus: [] },
    ],
  };
  it('puts Britain’s marker on Spain', () => {
    const { g } = played('britain', 7, { display }, ['space:spain-prestige-2']);
    expect(g.conflicts[at('spain-prestige-2')]).toBe(1);
    expect(g.display.france[0].bonus).toHaveLength(2);
  });
  it('with Governance sends a French tile back, of two one by chance', () => {
    const it = { display, ...withKeyword('britain', 7) };
    const { g } = played('britain', 7, it, ['space:spain-prestige-2', 'theater:wss-1']);
    expect(g.display.france[0].bonus).toHaveLength(1);
    expect(g.bonusPool.france).toHaveLength(10);
    const { g: empty } = played('britain', 7, { ...it, turn: 6, display: {} }, ['space:spain-prestige-2']);
    expect(empty.bonusPool.france).toEqual([]);
  });
  it('takes a Dutch flag for France, and with Governance gives points of either type for India', () => {
    const it = { britain: ['dutch-republic-prestige'] } as const;
    expect(flagAt(played('france', 7, it).g, 'dutch-republic-prestige')).toBeUndefined();
    const { round } = played('france', 7, { ...it, ...withKeyword('france', 7) }, ['economic']);
    expect(round.pools).toEqual([eventPool('economic', 2, 'india')]);
    const other = played('france', 7, { ...it, ...withKeyword('france', 7) }, ['diplomatic']);
    expect(other.round.pools).toEqual([eventPool('diplomatic', 2, 'india')]);
  });
});

describe('Event 8 Tax Reform (5.2)', () => {
  it('lowers Debt by 2, and gives points for what is not there', () => {
    const full = played('britain', 8, { debt: { britain: 5 } });
    expect(full.g.debt.britain).toBe(3);
    expect(full.round.pools).toEqual([]);
    const half = played('france', 8, { debt: { france: 1 } });
    expect(half.g.debt.france).toBe(0);
    expect(half.round.pools).toEqual([eventPool('economic', 1)]);
  });
  it('with Finance does so for one more', () => {
    expect(played('britain', 8, { debt: { britain: 5 }, ...withKeyword('britain', 8) }).g.debt.britain).toBe(2);
    const { round } = played('britain', 8, { debt: { britain: 1 }, ...withKeyword('britain', 8) });
    expect(round.pools).toEqual([eventPool('economic', 1), eventPool('economic', 1)]);
  });
});

describe('Event 9 Great Northern War (5.2, R29)', () => {
  it('shifts a German space for Britain, and scores 2 for both', () => {
    const one = played('britain', 9, { britain: ['german-states-3'] });
    expect(flagAt(one.g, 'german-states-2')).toBe('britain');
    expect(one.g.vp).toBe(13);
    expect(played('britain', 9, { britain: ['german-states-2', 'german-states-3'] }).g.vp).toBe(13);
    const lost = played('britain', 9, { britain: ['german-states-3'], france: ['german-states-2'] });
    expect(lost.g.vp).toBe(15);
    const torn = { britain: ['german-states-2', 'german-states-3'], conflicts: ['german-states-2'] } as const;
    expect(played('britain', 9, torn).g.vp).toBe(15);
  });
  it('shifts Russia for France, or scores 2 if it is French', () => {
    expect(flagAt(played('france', 9).g, 'russia')).toBe('france');
    expect(flagAt(played('france', 9, { britain: ['russia'] }).g, 'russia')).toBeUndefined();
    expect(played('france', 9, { france: ['russia'] }).g.vp).toBe(17);
    expect(played('france', 9, { france: ['russia'], conflicts: ['russia'] }).g.vp).toBe(15);
  });
  it('with Style gives either a Diplomatic point', () => {
    for (const side of ['britain', 'france'] as const) {
      const it = { britain: ['german-states-2'], ...withKeyword(side, 9) } as const;
      expect(played(side, 9, it).round.pools).toEqual([eventPool('diplomatic', 1)]);
    }
  });
});

describe('Event 10 Vatican Politics (5.2, R29)', () => {
  it('gives Britain 2 points for Germany and the Dutch, and with Style 1 for Europe', () => {
    const base = eventPool('diplomatic', 2, 'german-prussian-dutch');
    expect(played('britain', 10).round.pools).toEqual([base]);
    expect(played('britain', 10, withKeyword('britain', 10)).round.pools).toEqual([
      base,
      eventPool('diplomatic', 1, 'europe'),
    ]);
  });
  it('shifts a space of Spain or Austria for France', () => {
    const { g, round } = begun('france', 10);
    expect(offers(playEvent(g, round, 10))).toHaveLength(8);
    expect(flagAt(played('france', 10, {}, ['space:austria-alliance-3']).g, 'austria-alliance-3')).toBe('france');
  });
  it('with Style scores 2 if no British flag is left there, in conflict or not (R30)', () => {
    const it = { britain: ['spain-prestige-2'], ...withKeyword('france', 10) } as const;
    expect(played('france', 10, it, ['space:spain-prestige-2']).g.vp).toBe(17);
    expect(played('france', 10, it, ['space:spain-prestige-3']).g.vp).toBe(15);
    const torn = { ...it, conflicts: ['spain-prestige-2'] } as const;
    expect(played('france', 10, torn, ['space:spain-prestige-3']).g.vp).toBe(15);
  });
});

describe('5.2.4 Effects without points', () => {
  it('need no connection, and stay within what is open', () => {
    const g = positionWith({ hands: { britain: [6] } });
    const round = roundOf(g, 'britain', 'd3-e2');
    // Sons of Liberty are closed before the Revolution Era.
    expect(offers(playEvent(g, round, 6))).not.toContain('space:sons-of-liberty');
    const late = positionWith({ turn: 5, hands: { britain: [6] } });
    run(playEvent(late, roundOf(late, 'britain', 'd3-e2'), 6), ['space:sons-of-liberty']);
    expect(flagAt(late, 'sons-of-liberty')).toBe('britain');
  });
});
