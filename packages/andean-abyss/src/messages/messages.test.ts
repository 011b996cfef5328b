import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kernelMessages, LANGUAGES, message, type Params, words } from '@sandtable/kernel';
import { argumentsOf } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { messages } from './index.js';

/** A reference and its id tell the same. */
const namesOf = (text: string) =>
  [...new Set(argumentsOf(text).map(({ name }) => name.replace(/_[a-z]+$/, '')))].sort();

/** Something to say for each argument; `terrain_id` is the id of a reference given as `terrain`. */
const samples = (text: string, n: number): Params =>
  Object.fromEntries(
    argumentsOf(text).map(({ name, type }) =>
      type === 'plural' || type === 'number' ? [name, n] : [name.replace(/_[a-z]+$/, ''), 'x'],
    ),
  );

describe.each(LANGUAGES)('the words in %s', (language) => {
  const catalog = messages[language];

  it('have the keys of English and no other', () => {
    expect(Object.keys(catalog).sort()).toEqual(Object.keys(messages.en).sort());
  });

  it('quote nothing by accident', () => {
    expect(Object.entries(catalog).filter(([, text]) => text.includes("'"))).toEqual([]);
  });

  it.each([0, 1, 2, 5, 22])('are all well formed, with %i of everything', (n) => {
    const spoken = words(language, [messages]);
    for (const [key, text] of Object.entries(catalog)) {
      const said = spoken.say(message(key, samples(text, n)));
      expect(said, key).not.toBe('');
      expect(said, key).not.toMatch(/[{}]/);
    }
  });

  it('show which way Aid goes', () => {
    const spoken = words(language, [messages]);
    expect(spoken.say(message('log.aid', { n: 4, now: 9 }))).toMatch(/ \+4, .* 9$/);
    expect(spoken.say(message('log.aid', { n: -4, now: 5 }))).toMatch(/ −4, .* 5$/);
    expect(spoken.say(message('log.aid', { n: 0, now: 5 }))).toMatch(/ \p{L}[^\d]+5$/u);
  });

  it('tell all that English tells', () => {
    for (const [key, text] of Object.entries(messages.en)) {
      expect(namesOf(catalog[key] ?? ''), key).toEqual(namesOf(text));
    }
  });

  it('count in every category of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, text] of Object.entries(catalog)) {
      for (const { cases } of argumentsOf(text).filter(({ type }) => type === 'plural')) {
        // English may let `other` speak for all.
        const wanted = language === 'en' ? ['other'] : pluralCategories;
        expect(
          wanted.filter((category) => !cases.includes(category)),
          key,
        ).toEqual([]);
      }
    }
  });
});

describe('English', () => {
  it('counts pieces', () => {
    const spoken = words('en', [messages]);
    const placed = (n: number, piece: string) =>
      spoken.say(message('log.place', { space: 'Huila', n, piece: `piece:${piece}` }));
    expect(placed(1, 'farc-guerrilla-underground')).toBe('Huila: +1 Underground FARC Guerrilla');
    expect(placed(2, 'farc-guerrilla-underground')).toBe('Huila: +2 Underground FARC Guerrillas');
    expect(placed(2, 'cartels-base')).toBe('Huila: +2 Cartels Bases');
    expect(placed(2, 'police')).toBe('Huila: +2 Police');
  });
});

describe('French', () => {
  it('keeps its punctuation on the line, with a narrow space before it', () => {
    expect(Object.values(messages.fr).filter((text) => / [;?!»]| :(?!:)|« /.test(text))).toEqual([]);
  });
});

describe('the code', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(messages|testing)/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

  it('logs nothing without words', () => {
    const keys = [...sources.matchAll(/'((?:log|wrong|error|result|table)\.[\w.]+)'/g)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !(key in messages.en || key in kernelMessages.en))).toEqual([]);
  });
});
