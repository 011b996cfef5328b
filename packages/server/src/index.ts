import { join } from 'node:path';
import type { Game } from '@sandtable/kernel';
import { type Config, configFrom, DEFAULTS } from './config.js';
import { httpApp } from './http/app.js';
import { type Service, serviceOf } from './service.js';
import { openSockets } from './socket.js';
import { openPostgres } from './store/postgres.js';
import { openSqlite } from './store/sqlite.js';

export { type Config, configFrom, DEFAULTS };

export interface Running {
  readonly address: string;
  readonly service: Service;
  /** Takes no more, writes what is in hand, says goodbye, and closes the database. */
  close(): Promise<void>;
}

/** Brings the server up. */
export async function startServer(
  config: Config,
  games: Readonly<Record<string, Game>>,
  gamesModule: string,
): Promise<Running> {
  let log: (error: unknown, what: string) => void = () => {};
  const report = (error: unknown, what: string) => log(error, what);
  const store = config.databaseUrl
    ? await openPostgres(config.databaseUrl, (error) => report(error, 'database'))
    : await openSqlite(join(config.dataFolder, 'sandtable.db'));
  const service = serviceOf({ config, store, games, gamesModule, report });
  const app = await httpApp(service);
  log = (error, what) => app.log.error({ what, error: error instanceof Error ? error.message : String(error) });
  const sockets = openSockets(app.server, service);
  await app.listen({ host: config.host, port: config.port });
  const at = app.server.address();
  const port = typeof at === 'object' && at ? at.port : config.port;
  return {
    address: config.publicUrl ?? `http://${config.host}:${port}`,
    service,
    async close() {
      await sockets.close();
      await app.close();
      await service.close();
    },
  };
}
