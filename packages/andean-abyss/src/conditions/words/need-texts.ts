import type { Language } from '@sandtable/kernel';

/** Conditions in every language, by what comes after `need.`: clauses that are true or not. */
export type NeedTexts = Readonly<Record<string, Readonly<Record<Language, string>>>>;
