import { describe, expect, it } from 'vitest';
import { AWARDS } from './data/awards.js';
import type { SpaceId } from './data/spaces.js';
import { WARS } from './data/wars.js';
import { commodityOf, conquestLines, factsOf, isPrestige, printedCost, spaceId } from './map.js';
import type { Deployed, Position, Round } from './position.js';
import { buy } from './rules/buy.js';
import { purchasesAt } from './rules/legal-purchases.js';
import { mayPay } from './rules/payment.js';
import { priceOf } from './rules/prices.js';
import type { PlannedPurchase } from './rules/purchase-kinds.js';
import { actionRound } from './rules/round.js';
import { resolveTheater } from './rules/war.js';
import { scoreRegions } from './scoring.js';
import { played } from './testing/events.js';
import { mayConquer } from './testing/legal.js';
import {
  advantage,
  at,
  flagAt,
  type PositionFields,
  paid,
  playRound,
  positionWith,
  roundOffers,
  run,
} from './testing/positions.js';
import { TILES } from './tiles.js';

/** What the rulebook shows by example; those of 5.4.2, 7.1.4, 7.2.1 and 7.2.2 that stand alone are beside their rules. */

describe('3.2 examples under the pictures', () => {
  it('3.2.1 Sweden: 2, Prestige, and strength in the second and third war', () => {
    expect(printedCost(at('sweden'))).toBe(2);
    expect(isPrestige(at('sweden'))).toBe(true);
    expect(factsOf(at('sweden')).wars).toEqual([2, 3]);
  });

  it('3.2.2 Île-aux-Noix: a Market of furs for 3', () => {
    expect(printedCost(at('ile-aux-noix'))).toBe(3);
    expect(commodityOf(at('ile-aux-noix'))).toBe('furs');
  });

  it('3.2.3 Chandernagore: a Territory of France, that Britain can have for a Conquest Point', () => {
    expect(factsOf(at('chandernagore'))).toMatchObject({ kind: 'territory', initial: 'france', home: 'france' });
    const g = positionWith({
      turn: 3,
      france: ['chandernagore'],
      squadrons: { britain: ['hooghly-river'] },
      display: { britain: army(2, PLAIN_1), france: army(2) },
    });
    // Strength 2 against 0: one Conquest Point.
    run(resolveTheater(g, 2), ['space:chandernagore', 'yield']);
    expect(flagAt(g, 'chandernagore')).toBe('britain');
  });

  it('3.2.4 Biscay: Prestige, and strength in the first and third war', () => {
    expect(isPrestige(at('biscay'))).toBe(true);
    expect(factsOf(at('biscay')).wars).toEqual([1, 3]);
  });

  it('3.2.5 Ohio Forks: 3 Military points, and strength in every war', () => {
    expect(factsOf(at('ohio-forks')).wars).toEqual([1, 2, 3, 4]);
    const g = positionWith({ britain: ['northern-colonies', 'cumberland'] });
    playRound(g, 'britain', 'm3-e2', ['space:ohio-forks']);
    expect(paid(g)).toEqual([3]);
    expect(flagAt(g, 'ohio-forks')).toBe('britain');
  });

  it('3.2.6 Louisbourg: Conquest Lines to Acadia, to Quebec & Montreal and to Halifax', () => {
    const lines = conquestLines(at('louisbourg')).map(spaceId);
    expect([...lines].sort()).toEqual(['acadia', 'halifax', 'quebec-and-montreal']);
  });
});

/** A Basic tile of strength 1 without a symbol, the one that counts for 2, and one that drives off or damages. */
const PLAIN_1 = 3;
const PLAIN_2 = 0;
const FLEET = TILES.findIndex(({ symbol }) => symbol === 'fort-or-fleet');
const army = (theater: number, ...tiles: readonly number[]): Deployed[] =>
  [0, 1, 2, 3].map((it) =>
    it === theater
      ? { basic: tiles.filter((tile) => tile < 16), bonus: tiles.filter((tile) => tile >= 16) }
      : { basic: [], bonus: [] },
  );

describe('3.3 example: hexagons for Military points', () => {
  it('they go to seas and Forts, where neither of the other types does', () => {
    const it: PositionFields = { britain: ['northern-colonies'], navyBox: { britain: 1 } };
    const military = roundOffers(positionWith(it), 'britain', 'm4-e2-a');
    expect(military).toContain('space:gulf-of-maine');
    const others = roundOffers(positionWith(it), 'britain', 'e4-d2-a');
    expect(others).not.toContain('space:gulf-of-maine');
    const fort: PositionFields = { britain: ['northern-colonies', 'cumberland'] };
    expect(roundOffers(positionWith(fort), 'britain', 'm4-e2-a')).toContain('space:ohio-forks');
    expect(roundOffers(positionWith(fort), 'britain', 'e4-d2-a')).not.toContain('space:ohio-forks');
  });
});

describe('4.1.12 example: an Award with a red 2', () => {
  it('wants two spaces more than the other has', () => {
    const award = AWARDS.findIndex(({ margin }) => margin === 2);
    const winner = (britain: readonly SpaceId[]) =>
      scoreRegions(positionWith({ awards: { india: award }, britain, france: ['plassey'] })).india;
    expect(winner(['kurpa', 'vellore'])).toBeUndefined();
    expect(winner(['kurpa', 'vellore', 'madras'])).toBe('britain');
  });
});

describe('5.1 example: Walpole before the tile', () => {
  it('draws a card first, so that the tile can be the one that it needs', () => {
    // Tax Reform wants an Economic Action.
    const it: PositionFields = {
      cabinet: { britain: [-5] },
      hands: { britain: [2] },
      draw: [8],
      available: ['e3-d2', 'm4-e2-a'],
    };
    const g = positionWith(it);
    const tile = 'tile:e3-d2';
    run(actionRound(g, 'britain'), [
      'reveal:robert-walpole',
      'use:robert-walpole',
      'card:2',
      tile,
      'play',
      'card:8',
      'done',
    ]);
    expect(g.removed).toContain(8);
    expect(g.discard).toEqual([2]);
  });
});

describe('5.2 example: removing and unflagging', () => {
  it('what says remove takes an own flag where it must; what says unflag never does (3.2.8)', () => {
    const own = { britain: ['st-lucia'] } as const;
    expect(flagAt(played('britain', 3, own).g, 'st-lucia')).toBeUndefined();
    expect(flagAt(played('britain', 35, own).g, 'st-lucia')).toBe('britain');
    // One of two is done if no more can be.
    const some = played('britain', 3, { ...own, france: ['martinique'], cabinet: { britain: [10] } }).g;
    expect([flagAt(some, 'martinique'), flagAt(some, 'st-lucia')]).toEqual([undefined, undefined]);
  });
});

const actAt = (g: Position, round: Round, id: SpaceId): PlannedPurchase => {
  const [act] = purchasesAt(g, round, at(id));
  if (!act) throw new Error(`nothing to do at ${id}`);
  return act;
};

describe('5.2.3 example: Military points for North America', () => {
  it('build a Fort, deploy or arm a theater there, and pay for nothing elsewhere', () => {
    const it: PositionFields = {
      turn: 3,
      cabinet: { britain: [15] },
      britain: ['northern-colonies', 'cumberland', 'kanchipuram'],
      navyBox: { britain: 2 },
      debtLimit: { britain: 2, france: 2 },
    };
    const { g, round } = played('britain', 28, it, ['space:georges-bank']);
    const may = (id: SpaceId): boolean => {
      const act = actAt(g, round, id);
      return mayPay(g, round, act, priceOf(g, round, act).total);
    };
    expect(['ohio-forks', 'gulf-of-maine', 'vandavasi', 'biscay'].map((id) => may(id as SpaceId))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    run(buy(g, round, { kind: 'war-tile', type: 'military', hostile: false }));
    expect(g.display.britain.map(({ bonus }) => bonus.length)).toEqual([0, 1, 0, 0]);
    // The rest is Debt, which is bound as well.
    run(buy(g, round, actAt(g, round, 'gulf-of-maine')));
    expect(g.debt.britain).toBe(1);
    expect(may('biscay')).toBe(false);
  });
});

describe('5.2 example: the Calico Acts', () => {
  const calico: PositionFields = {
    britain: ['jamaica', 'carolinas'],
    france: ['st-james', 'louisiana', 'cayman-passage', 'bahamas-run-west'],
    treaty: { britain: 1 },
    debt: { britain: 5 },
  };
  it('their points, and the Debt and Treaty Points added to them, unflag Markets; the tile’s do as they like', () => {
    const { g, round } = played('britain', 11, calico);
    run(buy(g, round, actAt(g, round, 'cayman-passage')));
    expect(paid(g)).toEqual([2]);
    expect(flagAt(g, 'cayman-passage')).toBeUndefined();
    const may = (id: SpaceId): boolean => mayPay(g, round, actAt(g, round, id), 2);
    // A Treaty Point and a Debt are left: a second Market can be unflagged, none flagged.
    expect(may('georgia')).toBe(false);
    expect(may('santiago')).toBe(false);
    expect(may('bahamas-run-west')).toBe(true);
    run(buy(g, round, actAt(g, round, 'bahamas-run-west')));
    expect([g.treaty.britain, g.debt.britain]).toEqual([0, 6]);
    round.pools = [...round.pools, { source: 'major', type: 'economic', points: 3 }];
    expect(may('georgia')).toBe(true);
  });
});

describe('5.3.4 example: an event’s points in one Region, the tile’s in two others', () => {
  it('each of those costs 1 more; Economic and Diplomatic points are counted apart', () => {
    const g = positionWith({
      turn: 3,
      hands: { france: [24] },
      france: ['guadeloupe', 'quebec-and-montreal', 'chandernagore', 'louisiana'],
      debt: { britain: 0, france: 0 },
      debtLimit: { britain: 10, france: 10 },
    });
    playRound(g, 'france', 'e3-d2', [
      'card:24',
      'space:martinique',
      'space:cataraqui',
      'space:plassey',
      'space:sardinia',
    ]);
    expect(paid(g)).toEqual([2, 3, 4, 2]);
  });
});

describe('5.4.1 example: a Squadron, then a Market beside it', () => {
  it('in one round', () => {
    const g = positionWith({ navyBox: { france: 1 } });
    expect(roundOffers(positionWith({ navyBox: { france: 1 } }), 'france', 'm3-e2')).not.toContain('space:mangalore');
    playRound(g, 'france', 'm4-e2-a', ['space:malabar-coast', 'space:mangalore']);
    expect(flagAt(g, 'malabar-coast')).toBe('france');
    expect(flagAt(g, 'mangalore')).toBe('france');
  });
});

describe('5.5.2 second example: an event, an Advantage, Nizam and Tiruchirappalli', () => {
  it('is played from the tile to the last marker', () => {
    const g = positionWith({
      turn: 3,
      hands: { britain: [24] },
      britain: ['madras', 'kanchipuram', 'mysore'],
      france: ['pondicherry', 'karaikal', 'vellore', 'tiruchirappalli', 'vandavasi', 'nizam'],
      treaty: { britain: 2 },
      debt: { britain: 10, france: 10 },
    });
    playRound(g, 'britain', 'd3-e2', [
      'card:24',
      'space:vellore',
      'advantage:power-struggle',
      'space:tiruchirappalli',
      'space:nizam',
      'space:nizam',
      'space:tiruchirappalli',
    ]);
    expect(paid(g)).toEqual([2, 2, 2, 2]);
    expect(g.treaty.britain).toBe(0);
    expect(g.debt.britain).toBe(10);
    expect(flagAt(g, 'vellore')).toBeUndefined();
    expect(flagAt(g, 'nizam')).toBe('britain');
    expect(flagAt(g, 'tiruchirappalli')).toBeUndefined();
    expect(g.conflicts[at('tiruchirappalli')]).toBe(0);
    expect(g.exhausted[advantage('power-struggle')]).toBe(1);
    expect(g.removed).toContain(24);
  });
});

describe('5.6.1 example: Military points on turn 6', () => {
  it('four make two of one kind, not one of each', () => {
    const g = positionWith({ turn: 6, debt: { britain: 14 } });
    expect(roundOffers(g, 'britain', 'm4-d2-a', ['convert', 'economic', 'number:1'])).toContain('convert');
    const again = positionWith({ turn: 6, debt: { britain: 14 } });
    roundOffers(again, 'britain', 'm4-d2-a', ['convert', 'economic', 'number:1', 'convert']);
    expect(again.round?.converted).toBe('economic');
    expect(again.round?.pools.filter(({ type }) => type === 'economic').map(({ points }) => points)).toEqual([1, 1]);
  });

  it('two of a Minor Action make one that unflags like a Major one', () => {
    const it: PositionFields = {
      turn: 6,
      debt: { britain: 13 },
      britain: ['jamaica'],
      france: ['santiago', 'puerto-principe', 'st-domingue'],
    };
    const g = positionWith(it);
    playRound(g, 'britain', 'd4-m2-a', ['convert', 'economic', 'space:santiago']);
    expect(paid(g)).toEqual([2]);
    expect(flagAt(g, 'santiago')).toBeUndefined();
  });

  it('of three one is left for a Military purchase', () => {
    const g = positionWith({
      turn: 6,
      navyBox: { britain: 1 },
      debt: { britain: 14 },
      britain: ['jamaica'],
      conflicts: ['santiago'],
    });
    playRound(g, 'britain', 'm3-d2', ['convert', 'economic', 'space:biscay', 'space:santiago']);
    expect(paid(g)).toEqual([1, 1]);
    expect(flagAt(g, 'biscay')).toBe('britain');
    expect(flagAt(g, 'santiago')).toBe('britain');
  });
});

describe('5.6.6 examples', () => {
  it('a Minor Military Action deploys for 1, and its other point is lost', () => {
    const g = positionWith({ navyBox: { france: 2 } });
    const later = roundOffers(g, 'france', 'e4-m2-a', ['space:biscay']);
    expect(paid(g)).toEqual([1]);
    expect(later).not.toContain('space:balearic');
  });

  it('the first: Algonquin is flagged for 2, and no Squadron or marker makes it dearer', () => {
    const g = positionWith({
      france: ['karaikal', 'vandavasi', 'malacca-route'],
      squadrons: { france: ['hooghly-river'] },
      navyBox: { france: 1 },
      conflicts: ['karaikal', 'malacca-route'],
      debt: { france: 6 },
    });
    playRound(g, 'france', 'm3-d2', [
      'space:karaikal',
      'space:malacca-route',
      'space:malabar-coast',
      'navy-box',
      'space:algonquin',
    ]);
    expect(paid(g)).toEqual([1, 1, 1, 2]);
    expect(g.conflicts.some(Boolean)).toBe(false);
    expect(flagAt(g, 'malabar-coast')).toBe('france');
    expect(flagAt(g, 'algonquin')).toBe('france');
    expect(g.debt.france).toBe(6);
  });

  it('the second: no event, an Upgrade, a Bonus tile, and a French Squadron driven off with three Debt', () => {
    const it: PositionFields = {
      hands: { britain: [1] },
      navyBox: { britain: 1 },
      squadrons: { france: ['biscay'] },
      display: { britain: [13, 1, 2, 4].map((tile) => ({ basic: [tile], bonus: [] })) },
    };
    const upgrade = ['done', 'upgrade', 'theater:wss-1'];
    // The tile drawn is the same in both, as the seed is.
    const drawn = roundOffers(positionWith(it), 'britain', 'm2-e2', upgrade);
    expect(drawn).toHaveLength(2);
    const fresh = drawn.find((tile) => tile !== 'war-tile:13');
    if (!fresh) throw new Error('nothing drawn');
    const g = positionWith(it);
    playRound(g, 'britain', 'm2-e2', [...upgrade, fresh, 'remove', 'war-tile', 'theater:wss-1', 'space:biscay']);
    expect(g.hands.britain).toEqual([1]);
    expect(`war-tile:${g.display.britain[0].basic[0]}`).toBe(fresh);
    expect(g.basicGone.britain).toBe(1);
    expect(g.basicPool.britain).not.toContain(13);
    expect(g.display.britain[0].bonus).toHaveLength(1);
    expect(paid(g)).toEqual([2, 3]);
    expect(g.debt.britain).toBe(3);
    expect(flagAt(g, 'biscay')).toBe('britain');
    expect(g.navyBox).toEqual({ britain: 0, france: 1 });
  });
});

describe('7.1.4 example: Queen Anne’s War', () => {
  it('in full: France drives the Squadron off, takes the Debt, and loses by 2', () => {
    const prize = TILES.findLastIndex(({ symbol }) => symbol === 'debt');
    const g = positionWith({
      britain: ['cumberland'],
      conflicts: ['cumberland'],
      squadrons: { britain: ['gulf-of-maine'] },
      display: { britain: army(2, PLAIN_2, prize), france: army(2, FLEET) },
    });
    run(resolveTheater(g, 2));
    expect(flagAt(g, 'gulf-of-maine')).toBeUndefined();
    const strength = g.log?.find(({ key }) => key === 'log.strength');
    expect(strength?.params).toMatchObject({ britain: 3, france: 1 });
    const won = g.log?.find(({ key }) => key === 'log.won');
    expect(won?.params).toMatchObject({ side: 'seat:britain', margin: 2 });
    // 1 VP is all that the tier from 1 to 2 brings.
    expect([g.vp, g.treaty.france, g.debt.france]).toEqual([14, 0, 1]);
  });
});

describe('7.2.1.2 example: Conquest Points of the theater of Spain', () => {
  it('take any Territory of Europe, San Agustin or Asiento, and no Fort of Europe, as there is none', () => {
    const g = positionWith({ britain: ['carolinas'], france: ['acadia', 'louisbourg'] });
    const may = (id: SpaceId): boolean => mayConquer(g, 'britain', WARS[0].theaters[1], at(id));
    for (const id of ['gibraltar', 'minorca', 'san-agustin', 'asiento'] as const)
      expect([id, may(id)]).toEqual([id, true]);
    for (const id of ['acadia', 'louisbourg', 'hudson-bay'] as const) expect([id, may(id)]).toEqual([id, false]);
  });
});

describe('8.2 examples', () => {
  it('Naval Bastion in the Caribbean for a Military point of a Major Action, then Letters of Marque there', () => {
    const it: PositionFields = {
      britain: ['gibraltar', 'privateers'],
      france: ['martinique'],
      squadrons: { france: ['antilles-channel'] },
    };
    const g = positionWith(it);
    playRound(g, 'britain', 'm3-e2', ['advantage:naval-bastion', 'advantage:letters-of-marque', 'space:martinique']);
    expect(paid(g)).toEqual([1]);
    expect(flagAt(g, 'antilles-channel')).toBeUndefined();
    expect(g.conflicts[at('martinique')]).toBe(1);
    expect(roundOffers(positionWith(it), 'britain', 'e4-m2-a')).not.toContain('advantage:naval-bastion');
  });

  it('Rum: a protected Market of 2 in conflict costs 1', () => {
    const g = positionWith({
      france: ['puerto-rico', 'guadeloupe', 'martinique'],
      britain: ['st-lucia'],
      squadrons: { britain: ['antilles-channel'] },
      conflicts: ['st-lucia'],
    });
    playRound(g, 'france', 'e4-d2-a', ['space:st-lucia', 'advantage:rum']);
    expect(paid(g)).toEqual([1]);
    expect(flagAt(g, 'st-lucia')).toBeUndefined();
  });

  it('a flag to be had for 1 is not for a Minor Action either', () => {
    const it: PositionFields = {
      france: ['hudson-bay', 'quebec-and-montreal'],
      britain: ['ile-aux-noix', 'champlain-valley'],
      damaged: ['champlain-valley'],
    };
    expect(roundOffers(positionWith(it), 'france', 'm4-e2-a')).not.toContain('space:ile-aux-noix');
    expect(roundOffers(positionWith(it), 'france', 'e2-d2')).not.toContain('space:albany');
    expect(roundOffers(positionWith(it), 'france', 'e4-d2-a')).toContain('space:ile-aux-noix');
  });
});
