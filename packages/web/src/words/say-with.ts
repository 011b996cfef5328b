import type { Params, Words } from '@sandtable/kernel';

/** Says texts whose keys begin with `prefix`. Pages use it as the typed `sayWith` of their `text.ts`. */
export const sayTextsWith =
  (words: Words, prefix = '') =>
  (end: string, params?: Params): string => {
    const key = `${prefix}${end}`;
    return words.say(params ? { key, params } : { key });
  };
