import { describe, expect, it } from 'vitest';
import { catalogsOf, fillText, type ParamArguments, type ParamsOf, texts, textsFor } from './texts.js';

const table = texts({
  'log.pay': {
    en: '{faction} {faction_number, select, plural {pay} other {pays}} {n, plural, one {# peso} other {# pesos to {whom}}}.',
    pl: 'p',
    hu: 'h',
    fr: 'f',
    es: 'e',
  },
  'log.calm': { en: 'Nothing happens.', pl: 'p', hu: 'h', fr: 'f' },
});
const say = <Key extends keyof typeof table>(key: Key, ...params: ParamArguments<typeof table, Key>) => [
  key,
  ...params,
];

describe('tables of texts', () => {
  it('become catalogs by language; a draft has what there is', () => {
    const catalogs = catalogsOf(table, texts({ 'log.calm': { en: 'Calm.', pl: 'P', hu: 'H', fr: 'F' } }));
    expect(catalogs.pl).toEqual({ 'log.pay': 'p', 'log.calm': 'P' });
    expect(catalogs.es).toEqual({ 'log.pay': 'e' });
  });

  it('fill a name into another text, in the languages that both have', () => {
    const use = {
      en: 'Use {name}, {n}',
      pl: 'Użyj: {name}, {n}',
      hu: '{name} {n}',
      fr: 'Utiliser {name}, {n}',
      es: '{name}',
    };
    const name = { en: 'Swift', pl: 'Swift', hu: 'Swift', fr: 'Swift' };
    expect(fillText(use, { name, n: 2 })).toEqual({
      en: 'Use Swift, 2',
      pl: 'Użyj: Swift, 2',
      hu: 'Swift 2',
      fr: 'Utiliser Swift, 2',
    });
  });

  it('know the parameters of each message', () => {
    const params: ParamsOf<'{a} {b_id, select, x {{c, number, ::+!}} other {no}}'> = { a: 1, b: 'x:y', c: 2 };
    expect(say('log.pay', { faction: 'faction:farc', n: 1, whom: 'x' })).toHaveLength(2);
    expect(say('log.calm')).toEqual(['log.calm']);
    // @ts-expect-error a parameter is missing
    say('log.pay', { faction: 'faction:farc', n: 1 });
    // @ts-expect-error a parameter is misspelled
    say('log.pay', { fraction: 'faction:farc', n: 1, whom: 'x' });
    // @ts-expect-error the text has no parameters
    say('log.calm', { n: 1 });
    expect(params.c).toBe(2);
  });

  it('have every language, and exactly the wanted keys', () => {
    const text = { en: 'x', pl: 'x', hu: 'x', fr: 'x' };
    // @ts-expect-error French is missing
    texts({ a: { en: 'x', pl: 'x', hu: 'x' } });
    // @ts-expect-error b is missing
    textsFor<'a' | 'b'>()({ a: text });
    // @ts-expect-error nothing needs b
    textsFor<'a'>()({ a: text, b: text });
    expect(textsFor<'a'>()({ a: text })).toEqual({ a: text });
  });
});
