import { describe, expect, it } from 'vitest';
import type { Language } from './languages.js';
import { catalogChecks, unexplainedSettings } from './testing/catalogs.js';
import { toy } from './testing/index.js';
import { sayWholeGame } from './testing/spoken-games.js';
import { catalogsOf, type Text } from './texts.js';

const right: Text = {
  en: '{seat}: {n, plural, one {# coin} other {# coins}}',
  pl: '{seat}: {n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  hu: '{seat}: {n, plural, one {# érme} other {# érme}}',
  fr: '{seat}\u202f: {n, plural, one {# pièce} many {# pièces} other {# pièces}}',
};
const faultsOf = (changed: Partial<Text>, language: Language) =>
  catalogChecks(catalogsOf({ 'log.coins': { ...right, ...changed } }), language).flatMap(({ name, faults }) =>
    faults().length > 0 ? [name] : [],
  );

describe('the checks of catalogs', () => {
  it('find nothing in whole texts', () => {
    for (const language of ['en', 'pl', 'hu', 'fr'] as const) expect(faultsOf({}, language)).toEqual([]);
  });

  it.each([
    ['a hole', { hu: '' }, 'hu', ['have no hole and quote nothing by accident', 'tell all that English tells']],
    ['a quote', { en: "{seat}'s {n}" }, 'en', ['have no hole and quote nothing by accident']],
    ['another parameter', { hu: '{side}: {n}' }, 'hu', ['tell all that English tells']],
    ['a missing plural', { pl: '{seat}: {n, plural, one {#} other {#}}' }, 'pl', ['count in every category']],
    ['a space that may break', { fr: `${right.fr} !` }, 'fr', ['keep their punctuation on the line']],
  ] as const)('find %s', (_, changed, language, names) => {
    const found = faultsOf(changed, language);
    for (const name of names) expect(found.some((it) => it.startsWith(name))).toBe(true);
  });

  it('find a key that only one language has', () => {
    const catalogs = catalogsOf({ 'log.coins': right });
    const [keys] = catalogChecks({ ...catalogs, hu: { ...catalogs.hu, more: 'x' } }, 'hu');
    expect(keys?.faults()).toEqual(['more']);
  });

  it('find a setting without words', () => {
    expect(unexplainedSettings(toy)).toEqual([
      'option-value.rounds.1',
      'option-value.rounds.3',
      'option-value.rounds.6',
    ]);
  });
});

describe('a whole game in words', () => {
  const options = { seed: 'said', settings: {}, kinds: ['seat', 'space'] };
  const without = (key: string, text?: string) => {
    const { [key]: _, ...en } = toy.messages.en;
    return { ...toy, messages: { ...toy.messages, en: text === undefined ? en : { ...en, [key]: text } } };
  };

  it('is said without a gap', () => {
    expect(() => sayWholeGame(toy, 'en', options)).not.toThrow();
  });

  it('stops at a key without words', () => {
    expect(() => sayWholeGame(without('log.round'), 'en', options)).toThrow('no words for log.round');
    expect(() => sayWholeGame(without('table.coins'), 'en', options)).toThrow('no words for table.coins');
  });

  it('stops at a reference that is left as it is written', () => {
    expect(() => sayWholeGame(without('log.holds', 'seat:red holds'), 'en', options)).toThrow('log.holds says');
  });
});
