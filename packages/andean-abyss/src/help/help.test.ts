import { newMatch, READER_LANGUAGES, type Settings, seatBots } from '@sandtable/kernel';
import { helpFaults, rulesWithoutPage } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from '../index.js';
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
const GAMES: readonly { readonly options: Settings; readonly bot: 'random' | 'best' }[] = [
  { options: {}, bot: 'random' },
  { options: { deployment: 'open', edition: '2' }, bot: 'random' },
  { options: { players: '3', eligibility: 'B', length: 'short' }, bot: 'random' },
  { options: { nonplayers: 'farc+auc+cartels' }, bot: 'best' },
  { options: { nonplayers: 'auc+cartels' }, bot: 'best' },
];

describe('whatever is asked or explained', () => {
  it.each(GAMES.map((plan, index) => ({ ...plan, index })))(
    'by a rule that has its page: $bot $options',
    ({ options: settings, bot, index }) => {
      const seed = `help ${index}`;
      const match = newMatch(game, { seed, settings });
      const sitting = match.seats.map((seat) => {
        const best = seat === 'government' ? 'steady' : settings['nonplayers']?.includes(seat) ? 'nonplayer' : 'random';
        return [seat, bot === 'random' ? 'random' : best];
      });
      const bots = seatBots(game, match.seats, Object.fromEntries(sitting), seed);
      expect(rulesWithoutPage(match, bots, en)).toEqual([]);
      expect(match.result).toBeDefined();
    },
  );
});
