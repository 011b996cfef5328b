import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const packages = fileURLToPath(new URL('../', import.meta.url));
const site = fileURLToPath(new URL('./dist/site', import.meta.url));

/** After the build: the list of all files for the service worker, and each of them compressed once for all. */
function keepAndCompress(): Plugin {
  return {
    name: 'keep-and-compress',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(site, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'sw.js')
        .map((entry) => join(entry.parentPath, entry.name).slice(site.length));
      const version = createHash('sha256');
      for (const file of files.sort()) version.update(file).update(readFileSync(join(site, file)));
      const worker = readFileSync(join(site, 'sw.js'), 'utf8')
        .replace("'VERSION'", JSON.stringify(version.digest('hex').slice(0, 12)))
        .replace("['FILES']", JSON.stringify(files.map((file) => (file === '/index.html' ? '/' : file))));
      writeFileSync(join(site, 'sw.js'), worker);
      for (const file of [...files, '/sw.js']) {
        const bytes = readFileSync(join(site, file));
        writeFileSync(join(site, `${file}.gz`), gzipSync(bytes, { level: 9 }));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(site, `${file}.br`), brotliCompressSync(bytes, { params: quality }));
      }
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), keepAndCompress()],
  resolve: {
    // The sources of every package, as the tests read them.
    alias: [
      { find: /^@sandtable\/([a-z-]+)$/, replacement: `${packages}$1/src/index.ts` },
      {
        find: /^@sandtable\/([a-z-]+)\/(wire|patch|facts|help\/(?:en|pl|hu|fr))$/,
        replacement: `${packages}$1/src/$2.ts`,
      },
    ],
  },
  // A game's chunk holds its rules and its words in four languages: it is loaded with the game, not before.
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
  worker: {
    format: 'es',
    // The games' chunks share code with the request handler. It must not lie in the worker's entry: see play/worker.ts.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'requests', test: /play\/requests\.ts$/ }] } } },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true }, '/healthz': { target: 'http://127.0.0.1:8080' } },
  },
});
