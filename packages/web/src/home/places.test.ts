import { andeanAbyss } from '@sandtable/andean-abyss';
import { type Game, readOptions } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { alone, arranged, fitting, followingSeats, scenariosOf, together } from './places.js';

const game = andeanAbyss as unknown as Game;
const usual = readOptions(game);
const NP = 'nonplayer';
const P = 'person';

describe('a new game', () => {
  it('knows which options follow from who sits where', () => {
    expect([...followingSeats(game)]).toEqual(['nonplayers']);
    expect(scenariosOf(game)).toEqual({ games: ['standard', 'short', 'open'], seatings: ['two', 'three'] });
  });

  it('seats one person against the best bots', () => {
    expect(alone(game, usual, 'government')).toEqual({ government: P, farc: NP, auc: NP, cartels: NP });
    expect(alone(game, usual, 'farc')).toEqual({ government: 'steady', farc: P, auc: NP, cartels: NP });
    const shared = alone(game, readOptions(game, { players: '2' }), 'farc');
    expect(Object.keys(shared)).toEqual(['government', 'farc']);
    expect(shared.farc).toBe(P);
  });

  it('seats people together as a scenario has them', () => {
    expect(together(game, usual)).toEqual({ government: P, farc: P, auc: P, cartels: P });
    expect(together(game, usual, 'two')).toEqual({ government: P, farc: P, auc: NP, cartels: NP });
  });

  it('keeps a seating within what the options allow', () => {
    const seating = { government: P, farc: NP, auc: P, cartels: NP };
    expect(fitting(game, usual, seating)).toEqual(seating);
    const shared = fitting(game, readOptions(game, { players: '2' }), seating);
    expect(Object.keys(shared)).toEqual(['government', 'farc']);
    expect(shared.farc).not.toBe(NP);
  });

  it('tells the rules who is a non-player by the seats alone', () => {
    const seating = alone(game, usual, 'government');
    expect(arranged(game, { nonplayers: 'farc' }, { ...seating, farc: 'random' })).toMatchObject({
      options: { nonplayers: 'auc+cartels' },
      seating: { farc: 'random' },
    });
    expect(arranged(game, {}, seating)).toMatchObject({ options: readOptions(game, { scenario: 'solo' }), seating });
  });

  it('says why choices do not go together', () => {
    expect(arranged(game, { eligibility: 'A', reveal: 'no' }, together(game, usual))).toMatchObject({
      fault: { key: 'error.eligibilityReveal' },
    });
  });
});
