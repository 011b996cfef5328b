import type {
  Catalog,
  Catalogs,
  Condition,
  DecisionView,
  Game,
  Json,
  LogEntry,
  Message,
  ReaderLanguage,
  RollOdds,
  SeatId,
  Words,
} from '@sandtable/kernel';
import type { ComponentType } from 'react';
import type { Lesson } from '../learn/lesson.js';
import type { Moment } from '../play/play.js';
import type { ChartPoint } from '../table/chart-point.js';
import type { MiniMap } from './mini-map.js';
import type { DieModifier } from './shared/panels/dice.js';

/** What a game brings to the browser. The shell knows nothing about a game but this and its `Game`. */

export interface BoardProps {
  readonly view: Json;
  readonly words: Words;
  /** The legal answers; empty while no decision is pending, or while a past moment is shown. */
  readonly options: ReadonlySet<string>;
  readonly choose: (option: string) => void;
  /** References (`space:bogota`, `card:12`, `faction:farc`) that the log, the prompt or the lesson points at. */
  readonly highlighted: ReadonlySet<string>;
  /**
   * Inspects a reference, or nothing. Hover and focus call it; `pin` (a click on something that can't be chosen) keeps
   * it open until the same click again, or one on nothing.
   */
  readonly inspect: (reference: string | undefined, pin?: boolean) => void;
  readonly inspected: string | undefined;
  /** Turns animation off: the viewer prefers reduced motion, or the page shows a past moment. */
  readonly isStill: boolean;
  /** The view after the option under the pointer. */
  readonly preview: Json | undefined;
  /** What changed since the viewer's last answer, until the next one. */
  readonly since?:
    | {
        /** The view after that answer; undefined until it is loaded. */
        readonly before: Json | undefined;
        /** The color of the seat that last changed each space, by its reference. */
        readonly colors: ReadonlyMap<string, string>;
      }
    | undefined;
  /** In a lesson, the space that it speaks of, as a reference: a zoomed map moves there. */
  readonly guide?: string | undefined;
  /** The log of the last answers before this moment, newest last. */
  readonly log: readonly LogEntry[];
}

export interface DiceOddsProps {
  readonly view: Json;
  readonly words: Words;
  /** The prompt that the option answers. */
  readonly prompt: Message;
  readonly option: string;
}

/** One tab of the panels beside the board. */
export interface GamePanel {
  readonly name: string;
  /** The tab's name. */
  readonly label: Message;
  readonly Panel: ComponentType<BoardProps>;
}

/** The viewer's own cards, along the lower edge of the board. */
export interface HandUi {
  /** References of the cards, in the order in which they are held; undefined for those who hold none. */
  readonly cards: (view: Json) => readonly string[] | undefined;
  /** The heading of a hand with this number of cards. */
  readonly label: (cards: number) => Message;
  /** Value and title: enough to recognize a card. */
  readonly Head: ComponentType<{ readonly card: string; readonly words: Words }>;
  /** The text that the card has for its holder. */
  readonly text: (card: string, view: Json, words: Words) => string;
}

/** What the table may do to spare the player presses. Questions are named by their ids, of which a game has its own type. */
export interface ChoiceShortcuts<QuestionId extends string = string> {
  /** Questions for one space after another. What was done at the last one can be done at the next with one press. */
  readonly sameForAll: readonly QuestionId[];
  /** Questions whose options are shown with the answers of the question that follows, by the ids of both. */
  readonly combined: Readonly<Partial<Record<QuestionId, readonly QuestionId[]>>>;
  /** Questions whose `done` is followed by others of the same operation. One press answers all of them with `done`. */
  readonly finishing: readonly QuestionId[];
  /** Options that are of use only if another person is in the match. */
  readonly deals: readonly string[];
}

/** An action that the rules do not offer now, and why. */
export interface ClosedAction {
  readonly option: string;
  readonly reason: Message;
}

export interface GameUi {
  readonly game: Game;
  /** The board. It fills its container. */
  readonly Board: ComponentType<BoardProps>;
  /** What players look at all the time, in one slim bar above the board. */
  readonly StatusBar?: ComponentType<BoardProps>;
  /** Tracks, cards and forces beside the board, in tabs that each fit one screen. */
  readonly panels: readonly GamePanel[];
  /** The name of the panel that the question concerns. It comes to the front. */
  readonly panelInQuestion?: (view: Json, options: ReadonlySet<string>) => string | undefined;
  readonly hand?: HandUi;
  /** What the asked seat has left to spend, as chips between the question and its options. */
  readonly PromptChips?: ComponentType<BoardProps & { readonly prompt: Message }>;
  /** The details of a reference: what is there, its printed facts, its neighbors. */
  readonly Inspector: ComponentType<BoardProps & { readonly reference: string }>;
  /**
   * A small picture before an option's name, such as a card's value or a piece. Renders nothing for options without
   * one.
   */
  readonly OptionIcon?: ComponentType<{ readonly option: string; readonly words: Words }>;
  /** The die roll that an option needs, if its question leads to a roll. */
  readonly DiceOdds?: ComponentType<DiceOddsProps>;
  /** What a die must show if an option is chosen, if its number is known before. */
  readonly rollOdds?: (view: Json, decision: DecisionView, option: string) => RollOdds | undefined;
  /** The named parts of a logged roll's modifier. */
  readonly dieModifiers?: (entry: LogEntry, words: Words) => readonly DieModifier[];
  /** What an option does, in a sentence or two. Phones show it on the button, because their panels are closed. */
  readonly optionHint?: (option: string, seat: SeatId, words: Words) => string | undefined;
  readonly choiceShortcuts?: ChoiceShortcuts;
  /** Actions that belong to a question but are not possible now. They are shown with their reasons. */
  readonly closedActions?: (view: Json, decision: DecisionView) => readonly ClosedAction[];
  /** Texts of the board and panels that the game's own package doesn't have. */
  readonly words: Catalogs;
  /** A seat's color, as a CSS value, and its sign. Color is never the only distinction. */
  readonly seat: (seat: SeatId) => { readonly color: string; readonly sign: string };
  /** Explanations by rule number (`3.2.4`), in our own words. */
  readonly help: (language: ReaderLanguage) => Promise<Catalog>;
  /** What a log entry starts: a card (or turn), one seat's part of it, or a phase that belongs to no seat. */
  readonly logHeading: (entry: LogEntry) => 'card' | 'part' | 'phase' | undefined;
  /** Whether a log entry only says what was paid or earned. The log folds such entries. */
  readonly isMoney?: (entry: LogEntry) => boolean;
  /** Whether a log entry only names what was chosen or follows from other entries. Summaries list such entries last. */
  readonly isMinor?: (entry: LogEntry) => boolean;
  /** The important differences between two views, as short sentences, costs first. */
  readonly changes: (before: Json, after: Json) => readonly Message[];
  /** The board as a small map, for the list of games. */
  readonly miniMap?: (view: Json) => MiniMap;
  /** Each seat's value in the chart of a finished game. */
  readonly scores: (view: Json) => Readonly<Record<SeatId, number>>;
  /** For charts with larger steps than cards: the scores at the end of each step, and the step's short name. */
  readonly chartStages?: {
    readonly points: (beginning: Json, log: readonly LogEntry[]) => readonly ChartPoint[];
    readonly names: readonly string[];
    readonly title: Message;
    /** What the steps are: cards, turns. */
    readonly columns: Message;
  };
  /** Why something can or can't be chosen, as far as the game can say. */
  readonly conditions?: (moment: Moment, reference: string) => readonly Condition[];
  readonly lesson?: Lesson;
}
