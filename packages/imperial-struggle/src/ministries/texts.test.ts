import { describe, expect, it } from 'vitest';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import { MINISTRIES } from '../data/ministries.js';
import { ADVANTAGE_TEXTS } from '../rules/advantage-texts.js';
import { MINISTRY_TEXTS } from './texts.js';
import { POWER_WORDS } from './words.js';

describe('3.5, 8.2 Words of Ministries and Advantages', () => {
  it('every card and tile says what it does', () => {
    expect(Object.keys(MINISTRY_TEXTS)).toEqual(MINISTRIES.map(({ number }) => `ministry-text.${number}`));
    expect(Object.keys(ADVANTAGE_TEXTS)).toEqual(ADVANTAGE_IDS.map((id) => `advantage-text.${id}`));
  });
  it('names the same things in every language', () => {
    const named = (text: string): string[] =>
      [...new Set([...text.matchAll(/\{(\w+?)(?:_id)?[,}]/g)].map(([, name]) => name))].sort();
    for (const words of [POWER_WORDS, MINISTRY_TEXTS, ADVANTAGE_TEXTS]) {
      for (const { en, pl, hu, fr } of Object.values(words)) {
        for (const text of [pl, hu, fr]) expect(named(text)).toEqual(named(en));
        expect(fr).not.toMatch(/[ \u00a0][:;?!]/);
      }
    }
  });
});
