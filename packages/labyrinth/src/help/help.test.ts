import { newMatch, READER_LANGUAGES, type Settings, seatBots } from '@sandtable/kernel';
import { helpFaults, rulesWithoutPage } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { labyrinth as game } from '../index.js';
import { help as en } from './en.js';
import { help as es } from './es.js';
import { help as fr } from './fr.js';
import { help as hu } from './hu.js';
import { help as pl } from './pl.js';

describe.each(READER_LANGUAGES)('help in %s', (language) => {
  it('has the pages of English and no other, titled, short and set as the other words are', () => {
    expect(helpFaults({ en, pl, hu, fr, es }, language)).toEqual([]);
  });
});

/** Games of people and of bots, with every way of setting up and sitting. */
const GAMES: readonly { readonly settings: Settings; readonly seats: Readonly<Record<string, string>> }[] = [
  { settings: {}, seats: { us: 'random', jihadist: 'random' } },
  { settings: { setup: 'you-can-call-me-al' }, seats: { us: 'random', jihadist: 'random' } },
  { settings: { solitaire: 'yes' }, seats: { us: 'random', jihadist: 'solitaire' } },
  {
    settings: { solitaire: 'yes', ideology: 'virulent', length: 'campaign' },
    seats: { us: 'steady', jihadist: 'solitaire' },
  },
  { settings: {}, seats: { us: 'steady', jihadist: 'steady' } },
];

describe('whatever is asked or explained', () => {
  it.each(GAMES.map((plan, index) => ({ ...plan, index })))(
    'by a rule that has its page: $settings $seats',
    ({ settings, seats, index }) => {
      const seed = `help ${index}`;
      const match = newMatch(game, { seed, settings });
      expect(rulesWithoutPage(match, seatBots(game, match.seats, seats, seed), en)).toEqual([]);
      expect(match.result).toBeDefined();
    },
  );
});
