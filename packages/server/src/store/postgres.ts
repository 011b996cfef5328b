import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.js';
import { type WaitOptions, waitForPostgres } from './postgres-wait.js';
import type { Tables } from './schema.js';
import type { Database, WakeUp } from './store.js';

const CHANNEL = 'sandtable';
/**
 * Prefixes of notifications about chat, names and rematches, and about ended sessions. Those about entries begin with the
 * process that wrote them.
 */
const NEWS = '+';
const SESSIONS_ENDED = '-';
const RETRY_DELAY_MS = 500;
/** A notification can have 8000 bytes; keys of matches are short. */
const MAX_PER_NOTICE = 400;

// 64-bit keys and times fit a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** If the database doesn't answer within this time, it counts as down. */
const LOCK_TIMEOUT_MS = 5000;

/** Opens the same database read-only: no writes, no migrations, no notifications. */
export async function readPostgres(url: string): Promise<Database> {
  const options = '-c default_transaction_read_only=on';
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: LOCK_TIMEOUT_MS, max: 1, options });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    dialect: 'postgres',
    db,
    commit: (work) => db.transaction().execute(work),
    onWake: () => {},
    wake: async () => {},
    onNews: () => {},
    news: async () => {},
    onSessionsEnded: () => {},
    sessionsEnded: async () => {},
    close: () => db.destroy(),
  };
}

/** A database that several server processes share. They notify each other by LISTEN/NOTIFY. */
export async function openPostgres(
  url: string,
  report: (error: unknown) => void = () => {},
  wait: WaitOptions = {},
): Promise<Database> {
  await waitForPostgres(url, wait);
  const patient = { connectionString: url, connectionTimeoutMillis: LOCK_TIMEOUT_MS, keepAlive: true };
  const pool = new pg.Pool({ ...patient, max: 8, statement_timeout: LOCK_TIMEOUT_MS });
  pool.on('error', report);
  // A connection can also break between two statements of a transaction. Then only the next statement may fail.
  pool.on('connect', (client) => client.on('error', report));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  let woken: WakeUp | undefined;
  let newsCame: ((match: number | 'all') => void) | undefined;
  let sessionsEnded: ((account: number | 'all') => void) | undefined;
  let listener: pg.Client | undefined;
  let closed = false;
  /** A process also receives its own notifications, and skips them. */
  const self = randomBytes(6).toString('hex');

  /** Notifications sent while we were not listening are lost, so every match then reads what it lacks from the database. */
  const listen = async (): Promise<void> => {
    const client = new pg.Client(patient);
    listener = client;
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(NEWS)) newsCame?.(Number(payload.slice(NEWS.length)));
      else if (payload.startsWith(SESSIONS_ENDED)) sessionsEnded?.(Number(payload.slice(SESSIONS_ENDED.length)));
      else {
        const [from, matches = ''] = payload.split(':');
        if (from !== self) woken?.(matches.split(',').map(Number));
      }
    });
    client.on('error', report);
    client.on('end', () => {
      if (!closed) setTimeout(() => void listen().catch(report), RETRY_DELAY_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    woken?.('all');
    newsCame?.('all');
    sessionsEnded?.('all');
  };
  await listen();

  return {
    dialect: 'postgres',
    db,
    commit: (work) => db.transaction().execute(work),
    onWake(call) {
      woken = call;
    },
    async wake(on, matches) {
      for (let i = 0; i < matches.length; i += MAX_PER_NOTICE) {
        const payload = `${self}:${matches.slice(i, i + MAX_PER_NOTICE).join(',')}`;
        await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(on);
      }
    },
    onNews(call) {
      newsCame = call;
    },
    async news(on, match) {
      await sql`select pg_notify(${CHANNEL}, ${NEWS + match})`.execute(on);
    },
    onSessionsEnded(call) {
      sessionsEnded = call;
    },
    async sessionsEnded(on, account) {
      await sql`select pg_notify(${CHANNEL}, ${SESSIONS_ENDED + account})`.execute(on);
    },
    async close() {
      closed = true;
      await listener?.end();
      await db.destroy();
    },
  };
}
