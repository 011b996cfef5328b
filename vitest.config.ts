import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { folderOf, manifest } from './scripts/game-lists.mjs';
import LongestFirst from './scripts/longest-tests-first.js';

const packages = fileURLToPath(new URL('./packages/', import.meta.url));
const examples = manifest().filter(({ example }) => example);

/** Rules and drawings: nothing outside the test's own process. Every package but those that start servers. */
const PURE = ['packages/*/src/**/*.test.ts', 'examples/*/src/**/*.test.ts'];
const HOSTS = 'packages/{server,cli}/src/**/*.test.ts';
const END_TO_END = 'packages/web/src/e2e/**';

/** Tests read the sources of every package, so that none of them runs against a stale build. */
export default defineConfig({
  resolve: {
    alias: [
      ...examples.map((entry) => ({
        find: `@sandtable/${entry.id}`,
        replacement: fileURLToPath(new URL(`./${folderOf(entry)}/src/index.ts`, import.meta.url)),
      })),
      { find: /^@sandtable\/(?!web$)([a-z-]+)$/, replacement: `${packages}$1/src/index.ts` },
      {
        find: /^@sandtable\/([a-z-]+)\/(wire|patch|shared-dice|board-data|help\/[a-z]+)$/,
        replacement: `${packages}$1/src/$2.ts`,
      },
      { find: /^@sandtable\/([a-z-]+)\/(testing|board)$/, replacement: `${packages}$1/src/$2/index.ts` },
    ],
  },
  test: {
    // Whole games and browsers take long on a busy machine; a test that hangs ends all the same.
    testTimeout: 900_000,
    // Hooks start servers and browsers, which takes long on a busy machine.
    hookTimeout: 900_000,
    // What is polled for comes sooner or later; how soon is the machine's affair.
    expect: { poll: { timeout: 240_000 } },
    // More than there are cores: many tests wait for a server or a browser.
    maxWorkers: 2 * availableParallelism(),
    // The files that one process runs share its loaded modules: loading them for each file took a third of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: [HOSTS, END_TO_END] } },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: [HOSTS, `${END_TO_END}/*.test.ts`, 'scripts/**/*.test.ts'],
          globalSetup: 'packages/server/src/testing/global-setup.ts',
        },
      },
    ],
  },
});
