import { andeanAbyss } from '@sandtable/andean-abyss';
import { type Game, readSettings } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import {
  fitSeating,
  resolveSetup,
  scenariosOf,
  settingsFollowingSeats,
  sharedSeating,
  soloSeating,
} from './new-game-seating.js';

const game = andeanAbyss as unknown as Game;
const defaults = readSettings(game);
const NP = 'nonplayer';
/** The Government has no opponent in the rulebook: a level plays it, if the game has levels. */
const GOVERNMENT = Object.hasOwn(game.bots, 'medium') ? 'medium' : 'steady';
const P = 'person';

describe('a new game', () => {
  it('finds the settings that follow from the seating', () => {
    expect([...settingsFollowingSeats(game)]).toEqual(['nonplayers']);
    expect(scenariosOf(game)).toEqual({ games: ['standard', 'short', 'open'], seatings: ['two', 'three'] });
  });

  it('seats one person against the best bots', () => {
    expect(soloSeating(game, defaults, 'government')).toEqual({ government: P, farc: NP, auc: NP, cartels: NP });
    expect(soloSeating(game, defaults, 'farc')).toEqual({ government: GOVERNMENT, farc: P, auc: NP, cartels: NP });
    const shared = soloSeating(game, readSettings(game, { players: '2' }), 'farc');
    expect(Object.keys(shared)).toEqual(['government', 'farc']);
    expect(shared.farc).toBe(P);
  });

  it('seats people as a scenario says', () => {
    expect(sharedSeating(game, defaults)).toEqual({ government: P, farc: P, auc: P, cartels: P });
    expect(sharedSeating(game, defaults, 'two')).toEqual({ government: P, farc: P, auc: NP, cartels: NP });
  });

  it('adapts a seating to what the settings allow', () => {
    const seating = { government: P, farc: NP, auc: P, cartels: NP };
    expect(fitSeating(game, defaults, seating)).toEqual(seating);
    const shared = fitSeating(game, readSettings(game, { players: '2' }), seating);
    expect(Object.keys(shared)).toEqual(['government', 'farc']);
    expect(shared.farc).not.toBe(NP);
  });

  it('sets the non-players by the seating alone', () => {
    const seating = soloSeating(game, defaults, 'government');
    expect(resolveSetup(game, { nonplayers: 'farc' }, { ...seating, farc: 'random' })).toMatchObject({
      settings: { nonplayers: 'auc+cartels' },
      seating: { farc: 'random' },
    });
    expect(resolveSetup(game, {}, seating)).toMatchObject({
      settings: readSettings(game, { scenario: 'solo' }),
      seating,
    });
  });

  it('explains why choices are incompatible', () => {
    expect(resolveSetup(game, { eligibility: 'A', reveal: 'no' }, sharedSeating(game, defaults))).toMatchObject({
      fault: { key: 'error.eligibilityReveal' },
    });
  });
});
