import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages/', import.meta.url));

/** Tests read the sources of every package, so that none of them runs against a stale build. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@sandtable\/(?!web$)([a-z-]+)$/, replacement: `${packages}$1/src/index.ts` },
      {
        find: /^@sandtable\/([a-z-]+)\/(wire|patch|facts|help\/(?:en|pl|hu|fr))$/,
        replacement: `${packages}$1/src/$2.ts`,
      },
      { find: /^@sandtable\/([a-z-]+)\/testing$/, replacement: `${packages}$1/src/testing/index.ts` },
    ],
  },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 120_000,
    // Every core: many tests wait for a server or a browser.
    maxWorkers: '100%',
    globalSetup: 'packages/server/src/testing/global.ts',
  },
});
