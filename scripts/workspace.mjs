import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program to its end with our own terminal; gives whether it went well. */
function ran(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** A script of the workspace's own dependencies, by its path in node_modules. */
export const tool = (path, ...args) => ran(process.execPath, [join(root, 'node_modules', path), ...args]);

/** Everything that runs: the packages' JavaScript, and the pages of the table. */
export const build = () => tool('typescript/bin/tsc', '-b') && pages();

/** The pages are built when what they are made of is newer than they are. */
function pages() {
  const made = timeOf('packages/web/dist/site/index.html');
  const sources = PAGES_OF.flatMap((name) =>
    readdirSync(join(root, 'packages', name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/[/\\](dist|node_modules)([/\\]|$)/.test(entry.parentPath))
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
  if (made >= Math.max(...sources, timeOf('package-lock.json'))) return true;
  return tool(
    'vite/bin/vite.js',
    'build',
    'packages/web',
    '--config',
    'packages/web/vite.config.ts',
    '--logLevel',
    'warn',
  );
}
const PAGES_OF = ['kernel', 'client', 'web', 'andean-abyss'];

const timeOf = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);

/** Dependencies are installed when there are none, or when the lock file is newer than they are. */
export function install() {
  if (timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json')) return true;
  // On Windows npm is a command script, which only a shell starts.
  const npm = (...args) => ran('npm', [...args, '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
  console.log('Installing dependencies (npm ci) …');
  // A mirror that lacks another platform's optional package makes npm doubt the lock file; it is not to be changed here.
  return npm('ci') || npm('install', '--no-save');
}

/** The server's tests need the programs of PostgreSQL; where we may, on Debian and as root, they are installed. */
export function postgres() {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const there = [...folders, ...(process.env.PATH ?? '').split(delimiter)];
  if (there.some((folder) => existsSync(join(folder, 'initdb')))) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing PostgreSQL for the server’s tests (apt-get) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
    const get = () => ran('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quiet);
    if (get() || (ran('apt-get', ['update'], quiet) && get())) return;
  }
  console.warn('PostgreSQL is not installed: the server’s tests on it are SKIPPED (Debian: apt install postgresql).');
}
