import type { Params, Words } from '@sandtable/kernel';

/** Texts of a part of the page, by the ends of their keys. */
export const textsUnder =
  (words: Words, prefix = '') =>
  (end: string, params?: Params): string => {
    const key = `${prefix}${end}`;
    return words.say(params ? { key, params } : { key });
  };
