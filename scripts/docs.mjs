import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * `npm run docs`: the kernel's public interface as pages in docs/api (not committed). TypeDoc needs an older TypeScript
 * than we compile with, so it has a folder and a lock file of its own and is installed only here.
 */
const folder = join(root, 'tools', 'api-docs');
const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (npm.status !== 0) process.exit(1);
const { status } = spawnSync(process.execPath, ['node_modules/typedoc/bin/typedoc'], { cwd: folder, stdio: 'inherit' });
process.exit(status ?? 1);
