import type { DraftLanguage, Language } from '@sandtable/kernel';
import type { Change } from './exchange.js';
import type { Part } from './parts.js';
import { quoted, type Sources } from './source-texts.js';

interface DraftFiles {
  readonly files: ReadonlyMap<string, string>;
  /** Changes of pages that have a title but no text yet, or a text but no title. */
  readonly halves: readonly Change[];
}

/**
 * The help of a draft: its chapters with the changes, written anew in the order of the English pages. A draft without help
 * gets all its files; the first time, the page and `parts.ts` must be made to load them (docs/translating.md).
 */
export function writeDraftHelp(
  sources: Sources,
  language: Language | DraftLanguage,
  changes: readonly Change[],
): DraftFiles {
  const files = new Map<string, string>();
  const halves: Change[] = [];
  for (const part of new Set(changes.map((change) => change.part))) {
    const ofPart = changes.filter((change) => change.part === part);
    const [folder = ''] = part.folders;
    const isNew = !sources.has(`${folder}/${language}.ts`);
    if (isNew) {
      const index = sources.code(`${folder}/en.ts`);
      files.set(`${folder}/${language}.ts`, index.replaceAll("'./en/", `'./${language}/`));
    }
    const said = new Map<string, string>(Object.entries(part.catalogs[language] ?? {}));
    for (const { key, after } of ofPart) said.set(key, after);
    for (const [file, keys] of chaptersOf(sources, part)) {
      const changed = ofPart.filter(({ key }) => keys.includes(pageOf(key)));
      halves.push(...changed.filter(({ key }) => !(said.has(pageOf(key)) && said.has(`title.${pageOf(key)}`))));
      if (isNew || changed.length > 0) {
        const path = file.replace('/en/', `/${language}/`);
        files.set(path, chapter(sources.code(file), path, keys, said));
      }
    }
  }
  return { files, halves };
}

const pageOf = (key: string): string => key.replace(/^title\./, '');

/** The English chapters with the keys of their pages. */
function chaptersOf(sources: Sources, part: Part): ReadonlyMap<string, readonly string[]> {
  const chapters = new Map<string, string[]>();
  for (const { file, key } of [...sources.texts(part.folders).values()].flat()) {
    if (file.includes('/help/en/')) chapters.set(file, [...(chapters.get(file) ?? []), key]);
  }
  return chapters;
}

function chapter(english: string, path: string, keys: readonly string[], said: ReadonlyMap<string, string>): string {
  const [, name = ''] = /^export const (\w+) =/m.exec(english) ?? [];
  const [, file = ''] = /([\w-]+)\.ts$/.exec(path) ?? [];
  const pages = keys.flatMap((key) => {
    const title = said.get(`title.${key}`);
    const text = said.get(key);
    return title && text ? [`  '${key}': [${quoted(title)}, ${quoted(text)}],\n`] : [];
  });
  return `import type { DraftHelp } from '@sandtable/kernel';
import type { ${name} as en } from '../en/${file}.js';

export const ${name}: DraftHelp<typeof en> = {
${pages.join('')}};
`;
}
