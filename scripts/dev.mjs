import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root, tool } from './workspace.mjs';

/**
 * `npm run dev`: the pages by Vite with hot reload, the server restarted when its code changes, the types checked on
 * every save. Open the address that Vite prints; it passes requests for the API on to the server.
 * `npm run dev -- --examples` shows the games of examples/ too.
 * DEV_PORT and DEV_API_PORT choose other ports, DEV_DATA another folder for the matches.
 */
const pagePort = process.env.DEV_PORT ?? '5173';
const apiPort = process.env.DEV_API_PORT ?? '4748';
const dataFolder = process.env.DEV_DATA ?? join('data', 'dev');
const page = `http://127.0.0.1:${pagePort}`;
const api = `http://127.0.0.1:${apiPort}`;

// The server and Vite load the compiled packages, so they must exist before either starts.
if (!install() || !tool('typescript/bin/tsc', '-b')) process.exit(1);

const module = (path) => join(root, 'node_modules', path);
const run = (name, args, env = {}) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    // A group of its own: tsc and node --watch start processes themselves, which must end with them.
    detached: process.platform !== 'win32',
  });
  // When one part ends, by Ctrl-C or by a fault, the others end too.
  child.on('exit', (code) => stop(`${name} ended`, code ?? 0));
  return child;
};

const compiler = run('tsc', [module('typescript/bin/tsc'), '-b', '--watch', '--preserveWatchOutput']);
const server = run('the server', ['--watch', '--watch-preserve-output', 'scripts/dev/server.mjs'], {
  PORT: apiPort,
  SANDTABLE_DATA: dataFolder,
  // Links that the server makes, and the origin of sockets, are those of the page.
  PUBLIC_URL: page,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});
const pages = run(
  'Vite',
  [
    module('vite/bin/vite.js'),
    'packages/web',
    '--config',
    'packages/web/vite.config.ts',
    '--host',
    '127.0.0.1',
    '--port',
    pagePort,
    '--strictPort',
    ...(process.argv.includes('--examples') ? ['--mode', 'examples'] : []),
  ],
  { SANDTABLE_API: api },
);

let stopping = false;
function stop(why, code) {
  if (stopping) return;
  stopping = true;
  if (code !== 0) console.error(`npm run dev: ${why} (exit code ${code})`);
  for (const child of [compiler, server, pages]) end(child);
  process.exitCode = code;
}

function end(child) {
  if (process.platform === 'win32') return child.kill('SIGTERM');
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended already.
  }
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal, 0));
