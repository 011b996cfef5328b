/** A board's own measures: units of its picture. */
export type BoardPoint = readonly [x: number, y: number];
/** Left, top, width, height. */
export type BoardBox = readonly [x: number, y: number, width: number, height: number];
export interface BoardFrame {
  readonly width: number;
  readonly height: number;
}

/** How close the reader is: from afar things are drawn larger, and fewer of them. */
export const ZOOM_LEVELS = ['near', 'middle', 'far'] as const;
export type ZoomLevel = (typeof ZOOM_LEVELS)[number];
