import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsBelow, modulesImportedIn } from './module-imports.js';

/**
 * Arrows point one way: web, server, cli -> games -> ai -> kernel. What searches knows the kernel's interface and no game.
 * A game runs on a server, in a browser and in a simulation alike, so neither it nor the kernel knows any of them.
 */
const PACKAGES = join(import.meta.dirname, '..', 'packages');
const HOSTS = ['cli', 'client', 'server', 'web'];
const BELOW_GAMES = ['kernel', 'ai'];
/** Hosts know the kernel and the games; which host may know which other is decided here. */
const HOST_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  // `serve` puts the table's pages beside the API.
  cli: ['client', 'server', 'web'],
  // What goes over the wire is written down once, in the client's package.
  client: [],
  server: ['client'],
  web: ['client'],
};
const TEST_TOOLS = ['vitest', 'fast-check', 'playwright-core', 'axe-core'];

const packages = readdirSync(PACKAGES).filter((name) => existsSync(join(PACKAGES, name, 'package.json')));
const games = packages.filter((name) => !BELOW_GAMES.includes(name) && !HOSTS.includes(name));
/** The pages have the boards of the examples too. */
const examples = readdirSync(join(PACKAGES, '..', 'examples'));

function allowedWorkspace(name: string): readonly string[] {
  if (name === 'kernel') return [];
  if (name === 'ai') return ['kernel'];
  if (!HOSTS.includes(name)) return BELOW_GAMES;
  return [...BELOW_GAMES, ...games, ...(name === 'web' ? examples : []), ...HOST_MAY_IMPORT[name]];
}

const importsOf = (name: string): Import[] => importsBelow(join(PACKAGES, name, 'src'));

const isTest = (file: string) => /\.test\.[cm]?tsx?$/.test(file) || /\/(testing|e2e)\//.test(relative(PACKAGES, file));
const isTestingOfGame = (path: string) => games.some((name) => path.startsWith(join(PACKAGES, name, 'src/testing/')));
const workspaceName = (from: string) => /^@sandtable\/([^/]+)/.exec(from)?.[1];
const packageName = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
const manifest = (name: string) => JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
const listed = (found: readonly Import[]) => found.map(({ file, from }) => `${relative(PACKAGES, file)} -> ${from}`);

it('sees imports of every form', () => {
  const forms = `import a from 'a';\nimport {\n  type B,\n} from "b";\nimport 'c';\nexport * from 'd';\nawait import('e');\n`;
  const text = `${forms}const words = [from, 'f'];\nsay(' from ', 'g');\n`;
  const found = modulesImportedIn(text);
  expect(found).toEqual(['a', 'b', 'c', 'd', 'e']);
});

describe.each(packages)('package %s', (name) => {
  const imports = importsOf(name);

  it('imports only the workspace packages below it', () => {
    const allowed = allowedWorkspace(name);
    const wrong = imports.filter(({ from }) => {
      const other = workspaceName(from);
      return other !== undefined && !allowed.includes(other);
    });
    expect(listed(wrong)).toEqual([]);
  });

  it('reaches no other package by a relative path, but for what a game’s tests offer to other tests', () => {
    const home = join(PACKAGES, name);
    const wrong = imports.filter(({ file, from }) => {
      if (!from.startsWith('.')) return false;
      const target = resolve(dirname(file), from);
      return relative(home, target).startsWith('..') && !(isTest(file) && isTestingOfGame(target));
    });
    expect(listed(wrong)).toEqual([]);
  });

  it('lists what it imports in its package.json, and nothing that is not below it', () => {
    const { dependencies = {}, devDependencies = {} } = manifest(name);
    const known = Object.keys({ ...dependencies, ...devDependencies });
    const foreign = imports.filter(({ file, from }) => {
      if (from.startsWith('.') || isBuiltin(from)) return false;
      if (isTest(file) && TEST_TOOLS.includes(packageName(from))) return false;
      return !known.includes(packageName(from));
    });
    expect(listed(foreign)).toEqual([]);
    const workspace = known.flatMap((it) => workspaceName(it) ?? []);
    expect(workspace.filter((it) => !allowedWorkspace(name).includes(it))).toEqual([]);
  });

  it('refers in its tsconfig.json to the packages it depends on', () => {
    const { references = [] } = JSON.parse(readFileSync(join(PACKAGES, name, 'tsconfig.json'), 'utf8'));
    const referred = references.map(({ path }: { path: string }) => basename(path)).sort();
    const { dependencies = {}, devDependencies = {} } = manifest(name);
    const needed = Object.keys(dependencies).flatMap((it) => workspaceName(it) ?? []);
    needed.push(...examples.filter((it) => `@sandtable/${it}` in devDependencies));
    expect(referred).toEqual(needed.sort());
  });
});

describe.each(['kernel', ...games])('the pure package %s', (name) => {
  it('imports nothing of Node or the browser', () => {
    const wrong = importsOf(name).filter(({ file, from }) => isBuiltin(from) && !/\.test\.ts$/.test(file));
    expect(listed(wrong)).toEqual([]);
    const { dependencies = {} } = manifest(name);
    const hostly = ['react', 'react-dom', 'commander', 'fastify', 'ws', 'kysely', '@photostructure/sqlite', 'pg'];
    expect(Object.keys(dependencies).filter((it) => hostly.includes(it))).toEqual([]);
  });

  it('is compiled without the types of Node or the browser, so that no global of theirs can slip in', () => {
    const { compilerOptions = {} } = JSON.parse(readFileSync(join(PACKAGES, name, 'tsconfig.json'), 'utf8'));
    expect(compilerOptions.types ?? []).toEqual([]);
    expect(compilerOptions.lib).toBeUndefined();
  });

  it('reads no clock and no other source of chance', () => {
    const source = join(PACKAGES, name, 'src');
    const wrong = existsSync(source)
      ? readdirSync(source, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
          .filter((file) =>
            /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\./.test(
              readFileSync(join(source, file), 'utf8'),
            ),
          )
      : [];
    expect(wrong).toEqual([]);
  });
});
