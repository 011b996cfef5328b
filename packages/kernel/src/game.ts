import type { BotFactory } from './bot.js';
import type { Chance } from './chance.js';
import type { Catalog, Catalogs, Message } from './messages.js';
import type { Position } from './position.js';
import type { Procedure, SeatId } from './procedure.js';
import type { Seating } from './seating.js';
import type { SettingSchema, Settings } from './settings.js';

/** How a game ended: every seat with its place and score, best first. */
export interface Result {
  readonly ranking: readonly { readonly seat: SeatId; readonly place: number; readonly score: number }[];
  readonly reason: Message;
}

export const winners = (result: Result): SeatId[] => result.ranking.filter((r) => r.place === 1).map((r) => r.seat);

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A table of a position for readers of text. */
export interface TextTable {
  readonly title: Message;
  readonly head: readonly Message[];
  readonly rows: readonly (readonly (string | number | Message)[])[];
  /** Shown only to who asks for something in it: each row is found by its first cell. */
  readonly detail?: true;
}

/** Everything a host (terminal, server, browser, searching player) knows of a game. */
export interface Game<P extends Position = Position> {
  readonly id: string;
  readonly title: string;
  /** Raised when records of older rules no longer replay. */
  readonly version: number;
  readonly settings: SettingSchema;
  /** Named sets of options. */
  readonly scenarios: Readonly<Record<string, Settings>>;
  readonly messages: Catalogs;
  /** Names that are the same in every language, keyed as the catalogs are. */
  readonly names: Catalog;
  readonly bots: Readonly<Record<string, BotFactory<P>>>;
  /** The bot that the game itself would seat where nobody wants to sit. */
  readonly defaultBots?: Seating;

  seats(settings: Settings): readonly SeatId[];
  /**
   * For rules that know who plays: the options that a seating brings with it, and who sits where nobody was named.
   * Without it the options stay and the rest are people.
   */
  resolveSeating?(settings: Settings, seating: Seating): { readonly settings: Settings; readonly seating: Seating };
  setup(settings: Settings, chance: Chance): P;
  /** The whole game from the last checkpoint. */
  play(position: P): Procedure<Result>;
  /** A copy without the journal. */
  clone(position: P): P;
  /** What a seat may see, hidden things left out. */
  view(position: P, seat: SeatId | 'observer'): Json;
  /** Every seat, and an observer, sees the same: a host may make one view for all. */
  readonly openInformation?: true;
  /** A copy in which what the seat may not see is blank; bots think on this. */
  redact(position: P, seat: SeatId | 'observer'): P;
  /** Invariants; throws with what is wrong. */
  check(position: P): void;
  /** The position as a person would write it down; `readPosition(write(p))` is `p`. */
  writePosition(position: P): Json;
  /** A position from such a note; what it leaves out stays as in `base`. Throws an InputError on a contradiction. */
  readPosition(note: Json, base: P): P;
  /** The position as tables of text. */
  tables(position: P): readonly TextTable[];
  /** Plain counters that a simulation averages (`cards` played); the catalogs name each as `stat.<name>`. */
  stats?(position: P): Readonly<Record<string, number>>;
}
