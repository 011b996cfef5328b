import { fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

/** Limits that no bench reaches. */
const NO_LIMITS = {
  LIMIT_CONNECTIONS: '1000000',
  LIMIT_MESSAGES: '1000000',
  LIMIT_BURST: '1000000',
  LIMIT_SOCKETS: '1000000',
  LIMIT_REQUESTS: '10000000',
  LIMIT_MATCHES: '1000000',
  LIMIT_ADDRESS_CONNECTIONS: '1000000',
  LIMIT_LOOK_MS: '1000000',
  LIMIT_WAITING_LOOKS: '1000000',
  MAX_CONNECTIONS: '1000000',
};

/** As `npm start` starts Node (docs/decisions/young-generation.md). */
const NODE_FLAGS = ['--max-semi-space-size=64'];

/**
 * Starts a server process with these settings; `games` is the module with its games. `checkout` is the folder of the
 * program, this one or another that is built; `limits` are in place of those that no bench reaches.
 */
export function start(env, games, { checkout = root, limits = NO_LIMITS } = {}) {
  return new Promise((resolve, reject) => {
    const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...limits, ...env };
    const server = fork(join(checkout, 'packages', 'server', 'src', 'testing', 'serve.mjs'), {
      env: { ...process.env, ...settings, ...(games ? { GAMES_MODULE: games } : {}) },
      execArgv: NODE_FLAGS,
    });
    server.once('message', ({ address, startup }) => resolve({ server, address, startup }));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/**
 * Starts a server as its operator does, by the command of a checkout that is built. Resolves when it says where it
 * listens, with what its metrics say of the start; an older checkout's metrics may lack some of that.
 */
export async function startByCommand(env, checkout = root) {
  const command = join(checkout, 'packages', 'cli', 'bin', 'sandtable.mjs');
  const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', LANG: 'C', ...NO_LIMITS, ...env };
  const server = spawn(process.execPath, [command, 'serve'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { server, address };
}

/** How the start of that server went. Asked for when clients are back, because asking takes the server's time. */
export async function startupOf({ address }) {
  const text = await (await fetch(`${address}/metrics`)).text();
  const msOf = (step) =>
    1000 * Number(new RegExp(`^sandtable_startup_seconds{step="${step}"} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { modulesLoadedMs: msOf('modules'), databaseOpenMs: msOf('database'), listeningMs: msOf('listening') };
}

export const stop = ({ server }) =>
  new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
