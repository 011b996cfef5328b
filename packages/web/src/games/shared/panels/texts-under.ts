import type { Params, Words } from '@sandtable/kernel';

/** Looks up texts by the last part of their keys. */
export const textsUnder =
  (words: Words, prefix = '') =>
  (end: string, params?: Params): string => {
    const key = `${prefix}${end}`;
    return words.say(params ? { key, params } : { key });
  };
