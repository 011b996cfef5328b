import pg from 'pg';
import { inputError } from '../text.js';

/** What is reported while the program waits for PostgreSQL. */
export interface Waiting {
  /** Host and port; never the password. */
  readonly server: string;
  readonly reason: string;
}

export interface WaitOptions {
  /** Called when the wait begins, and about once a minute. */
  readonly waiting?: (now: Waiting) => void;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
  readonly firstPauseMs?: number;
}

const LONGEST_PAUSE_MS = 10_000;
const TOLD_EVERY_MS = 60_000;
const CONNECT_WITHIN_MS = 5000;

/** Temporary errors: nothing answers yet, or the database is starting or has too many connections. */
const PASSING = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['ENOENT', '57P01', '57P02', '57P03', '53300'],
];
const PASSING_WORDS = /timeout|terminated unexpectedly|starting up|shutting down/i;
const REFUSED = ['28P01', '28000'];
const NO_DATABASE = '3D000';

/** Resolves when PostgreSQL accepts a connection. Rejects at once for a wrong password or a missing database. */
export async function waitForPostgres(url: string, options: WaitOptions = {}): Promise<void> {
  const { waiting, signal, firstPauseMs = 500 } = options;
  const server = serverOf(url);
  let pauseMs = firstPauseMs;
  let toldAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const error = await tryOnce(url);
    if (error === undefined) return;
    const reason = isPassing(error);
    if (reason === undefined) throw refusalOf(error, url, server);
    if (performance.now() - toldAt > TOLD_EVERY_MS) {
      toldAt = performance.now();
      waiting?.({ server, reason });
    }
    await rest(pauseMs, signal);
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  }
}

async function tryOnce(url: string): Promise<unknown> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    // Later errors of this connection are reported where it is used.
    client.on('error', () => {});
    await client.connect();
    return undefined;
  } catch (error) {
    return error ?? new Error('PostgreSQL refused');
  } finally {
    await client?.end().catch(() => {});
  }
}

/** The short reason of a temporary error, or undefined. A host with several addresses reports several errors. */
function isPassing(error: unknown): string | undefined {
  if (error instanceof AggregateError) return isPassing(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (PASSING.includes(code)) return code;
  return PASSING_WORDS.test(error.message) ? error.message : undefined;
}

function refusalOf(error: unknown, url: string, server: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  // If there is no password at all, the error comes from the driver.
  if (REFUSED.includes(code) || /password must be a string/.test(error.message)) {
    return inputError('error.databaseRefused', { server, reason: error.message });
  }
  if (code !== NO_DATABASE) return error;
  const database = decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';
  return inputError('error.databaseMissing', { server, database });
}

/** Host and port, without user and password. */
const serverOf = (url: string): string => (URL.canParse(url) ? new URL(url).host || 'localhost' : 'localhost');

const rest = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason ?? new Error('the wait was ended'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
