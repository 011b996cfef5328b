import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.js';
import { type Catalogs, message, type Params, words } from './messages.js';
import { toyMessages } from './testing/words.js';
import { catalogsOf, texts as tableOf } from './texts.js';
import { kernelMessages } from './words/index.js';

const catalogs: Catalogs = {
  en: { cards: '{n, plural, one {# card} other {# cards}}', 'space.hill': 'the hill' },
  pl: {
    cards: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty (ułamek)}}',
    'space.hill': 'wzgórze',
  },
  hu: { cards: '{n} lap', 'space.hill': 'domb' },
  fr: { cards: '{n, plural, one {# carte} other {# cartes}}', 'space.hill': 'la colline' },
};
const texts: Catalogs = {
  en: {
    moves: '{who} moves to {where}.',
    why: 'Because: {reason}',
    ally: '{side_id, select, farc {the rebels} other {{side}}} march',
    'space.local': 'override',
  },
  pl: {},
  hu: {},
  fr: {},
};
const names = { 'space.mill': 'Mill', 'space.local': 'proper', 'faction.farc': 'FARC', 'faction.auc': 'AUC' };

describe('messages', () => {
  it('keep French punctuation on the line, with a narrow space before it', () => {
    expect(Object.values(kernelMessages.fr).filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
  });

  it.each([
    [1, '1 karta'],
    [2, '2 karty'],
    [4, '4 karty'],
    [5, '5 kart'],
    [12, '12 kart'],
    [22, '22 karty'],
    [0, '0 kart'],
    [1.5, '1,5 karty (ułamek)'],
  ])('Polish has four plural forms: %s', (n, expected) => {
    expect(words('pl', [catalogs]).say(message('cards', { n }))).toBe(expected);
  });

  it('select on the number and gender of a name, and use its other forms', () => {
    const grammar = catalogsOf(
      tableOf({
        'faction.cartels': { en: 'Cartels', pl: 'Kartele', hu: 'Kartellek', fr: 'Cartels' },
        'faction.cartels.number': { en: 'plural', pl: 'plural', hu: 'plural', fr: 'plural' },
        'faction.cartels.of': { en: 'the Cartels', pl: 'Karteli', hu: 'a Kartellek', fr: 'des Cartels' },
        'space.martinique': { en: 'Martinique', pl: 'Martynika', hu: 'Martinique', fr: 'Martinique' },
        'space.martinique.gender': { en: 'other', pl: 'feminine', hu: 'other', fr: 'feminine' },
        pays: {
          en: '{faction} {faction_number, select, plural {pay} other {pays}} {n}.',
          pl: '{faction} {faction_number, select, plural {płacą} other {płaci}} {n}.',
          hu: '{faction} {faction_number, select, plural {fizetnek} other {fizet}} {n}-t.',
          fr: '{faction} {faction_number, select, plural {paient} other {paie}} {n}.',
        },
        conquered: {
          en: '{space} is conquered.',
          pl: '{space_gender, select, feminine {Zdobyta} other {Zdobyty}}: {space}.',
          hu: '{space} elesett.',
          fr: '{space} est {space_gender, select, feminine {conquise} other {conquis}}.',
        },
        waiting: {
          en: 'Turn of {faction_of}',
          pl: 'Tura {faction_of}',
          hu: '{faction_of} köre',
          fr: 'Tour {faction_of}',
        },
      }),
    );
    const said = (language: (typeof LANGUAGES)[number], key: string, params: Params) =>
      words(language, [grammar], names).say(message(key, params));
    expect(said('en', 'pays', { faction: 'faction:cartels', n: 3 })).toBe('Cartels pay 3.');
    expect(said('en', 'pays', { faction: 'faction:farc', n: 3 })).toBe('FARC pays 3.');
    expect(said('fr', 'conquered', { space: 'space:martinique' })).toBe('Martinique est conquise.');
    expect(said('fr', 'conquered', { space: 'space:mill' })).toBe('Mill est conquis.');
    expect(said('fr', 'waiting', { faction: 'faction:cartels' })).toBe('Tour des Cartels');
    // A name without the form, and a word that is no reference, stay as they are.
    expect(said('fr', 'waiting', { faction: 'faction:farc' })).toBe('Tour FARC');
    expect(said('en', 'pays', { faction: 'Ann', n: 1 })).toBe('Ann pays 1.');
  });

  it('use the plural forms of each language', () => {
    expect(words('fr', [catalogs]).say(message('cards', { n: 0 }))).toBe('0 carte');
    expect(words('en', [catalogs]).say(message('cards', { n: 0 }))).toBe('0 cards');
    expect(words('hu', [catalogs]).say(message('cards', { n: 3 }))).toBe('3 lap');
  });

  it('name references in the reader’s language, and proper names the same in all', () => {
    const en = words('en', [catalogs, texts], names);
    expect(en.say(message('moves', { who: 'faction:farc', where: 'space:hill' }))).toBe('FARC moves to the hill.');
    expect(words('pl', [catalogs], names).name('space:hill')).toBe('wzgórze');
    expect(words('pl', [catalogs], names).name('space:mill')).toBe('Mill');
    expect(en.name('space:local')).toBe('override');
  });

  it('leave text that is not a reference as it is, even with a colon in it', () => {
    const en = words('en', [catalogs, texts], names);
    expect(en.name('plain')).toBe('plain');
    expect(en.say(message('why', { reason: 'space:nowhere, space:hill' }))).toBe('Because: space:nowhere, space:hill');
  });

  it('can contain another message, and select on the id of a reference', () => {
    const en = words('en', [catalogs, texts], names);
    expect(en.say(message('why', { reason: message('cards', { n: 1 }) }))).toBe('Because: 1 card');
    expect(en.say(message('ally', { side: 'faction:farc' }))).toBe('the rebels march');
    expect(en.say(message('ally', { side: 'faction:auc' }))).toBe('AUC march');
  });

  it('show a reference as it is written if a person must type it', () => {
    const { say: speak } = words('en', [kernelMessages, catalogs]);
    const refused = speak(message('error.notAnOption', { given: 'space:hill', allowed: 'hold' }));
    expect(refused).toBe('“space:hill” is not a legal answer here. Allowed: hold.');
  });

  it('have a minus sign before negative numbers, and keep every hyphen', () => {
    const margins = { aid: 'Aid {n, number, ::+!}, dice 5-1-2', margin: 'margin {n}' };
    const reader = words('en', [{ en: margins, pl: {}, hu: {}, fr: {} }]);
    expect(reader.say(message('aid', { n: -5 }))).toBe('Aid −5, dice 5-1-2');
    expect(reader.say(message('aid', { n: 5 }))).toBe('Aid +5, dice 5-1-2');
    expect(reader.say(message('margin', { n: -15 }))).toBe('margin −15');
  });

  it('show angle brackets as they are', () => {
    const plain = { ...catalogs, en: { save: 'Write: save <file>, or <b>{n}</b>' } };
    expect(words('en', [plain]).say(message('save', { n: 1 }))).toBe('Write: save <file>, or <b>1</b>');
  });

  it('are shown as their key if there are no words', () => {
    const en = words('en', [catalogs]);
    expect(en.say(message('missing.key'))).toBe('missing.key');
    expect(en.has('missing.key')).toBe(false);
    expect(en.has('cards')).toBe(true);
  });
});

describe.each([
  ['kernel', kernelMessages],
  ['toy', toyMessages],
])('the %s catalogs', (_, set) => {
  it.each(LANGUAGES)('%s has the keys of all, and each is well formed with the same parameters', (language) => {
    const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((m) => m[1]))].sort();
    expect(Object.keys(set[language]).sort()).toEqual(Object.keys(set.en).sort());
    for (const [key, text] of Object.entries(set[language])) {
      const given = parameters(text).filter((name) => set.en[key].includes(`{${name}`));
      const params = Object.fromEntries(given.map((name) => [name, 1]));
      expect(words(language, [set]).say(message(key, params)), key).not.toBe('');
    }
  });
});
