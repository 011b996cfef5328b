import type { LogEntry } from '@sandtable/kernel';
import type { SeedHash } from './seed-hash.js';
import type { SharedDice } from './shared-dice.js';
import type { BotThinking, ChatLine, HistoryEntry, SeatStatus, State, Welcome } from './wire.js';

/** What a client knows of a match at one moment. It outlives connections. */
export interface MatchSnapshot {
  readonly welcome: Welcome;
  readonly seats: readonly SeatStatus[];
  /** With the whole view. */
  readonly state: State;
  /** What happened before the first answer. */
  readonly beginning: readonly LogEntry[];
  /** Every entry, by number. */
  readonly history: readonly HistoryEntry[];
  /** The newest chat lines, without a gap. There are older ones unless the first has number 0. */
  readonly chat: readonly ChatLine[];
  /** The id of the rematch, if there is one. The same secrets open it. */
  readonly rematch: string | null;
  readonly seedHash: SeedHash;
  /** How the seed was made, if people contributed to it, and whether the server followed the protocol. */
  readonly dice: SharedDice | undefined;
  /** How far a bot's thinking is; out of date if `n` is not the state's. */
  readonly thinking?: BotThinking;
  /** History that the server once sent and no longer has, if this client noticed a loss. */
  readonly lost: LostHistory | undefined;
}

/** How many entries a client received, and the server's mark of them. Stored with the link, it outlives the client. */
export interface HeldHistory {
  readonly n: number;
  readonly mark: string;
}

/** The server no longer has entries that it once sent: its database was cut short, or is a different one. */
export interface LostHistory {
  /** How many answers are gone; undefined if we only know that the history is different. */
  readonly answers: number | undefined;
  /** What this client knew before; undefined if only an earlier client had it. */
  readonly before: MatchSnapshot | undefined;
}
