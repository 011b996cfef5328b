import { InputError, type Message } from '@sandtable/kernel';
import type { Frame, Opened } from './engine.js';
import type { Course, Moment, Preview } from './play.js';
import type { NewGame } from './saved.js';

/** What the page asks of its worker, and what it is given back. */
export interface Errands {
  /** `writes`: this page is the one that plays it; any other only shows it. */
  open: { given: { readonly id: string; readonly writes: boolean }; back: Opened };
  /** A game that nothing is kept of. */
  pass: { given: NewGame; back: Opened };
  /** Reads a record's text and puts it, or its first `at` answers, on the shelf; gives the new game's id. */
  import: { given: { readonly text: string; readonly at?: number }; back: string };
  /** The course of a record that is not on the shelf. */
  survey: { given: { readonly text: string }; back: Course };
  answer: { given: { readonly n: number; readonly option: string }; back: undefined };
  undo: { given: { readonly n: number }; back: undefined };
  preview: { given: { readonly option: string }; back: Preview };
  at: { given: { readonly n: number }; back: Moment };
  course: { given: undefined; back: Course };
  record: { given: undefined; back: string };
  fork: { given: { readonly n: number }; back: string };
  /** This page plays the open game from now on. */
  claim: { given: undefined; back: undefined };
  /** Another page plays it from now on. */
  stopWriting: { given: undefined; back: undefined };
  removedRecords: { given: undefined; back: readonly string[] };
  discardRemoved: { given: undefined; back: undefined };
}
export type Errand = keyof Errands;

export type ToWorker = {
  readonly [E in Errand]: { readonly number: number; readonly do: E; readonly given: Errands[E]['given'] };
}[Errand];
export type FromWorker =
  | { readonly frame: Frame }
  | { readonly number: number; readonly back: unknown }
  | { readonly number: number; readonly refused: Message }
  | { readonly number: number; readonly broken: string };

export const refusedBy = ({ key, params }: Message): InputError => new InputError(key, params);
