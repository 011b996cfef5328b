import type { HeldHistory, LostHistory, SeedHash, SharedDice } from '@sandtable/client';
import type { DecisionView, Json, LogEntry, Message, Result, SeatId, Seating, Settings } from '@sandtable/kernel';

/** A match as the table page uses it, whether it runs in a worker, on a server or in a record. */

export type Viewer = SeatId | 'observer';

/** Where the match stands after `n` answers. */
export interface Moment {
  readonly n: number;
  readonly view: Json;
  /** Seats whose answers the match waits for. */
  readonly waiting: readonly SeatId[];
  /** What the viewer has to decide. */
  readonly decision: DecisionView | undefined;
  readonly mayUndo: boolean;
  readonly result: Result | undefined;
}

/** An answer, by its seat and the log entries that it caused. */
export interface LoggedAnswer {
  /** The number of the answer: the moment after it is `n + 1`. */
  readonly n: number;
  readonly seat: SeatId;
  readonly log: readonly LogEntry[];
}

/** What is fixed for the whole match. */
export interface MatchSetup {
  readonly game: string;
  readonly settings: Settings;
  readonly seats: readonly SeatId[];
  /** `person` or a bot's name. */
  readonly seating: Seating;
}

/** How far a bot's thinking is: parts of its plan, of `PROGRESS_PARTS`. */
export interface BotProgress {
  readonly seat: SeatId;
  readonly progress: number;
}

/** What only online matches have: the connection, the other people, the chat and the dice. */
export interface OnlineInfo {
  readonly connected: boolean;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string | null; readonly online: boolean }[];
  readonly chat: readonly {
    readonly number: number;
    readonly seat: SeatId;
    readonly text: string;
    readonly at: number;
  }[];
  /** The server has older lines. */
  readonly hasOlderChat: boolean;
  /** Published before the first card. Once the match is over and the seed is known, anybody can check it. */
  readonly seedHash: SeedHash;
  readonly seed: string | undefined;
  /** Who contributed to the dice, and whether the server respected it; undefined if the server alone made them. */
  readonly dice: SharedDice | undefined;
  /** The history that the server must still have when this page reconnects. */
  readonly held: HeldHistory | undefined;
  /** The history that the server had sent and has lost, if this page noticed it. */
  readonly lost: LostHistory | undefined;
  /** The next match with the same people. */
  readonly rematch: string | undefined;
}

export interface PlaySnapshot {
  readonly setup: MatchSetup;
  /** Who sees this: a seat, or an observer. Where several people share a screen, it is the seat that is asked. */
  readonly viewer: Viewer;
  readonly moment: Moment;
  /** The log before the first answer. */
  readonly beginning: readonly LogEntry[];
  /** All answers in order, without undone ones. */
  readonly steps: readonly LoggedAnswer[];
  /** An answer is on its way, or bots are thinking here. */
  readonly busy: boolean;
  /** A bot that searches is thinking. */
  readonly thinking: BotProgress | undefined;
  readonly online: OnlineInfo | undefined;
  /** Another page of this browser plays this game: here it is only shown. */
  readonly elsewhere: boolean;
  /** How many stored answers were cut off because the rules refuse them. */
  readonly removed: number;
  /** Why the match can't continue or be saved. */
  readonly trouble: Message | undefined;
}

/** What an option would change: the view after it, or that it depends on chance. */
export type Preview = { readonly view: Json } | { readonly chance: true };

/** The views at each checkpoint, for a chart. */
export type ViewHistory = readonly { readonly n: number; readonly view: Json }[];

export interface Play {
  snapshot(): PlaySnapshot;
  /** Calls the listener after every change. */
  subscribe(listener: () => void): () => void;
  answer(option: string): Promise<void>;
  undo(): Promise<void>;
  /** Lets a bot that thinks play the best that it has found; missing where nobody may ask for that. */
  moveNow?(): void;
  preview(option: string): Promise<Preview>;
  /**
   * For each option the question that it leads to: one for the same seat, after an answer that could be undone. Missing
   * where nobody can look ahead.
   */
  followUps?(options: readonly string[]): Promise<readonly (DecisionView | undefined)[]>;
  /** The moment after the first `n` answers, without a decision. */
  at(n: number): Promise<Moment>;
  viewHistory(): Promise<ViewHistory>;
  /** The record as a file's text. The server refuses it while an online match runs. */
  record?(): Promise<string>;
  /** Creates a local game that starts after the first `n` answers, and resolves to its address. */
  fork?(n: number): Promise<string>;
  say?(text: string): Promise<void>;
  olderChat?(): Promise<void>;
  rename?(name: string): Promise<void>;
  /** Resolves to the address of the next match for this seat. */
  rematch?(): Promise<string>;
  /** Lets this page play the game that another page of this browser has played so far. */
  takeOver?(): Promise<void>;
  /** Records with the answers that were cut off. */
  removedRecords?(): Promise<readonly string[]>;
  discardRemoved?(): Promise<void>;
  close(): void;
}
