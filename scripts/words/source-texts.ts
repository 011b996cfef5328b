import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/experimental';

/** A text in the sources: `'key': { en: '…', pl: '…' }`, or a help page `'key': ['title', 'text']` of one language. */
interface SourceText {
  readonly file: string;
  readonly key: string;
  /** The strings by language; a help page has its title and text instead. */
  readonly strings: ReadonlyMap<string, SourceString>;
  /** Where another language can be added. */
  readonly end: number;
}

interface SourceString {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

const isRecord = (it: unknown): it is Readonly<Record<string, unknown>> => typeof it === 'object' && it !== null;

const wordOf = (node: unknown): string => {
  if (!isRecord(node)) return '';
  return String(node.type === 'Identifier' ? node.name : node.value);
};

function stringOf(node: unknown): SourceString | undefined {
  if (!isRecord(node) || node.type !== 'Literal' || typeof node.value !== 'string') return undefined;
  const { start, end, value } = node;
  return typeof start === 'number' && typeof end === 'number' ? { start, end, value } : undefined;
}

/** The strings of an object's properties, or of a list's places. */
function stringsIn(node: Readonly<Record<string, unknown>>): ReadonlyMap<string, SourceString> {
  const found = new Map<string, SourceString>();
  const add = (name: string, value: unknown) => {
    const string = stringOf(value);
    if (string) found.set(name, string);
  };
  if (Array.isArray(node.properties)) {
    for (const property of node.properties) if (isRecord(property)) add(wordOf(property.key), property.value);
  } else if (Array.isArray(node.elements)) {
    for (const [index, element] of node.elements.entries()) add(index === 0 ? 'title' : 'text', element);
  }
  return found;
}

function textsOf(file: string, code: string): readonly SourceText[] {
  const found: SourceText[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
      return;
    }
    if (!isRecord(node)) return;
    if (node.type === 'Property' && isRecord(node.value)) {
      const strings = stringsIn(node.value);
      const last = Math.max(...[...strings.values()].map(({ end }) => end));
      if (strings.has('en') || strings.has('title')) found.push({ file, key: wordOf(node.key), strings, end: last });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, code).program);
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
  readonly #texts = new Map<readonly string[], ReadonlyMap<string, readonly SourceText[]>>();
  readonly #code = new Map<string, string>();
  constructor(readonly root: string) {}

  has(file: string): boolean {
    return statSync(join(this.root, file), { throwIfNoEntry: false }) !== undefined;
  }

  code(file: string): string {
    const known = this.#code.get(file) ?? readFileSync(join(this.root, file), 'utf8');
    this.#code.set(file, known);
    return known;
  }

  /** The texts of a part's folders by key. */
  texts(folders: readonly string[]): ReadonlyMap<string, readonly SourceText[]> {
    const known = this.#texts.get(folders);
    if (known) return known;
    const files = new Set(folders.flatMap((folder) => filesUnder(this.root, folder)));
    const texts = new Map<string, SourceText[]>();
    for (const text of [...files].flatMap((file) => textsOf(file, this.code(file)))) {
      texts.set(text.key, [...(texts.get(text.key) ?? []), text]);
    }
    this.#texts.set(folders, texts);
    return texts;
  }
}

/** A string as Biome writes it. */
export function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}
