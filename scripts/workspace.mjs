import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

export const build = () => tool('typescript/bin/tsc', '-b');

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
