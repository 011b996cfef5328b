import type { Catalog } from '@sandtable/kernel';

/** The help of a game: texts by rule number or topic, titles by `title.` and the same. */
export interface HelpEntry {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

const TITLE = 'title.';
export const isRule = (key: string): boolean => /^\d+(\.\d+)*$/.test(key);

const page = (help: Catalog, key: string): HelpEntry => ({
  key,
  title: help[TITLE + key] ?? '',
  text: help[key] ?? '',
});

/** Topics as the game has them, then rules in the order of their numbers. */
export function helpPages(help: Catalog): readonly HelpEntry[] {
  const keys = Object.keys(help).filter((key) => !key.startsWith(TITLE));
  const rules = keys.filter(isRule).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return [...keys.filter((key) => !isRule(key)), ...rules].map((key) => page(help, key));
}

/** The page for a rule, or for the nearest rule that holds it: 3.2.4, then 3.2, then 3. */
export function pageFor(help: Catalog, rule: string): HelpEntry | undefined {
  for (let key = rule; key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('.')))) {
    if (Object.hasOwn(help, key)) return page(help, key);
  }
  return undefined;
}
