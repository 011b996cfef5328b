import type { Procedure } from '@sandtable/kernel';
import type { Position } from '../position.js';
import type { Side } from '../sides.js';

/** What a card does (6.2). */
export interface Event {
  /** 6.2.6: its condition; always if there is none. */
  readonly playable?: (g: Position, side: Side) => boolean;
  /** Carried out by this side, which makes its choices (6.3.2.2). */
  readonly run: (g: Position, side: Side) => Procedure;
}
export type Events = Readonly<Record<number, Event>>;
