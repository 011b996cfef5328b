import type { HeldHistory, LostHistory, SeedHash, SharedDice } from '@sandtable/client';
import type { Json, LogEntry, Message, Result, SeatId, Seating, Settings } from '@sandtable/kernel';

/** A match as the table sees it, wherever it is played: in a worker of this page, on a server, or in a record. */

export type Viewer = SeatId | 'observer';

/** What the viewer is asked. */
export interface PendingDecision {
  readonly seat: SeatId;
  readonly prompt: Message;
  readonly rule: string;
  readonly options: readonly string[];
}

/** Where the match stands after `n` answers. */
export interface Moment {
  readonly n: number;
  readonly view: Json;
  /** Seats that are thinking. */
  readonly waiting: readonly SeatId[];
  readonly decision: PendingDecision | undefined;
  readonly mayUndo: boolean;
  readonly result: Result | undefined;
}

/** What one answer brought. */
export interface LoggedAnswer {
  /** The number of the answer: the moment after it is `n + 1`. */
  readonly n: number;
  readonly seat: SeatId;
  readonly log: readonly LogEntry[];
}

/** What stays the same through the whole match. */
export interface MatchSetup {
  readonly game: string;
  readonly settings: Settings;
  readonly seats: readonly SeatId[];
  /** `person` or a bot's name. */
  readonly seating: Seating;
}

/** People at other screens. */
export interface OnlineInfo {
  readonly connected: boolean;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string | null; readonly online: boolean }[];
  readonly chat: readonly {
    readonly number: number;
    readonly seat: SeatId;
    readonly text: string;
    readonly at: number;
  }[];
  /** Older lines are on the server. */
  readonly hasOlderChat: boolean;
  /** Published before the first card; with the seed, at the end, anybody can check it. */
  readonly seedHash: SeedHash;
  readonly seed: string | undefined;
  /** Who made the dice beside the server, and whether it kept to that; undefined if the server alone made them. */
  readonly dice: SharedDice | undefined;
  /** What the server must still know when this page comes back. */
  readonly held: HeldHistory | undefined;
  /** What the server has shown and lost, if this page noticed such a thing. */
  readonly lost: LostHistory | undefined;
  /** The match that follows this one. */
  readonly rematch: string | undefined;
}

export interface PlaySnapshot {
  readonly setup: MatchSetup;
  /** Whose eyes: a seat, at one screen for several people the one that is asked; or an observer's. */
  readonly viewer: Viewer;
  readonly moment: Moment;
  /** What happened before the first answer. */
  readonly beginning: readonly LogEntry[];
  /** All answers that stand, in order; those taken back are gone. */
  readonly steps: readonly LoggedAnswer[];
  /** An answer is on its way, or bots are thinking here. */
  readonly busy: boolean;
  readonly online: OnlineInfo | undefined;
  /** Another page of this browser plays this game: here it is only shown. */
  readonly elsewhere: boolean;
  /** How many stored answers were cut off because the rules refuse them. */
  readonly removed: number;
  /** It cannot go on, and why. */
  readonly trouble: Message | undefined;
}

/** What an option would bring: the view after it, or that it takes chance to know. */
export type Preview = { readonly view: Json } | { readonly chance: true };

/** Views between cards (rounds, turns), for a chart. */
export type ViewHistory = readonly { readonly n: number; readonly view: Json }[];

export interface Play {
  snapshot(): PlaySnapshot;
  /** Calls after every change. */
  subscribe(call: () => void): () => void;
  answer(option: string): Promise<void>;
  undo(): Promise<void>;
  preview(option: string): Promise<Preview>;
  /** Where the match stood after the first `n` answers; nothing is asked there. */
  at(n: number): Promise<Moment>;
  viewHistory(): Promise<ViewHistory>;
  /** The record as a file's text; while an online match runs it is nobody's to see. */
  record?(): Promise<string>;
  /** A new game on this page from after the first `n` answers; gives its address. */
  fork?(n: number): Promise<string>;
  say?(text: string): Promise<void>;
  olderChat?(): Promise<void>;
  rename?(name: string): Promise<void>;
  /** Gives the address of the next match for this seat. */
  rematch?(): Promise<string>;
  /** Plays here what another page of this browser has played so far. */
  takeOver?(): Promise<void>;
  /** Records with the answers that were cut off. */
  removedRecords?(): Promise<readonly string[]>;
  discardRemoved?(): Promise<void>;
  close(): void;
}
