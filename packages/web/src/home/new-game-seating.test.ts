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
const usual = readSettings(game);
const NP = 'nonplayer';
const P = 'person';

describe('a new game', () => {
  it('knows which options follow from who sits where', () => {
    expect([...settingsFollowingSeats(game)]).toEqual(['nonplayers']);
    expect(scenariosOf(game)).toEqual({ games: ['standard', 'short', 'open'], seatings: ['two', 'three'] });
  });

  it('seats one person against the best bots', () => {
    expect(soloSeating(game, usual, 'government')).toEqual({ government: P, farc: NP, auc: NP, cartels: NP });
    expect(soloSeating(game, usual, 'farc')).toEqual({ government: 'steady', farc: P, auc: NP, cartels: NP });
    const shared = soloSeating(game, readSettings(game, { players: '2' }), 'farc');
    expect(Object.keys(shared)).toEqual(['government', 'farc']);
    expect(shared.farc).toBe(P);
  });

  it('seats people together as a scenario has them', () => {
    expect(sharedSeating(game, usual)).toEqual({ government: P, farc: P, auc: P, cartels: P });
    expect(sharedSeating(game, usual, 'two')).toEqual({ government: P, farc: P, auc: NP, cartels: NP });
  });

  it('keeps a seating within what the options allow', () => {
    const seating = { government: P, farc: NP, auc: P, cartels: NP };
    expect(fitSeating(game, usual, seating)).toEqual(seating);
    const shared = fitSeating(game, readSettings(game, { players: '2' }), seating);
    expect(Object.keys(shared)).toEqual(['government', 'farc']);
    expect(shared.farc).not.toBe(NP);
  });

  it('tells the rules who is a non-player by the seats alone', () => {
    const seating = soloSeating(game, usual, 'government');
    expect(resolveSetup(game, { nonplayers: 'farc' }, { ...seating, farc: 'random' })).toMatchObject({
      settings: { nonplayers: 'auc+cartels' },
      seating: { farc: 'random' },
    });
    expect(resolveSetup(game, {}, seating)).toMatchObject({
      settings: readSettings(game, { scenario: 'solo' }),
      seating,
    });
  });

  it('says why choices do not go together', () => {
    expect(resolveSetup(game, { eligibility: 'A', reveal: 'no' }, sharedSeating(game, usual))).toMatchObject({
      fault: { key: 'error.eligibilityReveal' },
    });
  });
});
