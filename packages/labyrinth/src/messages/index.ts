import type { Catalog, Catalogs, Language } from '@sandtable/kernel';
import { SOLITAIRE_WORDS } from '../automa/words.js';
import { NEEDS } from '../conditions/words.js';
import { ALL_COUNTRIES, countryId, factsOf } from '../countries.js';
import type { EventPrompts, EventTexts } from '../events/event-text.js';
import { PROMPTS_01_40 } from '../events/prompts-01-40.js';
import { PROMPTS_41_80 } from '../events/prompts-41-80.js';
import { PROMPTS_81_120 } from '../events/prompts-81-120.js';
import { PROMPTS_COMMON } from '../events/prompts-common.js';
import { TEXT_01_40 } from '../events/text-01-40.js';
import { TEXT_41_80 } from '../events/text-41-80.js';
import { TEXT_81_120 } from '../events/text-81-120.js';
import { STEADY_WORDS } from '../heuristic/words.js';
import { COUNTRY_NAMES } from './countries.js';
import { en } from './en/index.js';
import { fr } from './fr/index.js';
import { hu } from './hu/index.js';
import { pl } from './pl/index.js';

/** What cards say, and what they ask: four languages together, by card or by question. */
const TEXTS: EventTexts = { ...TEXT_01_40, ...TEXT_41_80, ...TEXT_81_120 };
const ASKS: EventPrompts = { ...PROMPTS_COMMON, ...PROMPTS_01_40, ...PROMPTS_41_80, ...PROMPTS_81_120 };

/** A catalog wants them by key. */
const eventWords = (language: Language): Catalog =>
  Object.fromEntries([
    ...Object.entries(TEXTS).map(([card, text]) => [`event.${card}`, text[language]]),
    ...Object.entries(ASKS).map(([what, text]) => [`ask.event.${what}`, text[language]]),
  ]);

/** What bots ask and say. */
const botWords = (language: Language): Catalog =>
  Object.fromEntries(
    Object.entries({ ...SOLITAIRE_WORDS, ...STEADY_WORDS }).map(([key, text]) => [key, text[language]]),
  );

/** What a country needs to be chosen. */
const needs = (language: Language): Catalog =>
  Object.fromEntries(Object.entries(NEEDS).map(([key, text]) => [`need.${key}`, text[language]]));

const countryNames = (language: Language): Catalog =>
  Object.fromEntries(
    ALL_COUNTRIES.map((country) => [
      `space.${countryId(country)}`,
      language === 'en' ? factsOf(country).name : COUNTRY_NAMES[countryId(country)][language],
    ]),
  );

const withAll = (language: Language, own: Catalog): Catalog => ({
  ...own,
  ...countryNames(language),
  ...eventWords(language),
  ...botWords(language),
  ...needs(language),
});

export const messages: Catalogs = {
  en: withAll('en', en),
  pl: withAll('pl', pl),
  hu: withAll('hu', hu),
  fr: withAll('fr', fr),
};
