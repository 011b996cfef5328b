/** A board's own measures: units of its picture. */
export type Point = readonly [x: number, y: number];
/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** How close the reader is: from afar things are drawn larger, and fewer of them. */
export const DISTANCES = ['near', 'middle', 'far'] as const;
export type Distance = (typeof DISTANCES)[number];
