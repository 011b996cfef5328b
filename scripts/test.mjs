import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { browsers, build, install, postgres, root, toolBeside } from './workspace.mjs';

const IN_MEMORY = '/dev/shm';
const LEAST_BYTES = 4 * 1024 ** 3;

/** `npm test`: build, lint, types, tests; whatever is given goes to vitest. The last line is the count. */
if (!install()) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}

postgres();
browsers();

// The tests need only the build; style and types are checked while they run.
const broken = build() ? [] : ['build'];
const checks = [
  ['lint', toolBeside('@biomejs/biome/bin/biome', ['check', '.'])],
  ['unused files, exports and dependencies', toolBeside('knip/bin/knip.js', ['--no-progress'])],
  ['types of the tests', toolBeside('typescript/bin/tsc', ['-p', 'tsconfig.tests.json'])],
];

// The tests make and remove some hundred databases and browser profiles; on a slow disk that takes minutes.
if (!process.env.TMPDIR && hasRoom(IN_MEMORY)) process.env.TMPDIR = IN_MEMORY;
const folder = mkdtempSync(join(tmpdir(), 'sandtable-test-'));
const report = join(folder, 'report.json');
const args = ['run', '--root', root, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const tests = await toolBeside('vitest/vitest.mjs', [...args, ...process.argv.slice(2)], { live: true });
const { passed, failed, skipped, files } = count(report);
const isWhole = process.argv.length === 2;
if (isWhole && missing(files).length > 0) broken.push(`test files that no project runs: ${missing(files).join(', ')}`);
rmSync(folder, { recursive: true, force: true });

for (const [name, check] of checks) {
  const { passed: clean, printed } = await check;
  process.stderr.write(printed);
  if (!clean) broken.push(name);
}
for (const name of skipped) console.error(`Skipped: ${name}`);
for (const name of broken) console.error(`Failed: ${name}`);
// A run that failed without a failed test (a crash, a file that does not load) must not look like a success.
const unseen = !tests.passed && failed === 0 ? 1 : 0;
const allFailed = failed + unseen + broken.length;
console.log(`${passed} passed, ${allFailed} failed`);
process.exit(allFailed === 0 ? 0 : 1);

/** Whether a folder in memory takes what all tests write at a time, and memory is left for the tests themselves. */
function hasRoom(path) {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize > LEAST_BYTES && freemem() > 2 * LEAST_BYTES;
}

function count(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const unloaded = testResults.filter((it) => it.status === 'failed' && it.assertionResults.length === 0).length;
    const skipped = testResults
      .flatMap((it) => it.assertionResults)
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fullName);
    const files = testResults.map(({ name }) => resolve(name));
    return { passed: numPassedTests, failed: numFailedTests + unloaded, skipped, files };
  } catch {
    return { passed: 0, failed: 0, skipped: [], files: [] };
  }
}

/** Tests on the disk that did not run: a pattern of vitest.config.ts that leaves a folder out must not go unnoticed. */
function missing(files) {
  const ran = new Set(files);
  return ['packages', 'examples', 'scripts']
    .flatMap((top) => readdirSync(join(root, top), { recursive: true }).map((path) => join(root, top, path)))
    .filter((path) => /\.test\.tsx?$/.test(path) && !/[/\\](node_modules|dist)[/\\]/.test(path) && !ran.has(path));
}
