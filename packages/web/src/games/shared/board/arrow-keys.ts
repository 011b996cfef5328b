import type { BoardPoint } from './frame.js';

/** Finds the space that an arrow key leads to. Spaces straight ahead come before spaces to the side. */

export type ArrowDirection = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const ARROW_DIRECTIONS: Readonly<Record<ArrowDirection, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const isArrowDirection = (key: string): key is ArrowDirection => Object.hasOwn(ARROW_DIRECTIONS, key);

export function spaceInDirection<S extends string>(
  from: S,
  way: ArrowDirection,
  spaces: readonly S[],
  middleOf: (space: S) => BoardPoint,
): S | undefined {
  const [x, y] = middleOf(from);
  const [wx, wy] = ARROW_DIRECTIONS[way];
  let best: S | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const space of spaces) {
    if (space === from) continue;
    const [dx, dy] = [middleOf(space)[0] - x, middleOf(space)[1] - y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (ahead <= 0 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) [best, least] = [space, cost];
  }
  return best;
}
