import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** One noun, one meaning: docs/glossary.md lists the type names that more than one package may define. */
const ROOT = join(import.meta.dirname, '..');
const GLOSSARY = readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8');
const SHARED_HEADING = '## Types that several packages define';

const DEFINITION = /^export (?:(?:declare )?(?:abstract )?(?:interface|type|class|enum) |type \{ (?=\w+ \};))(\w+)/gm;

/** The names of the types that a module defines and exports; re-exports (`export type { … } from`) define nothing. */
const typesDefinedIn = (source: string): string[] => [...source.matchAll(DEFINITION)].map(([, name]) => name);

/** Where each exported type is defined: package by package, the files. */
function definitions(): Map<string, Map<string, string[]>> {
  const found = new Map<string, Map<string, string[]>>();
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const source = join(ROOT, 'packages', name, 'src');
    if (!existsSync(source)) continue;
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.[cm]?tsx?$/.test(file) && !/\.test\.[cm]?tsx?$/.test(file),
    );
    for (const file of files) {
      const path = join(source, file);
      for (const type of typesDefinedIn(readFileSync(path, 'utf8'))) {
        const byPackage = found.get(type) ?? new Map<string, string[]>();
        byPackage.set(name, [...(byPackage.get(name) ?? []), relative(ROOT, path)]);
        found.set(type, byPackage);
      }
    }
  }
  return found;
}

function sectionOf(heading: string): string {
  const start = GLOSSARY.indexOf(heading);
  const end = GLOSSARY.indexOf('\n## ', start + heading.length);
  return start < 0 ? '' : GLOSSARY.slice(start, end < 0 ? undefined : end);
}

const listed = [...sectionOf(SHARED_HEADING).matchAll(/^- `(\w+)`/gm)].map(([, name]) => name);

it('recognizes definitions of every kind, and no re-exports', () => {
  const source = [
    'export interface A {}',
    'export type B<T> = T;',
    'export abstract class C {}',
    "export type { D } from './d.js';",
    'export type { G };',
    'interface E {}',
    'export const F = 1;',
  ].join('\n');
  expect(typesDefinedIn(source)).toEqual(['A', 'B', 'C', 'G']);
});

describe('exported types', () => {
  const shared = [...definitions()].filter(([, byPackage]) => byPackage.size > 1);

  it('have a name that only one package defines, unless the glossary lists it', () => {
    const unlisted = shared
      .filter(([type]) => !listed.includes(type))
      .map(([type, byPackage]) => `${type}: ${[...byPackage.values()].flat().join(', ')}`);
    expect(unlisted).toEqual([]);
  });

  it('are listed only while several packages define them', () => {
    const names = shared.map(([type]) => type);
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('are listed in alphabetical order, each once', () => {
    expect(listed).toEqual([...new Set(listed)].sort());
  });
});
