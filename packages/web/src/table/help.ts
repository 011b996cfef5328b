import type { Catalog } from '@sandtable/kernel';

/** A help text. The catalog has the text under its rule number or topic, and the title under `title.` and that key. */
export interface HelpEntry {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

const TITLE_PREFIX = 'title.';
export const isRule = (key: string): boolean => /^\d+(\.\d+)*$/.test(key);

const page = (help: Catalog, key: string): HelpEntry => ({
  key,
  title: help[TITLE_PREFIX + key] ?? '',
  text: help[key] ?? '',
});

/** Topics in the catalog's order, then rules by number. */
export function helpPages(help: Catalog): readonly HelpEntry[] {
  const keys = Object.keys(help).filter((key) => !key.startsWith(TITLE_PREFIX));
  const rules = keys.filter(isRule).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return [...keys.filter((key) => !isRule(key)), ...rules].map((key) => page(help, key));
}

/** The page for a rule, or for the nearest rule that contains it: 3.2.4, then 3.2, then 3. */
export function pageFor(help: Catalog, rule: string): HelpEntry | undefined {
  for (let key = rule; key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('.')))) {
    if (Object.hasOwn(help, key)) return page(help, key);
  }
  return undefined;
}
