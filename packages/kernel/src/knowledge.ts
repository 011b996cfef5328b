import type { Position } from './position.js';
import type { SeatId } from './procedure.js';

/**
 * What a seat knows of a moment between two checkpoints: where it began, what was answered and what chance has shown
 * since. A player that thinks ahead can rebuild the moment from it, in any world that the seat can't tell from the real one.
 */
export interface SeatKnowledge<P extends Position> {
  /** The last checkpoint as the seat saw it (redacted). */
  readonly checkpoint: P;
  /** Where the match stands, as the seat sees it (redacted). */
  readonly now: P;
  /** The answers since the checkpoint. */
  readonly answers: readonly KnownAnswer[];
  /** The outcomes of all rolls since the checkpoint; everybody saw them. */
  readonly shownOutcomes: readonly number[];
}

export interface KnownAnswer {
  readonly seat: SeatId;
  /** Undefined if it is another seat's and stays hidden from this one. */
  readonly option: string | undefined;
  /** Chance or hidden information came into play, so that the answer could not be undone. */
  readonly revealing: boolean;
}
