import type { Language } from '@sandtable/kernel';

/** Catalogs name options and bots in lower case, for lists in a terminal; here each stands alone. */
export const sentence = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
