/** A part of the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ARROW_PLACES = ['left', 'right', 'above', 'below'] as const;
export type ArrowPlace = (typeof ARROW_PLACES)[number];

/** The part that two boxes share. */
export function intersection(a: Box, b: Box): Box | undefined {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** Whether a box holds another, but for what rounding takes. */
export const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left + 1 &&
  outer.top <= inner.top + 1 &&
  outer.left + outer.width >= inner.left + inner.width - 1 &&
  outer.top + outer.height >= inner.top + inner.height - 1;

/** The arrow's size, and its distance from the target. */
const ARROW_PX = 32;
const GAP_PX = 7;

function arrowBox({ left, top, width, height }: Box, place: ArrowPlace): Box {
  const size = { width: ARROW_PX, height: ARROW_PX };
  const [middleLeft, middleTop] = [left + width / 2 - ARROW_PX / 2, top + height / 2 - ARROW_PX / 2];
  switch (place) {
    case 'left':
      return { left: left - GAP_PX - ARROW_PX, top: middleTop, ...size };
    case 'right':
      return { left: left + width + GAP_PX, top: middleTop, ...size };
    case 'above':
      return { left: middleLeft, top: top - GAP_PX - ARROW_PX, ...size };
    case 'below':
      return { left: middleLeft, top: top + height + GAP_PX, ...size };
  }
}

/** Where an arrow to the target lies within the room and covers none of the names; undefined if it always would. */
export const arrowPlace = (target: Box, names: readonly Box[], room: Box): ArrowPlace | undefined =>
  ARROW_PLACES.find((place) => {
    const arrow = arrowBox(target, place);
    return contains(room, arrow) && names.every((name) => intersection(name, arrow) === undefined);
  });
