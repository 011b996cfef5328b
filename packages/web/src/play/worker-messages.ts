import { type DecisionView, InputError, type Message } from '@sandtable/kernel';
import type { NewGame } from './game-storage.js';
import type { OpenedGame } from './match-engine.js';
import type { BotProgress, Moment, Preview, ViewHistory } from './play.js';
import type { UpdateMessage } from './update-message.js';

/** The requests from the page to its worker, and their results. */
export interface WorkerRequests {
  /** `isWriter`: this page plays the game. Any other page only shows it. */
  open: { params: { readonly id: string; readonly isWriter: boolean }; result: OpenedGame };
  /** Opens a game that is not stored. */
  openUnsaved: { params: NewGame; result: OpenedGame };
  /** Stores a record, or its first `at` answers, as a local game. The result is the game's id. */
  import: { params: { readonly text: string; readonly at?: number }; result: string };
  /** The view history of a record that is not stored. */
  recordViewHistory: { params: { readonly text: string }; result: ViewHistory };
  answer: { params: { readonly n: number; readonly option: string }; result: undefined };
  undo: { params: { readonly n: number }; result: undefined };
  preview: { params: { readonly option: string }; result: Preview };
  followUps: {
    params: { readonly options: readonly string[] };
    result: readonly (DecisionView | undefined)[];
  };
  at: { params: { readonly n: number }; result: Moment };
  viewHistory: { params: undefined; result: ViewHistory };
  record: { params: undefined; result: string };
  fork: { params: { readonly n: number }; result: string };
  /** Bots that think play the best that they have found. */
  moveNow: { params: undefined; result: undefined };
  /** This page plays the open game from now on. */
  claim: { params: undefined; result: undefined };
  /** Another page plays the open game from now on. */
  stopWriting: { params: undefined; result: undefined };
  removedRecords: { params: undefined; result: readonly string[] };
  discardRemoved: { params: undefined; result: undefined };
}
export type WorkerRequestName = keyof WorkerRequests;

export type ToWorker = {
  readonly [E in WorkerRequestName]: {
    readonly number: number;
    readonly do: E;
    readonly params: WorkerRequests[E]['params'];
  };
}[WorkerRequestName];
export type FromWorker =
  | { readonly update: UpdateMessage }
  | { readonly thinking: BotProgress }
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly refused: Message }
  | { readonly number: number; readonly broken: string };

export const refusedBy = ({ key, params }: Message): InputError => new InputError(key, params);
