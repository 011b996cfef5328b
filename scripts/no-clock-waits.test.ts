import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** What waits for time to pass: too short on a busy machine, and too long on a quiet one. */
const CLOCK = /waitForTimeout\(|timers\/promises|setTimeout\(\s*(?:resolve|done)\s*,/;

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[/\\](dist|node_modules)([/\\]|$)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));

it('no test waits for time to pass, only for a state', () => {
  const tests = ['packages', 'scripts']
    .flatMap(sourcesIn)
    .filter((path) => path.endsWith('.test.ts') || /[/\\]e2e[/\\].*\.ts$/.test(path));
  expect(tests.length).toBeGreaterThan(300);
  const waiting = tests.filter((path) => CLOCK.test(readFileSync(path, 'utf8').replace(/^const CLOCK.*$/m, '')));
  expect(waiting).toEqual([]);
});
