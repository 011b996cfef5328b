import type { Bot } from '../bot.js';
import { playBots } from '../bot-players.js';
import { type DraftLanguage, isComplete, type Language } from '../languages.js';
import type { Match } from '../match.js';
import type { Catalog, Catalogs } from '../messages.js';
import type { Position } from '../position.js';
import type { SeatId } from '../procedure.js';

const MAX_LETTERS = 720;

/** What is wrong with a game's help in this language, each as the key and the fault. A draft may lack pages. */
export function helpFaults(help: Catalogs, language: Language | DraftLanguage): readonly string[] {
  const texts = help[language] ?? {};
  const missing = isComplete(language) ? Object.keys(help.en).filter((key) => !(key in texts)) : [];
  return [
    ...missing.map((key) => `${key}: only in English`),
    ...Object.entries(texts).flatMap(([key, text]) => {
      const faults = key.startsWith('title.') ? [] : pageFaults(texts, key, text);
      if (!(key in help.en)) faults.push('not in English');
      if (/['{}]|\s{2}|\s$/.test(text)) faults.push('not set as other words are');
      if (language === 'fr' && / [:;?!»]|« /.test(text)) faults.push('a space that may break');
      return faults.map((fault) => `${key}: ${fault}`);
    }),
  ];
}

function pageFaults(texts: Catalog, key: string, text: string): string[] {
  const faults: string[] = [];
  if (!(`title.${key}` in texts)) faults.push('no title');
  if (!/[.!?](?=\s|$)/.test(text)) faults.push('not a sentence');
  if (text.length >= MAX_LETTERS) faults.push('too long');
  return faults;
}

/** Lets bots play a match and returns the rules that decisions or reasons named but that have no help page. */
export function rulesWithoutPage<P extends Position>(
  match: Match<P>,
  bots: ReadonlyMap<SeatId, Bot<P>>,
  help: Catalog,
): readonly string[] {
  const named = new Set<string>();
  playBots(match, bots, () => {
    for (const { rule } of match.pending()) named.add(rule);
  });
  for (const { reason } of match.answers) {
    const rule = reason?.params?.rule;
    if (typeof rule === 'string') named.add(rule);
  }
  return [...named].filter((rule) => !(rule in help));
}
