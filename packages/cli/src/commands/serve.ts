import { InputError } from '@sandtable/kernel';
import type { Context } from '../context.js';
import type { Flags } from '../flags.js';
import { inputError } from '../input-error.js';
import { codeOf, wholeNumber } from '../read-input.js';
import { translateServerErrors } from './stored-data.js';

/** `sandtable serve`: runs the server until a signal stops it. Flags override environment variables. */
export async function serve(context: Context, { port, host, data, database }: Flags): Promise<number> {
  const { io, say, gameSource } = context;
  if (port !== undefined) wholeNumber(port, '--port', 0, 65_535);
  // Imported here because most commands need no database.
  const { configFrom, startServer } = await import('@sandtable/server');
  const { siteFolder } = await import('@sandtable/web');
  const config = await translateServerErrors(context, async () =>
    configFrom({
      ...io.env,
      ...(port === undefined ? {} : { PORT: port }),
      ...(host === undefined ? {} : { HOST: host }),
      ...(data === undefined ? {} : { SANDTABLE_DATA: data }),
      ...(database === undefined ? {} : { DATABASE_URL: database }),
    }),
  );
  const stopped = stopSignal();
  const startup = new AbortController();
  void stopped.then(() => startup.abort());
  // Messages for people go to standard output; the log is for operators and goes to standard error.
  const starting = translateServerErrors(context, () =>
    startServer(config, gameSource.games, gameSource.module, {
      logTo: { write: (line) => io.err(line) },
      site: siteFolder,
      ...(gameSource.threads ? { threads: gameSource.threads } : {}),
      signal: startup.signal,
      waiting: ({ server, reason }) => io.out(`${say('cli.serve.waiting', { server, reason })}\n`),
    }),
  );
  const running = await starting.catch((error: unknown) => {
    if (error instanceof InputError) throw error;
    if (startup.signal.aborted) return undefined;
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw inputError('cli.error.port', { port: String(config.port) });
    throw inputError('cli.error.serve', { reason: error instanceof Error && error.message ? error.message : code });
  });
  if (!running) return 0;
  const [game = '<game>'] = Object.keys(gameSource.games);
  io.out(`${say('cli.serve.up', { address: running.address })}\n\n`);
  io.out(`${say('cli.serve.how', howTo(game, running.address))}\n`);
  await stopped;
  io.out(`${say('cli.serve.down')}\n`);
  await running.close();
  return 0;
}

function howTo(game: string, address: string) {
  return {
    host: `npx sandtable host ${game} --set scenario=two --server ${address}`,
    join: 'npx sandtable join <link>',
    alone: 'npx sandtable',
  };
}

/** Resolves on Ctrl-C or SIGTERM. A second signal ends the process at once. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const onSignal = (): void => {
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
