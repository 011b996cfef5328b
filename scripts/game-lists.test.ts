import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportOf, folderOf, type GameEntry, gameLists, HOSTS, manifest } from './game-lists.mjs';
import { importsBelow } from './module-imports.js';

/** games.json names every game, and every list of games is as games.json says (docs/adding-a-game.md). */
const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const packagesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => existsSync(join(ROOT, folder, name, 'package.json')))
    .map((name) => `${folder}/${name}`);
const entries = manifest();

it('games.json names every game and every example', () => {
  const games = packagesIn('packages').filter((folder) => !HOSTS.includes(folder.slice('packages/'.length)));
  expect(entries.map(folderOf).sort()).toEqual([...packagesIn('examples'), ...games].sort());
});

it.each([...gameLists().keys()])('%s is as games.json says; otherwise run `npm run games`', (path) => {
  expect(read(path)).toBe(gameLists().get(path));
});

describe.each(entries.map((entry) => ({ ...entry, folder: folderOf(entry) })))('$folder', ({ id, folder }) => {
  it('is named as its folder, and exports its game under that name in camel case', () => {
    expect(JSON.parse(read(`${folder}/package.json`)).name).toBe(`@sandtable/${id}`);
    expect(read(`${folder}/src/index.ts`)).toMatch(
      new RegExp(`export const ${exportOf(id)}\\b|\\b${exportOf(id)}\\b.*from`),
    );
  });

  it('passes the test that every game passes', () => {
    const tests = importsBelow(join(ROOT, folder, 'src')).filter(({ file }) => file.endsWith('.test.ts'));
    const conforming = tests.filter(({ file }) => readFileSync(file, 'utf8').includes('conformanceChecks('));
    expect(conforming).not.toEqual([]);
  });
});

describe('one more entry in games.json', () => {
  const listsWith = (entry: GameEntry) => {
    const now = gameLists();
    const then = gameLists([...entries, entry]);
    return [...then].filter(([path, text]) => text !== now.get(path));
  };

  it('adds a game to every list', () => {
    const changed = new Map(listsWith({ id: 'two-words' }));
    expect([...changed.keys()]).toEqual([...gameLists().keys()]);
    expect(changed.get('packages/cli/src/games.ts')).toContain("import { twoWords } from '@sandtable/two-words';");
    expect(changed.get('packages/web/src/games/index.ts')).toContain("'two-words': async () =>");
    expect(JSON.parse(changed.get('packages/web/tsconfig.json') ?? '').references).toContainEqual({
      path: '../two-words',
    });
    const { version } = JSON.parse(read('package.json'));
    const { dependencies } = JSON.parse(changed.get('packages/cli/package.json') ?? '');
    expect(dependencies['@sandtable/two-words']).toBe(version);
  });

  it('adds a game without a board to all lists but those of the browser', () => {
    const paths = listsWith({ id: 'two-words', browser: false }).map(([path]) => path);
    expect(paths).toContain('packages/cli/src/games.ts');
    expect(paths.filter((path) => path.startsWith('packages/web/'))).toEqual([]);
  });

  it('has an example built with its board, and shows it to nobody', () => {
    expect(listsWith({ id: 'two-words', example: true }).map(([path]) => path)).toEqual([
      'packages/web/package.json',
      'packages/web/tsconfig.json',
      'tsconfig.json',
    ]);
    const withoutBoard = listsWith({ id: 'two-words', example: true, browser: false });
    expect(withoutBoard.map(([path]) => path)).toEqual(['tsconfig.json']);
  });
});
