#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BUNDLE_MAIN, isBundleCurrent } from './bundle.mjs';

const main = new URL('../dist/main.js', import.meta.url);

// A fresh clone has no build yet: the first call builds.
if (!existsSync(main)) {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  process.stderr.write('sandtable: building once (tsc -b) …\n');
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const built = spawnSync(process.execPath, [join(typescript, 'bin', 'tsc'), '-b'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) {
    process.stderr.write(`${built.stdout}${built.stderr}sandtable: the build failed\n`);
    process.exit(1);
  }
}

try {
  // The bundle is the same program in few files, which load in a third of the time.
  const isBundled = isBundleCurrent();
  if (isBundled) process.setSourceMapsEnabled(true);
  await import(isBundled ? pathToFileURL(BUNDLE_MAIN).href : main.href);
} catch (error) {
  process.stderr.write(`sandtable: the build does not load (${error.message}); npm run build builds it again\n`);
  process.exit(1);
}
