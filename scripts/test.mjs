import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browsers, build, install, postgres, root, tool } from './workspace.mjs';

/** `npm test`: lint, types, tests; whatever is given goes to vitest. The last line is the count. */
if (!install()) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}

postgres();
browsers();

const steps = [
  ['lint', () => tool('@biomejs/biome/bin/biome', 'check', '.')],
  ['build', build],
  ['unused files, exports and dependencies', () => tool('knip/bin/knip.js', '--no-progress')],
  ['types of the tests', () => tool('typescript/bin/tsc', '-p', 'tsconfig.tests.json')],
];
const broken = steps.filter(([, step]) => !step()).map(([name]) => name);

const folder = mkdtempSync(join(tmpdir(), 'sandtable-test-'));
const report = join(folder, 'report.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const went = tool('vitest/vitest.mjs', 'run', '--root', root, ...reporters, ...process.argv.slice(2));
const { passed, failed } = count(report);
rmSync(folder, { recursive: true, force: true });

for (const name of broken) console.error(`Failed: ${name}`);
// A run that failed without a failed test (a crash, a file that does not load) must not look like a success.
const unseen = !went && failed === 0 ? 1 : 0;
const allFailed = failed + unseen + broken.length;
console.log(`${passed} passed, ${allFailed} failed`);
process.exit(allFailed === 0 ? 0 : 1);

function count(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const unloaded = testResults.filter((it) => it.status === 'failed' && it.assertionResults.length === 0).length;
    return { passed: numPassedTests, failed: numFailedTests + unloaded };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
