import { describe, expect, it } from 'vitest';
import { isOpen } from '../control.js';
import type { SpaceId } from '../data/spaces.js';
import { WARS } from '../data/wars.js';
import { TERRITORIES as ALL_TERRITORIES, factsOf, regionOf, spaceId } from '../map.js';
import { CONFLICT, type Deployed, type Position, USA } from '../position.js';
import { investmentRef } from '../references.js';
import { scoreRegions } from '../scoring.js';
import { strengthOf } from '../strength.js';
import { played } from '../testing/events.js';
import { mayConquer } from '../testing/legal.js';
import {
  at,
  flagAt,
  logged,
  offers,
  oneStep,
  type PositionFields,
  playRound,
  positionWith,
  run,
} from '../testing/positions.js';
import { TILES } from '../tiles.js';
import { removeWarConflicts, resolveTheater } from './war.js';

/** Doubtful places (docs/rulings-imperial-struggle.md) in war and at the end: what no test beside the rules shows. */

/** Basic tiles of strength 2 and 1 without a symbol, the strongest Bonus tile, and those with a symbol. */
const TWO = 0;
const ONE = 3;
const THREE = TILES.findIndex(({ strength }) => strength === 3);
const UNFLAG = TILES.findIndex(({ symbol }) => symbol === 'unflag');
const FLEET = TILES.findIndex(({ symbol }) => symbol === 'fort-or-fleet');

const army = (war: number, theater: number, tiles: readonly number[]): Deployed[] =>
  WARS[war].theaters.map((_, it) =>
    it === theater
      ? { basic: tiles.filter((tile) => tile < 16), bonus: tiles.filter((tile) => tile >= 16) }
      : { basic: [], bonus: [] },
  );
/** By the turn before it: the theater of its war, with the tiles of each. */
const WAR_OF = [0, 1, 1, 2, 3];
function battle(
  turn: number,
  theater: number,
  it: PositionFields,
  britain: readonly number[],
  france: readonly number[] = [],
) {
  const war = WAR_OF[turn - 1];
  return positionWith({
    turn,
    ...it,
    display: { britain: army(war, theater, britain), france: army(war, theater, france) },
  });
}

describe('7.1.2 R6 Crossed flags', () => {
  const it6: PositionFields = { france: ['quebec-and-montreal', 'ile-aux-noix', 'albany', 'algonquin'], vp: 14 };
  it('take a Market that cuts others off only where there is no other; a Political space always', () => {
    const targets = (more: PositionFields) => offers(resolveTheater(battle(1, 2, { ...it6, ...more }, [UNFLAG]), 2));
    expect(targets({})).toEqual(['space:algonquin', 'space:albany']);
    expect(targets({ conflicts: ['algonquin'], britain: [] })).toEqual([]);
    const chain: PositionFields = {
      france: ['quebec-and-montreal', 'ile-aux-noix', 'albany', 'cataraqui', 'niagara', 'algonquin'],
      conflicts: ['albany', 'niagara'],
    };
    // Albany hangs on Île-aux-Noix alone; Niagara hangs on both, so that Cataraqui is harmless.
    expect(targets(chain)).toEqual(['space:algonquin', 'space:cataraqui']);
    const only: PositionFields = {
      france: ['quebec-and-montreal', 'ile-aux-noix', 'albany', 'algonquin'],
      conflicts: ['albany'],
    };
    expect(targets(only)).toEqual(['space:algonquin', 'space:ile-aux-noix']);
  });

  it('are carried out if they can be: one target is no question', () => {
    const g = battle(1, 2, { france: ['algonquin'], vp: 14 }, [UNFLAG]);
    run(resolveTheater(g, 2));
    expect(flagAt(g, 'algonquin')).toBeUndefined();
    const none = battle(1, 2, {}, [UNFLAG], [UNFLAG]);
    run(resolveTheater(none, 2));
    expect(logged(none)).not.toContain('log.unflag');
  });
});

describe('7.3 R7 Jacobite Victory', () => {
  it('in the first war is a marker and no Ministry; in the second a win by 1 is enough', () => {
    const first = battle(1, 3, {}, [], [TWO, THREE]);
    run(resolveTheater(first, 3));
    expect([first.jacobiteVictories, first.jacobitesRestored]).toEqual([1, false]);
    const second = battle(3, 3, {}, [], [ONE]);
    run(resolveTheater(second, 3));
    expect([second.jacobiteVictories, second.jacobitesRestored]).toEqual([1, true]);
  });
});

describe('7.2.1.2 R15 San Agustin in the American Revolution', () => {
  it('may be conquered from the Carolinas, though it lies in the Caribbean', () => {
    const theater = WARS[3].theaters[0];
    expect(theater.id).toBe('awi-1');
    expect(mayConquer(positionWith({ turn: 5, britain: ['carolinas'] }), 'britain', theater, at('san-agustin'))).toBe(
      true,
    );
    expect(mayConquer(positionWith({ turn: 5 }), 'britain', theater, at('san-agustin'))).toBe(false);
  });
});

describe('7.3 R38 Squadrons lost to Atlantic Dominance', () => {
  it('go back to those unbuilt, by choice of the loser', () => {
    const at_sea: PositionFields = { squadrons: { france: ['cabot-strait'] }, navyBox: { france: 1 } };
    const g = battle(4, 0, at_sea, [TWO, THREE]);
    run(resolveTheater(g, 0), ['space:cabot-strait']);
    expect([g.navyBox.france, g.unbuilt.france, flagAt(g, 'cabot-strait')]).toEqual([1, 7, undefined]);
  });
});

describe('7.1.3 R43 Regions of theaters', () => {
  const FRENCH_AND_INDIAN = 2;
  it('the French & Indian War covers North America and the Caribbean', () => {
    const it: PositionFields = {
      britain: ['st-lucia', 'barbados', 'cumberland', 'northern-colonies'],
      conflicts: ['st-lucia', 'cumberland'],
    };
    expect(strengthOf(battle(4, FRENCH_AND_INDIAN, it, []), 'france', FRENCH_AND_INDIAN)).toBe(2);
    const tile = battle(4, FRENCH_AND_INDIAN, { squadrons: { france: ['antilles-channel', 'cabot-strait'] } }, [FLEET]);
    expect(offers(resolveTheater(tile, FRENCH_AND_INDIAN))).toEqual(['space:cabot-strait', 'space:antilles-channel']);
    const theater = WARS[2].theaters[FRENCH_AND_INDIAN];
    const g = positionWith({ turn: 4, france: ['martinique', 'albany'] });
    expect(['martinique', 'albany', 'kurpa'].map((id) => mayConquer(g, 'britain', theater, at(id as SpaceId)))).toEqual(
      [true, true, false],
    );
  });

  it('but its reward unflags in North America alone', () => {
    const it: PositionFields = { france: ['martinique', 'albany', 'niagara'] };
    const g = battle(4, FRENCH_AND_INDIAN, it, [ONE]);
    const reward = offers(resolveTheater(g, FRENCH_AND_INDIAN), ['space:gibraltar']);
    expect([...reward].sort()).toEqual(['space:albany', 'space:niagara']);
  });

  it('Atlantic Dominance counts Squadrons of three Regions, and its tiles strike in Europe', () => {
    const it: PositionFields = {
      squadrons: { france: ['biscay', 'cabot-strait', 'antilles-channel', 'malabar-coast'] },
    };
    expect(strengthOf(battle(4, 0, it, []), 'france', 0)).toBe(3);
    const g = battle(4, 0, it, [FLEET]);
    run(resolveTheater(g, 0));
    expect(flagAt(g, 'biscay')).toBeUndefined();
    expect(flagAt(g, 'cabot-strait')).toBe('france');
  });
});

describe('7.2.1 R44 What Conquest Points cannot do', () => {
  it('they must be spent while there is a target: nobody can stop', () => {
    const g = battle(3, 2, {}, [ONE]);
    const offered = offers(resolveTheater(g, 2));
    expect(offered).toContain('space:kurpa');
    expect(offered).not.toContain('done');
  });

  it('those that cannot be spent are lost', () => {
    const nothing = battle(1, 1, { britain: ['gibraltar', 'minorca', 'asiento'] }, [TWO]);
    run(resolveTheater(nothing, 1));
    expect(logged(nothing)).not.toContain('log.flag');
  });

  it('nobody refuses but who loses a Territory', () => {
    const free = battle(1, 1, {}, [TWO]);
    run(resolveTheater(free, 1), ['space:gibraltar']);
    expect(flagAt(free, 'gibraltar')).toBe('britain');
    for (const space of ['vandavasi', 'karaikal', 'malabar-coast'] as const) {
      const it: PositionFields =
        space === 'malabar-coast' ? { squadrons: { france: [space] }, navyBox: { britain: 1 } } : { france: [space] };
      const g = battle(3, 2, it, [TWO]);
      run(resolveTheater(g, 2), [`space:${space}`]);
      expect(flagAt(g, space)).toBe('britain');
    }
  });
});

describe('7.2.2 R45 Refusals', () => {
  it('are counted for each player, and the points go to the conqueror at once', () => {
    const g = battle(4, 1, { britain: ['vandavasi'], france: ['pondicherry'] }, [ONE]);
    g.warState = { ...g.warState, refusals: { britain: 2, france: 0 } };
    run(resolveTheater(g, 1), ['space:pondicherry', 'refuse']);
    expect(g.vp).toBe(12);
    expect(g.warState.refusals).toEqual({ britain: 2, france: 1 });
  });
});

describe('7.5 R46 Conflict markers after a war', () => {
  const SPOTS = ['savoy', 'albany', 'st-lucia', 'kanchipuram'] as const;
  it.each([
    [1, ['europe', 'north-america']],
    [3, ['europe', 'india', 'north-america']],
    [4, ['caribbean', 'india', 'north-america']],
    [5, ['caribbean', 'india', 'north-america']],
  ])('after the war of turn %i leave: %j', (turn, regions) => {
    const g = positionWith({ turn, britain: SPOTS, conflicts: SPOTS });
    removeWarConflicts(g);
    const gone = SPOTS.filter((id) => g.conflicts[at(id)] !== CONFLICT).map((id) => regionOf(at(id)));
    expect([...gone].sort()).toEqual(regions);
  });
});

describe('7.1.3 R47 Conflict markers as strength', () => {
  it('take the Alliance from its owner and give strength to the other, each by itself', () => {
    const JACOBITES = 3;
    const both = (conflicts: readonly SpaceId[]): number[] => {
      const g = battle(1, JACOBITES, { france: ['ireland-alliance', 'savoy'], conflicts }, []);
      return [strengthOf(g, 'france', JACOBITES), strengthOf(g, 'britain', JACOBITES)];
    };
    expect(both([])).toEqual([1, 0]);
    expect(both(['ireland-alliance'])).toEqual([0, 1]);
    // Anywhere in Europe, whether or not it is an Alliance of the theater.
    expect(both(['ireland-alliance', 'savoy'])).toEqual([0, 2]);
  });
});

describe('7.3 R48 The United States', () => {
  it('replace flags of either side, take Forts of the Northern Colonies alone, and cost France Markets too', () => {
    const g = battle(
      5,
      0,
      { france: ['northern-colonies', 'hudson-valley', 'louisbourg', 'albany', 'halifax'] },
      [],
      [TWO],
    );
    const asked = offers(resolveTheater(g, 0), ['space:northern-colonies', 'done']);
    expect(asked).toEqual(['space:halifax', 'done']);
    const h = battle(5, 0, { france: ['northern-colonies', 'hudson-valley', 'louisbourg', 'albany'] }, [], [TWO]);
    run(resolveTheater(h, 0), ['space:northern-colonies', 'done']);
    expect(h.flags[at('northern-colonies')]).toBe(USA);
    expect([flagAt(h, 'hudson-valley'), flagAt(h, 'albany'), flagAt(h, 'louisbourg')]).toEqual([
      undefined,
      undefined,
      'france',
    ]);
  });

  it('count for nobody in the scoring of turn 6, and cannot be conquered', () => {
    const g = positionWith({ turn: 6, usa: ['northern-colonies', 'quebec-and-montreal'] });
    expect(scoreRegions(g)['north-america']).toBeUndefined();
    const late = positionWith({ turn: 5, usa: ['northern-colonies'], britain: ['halifax'] });
    expect(mayConquer(late, 'britain', WARS[3].theaters[0], at('northern-colonies'))).toBe(false);
  });
});

describe('10.0 R49 Spaces of the United States', () => {
  it('open on turn 6 with any of their flags, and count for the Award of North America', () => {
    expect(isOpen(positionWith({ turn: 6, usa: ['san-agustin'] }), at('usa-prestige-3'))).toBe(true);
    expect(isOpen(positionWith({ turn: 6 }), at('usa-prestige-3'))).toBe(false);
    const g = positionWith({ turn: 6, usa: ['carolinas'], britain: ['usa-prestige-3'] });
    expect(scoreRegions(g)['north-america']).toBe('britain');
    const flagged = positionWith({ turn: 6, usa: ['carolinas'] });
    playRound(flagged, 'france', 'd4-e2-a', ['space:usa-prestige-2']);
    expect(flagAt(flagged, 'usa-prestige-2')).toBe('france');
  });
});

describe('11.0 R50 Home colors', () => {
  it('are thirteen Territories’, six British and seven French', () => {
    const of = (home: string): SpaceId[] =>
      ALL_TERRITORIES.filter((it) => factsOf(it).home === home)
        .map(spaceId)
        .sort();
    expect(of('britain')).toEqual(['barbados', 'calcutta', 'carolinas', 'jamaica', 'madras', 'northern-colonies']);
    expect(of('france')).toEqual([
      'acadia',
      'chandernagore',
      'guadeloupe',
      'louisiana',
      'pondicherry',
      'quebec-and-montreal',
      'st-domingue',
    ]);
  });
});

describe('4.1.13 R51 When the game can end', () => {
  it('not in the middle of a turn, whatever the marker says', () => {
    const { g } = played('france', 9, { vp: 29, france: ['russia'] });
    expect(g.vp).toBe(31);
    g.round = undefined;
    run(oneStep(g), [investmentRef(g.available[0]), 'pass']);
    expect(g.step).toBe('round');
    expect(logged(g)).not.toContain('log.over');
    const end = positionWith({ step: 'scoring', turn: 2, vp: 31 });
    run(oneStep(end));
    expect(logged(end)).toContain('log.over');
    const war = positionWith({ step: 'after-war', turn: 1, vp: 0 });
    run(oneStep(war));
    expect(logged(war)).toContain('log.over');
  });
});

describe('7.3 R53 Huguenots in later eras', () => {
  it('make their Territory dearer for as long as they are there', () => {
    const it: PositionFields = {
      turn: 3,
      britain: ['louisbourg'],
      france: ['acadia'],
      huguenots: [{ space: 'acadia' }],
    };
    const war = (tiles: readonly number[]): readonly string[] => {
      const g: Position = battle(3, 1, it, tiles);
      return offers(resolveTheater(g, 1));
    };
    // One Conquest Point however great the margin is.
    expect(war([ONE])).not.toContain('space:acadia');
    expect(war([ONE])).toContain('space:albany');
  });
});
