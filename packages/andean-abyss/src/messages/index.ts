import type { Catalog, Catalogs, Language } from '@sandtable/kernel';
import { REASONS } from '../automa/words/index.js';
import { NEEDS } from '../conditions/words/index.js';
import { TEXT_01_18 } from '../events/text-01-18.js';
import { TEXT_19_36 } from '../events/text-19-36.js';
import { TEXT_37_54 } from '../events/text-37-54.js';
import { TEXT_55_72 } from '../events/text-55-72.js';
import { STEADY } from '../heuristic/words.js';
import { en } from './en/index.js';
import { fr } from './fr/index.js';
import { hu } from './hu/index.js';
import { pl } from './pl/index.js';

/** The events' texts stand by card, four languages together; a catalog wants them by key. */
function eventTexts(language: Language): Catalog {
  const texts: Record<string, string> = {};
  for (const [card, sides] of Object.entries({ ...TEXT_01_18, ...TEXT_19_36, ...TEXT_37_54, ...TEXT_55_72 })) {
    for (const [side, text] of Object.entries(sides)) texts[`event.${card}.${side}`] = text[language];
  }
  return texts;
}

/** So do the reasons of bots, and what a space needs to be chosen. */
const reasons = (language: Language): Catalog =>
  Object.fromEntries([
    ...Object.entries({ ...REASONS, ...STEADY }).map(([key, text]) => [key, text[language]]),
    ...Object.entries(NEEDS).map(([key, text]) => [`need.${key}`, text[language]]),
  ]);

export const messages: Catalogs = {
  en: { ...en, ...eventTexts('en'), ...reasons('en') },
  pl: { ...pl, ...eventTexts('pl'), ...reasons('pl') },
  hu: { ...hu, ...eventTexts('hu'), ...reasons('hu') },
  fr: { ...fr, ...eventTexts('fr'), ...reasons('fr') },
};
