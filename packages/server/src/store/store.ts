import type { GeneratorName, SeedDraw } from '@sandtable/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';

export type Dialect = 'sqlite' | 'postgres';

/** One thing done in a match: an answer, or an answer taken back. */
export interface Entry {
  readonly n: number;
  /** Its place in the match's list of seats. */
  readonly seat: number;
  /** Empty: the seat took its last answer back. */
  readonly option: string;
  /** JSON. */
  readonly because: string | null;
}

/** What one match brings to a commit. */
export interface Addition {
  readonly match: number;
  readonly entries: readonly Entry[];
  /** The position after the last of them, where a later load can begin. */
  readonly snapshot?: StoredSnapshot;
  /** JSON, when the match is over. */
  readonly result?: string;
}

/** A place where a later load can begin. */
export interface StoredSnapshot {
  readonly n: number;
  /** JSON: the position after `n` entries; empty for the beginning of the match. */
  readonly position: string;
  /** The fingerprint of that position; empty or missing if it was not kept. */
  readonly fingerprint?: string;
  /** The mark of the first `n` entries (matches/marks.ts); empty or missing if it was not kept. */
  readonly mark?: string;
}

/** The beginning of a match, from which everything can be carried out again. */
export const BEGINNING: StoredSnapshot = { n: 0, position: '' };

/** A match as it lies in the database. */
export interface StoredMatch {
  readonly pk: number;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly seating: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly seed: string;
  /** What makes the dice from the seed; `xoshiro128**` if it isn't named. */
  readonly generator?: GeneratorName;
  /** What the seed was made of, if people contributed to it. */
  readonly draw?: SeedDraw;
  readonly snapshot: StoredSnapshot;
  /** The position after the last of `n` entries, when the match left memory in order. */
  readonly head?: { readonly n: number; readonly fingerprint: string };
  readonly rematch: string | null;
}

/** `all`: nobody knows which, because this process could not be told for a while. */
export type WakeUp = (matches: readonly number[] | 'all') => void;

/** The database, whichever it is. Several server processes may share one (PostgreSQL). */
export interface Database {
  readonly dialect: Dialect;
  readonly db: Kysely<Tables>;
  /** Calls when another process has added to matches. */
  onWake(woken: WakeUp): void;
  /** Tells the other processes, as part of the transaction. */
  wake(db: Kysely<Tables>, matches: readonly number[]): Promise<void>;
  /** Calls when another process (or this one) has changed something at a table beside the match: talk, names, a rematch. */
  onNews(called: (match: number | 'all') => void): void;
  news(db: Kysely<Tables>, match: number): Promise<void>;
  /** Calls when another process (or this one) has ended sessions or passes of an account. */
  onSessionsEnded(called: (account: number | 'all') => void): void;
  sessionsEnded(db: Kysely<Tables>, account: number): Promise<void>;
  close(): Promise<void>;
}
