import { botSeating, playersFor, readSettings, resolveSeating, type Seating, type Settings } from '@sandtable/kernel';
import { refusal } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { labyrinth as game } from './index.js';

const at = (given: Settings, seating: Seating = {}) => {
  const { settings, seating: seats } = resolveSeating(game, readSettings(game, given), seating);
  return { solitaire: settings.solitaire, seats };
};

describe('9.0 the solitaire game', () => {
  it('is one with the solitaire Jihadists seated', () => {
    expect(at({}, { jihadist: 'solitaire' })).toEqual({ solitaire: 'yes', seats: { jihadist: 'solitaire' } });
    expect(at({}, { jihadist: 'random' }).solitaire).toBe('no');
    expect(at({}, { us: 'random' })).toEqual({ solitaire: 'no', seats: { us: 'random' } });
  });

  it('seats them if no one else sits there', () => {
    expect(at({ scenario: 'solo' }).seats).toEqual({ jihadist: 'solitaire' });
    expect(at({ scenario: 'solo' }, { us: 'random' }).seats).toEqual({ us: 'random', jihadist: 'solitaire' });
    expect(at({ solitaire: 'yes' }, { jihadist: 'person' })).toEqual({
      solitaire: 'yes',
      seats: { jihadist: 'person' },
    });
    expect(at({}).seats).toEqual({});
  });

  it('never has them play the US', () => {
    expect(refusal(() => at({}, { us: 'solitaire' })).key).toBe('error.solitaireSeat');
    expect(refusal(() => game.bots.solitaire('us', '')).key).toBe('error.solitaireSeat');
    expect(playersFor(game, readSettings(game), 'us')).not.toContain('solitaire');
    expect(playersFor(game, readSettings(game), 'jihadist')).toContain('solitaire');
  });

  it('plays the Jihadists when no person does', () => {
    expect(botSeating(game, readSettings(game))).toMatchObject({ jihadist: 'solitaire' });
  });
});
