import { type FileHandle, open } from 'node:fs/promises';
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './schema.js';
import type { Database } from './store.js';

/**
 * SQLite waits for the disk inside a commit, and the event loop with it. So the commits of a busy server leave that out
 * (`synchronous=NORMAL`: the write-ahead log is written but not flushed), and the log is then flushed by the operating
 * system on another thread, while the event loop handles the next answers. Nobody is notified before it is flushed.
 */
export interface WalFlush {
  /** A transaction that is on the disk when this resolves. */
  readonly commit: Database['commit'];
  close(): Promise<void>;
}

/**
 * With fewer additions than this there is little else to do meanwhile. Waiting inside the commit then takes less time than
 * the way to another thread and back, and collects the answers that arrive meanwhile into one commit.
 */
export const MIN_FLUSHED_BESIDE = 50;

const WITHOUT_FLUSH = CompiledQuery.raw('pragma synchronous = normal');
const WITH_FLUSH = CompiledQuery.raw('pragma synchronous = full');

/** Opens the log for flushing. Reading and writing: Windows flushes only files that may be written. */
export async function openWalFlush(
  db: Kysely<Tables>,
  file: string,
  openLog: (path: string) => Promise<Pick<FileHandle, 'datasync' | 'close'>> = (path) => open(path, 'r+'),
): Promise<WalFlush> {
  const log = await openLog(`${file}-wal`);
  /** After a failed flush the system may take its pages for written although they are not, so flushing again proves nothing. */
  let isInDoubt = false;

  /** Copies the log into the database file, which is then flushed: the pages are written once more. */
  const copyLog = async (): Promise<void> => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 0) throw new Error('the write-ahead log could not be copied after a failed flush');
    isInDoubt = false;
  };

  return {
    async commit(work, additions) {
      if (isInDoubt) await copyLog();
      if (additions < MIN_FLUSHED_BESIDE) return db.transaction().execute(work);
      await db.connection().execute(async (connection) => {
        await connection.executeQuery(WITHOUT_FLUSH);
        try {
          await connection.transaction().execute((tx: Transaction<Tables>) => work(tx));
        } finally {
          await connection.executeQuery(WITH_FLUSH);
        }
      });
      try {
        await log.datasync();
      } catch (error) {
        isInDoubt = true;
        throw error;
      }
    },
    close: () => log.close(),
  };
}
