import { botSeating, playersFor, readSettings, resolveSeating, type Seating, type Settings } from '@sandtable/kernel';
import { refusal } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from './index.js';

const at = (given: Settings, seating: Seating = {}) => {
  const { settings, seating: seats } = resolveSeating(game, readSettings(game, given), seating);
  return { nonplayers: settings.nonplayers, seats };
};
const NP = 'nonplayer';

describe('8.0 a non-player', () => {
  it('is whoever is seated as one', () => {
    expect(at({}, { auc: NP }).nonplayers).toBe('auc');
    expect(at({}, { cartels: NP, farc: NP }).nonplayers).toBe('farc+cartels');
    expect(at({}, { farc: 'random', auc: 'person' }).nonplayers).toBe('none');
    expect(at({ nonplayers: 'cartels' }, { farc: NP }).nonplayers).toBe('farc+cartels');
  });

  it('is seated when the settings say so and no one else sits there', () => {
    expect(at({ scenario: 'solo' }).seats).toEqual({ farc: NP, auc: NP, cartels: NP });
    expect(at({ scenario: 'two' }).seats).toEqual({ auc: NP, cartels: NP });
    expect(at({ scenario: 'three' }, { government: 'random' }).seats).toEqual({ government: 'random', cartels: NP });
    expect(at({ scenario: 'three' }, { cartels: 'person' })).toEqual({
      nonplayers: 'cartels',
      seats: { cartels: 'person' },
    });
    expect(at({}).seats).toEqual({});
  });

  it('comes to the same by option and by seat', () => {
    expect(at({}, { farc: NP, auc: NP, cartels: NP })).toEqual(at({ scenario: 'solo' }));
  });

  it('is never the Government, and can’t be combined with shared factions (1.5)', () => {
    expect(refusal(() => at({}, { government: NP })).key).toBe('error.nonplayerGovernment');
    expect(refusal(() => game.bots.nonplayer('government', '')).key).toBe('error.nonplayerGovernment');
    expect(playersFor(game, readSettings(game), 'government')).not.toContain(NP);
    expect(playersFor(game, readSettings(game), 'farc')).toContain(NP);
    expect(playersFor(game, readSettings(game, { players: '2' }), 'farc')).not.toContain(NP);
  });

  it('plays every insurgent faction that no person plays', () => {
    expect(botSeating(game, readSettings(game))).toMatchObject({ farc: NP, auc: NP, cartels: NP });
    expect(Object.keys(botSeating(game, readSettings(game, { players: '2' })))).toEqual(['government', 'farc']);
  });
});
