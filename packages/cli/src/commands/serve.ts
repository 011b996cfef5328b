import { InputError } from '@sandtable/kernel';
import type { Config } from '@sandtable/server';
import type { Context } from '../context.js';
import type { Flags } from '../flags.js';
import { codeOf, wholeNumber } from '../input.js';
import { refuse } from '../refuse.js';

/** `sandtable serve`: the server, until it is told to go down. Flags come before the environment. */
export async function serve(context: Context, { port, host, data, database }: Flags): Promise<number> {
  const { io, say, shelf } = context;
  if (port !== undefined) wholeNumber(port, '--port', 0, 65_535);
  // Loaded here and not above: no other command needs a database.
  const { configFrom, startServer } = await import('@sandtable/server');
  const { siteFolder } = await import('@sandtable/web');
  const config = settings(() =>
    configFrom({
      ...io.env,
      ...(port === undefined ? {} : { PORT: port }),
      ...(host === undefined ? {} : { HOST: host }),
      ...(data === undefined ? {} : { SANDTABLE_DATA: data }),
      ...(database === undefined ? {} : { DATABASE_URL: database }),
    }),
  );
  const asked = goodbye();
  // What people read is on standard output; the log is for operators.
  const running = await startServer(config, shelf.games, shelf.module, {
    logTo: { write: (line) => io.err(line) },
    site: siteFolder,
  }).catch((error: unknown) => {
    if (error instanceof InputError) throw inOurWords(error);
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw refuse('cli.error.port', { port: String(config.port) });
    throw refuse('cli.error.serve', { reason: error instanceof Error && error.message ? error.message : code });
  });
  const [game] = Object.keys(shelf.games);
  io.out(`${say('cli.serve.up', { address: running.address })}\n\n`);
  io.out(`${say('cli.serve.how', howTo(game, running.address))}\n`);
  await asked;
  io.out(`${say('cli.serve.down')}\n`);
  await running.close();
  return 0;
}

function howTo(game: string, address: string) {
  return {
    host: `npx sandtable host ${game} --option scenario=two --server ${address}`,
    join: 'npx sandtable join <link>',
    alone: 'npx sandtable',
  };
}

function settings(read: () => Config): Config {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? inOurWords(error) : error;
  }
}

/** What the server itself refuses, in the command's words. */
function inOurWords(error: InputError): InputError {
  const { key, params } = error.told;
  switch (key) {
    case 'error.setting':
      return refuse('cli.error.setting', params);
    case 'error.folder':
      return refuse('cli.error.folder', params);
    case 'error.folderInUse':
      return refuse('cli.error.folderInUse', params);
    case 'error.sqliteDriver':
      return refuse('cli.error.sqliteDriver', params);
    default:
      return error;
  }
}

/** When somebody presses Ctrl-C, or the system asks politely. A second time is not asked: it ends at once. */
const goodbye = (): Promise<void> =>
  new Promise((resolve) => {
    const leave = (): void => {
      process.off('SIGINT', leave);
      process.off('SIGTERM', leave);
      resolve();
    };
    process.on('SIGINT', leave);
    process.on('SIGTERM', leave);
  });
