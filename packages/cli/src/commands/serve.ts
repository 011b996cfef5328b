import { InputError } from '@sandtable/kernel';
import type { Context } from '../context.js';
import type { Flags } from '../flags.js';
import { inputError } from '../input-error.js';
import { codeOf, wholeNumber } from '../read-input.js';
import { inServerWords } from './stored.js';

/** `sandtable serve`: the server, until it is told to go down. Flags come before the environment. */
export async function serve(context: Context, { port, host, data, database }: Flags): Promise<number> {
  const { io, say, gameSource } = context;
  if (port !== undefined) wholeNumber(port, '--port', 0, 65_535);
  // Loaded here and not above: no other command needs a database.
  const { configFrom, startServer } = await import('@sandtable/server');
  const { siteFolder } = await import('@sandtable/web');
  const config = await inServerWords(context, async () =>
    configFrom({
      ...io.env,
      ...(port === undefined ? {} : { PORT: port }),
      ...(host === undefined ? {} : { HOST: host }),
      ...(data === undefined ? {} : { SANDTABLE_DATA: data }),
      ...(database === undefined ? {} : { DATABASE_URL: database }),
    }),
  );
  const asked = shutDown();
  const wait = new AbortController();
  void asked.then(() => wait.abort());
  // What people read is on standard output; the log is for operators.
  const starting = inServerWords(context, () =>
    startServer(config, gameSource.games, gameSource.module, {
      logTo: { write: (line) => io.err(line) },
      site: siteFolder,
      signal: wait.signal,
      waiting: ({ server, reason }) => io.out(`${say('cli.serve.waiting', { server, reason })}\n`),
    }),
  );
  const running = await starting.catch((error: unknown) => {
    if (error instanceof InputError) throw error;
    if (wait.signal.aborted) return undefined;
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw inputError('cli.error.port', { port: String(config.port) });
    throw inputError('cli.error.serve', { reason: error instanceof Error && error.message ? error.message : code });
  });
  if (!running) return 0;
  const [game] = Object.keys(gameSource.games);
  io.out(`${say('cli.serve.up', { address: running.address })}\n\n`);
  io.out(`${say('cli.serve.how', howTo(game, running.address))}\n`);
  await asked;
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

/** When somebody presses Ctrl-C, or the system asks politely. A second time is not asked: it ends at once. */
const shutDown = (): Promise<void> =>
  new Promise((resolve) => {
    const leave = (): void => {
      process.off('SIGINT', leave);
      process.off('SIGTERM', leave);
      resolve();
    };
    process.on('SIGINT', leave);
    process.on('SIGTERM', leave);
  });
