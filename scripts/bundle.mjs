import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { BUNDLE } from '../packages/cli/bin/bundle.mjs';
import { root } from './workspace.mjs';

/**
 * Part of `npm run build`: the command and its server as a few files in place of 1,300 modules: a server that restarts is back in half the time
 * (docs/decisions/bundle.md). Every entry is a file by this name; threads are started from theirs.
 */
const ENTRIES = {
  main: 'packages/cli/src/bundle-main.ts',
  games: 'packages/cli/src/games.ts',
  simulation: 'packages/cli/src/simulate/worker.ts',
  training: 'packages/cli/src/train/worker.ts',
  'bot-thread': 'packages/server/src/matches/bot-thread-worker.ts',
  'heavy-reads': 'packages/server/src/heavy-reads/worker.ts',
};

/** Not in the bundle: a native module, and the module that knows where the built pages are. */
const EXTERNAL = ['@photostructure/sqlite', '@sandtable/web'];

/** Packages of the workspace are read from their sources, so that stack traces name the lines that people wrote. */
const workspaceSources = {
  name: 'workspace-sources',
  resolveId(id) {
    const [, name, path = ''] = /^@sandtable\/([a-z-]+)(\/.+)?$/.exec(id) ?? [];
    if (name === undefined || EXTERNAL.includes(id)) return undefined;
    const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    const { default: built } = exports[`.${path}`];
    return join(root, 'packages', name, built.replace('dist/', 'src/').replace(/\.js$/, '.ts'));
  },
};

const making = `${BUNDLE}-making-${process.pid}`;
try {
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(root, file)])),
    platform: 'node',
    external: EXTERNAL,
    plugins: [workspaceSources],
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    logLevel: 'warn',
  });
  await build.write({
    dir: making,
    format: 'esm',
    // The sources lie beside the bundle, so their text is not in the maps.
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  rmSync(BUNDLE, { recursive: true, force: true });
  renameSync(making, BUNDLE);
} finally {
  rmSync(making, { recursive: true, force: true });
}
