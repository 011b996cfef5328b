import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (name: string) => fileURLToPath(new URL(`./packages/${name}/src/index.ts`, import.meta.url));

/** Tests read the sources of every package, so that none of them runs against a stale build. */
export default defineConfig({
  resolve: {
    alias: {
      '@sandtable/kernel': source('kernel'),
      '@sandtable/andean-abyss': source('andean-abyss'),
    },
  },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
