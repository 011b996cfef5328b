import type { Catalogs, Language } from '@sandtable/kernel';

/** One part of the table's words: a key missing in a language is an error of types. */
export const phrases = <K extends string>(all: Readonly<Record<Language, Readonly<Record<K, string>>>>): Catalogs =>
  all;
