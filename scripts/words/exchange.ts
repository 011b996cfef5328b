import type { DraftLanguage, Language } from '@sandtable/kernel';
import { argumentsOf, translationFault } from './icu.js';
import type { Part } from './parts.js';

/** What goes to a translator and comes back. */
export interface Exchange {
  readonly format: 'sandtable-words-1';
  readonly language: Language | DraftLanguage;
  readonly texts: readonly ExchangedText[];
}

interface ExchangedText {
  /** Part and key: unique in the file. */
  readonly id: string;
  readonly kind: string;
  /** The number of the rule that the text is about, if its key names one. */
  readonly rule?: string;
  /** A sample of each parameter, and the branches of those that choose between texts. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly english: string;
  /** Empty if there is no translation yet. */
  readonly text: string;
}

/** Kinds of texts by how their keys begin, most special first. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^title\./, 'title of a help page'],
  [/\.number$/, 'grammar of a name: singular or plural'],
  [/\.gender$/, 'grammar of a name: its gender'],
  [/^(seat|faction)\..*\.(the|of|to)$/, 'a form of a name: with an article, after “of”, after “to”'],
  [/^(ask|prompt)\./, 'prompt: the player must do something'],
  [/^(option|button)\./, 'button'],
  [/^(log|turn|war)\./, 'log line: what happened'],
  [/^need\./, 'condition: why a space can or cannot be chosen'],
  [/^(reason|because|steady)\./, 'why a computer player did something'],
  [/^(event|bonus|ministry-text|advantage-text)\./, 'what a card does'],
  [/^(error|wrong|cli\.error)\./, 'error'],
  [/^(cli|option-help|bot)\./, 'help of the command'],
  [/^(lesson|learn)\./, 'guided first game'],
  [/^(space|faction|seat|card|ministry|advantage|war|piece|country|tile|side|region)\./, 'name'],
];

function kindOf(part: string, key: string): string {
  const named = KINDS.find(([pattern]) => pattern.test(key))?.[1];
  if (named) return named;
  if (part.endsWith('/help')) return 'help page';
  return /(^|\/)web/.test(part) ? 'page: caption, button or hint' : 'text';
}

/** Help pages are named by rules; other texts may name one in brackets. */
const ruleOf = (part: string, key: string, english: string): string | undefined => {
  const inKey = part.endsWith('/help') ? /(?:^|title\.)(\d+(?:\.\d+)*)$/.exec(key)?.[1] : undefined;
  return inKey ?? /\((\d+(?:\.\d+)+)\)/.exec(english)?.[1];
};

function sampleOf(name: string, english: Readonly<Record<string, string>>): string {
  const bare = name.replace(/_(?:id|ref)$/, '');
  const thing = Object.keys(english).find((key) => key.startsWith(`${bare}.`));
  return (thing && english[thing]) ?? '…';
}

function parametersOf(text: string, english: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const samples = argumentsOf(text).map(({ name, kind, branches }): [string, string] => [
    name,
    kind === 'plain' ? sampleOf(name, english) : kind === 'plural' ? 'a number' : `one of: ${branches.join(', ')}`,
  ]);
  return samples.length > 0 ? Object.fromEntries(samples) : undefined;
}

export const isHelp = ({ name }: Part): boolean => name.endsWith('/help');

/** Every text with what a translator must know to translate it. */
export function exportWords(parts: readonly Part[], language: Language | DraftLanguage): Exchange {
  const texts = parts.flatMap((part) =>
    Object.entries(part.catalogs.en).map(([key, english]): ExchangedText => {
      const rule = ruleOf(part.name, key, english);
      const parameters = isHelp(part) ? undefined : parametersOf(english, part.catalogs.en);
      return {
        id: `${part.name}:${key}`,
        kind: kindOf(part.name, key),
        ...(rule ? { rule } : {}),
        ...(parameters ? { parameters } : {}),
        english,
        text: part.catalogs[language]?.[key] ?? '',
      };
    }),
  );
  return { format: 'sandtable-words-1', language, texts };
}

/** A text that came back changed. */
export interface Change {
  readonly part: Part;
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** What changed since the export, and what cannot be taken back, each with the reason. */
export function readExchange(
  parts: readonly Part[],
  { language, texts }: Exchange,
): { readonly changes: readonly Change[]; readonly refused: readonly string[] } {
  const changes: Change[] = [];
  const refused: string[] = [];
  for (const { id, english, text } of texts) {
    const part = parts.find(({ name }) => id.startsWith(`${name}:`));
    const key = part ? id.slice(part.name.length + 1) : '';
    const source = part?.catalogs.en[key];
    const before = part?.catalogs[language]?.[key] ?? '';
    if (!part || source === undefined) refused.push(`${id}: there is no such text`);
    else if (text === before || text === '') continue;
    else if (source !== english) refused.push(`${id}: the English text has changed since the export`);
    else {
      const fault = isHelp(part) ? undefined : translationFault(english, text);
      if (fault) refused.push(`${id}: ${fault}`);
      else changes.push({ part, key, before, after: text });
    }
  }
  return { changes, refused };
}

/** How many texts of each part a language has. */
export const coverageOf = (parts: readonly Part[], language: Language | DraftLanguage) =>
  parts.map(({ name, catalogs }) => {
    const keys = Object.keys(catalogs.en);
    return { name, all: keys.length, done: keys.filter((key) => catalogs[language]?.[key] !== undefined).length };
  });
