import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBundleCurrent } from '../packages/cli/bin/bundle.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program to its end with our own terminal; gives whether it went well. */
function ran(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** A script of the workspace's own dependencies, by its path in node_modules. */
export const tool = (path, ...args) => ran(process.execPath, [join(root, 'node_modules', path), ...args]);

/** The same while other programs run: gives whether it went well, and what it printed if that is to be kept. */
export const toolBeside = (path, args, { live = false } = {}) =>
  new Promise((resolve) => {
    const stdio = live ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], { cwd: root, stdio });
    let printed = '';
    for (const stream of live ? [] : [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text;
      });
    }
    child.once('error', (error) => resolve({ passed: false, printed: `${path}: ${error.message}\n` }));
    child.once('close', (code) => resolve({ passed: code === 0, printed }));
  });

/** Everything that runs: the packages' JavaScript, the pages of the table, and the command in few files. */
export const build = () => tool('typescript/bin/tsc', '-b') && pages() && bundle();

/** In a process of its own: on a clean machine the bundler is installed after this module is loaded. */
const bundle = () => isBundleCurrent() || ran(process.execPath, [join(root, 'scripts', 'bundle.mjs')]);

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
/** The packages that the pages are made of: the web's own and those that it depends on. */
const PAGES_OF = [
  'web',
  ...Object.keys(JSON.parse(readFileSync(join(root, 'packages/web/package.json'), 'utf8')).dependencies)
    .filter((name) => name.startsWith('@sandtable/'))
    .map((name) => name.slice('@sandtable/'.length)),
];

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

/** Debian's packages, installed where we may: on Debian and as root. */
function debian(what, ...names) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${what} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  const get = () => ran('apt-get', ['install', '-y', '--no-install-recommends', ...names], quiet);
  return get() || (ran('apt-get', ['update'], quiet) && get());
}

const onPath = (program, folders = []) =>
  [...folders, ...(process.env.PATH ?? '').split(delimiter)].some((folder) => existsSync(join(folder, program)));

/** The server's tests need the programs of PostgreSQL. */
export function postgres() {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
  if (onPath('initdb', folders) || debian('PostgreSQL for the server’s tests', 'postgresql')) return;
  console.warn('PostgreSQL is not installed: the server’s tests on it are SKIPPED (Debian: apt install postgresql).');
}

/** The table's tests need a browser, and a short visit runs in each of three engines. */
export function browsers() {
  const { CHROMIUM, FIREFOX } = process.env;
  browser('Chromium', CHROMIUM || onPath('chromium'), 'chromium', 'fonts-dejavu-core');
  // The same engine without the browser around its pages: most tests run in it if there is one, since it is faster.
  if (!CHROMIUM && !onPath('chromium-headless-shell')) {
    debian('Chromium’s headless shell for the table’s tests', 'chromium-headless-shell');
  }
  browser('Firefox', FIREFOX || onPath('firefox-esr') || onPath('firefox'), 'firefox-esr');
  browser('WebKit', onPath('WebKitWebDriver') && onPath('Xvfb'), 'webkit2gtk-driver', 'xvfb');
}

function browser(engine, found, ...packages) {
  if (found || debian(`${engine} for the table’s tests`, ...packages)) return;
  const how = `Debian: apt install ${packages.join(' ')}`;
  console.warn(`${engine} is not installed: the table’s tests in it are SKIPPED (${how}).`);
}
