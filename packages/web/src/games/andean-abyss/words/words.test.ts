import { catalogsOf, LANGUAGES, message, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { panelWords as panelTexts } from './index.js';

const panelWords = catalogsOf(panelTexts);

describe('the texts of the panels', () => {
  it.each(LANGUAGES)('%s: are well formed, with the same parameters as in English', (language) => {
    const speak = words(language, [panelWords]);
    const parameters = (text: string) =>
      [
        ...new Set([...text.matchAll(/\{([a-zA-Z_]+)[,}]/g)].map(([, name = '']) => name.replace(/_[a-z]+$/, ''))),
      ].sort();
    for (const [key, text] of Object.entries(panelWords[language])) {
      const english = panelWords.en[key] ?? '';
      const known = parameters(english);
      const used = parameters(text).filter((name) => english.includes(`{${name}`));
      expect(used, key).toEqual(known);
      const params = Object.fromEntries(
        [...known, 'faction'].map((name) => [name, name === 'faction' ? 'faction:farc' : 2]),
      );
      expect(speak.say(message(key, params)), key).not.toBe('');
    }
  });

  it('have a narrow no-break space before French punctuation', () => {
    expect(Object.values(panelWords.fr).filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
  });

  it('use typographic apostrophes', () => {
    for (const language of LANGUAGES)
      expect(Object.values(panelWords[language]).filter((t) => t.includes("'"))).toEqual([]);
  });
});
