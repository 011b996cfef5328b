import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Every numbered rule has a source file and a test, every card side a test, and the page that says so is up to date. */
it('docs/rules-coverage.md is up to date and has no empty line', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'rules-coverage.mjs')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('docs/rulings-imperial-struggle.md tells of each ruling once, and names a test that cites it', () => {
  const root = join(import.meta.dirname, '..');
  const page = readFileSync(join(root, 'docs', 'rulings-imperial-struggle.md'), 'utf8');
  const entries = page.split(/\n(?=- |## )/).filter((part) => part.startsWith('- **R'));
  expect(entries.map((entry) => /^- \*\*(R\d+)\*\*/.exec(entry)?.[1])).toEqual(
    Array.from({ length: 62 }, (_, i) => `R${i + 1}`),
  );
  const source = (path: string) => readFileSync(join(root, 'packages', 'imperial-struggle', 'src', path), 'utf8');
  for (const [i, entry] of entries.entries()) {
    const named = [...entry.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path]) => path);
    const citing = named.filter((path) => new RegExp(`\\bR${i + 1}\\b`).test(source(path)));
    expect([`R${i + 1}`, citing.length > 0]).toEqual([`R${i + 1}`, true]);
  }
});

it('docs/rulings-andean-abyss.md names, for each ruling, tests that cite it', () => {
  const root = join(import.meta.dirname, '..');
  const page = readFileSync(join(root, 'docs', 'rulings-andean-abyss.md'), 'utf8');
  const entries = page.split(/\n(?=- |## )/).filter((part) => part.startsWith('- '));
  const labels = entries.map((entry) => /^- \*\*([TR]?[\d.]+)\*\*/.exec(entry)?.[1]);
  expect(new Set(labels).size).toBe(entries.length);
  const source = (path: string) => readFileSync(join(root, 'packages', 'andean-abyss', 'src', path), 'utf8');
  const cites = (path: string, label: string) =>
    new RegExp(`(?<![\\w.])${label.replaceAll('.', '\\.')}(?![\\w.]*\\w)`).test(source(path));
  const uncited = entries.flatMap((entry, i) => {
    const named = [...entry.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path]) => path);
    if (named.length === 0) return [`${labels[i]}: no test`];
    return named.filter((path) => !cites(path, labels[i] ?? '')).map((path) => `${labels[i]}: ${path}`);
  });
  expect(uncited).toEqual([]);
});
