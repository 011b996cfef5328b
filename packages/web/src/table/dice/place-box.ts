/** Where a box over the board covers least of what must be seen. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From the edge of the board, and from the thing that the box speaks of. */
const GAP = 8;

/** How much of a box lies over another, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * The first place that covers least of the target and of what else must stay visible: above, below or beside the
 * target, else in a corner. All are measured from the area's upper left corner.
 */
export function placeBox(
  { width, height }: Pick<Box, 'width' | 'height'>,
  area: Pick<Box, 'width' | 'height'>,
  target: Box | undefined,
  others: readonly Box[],
): Box {
  const [right, bottom] = [area.width - width - GAP, area.height - height - GAP];
  const at = (left: number, top: number): Box => ({
    left: Math.max(GAP, Math.min(right, left)),
    top: Math.max(GAP, Math.min(bottom, top)),
    width,
    height,
  });
  const middle = target && {
    left: target.left + (target.width - width) / 2,
    top: target.top + (target.height - height) / 2,
  };
  const beside =
    target && middle
      ? [
          at(middle.left, target.top - height - GAP),
          at(middle.left, target.top + target.height + GAP),
          at(target.left + target.width + GAP, middle.top),
          at(target.left - width - GAP, middle.top),
        ]
      : [];
  const corners = [at(GAP, GAP), at(right, GAP), at(GAP, bottom), at(right, bottom)];
  const kept = target ? [target, ...others] : others;
  const covered = (box: Box) => kept.reduce((sum, it) => sum + overlap(box, it), 0);
  return [...beside, ...corners].reduce((best, box) => (covered(box) < covered(best) ? box : best));
}
