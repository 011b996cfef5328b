import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsBelow, modulesImportedIn } from './module-imports.js';

/**
 * Every game is in every list of games. Where the compiler asks for a missing entry (the web's rules and covers follow
 * its list of boards), nothing is checked here. docs/adding-a-game.md names the same files.
 */
const ROOT = join(import.meta.dirname, '..');
const HOSTS = ['ai', 'cli', 'client', 'kernel', 'server', 'web'];
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const games = readdirSync(join(ROOT, 'packages')).filter(
  (name) => !HOSTS.includes(name) && existsSync(join(ROOT, 'packages', name, 'package.json')),
);
const examples = readdirSync(join(ROOT, 'examples'));
const built: readonly string[] = JSON.parse(read('tsconfig.json')).references.map(({ path }: { path: string }) => path);

it('finds the games', () => {
  expect(games).toContain('labyrinth');
  expect(examples).toContain('liars-dice');
});

describe.each(games)('%s', (name) => {
  it.each(['packages/cli/src/games.ts', 'packages/server/src/testing/games.mjs'])('is listed in %s', (list) => {
    expect(modulesImportedIn(read(list))).toContain(`@sandtable/${name}`);
  });

  it('is listed in packages/web/src/games/index.ts', () => {
    expect(modulesImportedIn(read('packages/web/src/games/index.ts'))).toContain(`./${name}/index.js`);
  });
});

describe.each([...games.map((name) => `packages/${name}`), ...examples.map((name) => `examples/${name}`)])(
  '%s',
  (folder) => {
    it('is built', () => {
      expect(built).toContain(folder);
    });

    it('passes the test that every game passes', () => {
      const tests = importsBelow(join(ROOT, folder, 'src')).filter(({ file }) => file.endsWith('.test.ts'));
      const conforming = tests.filter(({ file }) => readFileSync(file, 'utf8').includes('conformanceChecks('));
      expect(conforming).not.toEqual([]);
    });
  },
);
