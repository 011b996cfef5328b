import type { BotFactory } from './bot.js';
import type { Chance } from './chance.js';
import type { Catalog, Catalogs, Message } from './messages.js';
import type { Position } from './position.js';
import type { Procedure, SeatId, ThingKinds } from './procedure.js';
import type { Seating } from './seating.js';
import type { SettingSchema, Settings } from './settings.js';

/** How a game ended: every seat with its place and score, best first. */
export interface Result {
  readonly ranking: readonly { readonly seat: SeatId; readonly place: number; readonly score: number }[];
  readonly reason: Message;
}

export const winners = (result: Result): SeatId[] => result.ranking.filter((r) => r.place === 1).map((r) => r.seat);

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A part of a position as a table of text. */
export interface TextTable {
  readonly title: Message;
  readonly head: readonly Message[];
  readonly rows: readonly (readonly (string | number | Message)[])[];
  /** Shown only in a search; each row is found by its first cell. */
  readonly detail?: true;
}

/** Everything that a host (terminal, server, browser, bot) knows about a game. `V` is the type of its views. */
export interface Game<P extends Position = Position, V extends Json = Json> {
  readonly id: string;
  readonly title: string;
  /** Raised when records of older rules no longer replay. */
  readonly version: number;
  readonly settings: SettingSchema;
  /** Named sets of settings. */
  readonly scenarios: Readonly<Record<string, Settings>>;
  readonly messages: Catalogs;
  /** The kinds of things that options name as `kind:id`, and how each is shown. */
  readonly kinds: ThingKinds;
  /**
   * Earlier spellings of option ids, with those of today. Records, stored matches and programs may still answer with
   * them; an answer is kept as it was given.
   */
  readonly formerOptionIds?: ReadonlyMap<string, string>;
  /** Names that are the same in every language, with keys as in the catalogs. */
  readonly names: Catalog;
  readonly bots: Readonly<Record<string, BotFactory<P>>>;
  /** The bot that the game prefers for each seat. */
  readonly defaultBots?: Seating;

  seats(settings: Settings): readonly SeatId[];
  /**
   * For rules that depend on who plays: the settings that follow from a seating, and a player for each seat that was
   * not named. Without it the settings stay as they are and people take the other seats.
   */
  resolveSeating?(settings: Settings, seating: Seating): { readonly settings: Settings; readonly seating: Seating };
  setup(settings: Settings, chance: Chance): P;
  /** Plays from a checkpoint to the end of the game. */
  play(position: P): Procedure<Result>;
  /** A copy without the log. */
  clone(position: P): P;
  /** What a seat may see, as JSON. */
  view(position: P, seat: SeatId | 'observer'): V;
  /** Every seat and an observer see the same, so a host may make one view for all. */
  readonly openInformation?: true;
  /** Prompt keys of questions whose answers stay hidden from the other seats. */
  readonly hiddenAnswers?: readonly string[];
  /** A copy in which everything that the seat may not see is blank. Bots are given this. */
  redact(position: P, seat: SeatId | 'observer'): P;
  /** Checks the invariants and throws if one is broken. */
  check(position: P): void;
  /** The position as JSON that a person could write; `readPosition(writePosition(p))` equals `p`. */
  writePosition(position: P): Json;
  /** Reads such JSON. Missing fields stay as in `base`. Throws an `InputError` on a contradiction. */
  readPosition(json: Json, base: P): P;
  tables(position: P): readonly TextTable[];
  /**
   * What a player should know of an option before choosing it, such as the text of a card, sentence by sentence. A sentence
   * that no catalog has is left out.
   */
  optionHint?(option: string, seat: SeatId): readonly Message[];
  /**
   * How far each side is from winning, in a few short sentences, for interfaces without a board. It takes a view, so it
   * can't say what its reader may not see.
   */
  standing?(view: V): readonly Message[];
  /** Counters that a simulation averages, such as `cards` played. The catalogs name each as `stat.<name>`. */
  stats?(position: P): Readonly<Record<string, number>>;
}
