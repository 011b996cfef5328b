import type { Catalog } from './messages.js';

/** A page of help for one rule or topic, in our own words. */
export type HelpPage = readonly [title: string, text: string];
export type HelpPages = Readonly<Record<string, HelpPage>>;
/** The same pages in another language. */
export type TranslatedHelp<Original> = Readonly<Record<keyof Original, HelpPage>>;

/** The pages that a draft has so far; the rest is read in English. */
export type DraftHelp<Original> = Partial<TranslatedHelp<Original>>;

/** A text's key is the rule's number or the topic's name (`topic.war`); its title has the same key after `title.`. */
export const helpCatalog = (pages: HelpPages): Catalog =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([key, [title, text]]) => [
      [key, text],
      [`title.${key}`, title],
    ]),
  );
