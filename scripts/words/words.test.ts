import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '@sandtable/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { loadBundle } from './bundle.mjs';
import { editSources } from './edit-sources.js';
import { coverageOf, type Exchange, exportWords, isHelp, readExchange } from './exchange.js';
import { translationFault } from './icu.js';
import { PARTS, type Part } from './parts.js';
import { Sources } from './source-texts.js';

const root = resolve(import.meta.dirname, '../..');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A translator's tool writes the file anew. */
const throughAFile = (exchange: Exchange): Exchange => JSON.parse(JSON.stringify(exchange));
/** A change that every message survives: a word at its end. */
const changed = (exchange: Exchange): Exchange => ({
  ...exchange,
  texts: exchange.texts.map((it) => ({ ...it, text: `${it.text} ‹q›` })),
});

async function catalogsFrom(files: ReadonlyMap<string, string>): Promise<readonly Part[]> {
  const folder = mkdtempSync(join(root, 'node_modules', '.words-'));
  folders.push(folder);
  const { PARTS: parts } = await import(pathToFileURL(await loadBundle(folder, 'scripts/words/parts.ts', files)).href);
  return parts;
}

describe('texts for translators', () => {
  it.each(LANGUAGES)('%s: every text goes out once with its kind, and back unchanged', (language) => {
    const { texts, ...exchange } = throughAFile(exportWords(PARTS, language));
    expect(new Set(texts.map(({ id }) => id)).size).toBe(
      PARTS.flatMap(({ catalogs }) => Object.keys(catalogs.en)).length,
    );
    expect(texts.filter(({ kind, text }) => kind === '' || text === '')).toEqual([]);
    expect(readExchange(PARTS, { ...exchange, texts })).toEqual({ changes: [], refused: [] });
  });

  it.each(LANGUAGES.slice(1))('%s: a change of every text reaches the sources, or is named', async (language) => {
    const wanted = changed(throughAFile(exportWords(PARTS, language)));
    const { changes, refused } = readExchange(PARTS, wanted);
    expect(refused).toEqual([]);
    expect(changes.length).toBe(wanted.texts.length);
    const { files, byHand } = editSources(new Sources(root), language, changes);
    // Names of tiles and of limits, which are put together from names.
    expect(byHand.length).toBeLessThan(0.04 * changes.length);
    const after = await catalogsFrom(files);
    const left = new Set(byHand.map(({ part, key }) => `${part.name}:${key}`));
    const lost = changes.filter(
      ({ part, key, after: text }) =>
        !left.has(`${part.name}:${key}`) &&
        after.find(({ name }) => name === part.name)?.catalogs[language][key] !== text,
    );
    expect(lost.map(({ part, key }) => `${part.name}:${key}`)).toEqual([]);
  });

  it('a text whose English has changed, an unknown key and a wrong parameter are refused', () => {
    const { texts, ...exchange } = exportWords(PARTS, 'fr');
    const [first] = texts.filter(({ id }) => id === 'kernel:error.notAsked');
    if (!first) throw new Error('the kernel has lost a text');
    const refusedWith = (change: Partial<typeof first>) =>
      readExchange(PARTS, { ...exchange, texts: [{ ...first, text: 'Non.', ...change }] }).refused;
    expect(refusedWith({})).toEqual([]);
    expect(refusedWith({ english: 'Something else' })).toHaveLength(1);
    expect(refusedWith({ id: 'kernel:nothing' })).toHaveLength(1);
    expect(refusedWith({ text: 'Le siège {siege}.' })).toHaveLength(1);
    expect(refusedWith({ text: 'Le siège {seat.' })).toHaveLength(1);
  });

  it('a draft may be incomplete: its text stands beside those of the other languages', () => {
    const { texts, ...exchange } = exportWords(PARTS, 'es');
    const translated = texts.map((it) => (it.id === 'labyrinth:seat.jihadist' ? { ...it, text: 'Otros' } : it));
    const { changes } = readExchange(PARTS, { ...exchange, texts: translated });
    const { files, byHand } = editSources(new Sources(root), 'es', changes);
    expect(byHand).toEqual([]);
    expect([...files.keys()]).toEqual(['packages/labyrinth/src/messages/names.ts']);
    expect([...files.values()][0]).toContain("es: 'Otros'");
  });

  it('help of a draft is written with the pages that it has; half a page is named', () => {
    const folder = 'packages/labyrinth/src/help';
    // The sources and the catalog of a draft that has no help yet.
    const bare = mkdtempSync(join(tmpdir(), 'words-'));
    folders.push(bare);
    for (const name of ['en', 'en.ts']) cpSync(join(root, folder, name), join(bare, folder, name), { recursive: true });
    const parts = PARTS.filter(({ name }) => name === 'labyrinth/help').map((part): Part => {
      const { es: _translated, ...catalogs } = part.catalogs;
      return { ...part, catalogs };
    });
    const { texts, ...exchange } = exportWords(parts, 'es');
    const said: Readonly<Record<string, string>> = {
      'labyrinth/help:title.8.2': 'Guerra de ideas',
      'labyrinth/help:8.2': 'Lanza el dado.\nSuma.',
      'labyrinth/help:8.3': 'Sin título.',
    };
    const translated = texts.map((it) => ({ ...it, text: said[it.id] ?? it.text }));
    const { changes } = readExchange(parts, { ...exchange, texts: translated });
    const { files, byHand } = editSources(new Sources(bare), 'es', changes);
    expect(byHand.map(({ key }) => key)).toEqual(['8.3']);
    const chapters = [...files.keys()].filter((path) => path.startsWith(`${folder}/es/`));
    expect(files.get(`${folder}/es.ts`)).toBe(
      readFileSync(join(root, folder, 'en.ts'), 'utf8').replaceAll('./en/', './es/'),
    );
    expect(chapters.length).toBe(readdirSync(join(root, folder, 'en')).length);
    const pages = chapters.map((path) => files.get(path) ?? '').filter((code) => code.includes('\n  '));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("'8.2': ['Guerra de ideas', 'Lanza el dado.\\nSuma.']");
  });

  it.each(LANGUAGES)('%s is complete', (language) => {
    expect(coverageOf(PARTS, language).filter(({ done, all }) => done < all)).toEqual([]);
  });

  it('every draft is well formed', () => {
    const faults = PARTS.filter((part) => !isHelp(part)).flatMap(({ name, catalogs }) =>
      Object.entries(catalogs.es ?? {}).flatMap(([key, text]) => {
        const english = catalogs.en[key];
        const fault = english === undefined ? 'not in English' : translationFault(english, text);
        return fault ? [`${name}:${key} ${fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });
});
