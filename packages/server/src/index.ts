import { join } from 'node:path';
import type { Game } from '@sandtable/kernel';
import { type Config, configFrom, DEFAULTS } from './config.js';
import { limitConnections } from './connections.js';
import { httpApp } from './http/app.js';
import { resumeBots } from './matches/resume-bots.js';
import { createService, type Service, type ThreadEntries } from './service.js';
import { openSockets } from './socket.js';
import type { WaitOptions } from './store/postgres-wait.js';
import { openSqlite } from './store/sqlite.js';
import type { Database } from './store/store.js';
import { writeHealthOf } from './store/write-health.js';

export { exportTo, type Progress, type StorageLocation, type TransferCounts } from './transfer/export.js';
export { importFrom } from './transfer/import.js';
export { type CheckedMatch, checkMatches, VERDICTS, type Verdict } from './upgrade-check.js';
export { serverMessages } from './words.js';
export { type Config, configFrom, DEFAULTS, type ThreadEntries };

export interface StartupTimes {
  /** When `startServer` was called. */
  readonly modulesLoadedMs: number;
  readonly databaseOpenMs: number;
  readonly listeningMs: number;
}

export interface RunningServer {
  /** The public address. */
  readonly address: string;
  /** The address it listens at. */
  readonly listening: string;
  readonly service: Service;
  /** How long the steps of the start took, each counted from the beginning of the process. */
  readonly startup: StartupTimes;
  /** Accepts no further requests, finishes those under way, closes connections and the database. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** Where the log goes, one JSON object per line; by default to standard output. */
  readonly logTo?: { write(line: string): void };
  /** The folder of the built pages; without it the server offers only its API. */
  readonly site?: string;
  /** By default the threads run this package's own build; a bundle has its own. */
  readonly threads?: ThreadEntries;
  /** Called while PostgreSQL is not available: when the wait begins, and at intervals. */
  readonly waiting?: WaitOptions['waiting'];
  /** Ends the wait for PostgreSQL. */
  readonly signal?: AbortSignal;
}

const SHUTDOWN_GRACE_MS = 2000;

/** Loads the PostgreSQL driver only if it is needed. */
async function openDatabase(
  url: string,
  report: (error: unknown) => void,
  { signal, waiting = printWaiting }: ServerOptions,
): Promise<Database> {
  const { openPostgres } = await import('./store/postgres.js');
  return openPostgres(url, report, { waiting, ...(signal ? { signal } : {}) });
}

/** Writes to standard error because there is no log yet. */
const printWaiting: NonNullable<ServerOptions['waiting']> = ({ server, reason }) =>
  void process.stderr.write(`Waiting for PostgreSQL at ${server} (${reason}) …\n`);

export async function startServer(
  config: Config,
  games: Readonly<Record<string, Game>>,
  gamesModule: string,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const modulesLoadedMs = performance.now();
  let log: (error: unknown, what: string) => void = () => {};
  const report = (error: unknown, what: string) => log(error, what);
  const store = config.databaseUrl
    ? await openDatabase(config.databaseUrl, (error) => report(error, 'database'), options)
    : await openSqlite(join(config.dataFolder, 'sandtable.db'));
  const databaseOpenMs = performance.now();
  let address = config.publicUrl ?? '';
  let inform: (text: string) => void = () => {};
  const informLater = (text: string) => inform(text);
  let alarm: (text: string) => void = () => {};
  const writeHealth = writeHealthOf(store, { began: (text) => alarm(text), ended: informLater });
  const parts = { config, store, games, gamesModule, report, inform: informLater, address: () => address };
  const { threads } = options;
  const service = createService({ ...parts, writeHealth, ...(threads ? { threads } : {}) });
  const app = await httpApp(service, options).catch(async (error: unknown) => {
    await service.close();
    throw error;
  });
  log = (error, what) => {
    if (service.writeHealth.failed(error)) return;
    app.log.error(
      error instanceof Error ? { what, error: error.message, stack: error.stack } : { what, error: String(error) },
    );
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
  const startup: StartupTimes = { modulesLoadedMs, databaseOpenMs, listeningMs };
  service.metrics.startedUp(startup);
  service.metrics.watch('sockets', sockets.count);
  const { open, hasCapacity } = service;
  const resumption = resumeBots({ store, games, open, hasCapacity, report });

  const shutDown = async (): Promise<void> => {
    // New requests and sockets are refused from now on. Those under way are finished and written to the disk. Then the
    // sockets are closed, and the database last.
    const drained = service.drain();
    const resumptionStopped = resumption.stop();
    const stopped = app.close();
    await drained;
    await sockets.close();
    // A client that has sent half a request is not waited for any longer.
    const graceTimer = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_GRACE_MS);
    await stopped;
    clearTimeout(graceTimer);
    await resumptionStopped;
    await service.close();
  };
  let closed: Promise<void> | undefined;
  return {
    address,
    listening,
    service,
    startup,
    close() {
      closed ??= shutDown();
      return closed;
    },
  };
}
