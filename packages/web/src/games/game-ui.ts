import type { Catalog, Condition, Game, Json, Language, LogEntry, Message, SeatId, Words } from '@sandtable/kernel';
import type { ComponentType } from 'react';
import type { Lesson } from '../learn/lesson.js';
import type { Moment } from '../play/play.js';
import type { ChartPoint } from '../table/chart-point.js';

/** What a game brings to the table. The shell knows no more of a game than this and its `Game`. */

export interface BoardProps {
  readonly view: Json;
  readonly words: Words;
  /** What may be answered now; empty while nothing is asked, or while the past is looked at. */
  readonly options: ReadonlySet<string>;
  readonly choose: (option: string) => void;
  /** References (`space:bogota`, `card:12`, `faction:farc`) lit from elsewhere: the log, the prompt. */
  readonly highlighted: ReadonlySet<string>;
  /** Looks closer at a reference, or at nothing. Hover and focus do it; `pin` (a click on what cannot be chosen) keeps it. */
  readonly inspect: (reference: string | undefined, pin?: boolean) => void;
  readonly inspected: string | undefined;
  /** Nothing moves: the reader prefers it, or the moment is one of the past. */
  readonly isStill: boolean;
  /** What the option under the pointer would bring. */
  readonly preview: Json | undefined;
  /** What the last answers before this moment brought, the newest last. */
  readonly log: readonly LogEntry[];
}

export interface DiceOddsProps {
  readonly view: Json;
  readonly words: Words;
  /** The question that the option answers. */
  readonly prompt: Message;
  readonly option: string;
}

export interface GameUi {
  readonly game: Game;
  /** The board: fills what it is given. */
  readonly Board: ComponentType<BoardProps>;
  /** Tracks, cards, forces beside the board. */
  readonly Panels: ComponentType<BoardProps>;
  /** A reference looked at closely: what is there, its facts, its neighbours. */
  readonly Inspector: ComponentType<BoardProps & { readonly reference: string }>;
  /** A small picture before an option's name: what a card is worth, how a piece looks. Nothing, where there is none. */
  readonly OptionIcon?: ComponentType<{ readonly option: string; readonly words: Words }>;
  /** Which die an option needs, where its question leads to a roll. */
  readonly DiceOdds?: ComponentType<DiceOddsProps>;
  /** What an option does, in a sentence or two: a phone says it on the button, for its panels are put away. */
  readonly optionHint?: (option: string, seat: SeatId, words: Words) => string | undefined;
  /** Words that the game's board needs beside the game's own. */
  readonly words: Readonly<Record<Language, Catalog>>;
  /** A seat's color, as a CSS value, and its sign: never color alone. */
  readonly seat: (seat: SeatId) => { readonly color: string; readonly sign: string };
  /** Explanations by rule number (`3.2.4`), in our own words. */
  readonly help: (language: Language) => Promise<Catalog>;
  /** What an entry of the log begins: a card (or turn), somebody's part of it, or a phase that is nobody's. */
  readonly logHeading: (entry: LogEntry) => 'card' | 'part' | 'phase' | undefined;
  /** What matters between two views, as short sentences: costs first. */
  readonly changes: (before: Json, after: Json) => readonly Message[];
  /** The line each seat has in the chart of a finished game. */
  readonly scores: (view: Json) => Readonly<Record<SeatId, number>>;
  /** Where the chart goes by larger steps than cards: how it stood whenever one was over, and the short name of each. */
  readonly chartStages?: {
    readonly points: (beginning: Json, log: readonly LogEntry[]) => readonly ChartPoint[];
    readonly names: readonly string[];
  };
  /** Why a thing can or cannot be chosen, as far as the game can tell. */
  readonly conditions?: (moment: Moment, reference: string) => readonly Condition[];
  readonly lesson?: Lesson;
}
