import type { Catalog, Language } from '@sandtable/kernel';
import { type AidEntry, GENERAL, OPERATIONS } from './player-aid.js';
import { aid } from './words/aid.js';

/** The player aid, as pages by rule number. */
export function help(language: Language): Catalog {
  const words = aid[language];
  const pages: Record<string, string> = {};
  const explain = ({ name, rule }: AidEntry, key = `aid.${name}`) => {
    pages[rule] = words[key] ?? '';
    pages[`title.${rule}`] = words[`aid.${name}.name`] ?? '';
  };
  for (const entry of [...OPERATIONS.us, ...OPERATIONS.jihadist, ...GENERAL]) {
    explain(entry, entry.name === 'reserves' ? 'aid.reserves.us' : undefined);
  }
  return pages;
}
