/** Sizes and places on a board, in units of its SVG. */
export type BoardPoint = readonly [x: number, y: number];
/** Left, top, width, height. */
export type BoardBox = readonly [x: number, y: number, width: number, height: number];
export interface BoardFrame {
  readonly width: number;
  readonly height: number;
}

/** How far the viewer has zoomed in. From far away, things are drawn larger, and fewer of them. */
export const ZOOM_LEVELS = ['near', 'middle', 'far'] as const;
export type ZoomLevel = (typeof ZOOM_LEVELS)[number];
