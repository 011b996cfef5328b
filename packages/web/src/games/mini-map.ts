import type { BoardBox, BoardFrame, BoardPoint } from './shared/board/frame.js';

/** A board in a few colored shapes: enough to recognize a game in a list. Colors are CSS values, with the board's variables. */
export interface MiniMap {
  readonly frame: BoardFrame;
  readonly sea: string;
  /** Drawn in this order. */
  readonly shapes: readonly MiniShape[];
  /** Drawn above the shapes. */
  readonly dots: readonly MiniDot[];
}

interface MiniShape {
  readonly path: string;
  readonly fill: string;
  /** The part of the board that the shape must not leave. */
  readonly within?: BoardBox;
}

interface MiniDot {
  readonly at: BoardPoint;
  readonly radius: number;
  readonly fill: string;
}
