import { join } from 'node:path';
import type { Game } from '@sandtable/kernel';
import { type Config, configFrom, DEFAULTS } from './config.js';
import { limitConnections } from './connections.js';
import { httpApp } from './http/app.js';
import { wakeBots } from './matches/waking.js';
import { type Service, serviceOf } from './service.js';
import { openSockets } from './socket.js';
import { openPostgres } from './store/postgres.js';
import { openSqlite } from './store/sqlite.js';

export { type CheckedMatch, checkMatches, VERDICTS, type Verdict } from './check.js';
export { exportTo, type Moved, type Progress, type Where } from './transfer/export.js';
export { importFrom } from './transfer/import.js';
export { serverMessages } from './words.js';
export { type Config, configFrom, DEFAULTS };

export interface Running {
  /** The address people see. */
  readonly address: string;
  /** Where it listens. */
  readonly listening: string;
  readonly service: Service;
  /** Takes no more, writes what is in hand, says goodbye, and closes the database. */
  close(): Promise<void>;
}

export interface Habits {
  /** Where the log goes, a line of JSON each; by default to standard output. */
  readonly logTo?: { write(line: string): void };
  /** The folder of the built pages; without it the server has its API alone. */
  readonly site?: string;
}

const GRACE = 2000;

/** Brings the server up. */
export async function startServer(
  config: Config,
  games: Readonly<Record<string, Game>>,
  gamesModule: string,
  habits: Habits = {},
): Promise<Running> {
  let log: (error: unknown, what: string) => void = () => {};
  const report = (error: unknown, what: string) => log(error, what);
  const store = config.databaseUrl
    ? await openPostgres(config.databaseUrl, (error) => report(error, 'database'))
    : await openSqlite(join(config.dataFolder, 'sandtable.db'));
  let address = config.publicUrl ?? '';
  let inform: (text: string) => void = () => {};
  const told = (text: string) => inform(text);
  const service = serviceOf({ config, store, games, gamesModule, report, inform: told, address: () => address });
  const app = await httpApp(service, habits).catch(async (error: unknown) => {
    await service.close();
    throw error;
  });
  log = (error, what) => app.log.error({ what, error: error instanceof Error ? error.message : String(error) });
  inform = (text) => app.log.info(text);
  limitConnections(app.server, {
    limits: config.limits,
    behindProxy: config.trustedProxies > 0,
    refused: service.metrics.connectionRefused,
    log: (text) => app.log.warn(text),
  });
  const sockets = openSockets(app.server, service);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await service.close();
    throw error;
  }
  const at = app.server.address();
  const port = typeof at === 'object' && at ? at.port : config.port;
  const listening = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  address = config.publicUrl ?? listening;
  service.metrics.watch('sockets', sockets.count);
  const { open, hasRoom } = service;
  const waking = wakeBots({ store, games, open, hasRoom, report });

  const goDown = async (): Promise<void> => {
    // New requests and sockets are turned away from here on, those under way are finished and on the disk, then everybody
    // is told to come again, and the database is closed last.
    const drained = service.drain();
    const awake = waking.stop();
    const stopped = app.close();
    await drained;
    await sockets.close();
    // Who has sent half a request is waited for no longer.
    const patience = setTimeout(() => app.server.closeAllConnections(), GRACE);
    await stopped;
    clearTimeout(patience);
    await awake;
    await service.close();
  };
  let down: Promise<void> | undefined;
  return {
    address,
    listening,
    service,
    close() {
      down ??= goDown();
      return down;
    },
  };
}
