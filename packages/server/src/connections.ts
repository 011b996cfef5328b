import type { Server, Socket } from 'node:net';
import { networkOf } from './limits.js';
import type { RefusedConnection } from './metrics.js';

interface ConnectionLimits {
  /** Open connections of all addresses together. */
  readonly connections: number;
  /** Open connections of one address. */
  readonly connectionsPerAddress: number;
}

export interface AcceptedConnectionOptions {
  readonly limits: ConnectionLimits;
  /** Behind a proxy every connection has the proxy's address, so only the total is limited. */
  readonly behindProxy: boolean;
  readonly refused: (reason: RefusedConnection) => void;
  /** Called at most once a minute. */
  readonly log: (text: string) => void;
  readonly now?: () => number;
}

const LOG_PAUSE_MS = 60_000;

/** Limits the open TCP connections of a server, before anything is read from them. */
export function limitConnections(server: Server, options: AcceptedConnectionOptions): void {
  const { limits, behindProxy, refused, log, now = Date.now } = options;
  const openBy = new Map<string, number>();
  let lastLogged = Number.NEGATIVE_INFINITY;
  let unlogged = 0;

  const refuse = (reason: RefusedConnection, address: string): void => {
    refused(reason);
    unlogged++;
    if (now() - lastLogged < LOG_PAUSE_MS) return;
    lastLogged = now();
    const limit =
      reason === 'all'
        ? `MAX_CONNECTIONS (${limits.connections}) is reached`
        : `LIMIT_ADDRESS_CONNECTIONS (${limits.connectionsPerAddress}) is reached`;
    log(`Connections refused since the last such line: ${unlogged}, the last one from ${address}: ${limit}.`);
    unlogged = 0;
  };

  server.maxConnections = limits.connections;
  server.on('drop', (dropped) => refuse('all', dropped?.remoteAddress ?? 'an unknown address'));
  if (behindProxy) return;
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const open = openBy.get(address) ?? 0;
    if (open >= limits.connectionsPerAddress) {
      socket.destroy();
      return refuse('address', address);
    }
    openBy.set(address, open + 1);
    socket.once('close', () => {
      const left = (openBy.get(address) ?? 1) - 1;
      if (left > 0) openBy.set(address, left);
      else openBy.delete(address);
    });
  });
}
