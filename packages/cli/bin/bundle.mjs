import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of the bundle that `npm run build` makes (scripts/bundle.mjs). */
export const BUNDLE = join(packages, 'cli', 'bundle');
export const BUNDLE_MAIN = join(BUNDLE, 'main.js');

const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** False if a package was compiled, or a dependency changed, after the bundle was made: then the packages' builds run. */
export function isBundleCurrent() {
  const made = timeOf(BUNDLE_MAIN);
  const compiled = readdirSync(packages).map((name) => timeOf(join(packages, name, 'tsconfig.tsbuildinfo')));
  return made > 0 && made >= Math.max(timeOf(join(packages, '..', 'package-lock.json')), ...compiled);
}
