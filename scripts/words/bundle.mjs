import { join } from 'node:path';
import { build } from 'rolldown';
import { root } from '../workspace.mjs';

/** Sources of the packages instead of their builds, so that texts are never stale. */
const fromSources = {
  name: 'from-sources',
  resolveId(id) {
    const [, name] = /^@sandtable\/([a-z-]+)$/.exec(id) ?? [];
    return name ? join(root, `packages/${name}/src/index.ts`) : undefined;
  },
};

/** Bundles the command into a folder, with files replaced by other texts for tests, and returns the bundle's path. */
export async function loadBundle(folder, input = 'scripts/words/main.ts', replaced = new Map()) {
  const file = join(folder, 'words.mjs');
  await build({
    input: join(root, input),
    platform: 'node',
    external: [/^rolldown/, /^node:/],
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [
      fromSources,
      { name: 'replaced', load: (id) => replaced.get(id.slice(root.length).replace(/^[/\\]/, '')) },
    ],
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'silent',
  });
  return file;
}
