import type { Catalog } from '@sandtable/kernel';

/** A page of help for one rule or topic, in our own words. */
export type Page = readonly [title: string, text: string];
export type Pages = Readonly<Record<string, Page>>;
/** The same pages in another language. */
export type Translated<Original> = Readonly<Record<keyof Original, Page>>;

/** Texts by the rule’s number or the topic’s name (`topic.war`); titles by `title.` and the same. */
export const catalogOf = (pages: Pages): Catalog =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([key, [title, text]]) => [
      [key, text],
      [`title.${key}`, title],
    ]),
  );
