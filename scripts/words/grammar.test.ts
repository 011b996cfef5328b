import { describe, expect, it } from 'vitest';
import { PARTS } from './parts.js';

/** What texts get wrong without a wrong word: a turn for a round, a name that its verb does not agree with, a wrong article. */

type Language = 'en' | 'pl' | 'hu' | 'fr' | 'es';

/** Parameters have English names in every language. */
const said = (text: string): string => text.replace(/\{\w+(?=,)/g, '{');

/** Texts of a language in the parts that fit, by part and key; a text left out of a draft has none. */
const textsOf = (language: Language, parts: (name: string) => boolean): [string, string][] =>
  PARTS.filter(({ name }) => parts(name)).flatMap(({ name, catalogs }) =>
    Object.entries(catalogs[language] ?? {}).map(([key, text]): [string, string] => [`${name}:${key}`, said(text)]),
  );

const faulty = (language: Language, parts: (name: string) => boolean, fault: RegExp): string[] =>
  textsOf(language, parts).flatMap(([id, text]) => {
    const found = fault.exec(text);
    return found ? [`${id}: …${text.slice(Math.max(0, found.index - 20), found.index + 40)}…`] : [];
  });

const all = (): boolean => true;
const forPlayers = (name: string): boolean => name.startsWith('web') || /\/(?:web|help)$/.test(name);

describe('Imperial Struggle tells a turn from a round', () => {
  const imperial = (name: string): boolean => name.startsWith('imperial-struggle');
  const english = textsOf('en', imperial);
  const ROUND = /\brounds?\b/i;
  // The verb does not count, nor an advance “in turn”.
  const TURN = /(?<!in )\bturns?\b(?! (?:up|down|(?:(?:it|the marker|a space) )?over)\b)/i;

  it.each([
    ['fr', /(?<!\p{L})tours? d’action/iu, /(?<!\p{L})tours?(?! d’action)(?!\p{L})/iu, /^$/],
    // One passes a round in Polish.
    ['pl', /(?<!\p{L})rund/iu, /(?<!\p{L})tur(?:a|y|ę|ze|ą|ach)?(?!\p{L})/iu, /\bpass(?:es|ing)?\b/i],
    // A circle is the same word in Hungarian.
    ['es', /(?<!\p{L})rondas?(?!\p{L})/iu, /(?<!\p{L})turnos?(?!\p{L})/iu, /^$/],
    [
      'hu',
      /(?<!\p{L})(?:akció)?kör(?!ül|vonal|ny|zet|önként?l)/iu,
      /(?<!\p{L})(?:béke)?forduló/iu,
      /: a circle|circle\)/,
    ],
  ] as const)('in %s', (language, round, turn, spared) => {
    const texts = new Map(textsOf(language, imperial));
    const faults = english.flatMap(([id, text]) => {
      const translated = texts.get(id);
      // A draft may lack the text.
      if (translated === undefined) return [];
      return [
        ...(ROUND.test(text) === round.test(translated) || spared.test(text) ? [] : [`${id}: round`]),
        ...(TURN.test(text) === turn.test(translated) ? [] : [`${id}: turn`]),
      ];
    });
    expect(english.filter(([, text]) => ROUND.test(text)).length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });
});

it.each([
  ['fr', /(?<!si[èe]ge |Faction |Non-joueur )\{(?:seat|faction|side|asker|victim)\} (?!et\b|ou\b)\p{Ll}/u],
  ['es', /(?<!asiento |Facción |No jugador )\{(?:seat|faction|side|asker|victim)\} (?!y\b|o\b)\p{Ll}/u],
  ['en', /(?<!Seat |seat |in a match|plays )\{seat\} (?!and\b|or\b|in\b)\p{Ll}/u],
] as const)('%s: a verb never follows a bare name, which may be a plural', (language, fault) => {
  expect(faulty(language, (name) => name !== 'imperial-struggle', fault)).toEqual([]);
});

it('French has a narrow no-break space before what stands high, and inside its quotes', () => {
  expect(faulty('fr', all, /(?<=[^\s:{}]) [:;?!»](?=\s|$)|« /)).toEqual([]);
});

it('Hungarian has the article that the next word asks for', () => {
  // The legend of a map explains the letter a.
  const legend = /:table\.legend: /;
  expect(faulty('hu', all, /(?<!\p{L}|-)a [aáeéiíoóöőuúüű]\p{Ll}/u).filter((fault) => !legend.test(fault))).toEqual([]);
});

it('Hungarian players never read an article in brackets', () => {
  expect(faulty('hu', forPlayers, /(?<!\p{L})a\(z\)/iu)).toEqual([]);
});

it('Spanish is that of Colombia: no vosotros, costo, confiable, presiona', () => {
  expect(
    faulty(
      'es',
      all,
      /(?<!\p{L})(?:vosotros|vuestr\p{L}+|os|\p{L}+(?:áis|éis|steis)|costes?|fiables?|puls(?:a|ar|e)|intro|ordenador\p{L}*)(?!\p{L})/iu,
    ),
  ).toEqual([]);
});
