import { readFileSync } from 'node:fs';
import { newMatch, READER_LANGUAGES, type Settings, seatBots } from '@sandtable/kernel';
import { helpFaults, rulesWithoutPage } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { imperialStruggle as game } from '../index.js';
import { QUESTIONS } from '../questions.js';
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

/** Every numbered rule of the rulebook. */
const RULES: { readonly chapters: readonly { readonly rules: readonly (readonly [string, string])[] }[] } = JSON.parse(
  readFileSync(new URL('../../../../scripts/rules/imperial-struggle.json', import.meta.url), 'utf8'),
);

describe('every rule has its page', () => {
  it('of the rulebook’s numbered ones', () => {
    const rules = RULES.chapters.flatMap((chapter) => chapter.rules.map(([number]) => number));
    expect(rules.length).toBeGreaterThan(70);
    expect(rules.filter((rule) => /^\d+\.\d/.test(rule) && !(rule in en))).toEqual([]);
  });

  it('of every question, whichever rule asks it', () => {
    const named = QUESTIONS.flatMap(({ asker }) => asker.rules ?? []);
    expect(named.length).toBeGreaterThanOrEqual(QUESTIONS.length);
    expect(named.filter((rule) => !(rule in en))).toEqual([]);
  });

  it.each<Settings>([{}, { spain: 'yes', swap: 'yes', layout: 'choice', forts: 'tough' }])(
    'that is asked by in a whole game: %o',
    (settings) => {
      const match = newMatch(game, { seed: 'help', settings });
      const bots = seatBots(game, match.seats, { britain: 'random', france: 'random' }, 'help');
      expect(rulesWithoutPage(match, bots, en)).toEqual([]);
      expect(match.result).toBeDefined();
    },
  );
});
