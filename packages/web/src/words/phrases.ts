import { type Catalogs, LANGUAGES, type Language } from '@sandtable/kernel';

/** One part of the table's words: a key missing in a language is an error of types. */
export const phrases = <K extends string>(all: Readonly<Record<Language, Readonly<Record<K, string>>>>): Catalogs =>
  all;

export const mergeCatalogs = (...parts: readonly Catalogs[]): Catalogs =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.assign({}, ...parts.map((part) => part[language]))]),
  ) as unknown as Catalogs;
