import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadBundle } from './words/bundle.mjs';
import { root } from './workspace.mjs';

/** `npm run words`: how much of each language there is, and texts to translators and back (docs/translating.md). */
const folder = mkdtempSync(join(root, 'node_modules', '.words-'));
try {
  const { main } = await import(pathToFileURL(await loadBundle(folder)).href);
  process.exitCode = main(root, process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
