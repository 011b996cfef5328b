import type { LogEntry } from '@sandtable/kernel';
import type { SeedHash } from './seed-hash.js';
import type { SharedDice } from './shared-dice.js';
import type { ChatLine, HistoryEntry, SeatStatus, State, Welcome } from './wire.js';

/** Where a match stands, as far as the server has told; it outlives every connection. */
export interface MatchSnapshot {
  readonly welcome: Welcome;
  readonly seats: readonly SeatStatus[];
  /** With the whole view. */
  readonly state: State;
  /** What happened before the first answer. */
  readonly beginning: readonly LogEntry[];
  /** All that was done, by number. */
  readonly history: readonly HistoryEntry[];
  /** What was said, from some line on: the newest without a gap. There is more before it unless it begins at line 0. */
  readonly chat: readonly ChatLine[];
  /** The match that follows this one; the same secrets open it. */
  readonly rematch: string | null;
  readonly seedHash: SeedHash;
  /** How the seed was made, if people contributed to it, and whether the server has kept to that. */
  readonly dice: SharedDice | undefined;
  /** What the server has told and lost, if this client noticed such a thing. */
  readonly lost: LostHistory | undefined;
}

/** What a client was told: so many entries, and the server's mark of them. Kept with the link it outlives the client. */
export interface HeldHistory {
  readonly n: number;
  readonly mark: string;
}

/** The server no longer has what it once told: its database has lost its end, or is another one. */
export interface LostHistory {
  /** How many answers are gone; undefined if it is only known that the history is another one. */
  readonly answers: number | undefined;
  /** What was known before; undefined if that was told to an earlier client. */
  readonly before: MatchSnapshot | undefined;
}
