import type { Procedure } from '@sandtable/kernel';
import type { Position } from '../position.js';
import type { Side } from '../sides.js';

/** What a card does (6.2). */
export interface Event {
  /** 6.2.6: its condition. Without one, it can always occur. */
  readonly playable?: (g: Position, side: Side) => boolean;
  /** The condition depends on cards that only this side's player knows. */
  readonly conditionOnHand?: true;
  /** Carried out by this side, which makes its choices (6.3.2.2). */
  readonly run: (g: Position, side: Side, cards: CardPlay) => Procedure;
}

/** How cards are played. Playing a card asks for its event, so an event gets these rules and does not import them. */
export interface CardPlay {
  readonly playCard: (g: Position, side: Side, card: number) => Procedure;
  readonly playWithin: (
    g: Position,
    side: Side,
    card: number,
    event: 'occurs' | 'ignored',
    run: (ops: number) => Procedure,
  ) => Procedure;
  readonly discardFromHand: (g: Position, side: Side, card: number) => Procedure;
  readonly trigger: (g: Position, side: Side, card: number, fate: CardOutcome) => Procedure;
  readonly layDown: (g: Position, card: number, fate: CardOutcome) => void;
}

export type Events = Readonly<Record<number, Event>>;

/** What becomes of a card once it has been played. */
export interface CardOutcome {
  /** Its event has occurred, and of which side. */
  event?: Side;
  /** It was used for the first Plot of the turn (8.5.3). */
  firstPlot?: boolean;
}
