import { andeanAbyss } from '@sandtable/andean-abyss';
import type { Game } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import {
  freeSettings,
  newDraft,
  resolvedDraft,
  seatingNamed,
  settingsOf,
  withMode,
  withOwnSeat,
  withPlayer,
  withScenario,
  withSeating,
  withSetting,
} from './new-game-draft.js';

const game = andeanAbyss as unknown as Game;
const P = 'person';
const NP = 'nonplayer';
/** The Government has no opponent in the rulebook: a level plays it, if the game has levels. */
const GOVERNMENT = Object.hasOwn(game.bots, 'medium') ? 'medium' : 'steady';
const first = newDraft(game, 'government', 'standard');

describe('the draft of a new game', () => {
  it('starts as a solo game against the best bots', () => {
    expect(first.seating).toEqual({ government: P, farc: NP, auc: NP, cartels: NP });
    expect(resolvedDraft(game, first)).toMatchObject({ settings: { nonplayers: 'farc+auc+cartels' } });
    expect(withOwnSeat(game, first, 'auc').seating).toEqual({ government: GOVERNMENT, farc: NP, auc: P, cartels: NP });
  });

  it('offers only settings that don’t follow from the seats', () => {
    const names = freeSettings(game).map(([name]) => name);
    expect(names).not.toContain('nonplayers');
    expect(names).toContain('edition');
  });

  it('seats people everywhere in shared modes, and one person in solo mode', () => {
    const online = withMode(game, withOwnSeat(game, first, 'farc'), 'online');
    expect(online).toMatchObject({ seating: { government: P, farc: P, auc: P, cartels: P }, ownSeat: 'farc' });
    const two = withSeating(game, online, 'two');
    expect(two.seating).toEqual({ government: P, farc: P, auc: NP, cartels: NP });
    expect(withMode(game, two, 'screen').seating).toEqual(two.seating);
    expect(withMode(game, two, 'alone').seating.government).toBe(GOVERNMENT);
  });

  it('moves the own seat when a bot takes it', () => {
    const online = withMode(game, first, 'online');
    expect(withPlayer(online, 'government', 'steady').ownSeat).toBe('farc');
    expect(withOwnSeat(game, online, 'observer').ownSeat).toBe('observer');
    expect(withPlayer(withOwnSeat(game, online, 'observer'), 'farc', NP).ownSeat).toBe('observer');
    expect(withMode(game, withOwnSeat(game, online, 'observer'), 'alone').ownSeat).toBe('government');
  });

  it('finds the name of a seating', () => {
    const online = withMode(game, first, 'online');
    expect(seatingNamed(game, online, ['two', 'three'])).toBe('');
    expect(seatingNamed(game, withSeating(game, online, 'three'), ['two', 'three'])).toBe('three');
    expect(seatingNamed(game, withPlayer(online, 'farc', 'random'), ['two', 'three'])).toBeUndefined();
  });

  it('stores only settings that differ from the scenario', () => {
    const short = withScenario(game, first, 'short');
    expect(settingsOf(game, short).length).toBe('short');
    const longer = withSetting(game, short, 'length', 'standard');
    expect(longer.changed).toEqual({ length: 'standard' });
    expect(withSetting(game, longer, 'length', 'short').changed).toEqual({});
  });

  it('changes the seats with the settings', () => {
    const shared = withSetting(game, withOwnSeat(game, first, 'cartels'), 'players', '2');
    expect(shared.ownSeat).toBe('government');
    expect(Object.keys(shared.seating)).toEqual(['government', 'farc']);
    expect(resolvedDraft(game, shared)).toHaveProperty('seating');
  });

  it('explains what is not allowed', () => {
    const screen = withMode(game, first, 'screen');
    const bots = ['government', 'farc', 'auc', 'cartels'].reduce((it, seat) => withPlayer(it, seat, 'random'), screen);
    expect(resolvedDraft(game, bots)).toEqual({ fault: { key: 'new.nobody' } });
    const hidden = withSetting(game, withSetting(game, first, 'reveal', 'no'), 'eligibility', 'B');
    expect(resolvedDraft(game, hidden)).toMatchObject({ fault: { key: 'error.eligibilityReveal' } });
  });
});
