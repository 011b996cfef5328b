import type { Answer, Message, PositionJson, SeatId, Seating, Settings, ThinkingTask } from '@sandtable/kernel';

/** Between the game's worker and the workers on which its bots think. */

/** A moment of a match from which bots play. */
export interface BotMoment {
  readonly game: string;
  readonly settings: Settings;
  readonly seating: Seating;
  /** The bots' own chance comes from this. */
  readonly seed: string;
  readonly position: PositionJson;
}

/** Tasks of one plan for one helper. */
export interface SharedTasks {
  readonly helper: number;
  /** The moment of the plan; left out if the helper has it already. */
  readonly moment: BotMoment | undefined;
  readonly tasks: readonly ThinkingTask[];
}

export type ToThinker =
  /** Play the bots until a person is asked; this many helpers take a share of the simulations. */
  | { readonly do: 'play'; readonly moment: BotMoment; readonly helpers: number }
  /** Play the best that was found so far, until a person is asked. */
  | { readonly do: 'moveNow' }
  /** The results of shared tasks, helper by helper. */
  | { readonly do: 'goOn'; readonly results: readonly (readonly unknown[])[] }
  | { readonly do: 'help'; readonly moment: BotMoment | undefined; readonly tasks: readonly ThinkingTask[] };

export type FromThinker =
  | { readonly is: 'answer'; readonly answer: Answer }
  | { readonly is: 'progress'; readonly seat: SeatId; readonly progress: number }
  | { readonly is: 'shared'; readonly shared: readonly SharedTasks[] }
  /** No bot is asked any more. */
  | { readonly is: 'done' }
  | { readonly is: 'helped'; readonly results: readonly unknown[] }
  | { readonly is: 'refused'; readonly refused: Message }
  | { readonly is: 'broken'; readonly broken: string };
