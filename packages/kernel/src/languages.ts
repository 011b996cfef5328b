/** The one list of languages. docs/translating.md says how to add one. */

/** Complete languages: the compiler names a text that is missing in one of them. */
export const LANGUAGES = ['en', 'pl', 'hu', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isComplete = (language: string): language is Language => LANGUAGES.some((it) => it === language);

/** Languages in work. What a draft does not say yet is shown in English; `npm run words coverage` says how much that is. */
export const DRAFT_LANGUAGES = ['es'] as const;
export type DraftLanguage = (typeof DRAFT_LANGUAGES)[number];

/** For tests: English, a third longer and with accents. No menu offers it. */
export const PSEUDO_LANGUAGE = 'en-XA';

/** What a reader may choose. */
export const READER_LANGUAGES = [...LANGUAGES, ...DRAFT_LANGUAGES] as const;
export type ReaderLanguage = (typeof READER_LANGUAGES)[number] | typeof PSEUDO_LANGUAGE;

export const isReaderLanguage = (word: string): word is ReaderLanguage =>
  word === PSEUDO_LANGUAGE || READER_LANGUAGES.some((it) => it === word);

/** Each language under its own name, so that people find theirs. A draft says that it is one. */
export const LANGUAGE_NAMES = {
  en: 'English',
  pl: 'Polski',
  hu: 'Magyar',
  fr: 'Français',
  es: 'Español (borrador)',
} as const satisfies Readonly<Record<Language | DraftLanguage, string>>;
