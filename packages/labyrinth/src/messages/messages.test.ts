import { LANGUAGES, message, type Params, words } from '@sandtable/kernel';
import { argumentsOf } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.js';
import { COUNTRY_IDS } from '../data/countries.js';
import { EVENT_MARKERS } from '../event-markers.js';
import { OPERATIONS } from '../operations.js';
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

  it('show which way Prestige goes', () => {
    const spoken = words(language, [messages]);
    expect(spoken.say(message('log.prestige', { n: 2, now: 9 }))).toMatch(/ \+2, .* 9$/);
    expect(spoken.say(message('log.prestige', { n: -2, now: 5 }))).toMatch(/ −2, .* 5$/);
    expect(spoken.say(message('log.prestige', { n: 0, now: 5 }))).toMatch(/ \p{L}[^\d]+5$/u);
  });

  it('name every country, operation and mark', () => {
    for (const id of COUNTRY_IDS) expect(catalog).toHaveProperty([`space.${id}`]);
    for (const id of OPERATIONS) expect(catalog).toHaveProperty([`operation.${id}`]);
    for (const id of OPERATIONS) expect(catalog).toHaveProperty([`option.${id}`]);
    for (const id of EVENT_MARKERS) expect(catalog).toHaveProperty([`mark.${id}`]);
  });

  it('tell what every card does', () => {
    expect(CARDS.filter(({ number }) => !catalog[`event.${number}`]).map(({ number }) => number)).toEqual([]);
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
  it('counts cells', () => {
    const spoken = words('en', [messages]);
    const removed = (n: number, cell: string) => spoken.say(message('log.remove', { space: 'space:iraq', n, cell }));
    expect(removed(1, 'piece:active')).toBe('Iraq: −1 active cell');
    expect(removed(2, 'piece:active')).toBe('Iraq: −2 active cells');
    expect(spoken.say(message('log.deploy', { n: 3, from: 'place:track', to: 'space:iraq' }))).toBe(
      '3 troops: Troop Track → Iraq',
    );
  });
});

describe('French', () => {
  it('keeps its punctuation on the line, with a narrow space before it', () => {
    expect(Object.values(messages.fr).filter((text) => / [;?!»]| :(?!:)|« /.test(text))).toEqual([]);
  });
});
