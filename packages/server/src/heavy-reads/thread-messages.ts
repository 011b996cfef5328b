import type { SeatId } from '@sandtable/kernel';
import type { RefusedError } from '../matches/live-match.js';
import type { Entry, StoredMatch } from '../store/store.js';

/** An expensive read-only request about a match, carried out on its own thread. */
export type HeavyRead =
  /** The position as tables of text, as a seat sees it. */
  | { readonly kind: 'tables'; readonly seat: SeatId }
  /** What a seat would see after an answer that it could undo. */
  | { readonly kind: 'preview'; readonly seat: SeatId; readonly n: number; readonly option: string }
  /** What a seat saw after the first `n` entries. */
  | { readonly kind: 'past'; readonly seat: SeatId; readonly n: number }
  /** The history from entry `since` up to entry `to`, with the seat's own answers. */
  | { readonly kind: 'history'; readonly seat: SeatId; readonly since: number; readonly to: number }
  /** The record of the match. */
  | { readonly kind: 'record'; readonly to: number }
  /** The mark of the first `n` entries (history-marks.ts). */
  | { readonly kind: 'mark'; readonly n: number };

/** The parts of a match that the thread doesn't have yet. */
export interface MatchUpdate {
  /** Sent first: the match with the snapshot from which the server loaded it. */
  readonly stored?: StoredMatch;
  /** Entries before that snapshot, sent once when a heavy read needs them. */
  readonly early?: readonly Entry[];
  /** The next entries since that snapshot. All of them are on the disk. */
  readonly recent: readonly Entry[];
}

export interface ToThread {
  readonly id: number;
  /** Which match in memory the heavy read is about. */
  readonly match: number;
  readonly news: MatchUpdate;
  readonly read: HeavyRead;
  /** Matches that the thread may forget. */
  readonly drop: readonly number[];
}

/** `text` is finished JSON (`mark`: the mark itself). `costMs`: processor time of this heavy read alone. */
export type HeavyReadReply = { readonly id: number; readonly costMs: number } & (
  | { readonly text: string }
  | { readonly refused: { readonly code: RefusedError['code']; readonly text: string } }
  | { readonly error: string }
);
export type FromThread = 'ready' | HeavyReadReply;

export interface HeavyReadThreadData {
  /** The module that exports `games`, a record of games by name. */
  readonly module: string;
}
