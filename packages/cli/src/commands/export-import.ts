import type { Progress, TransferCounts } from '@sandtable/server';
import type { Context } from '../context.js';
import type { Flags } from '../flags.js';
import { storageConfig, translateServerErrors } from './stored-data.js';

/** `sandtable export`: writes everything that a server has stored to files. */
export const exportCommand = (context: Context, folder: string, flags: Flags): Promise<number> =>
  translateServerErrors(context, async () => {
    const { io, say, gameSource } = context;
    const { exportTo } = await import('@sandtable/server');
    const moved = await exportTo(await storageConfig(context, flags), folder, gameSource.games, showProgress(context));
    io.out(`${say('cli.export.done', { folder, tables: layCounts(moved) })}\n`);
    io.out(`${layReplayed(context, moved)}\n${say('cli.export.keep')}\n`);
    return 0;
  });

/** `sandtable import`: reads an export into an empty database, then compares and replays it. */
export const importCommand = (context: Context, folder: string, flags: Flags): Promise<number> =>
  translateServerErrors(context, async () => {
    const { io, say, gameSource } = context;
    const { importFrom } = await import('@sandtable/server');
    const moved = await importFrom(
      folder,
      await storageConfig(context, flags),
      gameSource.games,
      showProgress(context),
    );
    io.out(`${say('cli.import.done', { tables: layCounts(moved) })}\n${say('cli.import.same')}\n`);
    io.out(`${layReplayed(context, moved)}\n`);
    return 0;
  });

/** Writes to standard error, so that progress does not mix with the results. */
const showProgress =
  ({ io, say }: Context) =>
  ({ step, table, rows }: Progress): void => {
    switch (step) {
      case 'rows':
        io.err(`${say('cli.move.rows', { table, rows })}\n`);
        break;
      case 'compare':
        io.err(`${say('cli.move.compared', { table })}\n`);
        break;
      case 'replays':
        io.err(`${say('cli.move.replayed', { rows })}\n`);
        break;
    }
  };

const layCounts = ({ tables }: TransferCounts): string =>
  Object.entries(tables)
    .map(([table, { rows }]) => `${table} ${rows}`)
    .join(', ');

const layReplayed = ({ say }: Context, { replayed, notReplayed }: TransferCounts): string =>
  say('cli.move.verified', { matches: replayed, unplayable: notReplayed });
