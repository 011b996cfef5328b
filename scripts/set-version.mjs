import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * npm runs this between raising the version of the workspace and committing it (`npm version minor`, docs/releasing.md):
 * every package takes the version of the workspace, and they depend on each other in exactly that version.
 */
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const write = (path, value) => writeFileSync(join(root, path), `${JSON.stringify(value, undefined, 2)}\n`);

const { version } = read('package.json');
const lock = read('package-lock.json');
const isOurs = (name) => name.startsWith('@sandtable/');

function inStep(about) {
  about.version = version;
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(about[kind] ?? {}).filter(isOurs)) about[kind][name] = version;
  }
  return about;
}

// The lock file lists the packages of the workspace by their folders, beside what is installed.
for (const [folder, locked] of Object.entries(lock.packages)) {
  if (folder === '' || folder.startsWith('node_modules/') || folder.includes('/node_modules/')) continue;
  inStep(locked);
  const path = `${folder}/package.json`;
  write(path, inStep(read(path)));
}
lock.version = version;
lock.packages[''].version = version;
write('package-lock.json', lock);
console.log(`Every package is ${version} now.`);
