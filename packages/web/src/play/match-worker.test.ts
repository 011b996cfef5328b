import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteFolder } from '../../site.mjs';

const ASSETS = join(siteFolder, 'assets');
const chunks = new Map(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]),
);
/** How a page starts a worker, in the built site. */
const START = /new Worker\(\s*new URL\(\s*(?:\/\*.*?\*\/\s*)?["'`]\/assets\/([^"'`]+)["'`]/g;
const entries = new Set([...chunks.values()].flatMap((text) => [...text.matchAll(START)].map(([, name = '']) => name)));

// Reads the built files, so it also runs where no browser is installed.
describe('the built site', () => {
  it('starts a worker for the rules, and from there workers for bots that think', () => {
    expect([...entries].sort()).toEqual([
      expect.stringMatching(/^match-worker-.*\.js$/),
      expect.stringMatching(/^thinking-worker-.*\.js$/),
    ]);
  });

  it.each([...entries])('no chunk imports the worker’s entry %s: WebKit would evaluate it a second time', (entry) => {
    const importers = [...chunks].filter(([, text]) => text.replace(START, '').includes(entry)).map(([name]) => name);
    expect(importers).toEqual([]);
  });

  it.each([...entries])('the worker’s entry %s imports everything that it runs', (entry) => {
    const imported = /from\s*["'`]\.\/([^"'`]+)["'`]/.exec(chunks.get(entry) ?? '')?.[1] ?? '';
    expect([...chunks.keys()]).toContain(imported);
  });
});
