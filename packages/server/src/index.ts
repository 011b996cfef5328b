import { join } from 'node:path';
import type { Game } from '@sandtable/kernel';
import { type Config, configFrom, DEFAULTS } from './config.js';
import { limitConnections } from './connections.js';
import { httpApp } from './http/app.js';
import { resumeBots } from './matches/resume-bots.js';
import { createService, type Service } from './service.js';
import { openSockets } from './socket.js';
import type { WaitOptions } from './store/postgres-wait.js';
import { openSqlite } from './store/sqlite.js';
import type { Database } from './store/store.js';
import { writeHealthOf } from './store/write-health.js';

export { type CheckedMatch, checkMatches, VERDICTS, type Verdict } from './check-matches.js';
export { exportTo, type Progress, type TransferCounts, type Where } from './transfer/export.js';
export { importFrom } from './transfer/import.js';
export { serverMessages } from './words.js';
export { type Config, configFrom, DEFAULTS };

export interface RunningServer {
  /** The address people see. */
  readonly address: string;
  /** Where it listens. */
  readonly listening: string;
  readonly service: Service;
  /** How long the steps of the start took, each counted from the beginning of the process. */
  readonly startup: { readonly databaseOpenMs: number; readonly listeningMs: number };
  /** Takes no more, writes what is in hand, says goodbye, and closes the database. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** Where the log goes, a line of JSON each; by default to standard output. */
  readonly logTo?: { write(line: string): void };
  /** The folder of the built pages; without it the server has its API alone. */
  readonly site?: string;
  /** PostgreSQL is not there yet: called when the wait begins and now and then. */
  readonly waiting?: WaitOptions['waiting'];
  /** Ends the wait for PostgreSQL. */
  readonly signal?: AbortSignal;
}

const SHUTDOWN_GRACE_MS = 2000;

/** The driver of PostgreSQL is loaded only where it is needed. */
async function openDatabase(
  url: string,
  report: (error: unknown) => void,
  { signal, waiting = sayWaiting }: ServerOptions,
): Promise<Database> {
  const { openPostgres } = await import('./store/postgres.js');
  return openPostgres(url, report, { waiting, ...(signal ? { signal } : {}) });
}

/** There is no log yet. */
const sayWaiting: NonNullable<ServerOptions['waiting']> = ({ server, reason }) =>
  void process.stderr.write(`Waiting for PostgreSQL at ${server} (${reason}) …\n`);

/** Brings the server up. */
export async function startServer(
  config: Config,
  games: Readonly<Record<string, Game>>,
  gamesModule: string,
  options: ServerOptions = {},
): Promise<RunningServer> {
  let log: (error: unknown, what: string) => void = () => {};
  const report = (error: unknown, what: string) => log(error, what);
  const store = config.databaseUrl
    ? await openDatabase(config.databaseUrl, (error) => report(error, 'database'), options)
    : await openSqlite(join(config.dataFolder, 'sandtable.db'));
  const databaseOpenMs = performance.now();
  let address = config.publicUrl ?? '';
  let inform: (text: string) => void = () => {};
  const told = (text: string) => inform(text);
  let alarm: (text: string) => void = () => {};
  const writeHealth = writeHealthOf(store, { began: (text) => alarm(text), ended: told });
  const parts = { config, store, games, gamesModule, report, inform: told, address: () => address };
  const service = createService({ ...parts, writeHealth });
  const app = await httpApp(service, options).catch(async (error: unknown) => {
    await service.close();
    throw error;
  });
  log = (error, what) => {
    if (service.writeHealth.failed(error)) return;
    app.log.error({ what, error: error instanceof Error ? error.message : String(error) });
  };
  alarm = (text) => app.log.error(text);
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
  const listeningMs = performance.now();
  const at = app.server.address();
  const port = typeof at === 'object' && at ? at.port : config.port;
  const listening = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  address = config.publicUrl ?? listening;
  service.metrics.watch('sockets', sockets.count);
  const { open, hasRoom } = service;
  const waking = resumeBots({ store, games, open, hasRoom, report });

  const goDown = async (): Promise<void> => {
    // New requests and sockets are turned away from here on, those under way are finished and on the disk, then everybody
    // is told to come again, and the database is closed last.
    const drained = service.drain();
    const awake = waking.stop();
    const stopped = app.close();
    await drained;
    await sockets.close();
    // Who has sent half a request is waited for no longer.
    const patience = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_GRACE_MS);
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
    startup: { databaseOpenMs, listeningMs },
    close() {
      down ??= goDown();
      return down;
    },
  };
}
