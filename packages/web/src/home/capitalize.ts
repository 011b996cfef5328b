import type { ReaderLanguage } from '@sandtable/kernel';

/** Capitalizes a text. Catalogs name settings and bots in lower case, for lists in a terminal. */
export const capitalize = (text: string, language: ReaderLanguage): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
