import type { BotFactory, Chance, DecisionView, Position, Result, SeatId } from '@sandtable/kernel';
import type { GameRules } from './run.js';

/** What a game writes so that players can learn it and search in it. */
export interface AiHooks<P extends Position> {
  readonly rules: GameRules<P>;
  /** No seat has a secret from another, so a player may say what it expects. */
  readonly openInformation?: true;
  readonly features: FeatureSet<P>;
  /** Which network judges this position for this seat. */
  outlook(position: P, seat: SeatId): Outlook;
  /** What a result is worth to a seat, from 0 to 1: the target that networks learn. */
  resultValue(result: Result, seat: SeatId): number;
  /**
   * Fills in, in place, everything that the seat can't see at a checkpoint. `now` is what it sees later on the way from
   * this checkpoint: cards that have turned up since must lie where they can turn up. A world in which the seat would
   * see anything else now is dropped and another one is asked for.
   */
  determinize(checkpoint: P, now: P, seat: SeatId, chance: Chance): void;
  /** The player whose turns are proposed first and who plays on after a proposed turn. */
  readonly basePolicy: BotFactory<P>;
  /**
   * Makes complete turns cheaply: for one plan of a seat, a function that makes one player per proposal, each with a
   * whim of its own. Without chance it makes one without a whim, which answers as the base policy does. Without proposers,
   * proposals are the base policy's turn with random changes.
   */
  proposers?(position: P, seat: SeatId): (chance?: Chance) => Proposer<P>;
  /** Nobody decides anything before the next checkpoint, so play goes on to it before the network is asked. */
  isFormality?(checkpoint: P): boolean;
  /** False for questions that are not worth a search: the base policy answers them. Default: all are worth it. */
  isWorthPlanning?(decision: DecisionView, position: P): boolean;
  /** How networks are trained, one entry for each. */
  readonly courses: readonly Course[];
}

/** Answers the questions of one proposed turn. It may read the whole position, which is of an imagined world. */
export type Proposer<P extends Position> = (decision: DecisionView, position: P) => string;

export interface FeatureSet<P extends Position> {
  /** Raised whenever a feature is added, removed or changes its meaning. Weights of another version are refused. */
  readonly version: number;
  readonly names: readonly string[];
  /** The group of each feature. */
  readonly groups: readonly string[];
  /** Writes the features of a position, as a seat's network reads them. */
  encode(position: P, seat: SeatId, out: Float64Array): void;
}

/** Which network to ask, and whether it speaks for the other side. */
export interface Outlook {
  readonly net: string;
  /** The network predicts the other side's value: this seat's is what is left to 1. */
  readonly opposed: boolean;
}

/** How a network is trained: on games at one of these tables, from the point of view of one seat. */
export interface Course {
  readonly net: string;
  readonly tables: readonly CourseTable[];
  /** The network predicts this seat's value. */
  readonly seat: SeatId;
  /** The seats that learn and search in self-play; the others keep their players. */
  readonly learners: readonly SeatId[];
}

/** The base policy as a player of a course. */
export const BASE_POLICY = 'base';

/** Settings to learn under, and who plays: names of the game's bots, or `base` for the base policy. */
export interface CourseTable {
  readonly settings: Readonly<Record<string, string>>;
  readonly seating: Readonly<Record<SeatId, string>>;
}
