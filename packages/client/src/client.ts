import type { Json, Result, TextTable } from '@sandtable/kernel';
import type { ConnectionOptions } from './connection.js';
import type { ClientError } from './errors.js';
import type { GatheringSnapshot } from './gather.js';
import type { Link } from './link.js';
import type { HeldHistory, MatchSnapshot } from './match-snapshot.js';
import type { DiceMemory } from './shared-dice.js';
import type { Gathering, State } from './wire.js';

/** One seat of a match, or an observer. It survives lost connections until it is closed. */
export interface Client {
  readonly link: Link;
  /** The latest known state of the match. It may be out of date while the client is offline. */
  snapshot(): MatchSnapshot;
  /** The part of the history that the server must still have when this seat comes back. */
  held(): HeldHistory | undefined;
  online(): boolean;
  /** Why the client was closed; undefined while it is open. */
  closed(): ClientError | undefined;
  /** Answers the current decision. Resolves when the server has stored the answer. */
  answer(option: string): Promise<void>;
  /** Takes the seat's last answer back. */
  undo(): Promise<void>;
  /** Asks bots that think to play the best that they have found so far. */
  moveNow(): void;
  say(text: string): Promise<void>;
  /** Loads the page of chat before the oldest known line. Resolves with whether there are still older lines. */
  olderChat(): Promise<boolean>;
  /** The position as tables of text. */
  tables(): Promise<readonly TextTable[]>;
  /** What the seat would see after an answer; undefined if chance, hidden information or other seats affect it. */
  preview(option: string): Promise<Json | undefined>;
  /** What the seat saw after the first `n` entries, and which seats had to answer then. */
  past(n: number): Promise<{ readonly view: Json; readonly waiting: readonly string[] }>;
  /** Resolves when this seat has a decision, or the match is over. */
  waitForTurn(): Promise<State>;
  waitForEnd(): Promise<Result>;
  /** Calls the listener after every change of the match or the connection. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  close(): void;
}

export interface JoinOptions extends Partial<ConnectionOptions> {
  /** `false`: the server sends no view of the board. */
  readonly view?: boolean;
  /** The hash of the seed from an earlier visit. If the server now gives a different one, it counts as changed. */
  readonly seedHash?: string;
  /** What an earlier client kept about the shared dice of this match. */
  readonly dice?: DiceMemory;
  /** Called with what must be stored about the shared dice, before the client sends anything that depends on it. */
  readonly onDice?: (dice: DiceMemory, about: Pick<Gathering, 'game' | 'seat' | 'seedHash'>) => void;
  /**
   * Called after every change while a match with shared dice waits for contributions, before it is joined. The client
   * sends its own contribution without being asked.
   */
  readonly onGathering?: (now: GatheringSnapshot) => void;
  /** The history that an earlier client received. If the server has lost it, the snapshot's `lost` says so. */
  readonly held?: HeldHistory;
  /** How long to keep trying while the server has never been reached. Default: 0, a single attempt. */
  readonly connectTimeoutMs?: number;
  /** Called whenever the connection is lost or can't be made, also before the client has joined. */
  readonly onLost?: () => void;
  /** Receives a function that makes a waiting retry happen at once. Returns a function that stops listening. */
  readonly retryOn?: (retryNow: () => void) => () => void;
  /** Closes the client, also while it is still joining. */
  readonly signal?: AbortSignal;
}
