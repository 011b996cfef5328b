import type { DraftLanguage } from '@sandtable/kernel';
import { type Change, isHelp } from './exchange.js';
import type { Part } from './parts.js';

/** Where a draft's texts of a part stand: one module a part, which the part's catalogs must name. */
function moduleOf({ name }: Part, language: DraftLanguage): string {
  const [first = '', second] = name.split('/');
  if (second === 'web') return `packages/web/src/games/${first}/words/${language}.ts`;
  if (name === 'web/passkeys') return `packages/web/src/words/passkeys-${language}.ts`;
  if (name === 'server') return `packages/server/src/words-${language}.ts`;
  return `packages/${first}/src/${['kernel', 'cli', 'web'].includes(first) ? 'words' : 'messages'}/${language}.ts`;
}

/** The modules of a draft with the changed texts, in the order of the English ones. Help has no drafts yet. */
export function draftModules(language: DraftLanguage, changes: readonly Change[]): ReadonlyMap<string, string> {
  const parts = new Set(changes.map(({ part }) => part).filter((part) => !isHelp(part)));
  return new Map(
    [...parts].map((part) => {
      const changed = new Map(changes.filter((it) => it.part === part).map(({ key, after }) => [key, after]));
      const lines = Object.keys(part.catalogs.en).flatMap((key) => {
        const text = changed.get(key) ?? part.catalogs[language]?.[key];
        return text === undefined ? [] : [`  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`];
      });
      const catalog = part.name === 'kernel' ? '../messages.js' : '@sandtable/kernel';
      return [
        moduleOf(part, language),
        `import type { Catalog } from '${catalog}';\n\n/** A draft: what is missing is shown in English. */\nexport const ${language}: Catalog = {\n${lines.join('')}};\n`,
      ];
    }),
  );
}
