import { andeanAbyss } from '@sandtable/andean-abyss';
import type { Game } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import {
  freeOptions,
  newDraft,
  optionsOf,
  seatingNamed,
  settled,
  withOption,
  withPlayer,
  withScenario,
  withSeating,
  withWay,
  withYou,
} from './draft.js';

const game = andeanAbyss as unknown as Game;
const P = 'person';
const NP = 'nonplayer';
const first = newDraft(game, 'government', 'standard');

describe('a new game being put together', () => {
  it('begins alone, against the best bots', () => {
    expect(first.seating).toEqual({ government: P, farc: NP, auc: NP, cartels: NP });
    expect(settled(game, first)).toMatchObject({ options: { nonplayers: 'farc+auc+cartels' } });
    expect(withYou(game, first, 'auc').seating).toEqual({ government: 'steady', farc: NP, auc: P, cartels: NP });
  });

  it('leaves to people what does not follow from the seats', () => {
    expect(freeOptions(game)).not.toContain('nonplayers');
    expect(freeOptions(game)).toContain('edition');
  });

  it('seats people when it is played together, and one of them when it is not', () => {
    const online = withWay(game, withYou(game, first, 'farc'), 'online');
    expect(online).toMatchObject({ seating: { government: P, farc: P, auc: P, cartels: P }, you: 'farc' });
    const two = withSeating(game, online, 'two');
    expect(two.seating).toEqual({ government: P, farc: P, auc: NP, cartels: NP });
    expect(withWay(game, two, 'screen').seating).toEqual(two.seating);
    expect(withWay(game, two, 'alone').seating.government).toBe('steady');
  });

  it('moves who sits here off a seat that a bot takes', () => {
    const online = withWay(game, first, 'online');
    expect(withPlayer(online, 'government', 'steady').you).toBe('farc');
    expect(withYou(game, online, 'observer').you).toBe('observer');
    expect(withPlayer(withYou(game, online, 'observer'), 'farc', NP).you).toBe('observer');
    expect(withWay(game, withYou(game, online, 'observer'), 'alone').you).toBe('government');
  });

  it('knows a seating by its name', () => {
    const online = withWay(game, first, 'online');
    expect(seatingNamed(game, online, ['two', 'three'])).toBe('');
    expect(seatingNamed(game, withSeating(game, online, 'three'), ['two', 'three'])).toBe('three');
    expect(seatingNamed(game, withPlayer(online, 'farc', 'random'), ['two', 'three'])).toBeUndefined();
  });

  it('keeps only what differs from the scenario', () => {
    const short = withScenario(game, first, 'short');
    expect(optionsOf(game, short).length).toBe('short');
    const longer = withOption(game, short, 'length', 'standard');
    expect(longer.changed).toEqual({ length: 'standard' });
    expect(withOption(game, longer, 'length', 'short').changed).toEqual({});
  });

  it('changes seats with the options', () => {
    const shared = withOption(game, withYou(game, first, 'cartels'), 'players', '2');
    expect(shared.you).toBe('government');
    expect(Object.keys(shared.seating)).toEqual(['government', 'farc']);
    expect(settled(game, shared)).toHaveProperty('seating');
  });

  it('says what does not go', () => {
    const screen = withWay(game, first, 'screen');
    const bots = ['government', 'farc', 'auc', 'cartels'].reduce((it, seat) => withPlayer(it, seat, 'random'), screen);
    expect(settled(game, bots)).toEqual({ fault: { key: 'new.nobody' } });
    const hidden = withOption(game, withOption(game, first, 'reveal', 'no'), 'eligibility', 'B');
    expect(settled(game, hidden)).toMatchObject({ fault: { key: 'error.eligibilityReveal' } });
  });
});
