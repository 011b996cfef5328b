import { fork } from 'node:child_process';
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

/**
 * Starts a server process with these settings; `games` is the module with its games. `checkout` is the folder of the
 * program, this one or another that is built; `limits` are in place of those that no bench reaches.
 */
export function start(env, games, { checkout = root, limits = NO_LIMITS } = {}) {
  return new Promise((resolve, reject) => {
    const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...limits, ...env };
    const server = fork(join(checkout, 'packages', 'server', 'src', 'testing', 'serve.mjs'), {
      env: { ...process.env, ...settings, ...(games ? { GAMES_MODULE: games } : {}) },
    });
    server.once('message', ({ address, startup }) => resolve({ server, address, startup }));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

export const stop = ({ server }) =>
  new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
