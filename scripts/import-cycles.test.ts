import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { findCycles, moduleGraph } from './module-imports.js';

/** No module imports itself by way of others, not even for a type: each can be read after what it imports. */
const ROOT = join(import.meta.dirname, '..');
const folders = ['packages', 'examples']
  .flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name, 'src')))
  .filter((folder) => existsSync(join(ROOT, folder)));

it.each(folders)('no import cycles in %s', (folder) => {
  const graph = moduleGraph(join(ROOT, folder));
  expect(graph.size).toBeGreaterThan(0);
  const found = findCycles(graph).map((cycle) => cycle.map((file) => relative(ROOT, file)).join(' -> '));
  expect(found).toEqual([]);
});

it('sees every import within a package', () => {
  const kernel = join(ROOT, 'packages/kernel/src');
  expect(moduleGraph(kernel).get(join(kernel, 'index.ts'))).toContain(join(kernel, 'words/index.ts'));
});

it('finds a cycle wherever it begins', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', []],
    ['e', ['e']],
  ]);
  expect(findCycles(graph)).toEqual([
    ['b', 'c', 'b'],
    ['e', 'e'],
  ]);
});
