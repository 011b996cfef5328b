import { sql } from 'kysely';
import { now } from './matches.js';
import type { Database } from './store.js';

/** Why a database accepts no writes, if the operator can do something about it. */
const WRITE_FAULTS = ['full', 'readOnly', 'away'] as const;
export type WriteFault = (typeof WRITE_FAULTS)[number];

export interface WriteHealth {
  /** A write has failed somewhere in the server. Returns true if the log reports it already. */
  failed(error: unknown): boolean;
  /** A write has succeeded somewhere in the server. */
  succeeded(): void;
  /** Tests a write, or returns the last result if it is recent; undefined if writes succeed. */
  check(): Promise<WriteFault | undefined>;
  stop(): void;
}

export interface WriteHealthConfig {
  /** Called for the log once when the fault begins, and once when it is over. */
  readonly began: (text: string) => void;
  readonly ended: (text: string) => void;
  /** How long the result of a test is reused. */
  readonly holdsMs?: number;
  /** The interval of tests while the database accepts no writes. */
  readonly retryMs?: number;
}

const TEXTS: Readonly<Record<WriteFault, string>> = {
  full: 'The disk of the database is full: nothing can be stored, and answers are refused. Make room; the server goes on by itself.',
  readOnly:
    'The database can only be read: nothing can be stored, and answers are refused. Check the permissions of its files, whether its disk is mounted read-only, or whether PostgreSQL is a standby.',
  away: 'The database does not take writes: answers are refused.',
};
const WITHIN_MS = 2000;

export function writeHealthOf(store: Database, config: WriteHealthConfig): WriteHealth {
  const { began, ended, holdsMs = 1000, retryMs = 5000 } = config;
  let fault: WriteFault | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  let last: { readonly at: number; readonly result: Promise<WriteFault | undefined> } | undefined;

  const failed = (error: unknown): boolean => {
    const kind = faultOf(error);
    if (kind === 'away') return false;
    note(kind);
    return true;
  };
  const note = (kind: WriteFault): void => {
    if (kind !== fault) began(TEXTS[kind]);
    fault = kind;
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void check();
    }, retryMs).unref();
  };
  const succeeded = (): void => {
    if (fault === undefined) return;
    fault = undefined;
    clearTimeout(retry);
    retry = undefined;
    ended('The database takes writes again.');
  };
  const test = async (): Promise<WriteFault | undefined> => {
    try {
      await within(WITHIN_MS, sql`update write_probe set at = ${now()} where pk = 1`.execute(store.db));
      succeeded();
      return undefined;
    } catch (error) {
      const kind = faultOf(error);
      note(kind);
      return kind;
    }
  };
  const check = (): Promise<WriteFault | undefined> => {
    const at = performance.now();
    if (!last || at - last.at > holdsMs) last = { at, result: test() };
    return last.result;
  };

  return {
    failed,
    succeeded,
    check,
    stop() {
      stopped = true;
      clearTimeout(retry);
    },
  };
}

const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
const POSTGRES_FULL = '53100';
const POSTGRES_READ_ONLY = '25006';

export function faultOf(error: unknown): WriteFault {
  if (!(error instanceof Error)) return 'away';
  const code = 'code' in error ? String(error.code) : '';
  const primary = 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  // For statements that return rows the driver reports SQLite's message without its code.
  if (primary === SQLITE_FULL || [POSTGRES_FULL, 'ENOSPC'].includes(code) || /disk is full/i.test(error.message)) {
    return 'full';
  }
  if (primary === SQLITE_READONLY || code === POSTGRES_READ_ONLY || /readonly database/i.test(error.message)) {
    return 'readOnly';
  }
  return 'away';
}

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds).unref();
    }),
  ]);
