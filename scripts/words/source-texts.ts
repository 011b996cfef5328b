import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@sandtable/kernel';
import { parseSync } from 'rolldown/experimental';
import type { Change } from './exchange.js';

/** A string in the sources, with the names of the objects, keys and places in lists around it. */
export interface SourceText {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly path: readonly string[];
}

/** The languages other than English, in the order in which lists of names give them. */
const LIST_ORDER: readonly Language[] = ['pl', 'hu', 'fr'];

const isRecord = (it: unknown): it is Readonly<Record<string, unknown>> => typeof it === 'object' && it !== null;

const wordOf = (node: unknown): string => {
  if (!isRecord(node)) return '';
  return String(node.type === 'Identifier' ? node.name : node.value);
};

function textsOf(file: string, code: string): readonly SourceText[] {
  const found: SourceText[] = [];
  const visit = (node: unknown, path: readonly string[]): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, path);
      return;
    }
    if (!isRecord(node)) return;
    const { type, start, end } = node;
    if (type === 'Literal' && typeof node.value === 'string' && typeof start === 'number' && typeof end === 'number') {
      found.push({ file, start, end, value: node.value, path });
    } else if (type === 'Property') visit(node.value, [...path, wordOf(node.key)]);
    else if (type === 'VariableDeclarator') visit(node.init, [...path, wordOf(node.id)]);
    else if (type === 'ArrayExpression' && Array.isArray(node.elements)) {
      for (const [index, element] of node.elements.entries()) visit(element, [...path, `[${index}]`]);
    } else if (type !== 'ImportDeclaration') for (const child of Object.values(node)) visit(child, path);
  };
  visit(parseSync(file, code).program, []);
  return found;
}

const filesUnder = (root: string, path: string): readonly string[] =>
  statSync(join(root, path), { throwIfNoEntry: false }) === undefined
    ? []
    : path.endsWith('.ts')
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
          .map((name) => `${path}/${name}`);

/** Reads each file once. */
export class Sources {
  readonly #texts = new Map<string, readonly SourceText[]>();
  readonly #code = new Map<string, string>();
  constructor(readonly root: string) {}

  code(file: string): string {
    const known = this.#code.get(file) ?? readFileSync(join(this.root, file), 'utf8');
    this.#code.set(file, known);
    return known;
  }

  texts(folders: readonly string[]): readonly SourceText[] {
    return folders
      .flatMap((folder) => filesUnder(this.root, folder))
      .flatMap((file) => {
        const known = this.#texts.get(file) ?? textsOf(file, this.code(file));
        this.#texts.set(file, known);
        return known;
      });
  }
}

const isIn = (language: Language, { file, path }: SourceText): boolean => {
  const place = LIST_ORDER.indexOf(language);
  return (
    path.includes(language) ||
    new RegExp(`/${language}(?:/|\\.ts$)`).test(file) ||
    (place >= 0 && path.at(-1) === `[${place}]` && !path.some((it) => LIST_ORDER.some((other) => other === it)))
  );
};

/** How many of the key's words, from its end, the text's place repeats: `event.12.shaded` stands under 12, then shaded. */
function likeness(key: string, { path }: SourceText): number {
  const place = path.join('.');
  const words = key.split('.');
  for (let from = 0; from < words.length; from++) {
    if (`.${place}.`.includes(`.${words.slice(from).join('.')}.`)) return words.length - from;
  }
  // A language may stand between a card and its half, and a help page's title in a list.
  return words.filter((word) => path.includes(word)).length / 10;
}

/** The one place in the sources where a text stands; undefined if code puts it together. */
function placeOf(sources: Sources, language: Language, { part, key, before }: Change): SourceText | undefined {
  const bare = key.replace(/^(?:title|need)\./, '');
  const candidates = sources.texts(part.folders).filter((it) => it.value === before && isIn(language, it));
  const best = Math.max(...candidates.map((it) => likeness(bare, it)));
  const [place, ...others] = candidates.filter((it) => likeness(bare, it) === best);
  return others.length === 0 && best > 0 ? place : undefined;
}

/** A string as Biome writes it. */
function quoted(text: string, before: string): string {
  let escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  // Narrow spaces stay as the file writes them.
  if (before.includes('\\u')) escaped = escaped.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}

/** The changed files by their path, and the changes whose text is put together by code. */
export function editSources(sources: Sources, language: Language, changes: readonly Change[]) {
  const placed = changes.map((change) => ({ change, place: placeOf(sources, language, change) }));
  const files = new Map<string, string>();
  const edits = placed
    .flatMap(({ change, place }) => (place ? [{ ...place, after: change.after }] : []))
    .toSorted((a, b) => b.start - a.start);
  const done = new Set<string>();
  for (const { file, start, end, after } of edits) {
    // Games share some texts of their boards: each is changed once.
    if (done.has(`${file}:${start}`)) continue;
    done.add(`${file}:${start}`);
    const code = files.get(file) ?? sources.code(file);
    files.set(file, code.slice(0, start) + quoted(after, code.slice(start, end)) + code.slice(end));
  }
  return { files, byHand: placed.filter(({ place }) => !place).map(({ change }) => change) };
}
