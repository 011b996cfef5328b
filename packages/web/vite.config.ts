import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGES } from '@sandtable/kernel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { folderOf, listsWithExamples, manifest } from '../../scripts/game-lists.mjs';
import { manifestIn, manifestPath, PAGE_FILES, pageIn } from './src/shell/page-description.js';

const packages = fileURLToPath(new URL('../', import.meta.url));
/** The server behind the development pages (scripts/dev.mjs). */
const api = process.env.SANDTABLE_API ?? 'http://127.0.0.1:4747';
const site = fileURLToPath(new URL('./dist/site', import.meta.url));

/** Writes the page and its manifest in every language. The dev server serves them in English. */
function inEveryLanguage(): Plugin {
  return {
    name: 'in-every-language',
    transformIndexHtml: { order: 'pre', handler: (html, { server }) => (server ? pageIn('en', html) : html) },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const language = LANGUAGES.find((it) => manifestPath(it) === request.url);
        if (language) response.end(JSON.stringify(manifestIn(language)));
        else next();
      });
    },
    closeBundle() {
      const html = readFileSync(join(site, 'index.html'), 'utf8');
      for (const [language, file] of PAGE_FILES) writeFileSync(join(site, file), pageIn(language, html));
      for (const language of LANGUAGES)
        writeFileSync(join(site, manifestPath(language)), JSON.stringify(manifestIn(language)));
    },
  };
}

/** With `--mode examples` the games of examples/ are on the home page like the others. */
function withExamples(): Plugin {
  const lists = listsWithExamples();
  return {
    name: 'with-examples',
    load: (id) => [...lists].find(([path]) => id.endsWith(`/${path}`))?.[1],
  };
}

const FAIR_DICE = '/fair-dice.txt';

/** Adds docs/fair-dice.md to the site, so that the table page can show it, even offline. */
function withFairDice(): Plugin {
  const text = () => readFileSync(join(packages, '..', 'docs', 'fair-dice.md'), 'utf8');
  return {
    name: 'with-fair-dice',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => (request.url === FAIR_DICE ? response.end(text()) : next()));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FAIR_DICE.slice(1), source: text() });
    },
  };
}

/** After the build, lists all files for the service worker and compresses each of them. */
function listAndCompress(): Plugin {
  return {
    name: 'list-and-compress',
    apply: 'build',
    async closeBundle() {
      const files = readdirSync(site, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'sw.js')
        .map((entry) => join(entry.parentPath, entry.name).slice(site.length));
      // The service worker caches the page in one language. The page then changes its language itself.
      const cached = files.filter((file) => !/^\/index\.[a-z]+\.html$/.test(file));
      const version = createHash('sha256');
      for (const file of files.sort()) version.update(file).update(readFileSync(join(site, file)));
      const worker = readFileSync(join(site, 'sw.js'), 'utf8')
        .replace("'VERSION'", JSON.stringify(version.digest('hex').slice(0, 12)))
        .replace("['FILES']", JSON.stringify(cached.map((file) => (file === '/index.html' ? '/' : file))));
      writeFileSync(join(site, 'sw.js'), worker);
      // In parallel, because compressing takes most of the build.
      await Promise.all([...files, '/sw.js'].map((file) => compress(join(site, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params: quality }));
}

const examplePlugins = (mode: string): Plugin[] => (mode === 'examples' ? [withExamples()] : []);

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [...examplePlugins(mode), react(), inEveryLanguage(), withFairDice(), listAndCompress()],
  resolve: {
    // The sources of every package, as in the tests.
    alias: [
      ...manifest()
        .filter(({ example }) => example)
        .map((entry) => ({
          find: `@sandtable/${entry.id}`,
          replacement: join(packages, '..', folderOf(entry), 'src/index.ts'),
        })),
      { find: /^@sandtable\/([a-z-]+)$/, replacement: `${packages}$1/src/index.ts` },
      {
        find: /^@sandtable\/([a-z-]+)\/(wire|patch|shared-dice|board-data|help\/[a-z]+)$/,
        replacement: `${packages}$1/src/$2.ts`,
      },
    ],
  },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A game's chunk holds its rules and its words in four languages. It is loaded with the game, not before.
    chunkSizeWarningLimit: 1000,
    // Compression is slow on purpose, so its warning is off.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: {
    format: 'es',
    // The games' chunks share code with the request handler, which must not be in the worker's entry (match-worker.ts).
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'requests', test: /play\/(worker-requests|thinking-start)\.ts$/ }] },
      },
    },
    plugins: () => examplePlugins(mode),
  },
  server: { proxy: { '/api': { target: api, ws: true }, '/healthz': { target: api } } },
}));
