import { isComplete } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { PARTS } from './parts.js';
import * as andeanAbyss from './terms/andean-abyss.js';
import * as imperialStruggle from './terms/imperial-struggle.js';
import * as labyrinth from './terms/labyrinth.js';
import type { ForbiddenWord, Term } from './terms.js';

/** One word per thing: translations keep to the terms of their game, and nothing says what the glossary rules out. */
const GAMES: readonly (readonly [
  string,
  { readonly terms: readonly Term[]; readonly forbidden: readonly ForbiddenWord[] },
])[] = [
  ['andean-abyss', andeanAbyss],
  ['labyrinth', labyrinth],
  ['imperial-struggle', imperialStruggle],
];

/** Parameters have English names in every language. */
const said = (text: string): string => text.replace(/\{\w+(?=[,}])/g, '{');

describe.each(GAMES)('%s', (game, { terms, forbidden }) => {
  const parts = PARTS.filter(({ name }) => name === game || name.startsWith(`${game}/`));

  it.each(['pl', 'hu', 'fr', 'es'] as const)('%s has the term wherever English has it', (language) => {
    const faults = terms.flatMap(({ en, [language]: stem }) => {
      if (stem === undefined) return [];
      const term = new RegExp(`\\b${en}(?:s|es)?\\b`);
      return parts.flatMap(({ name, catalogs }) => {
        const texts = catalogs[language] ?? {};
        return Object.entries(catalogs.en)
          .filter(([key]) => isComplete(language) || key in texts)
          .filter(([key, text]) => term.test(said(text)) && !(texts[key] ?? '').toLowerCase().includes(stem))
          .map(([key]) => `${name}:${key} has no “${stem}…” for “${en}”`);
      });
    });
    expect(faults).toEqual([]);
  });

  it('has no word that the glossary rules out', () => {
    const faults = forbidden.flatMap(({ language, word, instead }) =>
      parts.flatMap(({ name, catalogs }) =>
        Object.entries(catalogs[language] ?? {})
          .filter(([, text]) => word.test(said(text)))
          .map(([key]) => `${name}:${key} (${language}): say “${instead}” instead of ${word.source}`),
      ),
    );
    expect(faults).toEqual([]);
  });
});
