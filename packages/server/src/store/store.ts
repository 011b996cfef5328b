import type { GeneratorName, SeedDraw } from '@sandtable/kernel';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.js';

export type Dialect = 'sqlite' | 'postgres';

/** One stored action of a match: an answer, or an undo. */
export interface Entry {
  readonly n: number;
  /** Its index in the match's list of seats. */
  readonly seat: number;
  /** Empty for an undo. */
  readonly option: string;
  /** JSON. */
  readonly because: string | null;
}

/** The part of a commit that belongs to one match. */
export interface Addition {
  readonly match: number;
  readonly entries: readonly Entry[];
  /** The position after the last entry, where a later load can begin. */
  readonly snapshot?: StoredSnapshot;
  /** JSON, when the match is over. */
  readonly result?: string;
}

/** A position from which a later load can begin. */
export interface StoredSnapshot {
  readonly n: number;
  /** JSON: the position after `n` entries; empty for the beginning of the match. */
  readonly position: string;
  /** The fingerprint of that position; empty or missing if it was not stored. */
  readonly fingerprint?: string;
  /** The mark of the first `n` entries (matches/history-marks.ts); empty or missing if it was not stored. */
  readonly mark?: string;
}

/** The beginning of a match, from which it can be replayed. */
export const BEGINNING: StoredSnapshot = { n: 0, position: '' };

/** A match as the database has it. */
export interface StoredMatch {
  readonly pk: number;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly seating: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly seed: string;
  /** The random generator. Default: `xoshiro128**`. */
  readonly generator?: GeneratorName;
  /** What the seed was made of, if people contributed to it. */
  readonly draw?: SeedDraw;
  readonly snapshot: StoredSnapshot;
  /** The fingerprint after `n` entries, from when the match last left memory properly. */
  readonly head?: { readonly n: number; readonly fingerprint: string };
  readonly rematch: string | null;
}

/** `all`: notifications were lost for a while, so any match may have changed. */
export type WakeUp = (matches: readonly number[] | 'all') => void;

/** The database, whichever it is. Several server processes may share one (PostgreSQL). */
export interface Database {
  readonly dialect: Dialect;
  readonly db: Kysely<Tables>;
  /** A transaction that is on the disk when this resolves. `additions` says how many matches wait for it. */
  commit(work: (tx: Transaction<Tables>) => Promise<void>, additions: number): Promise<void>;
  /** Calls the listener when another process has added entries to matches. */
  onWake(woken: WakeUp): void;
  /** Notifies the other processes, as part of the transaction. */
  wake(db: Kysely<Tables>, matches: readonly number[]): Promise<void>;
  /** Calls the listener when any process has changed the chat, the names or the rematch of a match. */
  onNews(called: (match: number | 'all') => void): void;
  news(db: Kysely<Tables>, match: number): Promise<void>;
  /** Calls the listener when any process has ended sessions or passes of an account. */
  onSessionsEnded(called: (account: number | 'all') => void): void;
  sessionsEnded(db: Kysely<Tables>, account: number): Promise<void>;
  close(): Promise<void>;
}
