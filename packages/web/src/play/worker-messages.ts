import { InputError, type Message } from '@sandtable/kernel';
import type { NewGame } from './game-storage.js';
import type { EngineUpdate, OpenedGame } from './match-engine.js';
import type { Moment, Preview, ViewHistory } from './play.js';

/** What the page asks of its worker, and what it is given back. */
export interface WorkerRequests {
  /** `writes`: this page is the one that plays it; any other only shows it. */
  open: { params: { readonly id: string; readonly writes: boolean }; result: OpenedGame };
  /** A game that nothing is kept of. */
  pass: { params: NewGame; result: OpenedGame };
  /** Reads a record's text and puts it, or its first `at` answers, on the shelf; gives the new game's id. */
  import: { params: { readonly text: string; readonly at?: number }; result: string };
  /** The course of a record that is not on the shelf. */
  survey: { params: { readonly text: string }; result: ViewHistory };
  answer: { params: { readonly n: number; readonly option: string }; result: undefined };
  undo: { params: { readonly n: number }; result: undefined };
  preview: { params: { readonly option: string }; result: Preview };
  at: { params: { readonly n: number }; result: Moment };
  course: { params: undefined; result: ViewHistory };
  record: { params: undefined; result: string };
  fork: { params: { readonly n: number }; result: string };
  /** This page plays the open game from now on. */
  claim: { params: undefined; result: undefined };
  /** Another page plays it from now on. */
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
  | { readonly frame: EngineUpdate }
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly refused: Message }
  | { readonly number: number; readonly broken: string };

export const refusedBy = ({ key, params }: Message): InputError => new InputError(key, params);
