import type { Language } from '@sandtable/kernel';

/** Reasons in every language, by key. */
export type Reasons = Readonly<Record<string, Readonly<Record<Language, string>>>>;
