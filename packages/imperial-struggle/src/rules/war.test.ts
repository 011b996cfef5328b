import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { WARS } from '../data/wars.js';
import { CONFLICT, type Deployed, type Position, USA } from '../position.js';
import type { Side } from '../sides.js';
import { strengthOf } from '../strength.js';
import { mayConquer } from '../testing/legal.js';
import { at, flagAt, logged, offers, oneStep, type PositionFields, positionWith, run } from '../testing/positions.js';
import { TILES } from '../tiles.js';
import { checkWarVictory, removeWarConflicts, resolveTheater } from './war.js';

/** Tiles by what they are: strength 0 to 2 without a symbol, and those with one. */
const PLAIN = { 2: 0, 1: 3 } as const;
const DEBT = TILES.findIndex(({ symbol }) => symbol === 'debt');
const FORT_OR_FLEET = TILES.findIndex(({ symbol }) => symbol === 'fort-or-fleet');
const UNFLAG = TILES.findIndex(({ symbol }) => symbol === 'unflag');
const BONUS_3 = TILES.findIndex(({ strength }) => strength === 3);
const BONUS_DEBT = TILES.findLastIndex(({ symbol }) => symbol === 'debt');

/** One side's tiles in one theater, nothing elsewhere. */
const army = (theater: number, basic: readonly number[], bonus: readonly number[] = []): Deployed[] =>
  [0, 1, 2, 3].map((it) => (it === theater ? { basic, bonus } : { basic: [], bonus: [] }));
const NONE = army(0, []);

const battle = (
  theater: number,
  it: PositionFields & { britainHas?: number[]; franceHas?: number[] },
  options = {},
): Position => {
  const { britainHas = [], franceHas = [], ...rest } = it;
  const place = (tiles: number[]): Deployed[] =>
    army(
      theater,
      tiles.filter((tile) => tile < 16),
      tiles.filter((tile) => tile >= 16),
    );
  return positionWith({ ...rest, display: { britain: place(britainHas), france: place(franceHas) } }, options);
};

describe('7.1.4 Strength in a theater', () => {
  it('plays the rulebook’s example: Queen Anne’s War, Britain by 2', () => {
    const g = battle(2, {
      britain: ['cumberland'],
      conflicts: ['cumberland'],
      squadrons: { britain: ['gulf-of-maine'] },
      britainHas: [PLAIN[2], BONUS_DEBT],
      franceHas: [FORT_OR_FLEET],
    });
    run(resolveTheater(g, 2));
    expect(g.navyBox.britain).toBe(1);
    expect(g.debt.france).toBe(1);
    expect(strengthOf(g, 'britain', 2)).toBe(3);
    expect(strengthOf(g, 'france', 2)).toBe(1);
    expect(g.vp).toBe(14);
  });

  it('counts Alliances without conflict, Forts that are whole, keywords that are revealed (7.1.3)', () => {
    const spain = (it: PositionFields): number => strengthOf(battle(1, it), 'france', 1);
    expect(spain({ france: ['spain-alliance-upper', 'sardinia'] })).toBe(2);
    expect(spain({ france: ['spain-alliance-upper', 'sardinia'], conflicts: ['sardinia'] })).toBe(1);
    expect(spain({ france: ['spain-prestige-2'] })).toBe(0);
    const fort: PositionFields = { turn: 3, france: ['vandavasi'] };
    expect(strengthOf(battle(2, fort), 'france', 2)).toBe(1);
    expect(strengthOf(battle(2, { ...fort, damaged: ['vandavasi'] }), 'france', 2)).toBe(0);
  });

  it('counts no marker on an empty space (R47)', () => {
    const g = battle(3, { conflicts: ['sardinia', 'sweden'], britain: ['sweden'] });
    expect(strengthOf(g, 'france', 3)).toBe(1);
    expect(strengthOf(g, 'britain', 3)).toBe(0);
  });
});

describe('7.1.2 Effects of war tiles', () => {
  it('who leads acts first, at 15 the first player of the turn (R42)', () => {
    const order = (it: PositionFields): Side | undefined => {
      const g = battle(2, {
        ...it,
        britain: ['cumberland', 'albany'],
        france: ['niagara', 'oswego'],
        britainHas: [UNFLAG],
        franceHas: [UNFLAG],
      });
      const [first] = offers(resolveTheater(g, 2));
      return first === 'space:niagara' || first === 'space:oswego' ? 'britain' : 'france';
    };
    expect(order({ vp: 16 })).toBe('france');
    expect(order({ vp: 14 })).toBe('britain');
    expect(order({ first: 'britain' })).toBe('britain');
    expect(order({ first: 'france' })).toBe('france');
  });

  it('a crossed flag spares conflict, and Markets that would cut others off (R6)', () => {
    const it: PositionFields = {
      france: ['quebec-and-montreal', 'ile-aux-noix', 'albany', 'cataraqui', 'algonquin'],
      vp: 14,
    };
    const targets = (more: PositionFields) =>
      offers(resolveTheater(battle(2, { ...it, ...more, britainHas: [UNFLAG] }), 2));
    expect(targets({})).toEqual(['space:algonquin', 'space:albany', 'space:cataraqui']);
    expect(targets({ conflicts: ['albany'] })).toEqual(['space:algonquin', 'space:cataraqui']);
  });

  it('Debt that does not fit is a victory point to the other (R35)', () => {
    const g = battle(3, { debt: { france: 6 }, britainHas: [DEBT], franceHas: [DEBT] });
    run(resolveTheater(g, 3));
    expect(g.debt).toEqual({ britain: 1, france: 6 });
    expect(g.vp).toBe(14);
  });

  it('a Fort is damaged or a Squadron driven off', () => {
    const g = battle(2, {
      france: ['louisbourg'],
      squadrons: { france: ['cabot-strait'] },
      britainHas: [FORT_OR_FLEET],
    });
    expect(offers(resolveTheater(g, 2))).toEqual(['space:louisbourg', 'space:cabot-strait']);
    const h = battle(2, { france: ['louisbourg'], britainHas: [FORT_OR_FLEET] });
    run(resolveTheater(h, 2));
    expect(h.damaged[at('louisbourg')]).toBe(1);
    expect(flagAt(h, 'louisbourg')).toBe('france');
  });
});

describe('7.2.1 Conquest (R44)', () => {
  it('plays the rulebook’s example: Acadia from Louisbourg, then Île-aux-Noix', () => {
    const g = battle(2, {
      turn: 4,
      britain: ['louisbourg'],
      france: ['acadia', 'ile-aux-noix', 'cataraqui'],
      britainHas: [PLAIN[1]],
    });
    run(resolveTheater(g, 2), ['space:acadia', 'yield', 'space:ile-aux-noix']);
    expect(flagAt(g, 'acadia')).toBe('britain');
    expect(flagAt(g, 'ile-aux-noix')).toBeUndefined();
    expect(g.treaty.france).toBe(1);
  });

  it('plays the example of a refusal: Pondicherry for 3 points, then Karaikal (7.2.2, R45)', () => {
    const g = battle(1, {
      turn: 4,
      britain: ['vandavasi'],
      france: ['pondicherry', 'karaikal', 'mangalore'],
      britainHas: [PLAIN[2], BONUS_3],
    });
    const first = ['space:pondicherry', 'refuse'];
    const g2 = battle(1, {
      turn: 4,
      britain: ['vandavasi'],
      france: ['pondicherry', 'karaikal', 'mangalore'],
      britainHas: [PLAIN[2], BONUS_3],
    });
    expect(offers(resolveTheater(g2, 1), first)).not.toContain('space:pondicherry');
    run(resolveTheater(g, 1), [...first, 'space:karaikal']);
    expect(g.vp).toBe(12);
    expect(flagAt(g, 'karaikal')).toBe('britain');
    expect(flagAt(g, 'mangalore')).toBeUndefined();
    expect(g.warState.refusals).toEqual({ britain: 0, france: 1 });
  });

  it('a second refusal costs 5, a third there is not', () => {
    const it: PositionFields & { britainHas: number[] } = {
      turn: 4,
      britain: ['vandavasi'],
      france: ['pondicherry'],
      britainHas: [PLAIN[1]],
    };
    const g = battle(1, it);
    g.warState = { ...g.warState, refusals: { britain: 0, france: 1 } };
    run(resolveTheater(g, 1), ['space:pondicherry', 'refuse']);
    expect(g.vp).toBe(10);
    const h = battle(1, it);
    h.warState = { ...h.warState, refusals: { britain: 0, france: 2 } };
    run(resolveTheater(h, 1), ['space:pondicherry']);
    expect(flagAt(h, 'pondicherry')).toBe('britain');
  });

  const may = (war: number, theater: number, space: SpaceId, it: PositionFields, options = {}): boolean =>
    mayConquer(positionWith(it, options), 'britain', WARS[war].theaters[theater], at(space));

  it('a Territory needs the Region or the list, and a Conquest Line where there are any (7.2.1.2)', () => {
    expect(may(0, 1, 'gibraltar', {})).toBe(true);
    expect(may(0, 1, 'asiento', {})).toBe(true);
    expect(may(0, 1, 'san-agustin', {})).toBe(false);
    expect(may(0, 1, 'san-agustin', { britain: ['carolinas'] })).toBe(true);
    expect(may(0, 1, 'acadia', { britain: ['louisbourg'] })).toBe(false);
    expect(may(0, 2, 'acadia', { britain: ['louisbourg'], damaged: ['louisbourg'] })).toBe(true);
    expect(may(0, 2, 'acadia', { britain: ['northeast-channel'] })).toBe(false);
    expect(may(3, 0, 'northern-colonies', { usa: ['northern-colonies'], britain: ['halifax'] })).toBe(false);
  });

  it('Forts and Markets only the Region, seas a Squadron, politics never (7.2.1.1)', () => {
    expect(may(0, 2, 'albany', {})).toBe(true);
    expect(may(0, 2, 'st-lucia', {})).toBe(false);
    expect(may(0, 2, 'algonquin', {})).toBe(false);
    expect(may(0, 2, 'cabot-strait', {})).toBe(false);
    expect(may(0, 2, 'cabot-strait', { navyBox: { britain: 1 } })).toBe(true);
    expect(may(0, 2, 'cabot-strait', { squadrons: { britain: ['gulf-of-maine'] } })).toBe(true);
    expect(may(0, 2, 'cabot-strait', { squadrons: { britain: ['biscay'] } })).toBe(false);
  });

  it('Forts need a line too by the optional rule (12.3)', () => {
    const tough = { forts: 'tough' };
    expect(may(0, 2, 'halifax', {}, tough)).toBe(false);
    expect(may(0, 2, 'halifax', { britain: ['louisbourg'] }, tough)).toBe(true);
    expect(may(0, 2, 'halifax', {})).toBe(true);
  });

  it('a Fort stays damaged', () => {
    const g = battle(1, { turn: 4, france: ['vandavasi'], damaged: ['vandavasi'], britainHas: [PLAIN[1]] });
    run(resolveTheater(g, 1), ['space:vandavasi']);
    expect(flagAt(g, 'vandavasi')).toBe('britain');
    expect(g.damaged[at('vandavasi')]).toBe(1);
  });
});

describe('7.3 What follows from a theater', () => {
  it('the United States: Territories, Forts, and Markets newly cut off (R48)', () => {
    const g = battle(0, {
      turn: 5,
      britain: ['northern-colonies', 'hudson-valley', 'oswego', 'carolinas', 'georgia', 'halifax', 'louisbourg'],
      france: ['albany'],
      franceHas: [PLAIN[2], BONUS_3],
    });
    const asked = offers(resolveTheater(g, 0), ['space:northern-colonies', 'space:carolinas', 'done']);
    expect(asked).toEqual(['space:halifax', 'done']);
    expect(g.flags[at('carolinas')]).toBe(USA);
    const h = battle(0, {
      turn: 5,
      britain: ['northern-colonies', 'hudson-valley', 'oswego', 'carolinas', 'georgia'],
      franceHas: [PLAIN[1]],
    });
    run(resolveTheater(h, 0), ['space:northern-colonies', 'done']);
    expect(flagAt(h, 'hudson-valley')).toBeUndefined();
    // It was cut off before.
    expect(flagAt(h, 'oswego')).toBe('britain');
    expect(flagAt(h, 'georgia')).toBe('britain');
  });

  it('Squadrons lost in the Antilles leave the game, two at most (R38)', () => {
    const lost = (tiles: number[]): Position => {
      const g = battle(2, { turn: 5, navyBox: { france: 3 }, unbuilt: { france: 5 }, britainHas: tiles });
      run(resolveTheater(g, 2), tiles.length > 1 ? ['space:caicos', 'space:antigua'] : ['space:caicos']);
      return g;
    };
    expect(lost([PLAIN[1]]).navyBox.france).toBe(2);
    expect(lost([PLAIN[2], BONUS_3]).navyBox.france).toBe(1);
    expect(lost([PLAIN[2], BONUS_3]).unbuilt.france).toBe(5);
  });

  it('they leave after the Conquest Points are spent, so that seas they open are not empty yet (7.2, 7.3)', () => {
    const antilles = (): Position =>
      battle(2, {
        turn: 5,
        squadrons: { france: ['antilles-channel', 'bahamas-run'] },
        navyBox: { britain: 1 },
        britainHas: [PLAIN[2], BONUS_3],
      });
    const conquest = ['space:antilles-channel'];
    // The Squadron that is driven off by the conquest can be the one that is lost.
    expect(offers(resolveTheater(antilles(), 2), conquest)).toEqual(['navy-box', 'space:bahamas-run']);
    const g = antilles();
    run(resolveTheater(g, 2), [...conquest, 'navy-box']);
    expect([flagAt(g, 'antilles-channel'), flagAt(g, 'bahamas-run')]).toEqual(['britain', undefined]);
    expect([g.navyBox.france, g.sunk.france]).toEqual([0, 2]);
  });

  it('Dominance in the Atlantic is worth 2 in North America; by 1 it is nothing (R43)', () => {
    const g = battle(0, { turn: 4, squadrons: { france: ['biscay'] }, franceHas: [PLAIN[1]], navyBox: { britain: 1 } });
    run(resolveTheater(g, 0));
    expect(g.dominance).toBe('france');
    expect(strengthOf(g, 'france', 2)).toBe(2);
    const h = battle(0, { turn: 4, franceHas: [PLAIN[1]] });
    run(resolveTheater(h, 0));
    expect(h.dominance).toBeUndefined();
    expect(h.warState.won).toEqual([{ side: 'france', full: false }]);
  });

  it('Jacobites win in Scotland by 3, and for good in the next war; Britain ends them by 2 (R7, R8)', () => {
    const wss = (tiles: number[]): Position => {
      const g = battle(3, { franceHas: tiles });
      run(resolveTheater(g, 3));
      return g;
    };
    expect(wss([PLAIN[2]]).jacobiteVictories).toBe(0);
    expect(wss([PLAIN[2], BONUS_3])).toMatchObject({ jacobiteVictories: 1, jacobitesRestored: false });
    const was = battle(3, { turn: 3, franceHas: [PLAIN[1]] });
    run(resolveTheater(was, 3));
    expect(was).toMatchObject({ jacobiteVictories: 1, jacobitesRestored: true });
    const lost = battle(3, { turn: 3, britainHas: [PLAIN[2]], cabinet: { france: [4] } });
    run(resolveTheater(lost, 3));
    expect(lost.jacobiteDefeat).toBe(true);
    expect(lost.cabinet.france).toEqual([]);
  });
});

describe('7.4 Victory in war and 7.5 after it', () => {
  it('is every theater in its highest tier', () => {
    const g = positionWith({ display: { britain: NONE, france: NONE } });
    const won = (full: boolean) => [0, 1, 2, 3].map((i) => ({ side: 'france' as const, full: full || i < 3 }));
    g.warState = { ...g.warState, won: won(false) };
    expect(() => checkWarVictory(g)).not.toThrow();
    g.warState = { ...g.warState, won: won(true) };
    expect(() => checkWarVictory(g)).toThrow('france wins');
  });

  it('markers that counted leave, those on empty spaces stay (R46)', () => {
    const g = positionWith({
      turn: 1,
      britain: ['albany', 'sweden', 'st-lucia', 'kanchipuram'],
      conflicts: ['albany', 'sweden', 'st-lucia', 'kanchipuram', 'oswego'],
    });
    removeWarConflicts(g);
    const left = (['albany', 'sweden', 'st-lucia', 'kanchipuram', 'oswego'] as const).filter(
      (id) => g.conflicts[at(id)] === CONFLICT,
    );
    expect(left).toEqual(['st-lucia', 'kanchipuram', 'oswego']);
  });

  it('Bonus tiles of the Austrian war come again, three at most (7.6, R41)', () => {
    const four = [0, 1, 2, 3].map((i) => ({ basic: [i], bonus: [16 + i] }));
    const g = positionWith({
      turn: 3,
      step: 'after-war',
      display: { britain: four, france: [...four.slice(0, 1), ...NONE.slice(1)] },
    });
    run(oneStep(g));
    expect(g.freeTiles).toEqual({ britain: 3, france: 1 });
    expect(g).toMatchObject({ turn: 4, step: 'deal', war: 2 });
    expect(g.display.britain.every(({ basic, bonus }) => basic.length === 1 && bonus.length === 0)).toBe(true);
  });

  it('a tie is a stalemate and gives nothing', () => {
    const g = battle(0, { britainHas: [PLAIN[1]], franceHas: [PLAIN[1] + 1] });
    run(resolveTheater(g, 0));
    expect(logged(g)).toContain('log.stalemate');
    expect(g.vp).toBe(15);
  });
});

describe('12.1 The Spanish Empire (R62)', () => {
  const spain: PositionFields & { britainHas: number[] } = {
    france: ['spain-prestige-2'],
    britainHas: [PLAIN[2]],
  };

  it('lets who looked on shift a space of Spain, once the theater is done', () => {
    const g = battle(1, spain, { spain: 'yes' });
    run(resolveTheater(g, 1), ['space:gibraltar', 'space:spain-prestige-3']);
    expect(flagAt(g, 'spain-prestige-3')).toBe('france');
    const h = battle(1, spain);
    run(resolveTheater(h, 1), ['space:gibraltar']);
    expect(flagAt(h, 'spain-prestige-3')).toBeUndefined();
  });

  it('changes nothing about Conquest Points: they must be spent, on Asiento if it is all there is (7.2.1)', () => {
    const g = battle(1, { ...spain, britain: ['gibraltar', 'minorca'] }, { spain: 'yes' });
    expect(offers(resolveTheater(g, 1))).toEqual([
      'space:spain-alliance-upper',
      'space:spain-alliance-lower',
      'space:spain-prestige-3',
      'done',
    ]);
    expect(flagAt(g, 'asiento')).toBe('britain');
  });

  it('its flags are lowered in war like any other', () => {
    const g = battle(2, { turn: 5, spain: ['havana'], britainHas: [UNFLAG] }, { spain: 'yes' });
    run(resolveTheater(g, 2), ['space:caicos']);
    expect(g.flags[at('havana')]).toBe(0);
  });

  it('not where the Territory was another’s', () => {
    const g = battle(1, { ...spain, france: ['gibraltar'] }, { spain: 'yes' });
    run(resolveTheater(g, 1), ['space:gibraltar', 'yield']);
    expect(flagAt(g, 'gibraltar')).toBe('britain');
  });
});
