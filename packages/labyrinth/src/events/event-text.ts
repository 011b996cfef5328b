import type { Language } from '@sandtable/kernel';

/** Words of events, four languages together. */

export type EventText = Readonly<Record<Language, string>>;
/** The text of each card, in our own words. */
export type EventTexts = Readonly<Record<number, EventText>>;
/** What events ask, by the question's key after `ask.event.`. */
export type EventPrompts = Readonly<Record<string, EventText>>;

/** Words in every language, by key. */
export type WordsByLanguage = Readonly<Record<string, EventText>>;
