import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { WARS } from '../data/wars.js';
import type { Deployed, Position } from '../position.js';
import type { Side } from '../sides.js';
import { mayConquer } from '../testing/legal.js';
import { at, flagAt, offers, type PositionFields, positionWith, run } from '../testing/positions.js';
import { resolveTheater } from './war.js';

/** Borders of 7.2.1: what Conquest Points can and cannot take. Tiles: 0 is +2, 3 is +1, 11 drives off, 16 is +3. */
const army = (theater: number, tiles: readonly number[]): Deployed[] =>
  [0, 1, 2, 3].map((it) => ({
    basic: it === theater ? tiles.filter((tile) => tile < 16) : [],
    bonus: it === theater ? tiles.filter((tile) => tile >= 16) : [],
  }));
const war = (
  theater: number,
  it: PositionFields,
  tiles: Partial<Record<Side, readonly number[]>>,
  options: Record<string, string> = {},
): Position =>
  positionWith(
    { ...it, display: { britain: army(theater, tiles.britain ?? []), france: army(theater, tiles.france ?? []) } },
    options,
  );

describe('7.2.1.1 Conquering a sea, each Squadron once a war', () => {
  const may = (g: Position, side: Side, theater: number, sea: SpaceId): boolean =>
    mayConquer(g, side, WARS[g.war].theaters[theater], at(sea));

  it('one from the Navy Box does not conquer again from the sea it has taken', () => {
    const g = war(2, { navyBox: { britain: 1 } }, { britain: [0, 16] });
    g.theater = 2;
    run(resolveTheater(g, 2), ['space:cabot-strait']);
    expect(flagAt(g, 'cabot-strait')).toBe('britain');
    expect(may(g, 'britain', 2, 'gulf-of-maine')).toBe(false);
  });

  it('nor does one that has conquered and was driven to the Navy Box', () => {
    const g = war(2, { squadrons: { britain: ['cabot-strait'] } }, { france: [11] });
    g.warState = { ...g.warState, conquerors: [at('cabot-strait')] };
    run(resolveTheater(g, 2));
    expect(g.navyBox.britain).toBe(1);
    expect(g.warState).toMatchObject({ conquerors: [], resting: { britain: 1, france: 0 } });
    expect(may(g, 'britain', 2, 'cabot-strait')).toBe(false);
    g.navyBox.britain++;
    expect(may(g, 'britain', 2, 'cabot-strait')).toBe(true);
  });

  it('nor one that another’s conquest drove there', () => {
    const g = war(2, { squadrons: { britain: ['cabot-strait'] }, navyBox: { france: 1 } }, { france: [0, 16] });
    g.warState = { ...g.warState, conquerors: [at('cabot-strait')] };
    run(resolveTheater(g, 2), ['space:cabot-strait']);
    expect(flagAt(g, 'cabot-strait')).toBe('france');
    expect(g.navyBox).toEqual({ britain: 1, france: 0 });
    expect(g.warState).toMatchObject({ conquerors: [at('cabot-strait')], resting: { britain: 1, france: 0 } });
  });

  it('one that was driven off without having conquered still may', () => {
    const g = war(2, { squadrons: { britain: ['cabot-strait'] } }, { france: [11] });
    run(resolveTheater(g, 2));
    expect(may(g, 'britain', 2, 'cabot-strait')).toBe(true);
  });

  it('comes from a sea of the theater’s Region, which it leaves empty', () => {
    const g = war(2, { squadrons: { britain: ['gulf-of-maine', 'biscay'] } }, { britain: [0, 16] });
    expect(offers(resolveTheater(g, 2), ['space:cabot-strait'])).toEqual([]);
    expect(flagAt(g, 'gulf-of-maine')).toBeUndefined();
    expect(flagAt(g, 'biscay')).toBe('britain');
  });
});
