import { LANGUAGES, message, type Params, words } from '@sandtable/kernel';
import { argumentsOf } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import { MINISTRIES } from '../data/ministries.js';
import { SPACE_IDS } from '../data/spaces.js';
import { WARS } from '../data/wars.js';
import { imperialStruggle as game } from '../index.js';
import { messages } from './index.js';

/** A translation may select on a parameter's id or grammar where English shows the parameter: {side_id, select, …} for {side}. */
const namesOf = (text: string) =>
  [...new Set(argumentsOf(text).map(({ name }) => name.replace(/_[a-z]+$/, '')))].sort();
const samples = (text: string, n: number): Params =>
  Object.fromEntries(
    argumentsOf(text).map(({ name, type }) => [name, type === 'plural' || type === 'number' ? n : 'x']),
  );

describe.each(LANGUAGES)('the words in %s', (language) => {
  const catalog = messages[language];

  it('have the keys of English and no other', () => {
    expect(Object.keys(catalog).sort()).toEqual(Object.keys(messages.en).sort());
  });

  it('have no hole and quote nothing by accident', () => {
    expect(Object.entries(catalog).filter(([, text]) => !text || /'|undefined/.test(text))).toEqual([]);
  });

  it.each([0, 1, 2, 5, 22])('are all well formed, with %i of everything', (n) => {
    const spoken = words(language, [messages]);
    for (const [key, text] of Object.entries(catalog)) {
      const said = spoken.say(message(key, samples(text, n)));
      expect(said, key).not.toBe('');
      expect(said, key).not.toMatch(/[{}]/);
    }
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
        const wanted = language === 'en' ? ['other'] : pluralCategories;
        expect(
          wanted.filter((category) => !cases.includes(category)),
          key,
        ).toEqual([]);
      }
    }
  });

  it('name and explain every space, Advantage, Ministry, war and theater', () => {
    for (const id of SPACE_IDS) expect(catalog).toHaveProperty([`space.${id}`]);
    for (const id of ADVANTAGE_IDS) {
      expect(catalog).toHaveProperty([`advantage.${id}`]);
      expect(catalog).toHaveProperty([`advantage-text.${id}`]);
    }
    for (const { id, number } of MINISTRIES) {
      expect(catalog).toHaveProperty([`ministry.${id}`]);
      expect(catalog).toHaveProperty([`ministry-text.${number}`]);
    }
    for (const { id, theaters } of WARS) {
      expect(catalog).toHaveProperty([`war.${id}`]);
      for (const theater of theaters) expect(catalog).toHaveProperty([`theater.${theater.id}`]);
    }
  });

  it('tell one space from another', () => {
    const spaces = Object.entries(catalog).filter(([key]) => key.startsWith('space.'));
    expect(new Set(spaces.map(([, name]) => name)).size).toBe(spaces.length);
  });
});

describe('French', () => {
  it('keeps its punctuation on the line, with a narrow space before it', () => {
    expect(Object.values(messages.fr).filter((text) => / [;?!»]| :(?!:)|« /.test(text))).toEqual([]);
  });
});

it('every option and value of the game is explained', () => {
  for (const [name, { values }] of Object.entries(game.settings)) {
    expect(messages.en).toHaveProperty([`option-help.${name}`]);
    for (const value of values) expect(messages.en).toHaveProperty([`option-value.${name}.${value}`]);
  }
});
